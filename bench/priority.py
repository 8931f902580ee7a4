"""Going before other programs on a machine that is not quiet."""

import os
from contextlib import suppress
from pathlib import Path


def go_first(nice: int) -> None:
    """Run with that niceness from now on, and so does whatever is started; less than 0 takes the rights of root."""
    os.nice(nice)
    # Linux may share the processor out among sessions; then niceness alone counts only within one.
    with suppress(OSError):
        Path("/proc/self/autogroup").write_text(str(nice), "ascii")
