"""Games on a GPU: that they are the same as on the processor, and how fast they are."""

import sys

from ludotheque.environment.errors import NoDevice
from ludotheque.environment.kernels import check_gpu


def need_gpu() -> None:
    """End the program and say why, if there is no GPU here that can be used."""
    try:
        check_gpu()
    except NoDevice as missing:
        sys.exit(str(missing))
