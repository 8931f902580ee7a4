"""What stands in the way of rules that are heard, as typed errors."""

from pathlib import Path

from ludotheque.errors import LudothequeError

HERE = Path(__file__).parent


class AudioError(LudothequeError):
    """A file of sound that cannot be made, or not as it is wished."""

    prefix = "audio"
    folder = HERE
