"""What can stand in the way of a contest, as typed errors."""

from pathlib import Path

from ludotheque.errors import LudothequeError

HERE = Path(__file__).parent


class ArenaError(LudothequeError):
    """A contest that cannot be held, or whose outcome cannot be kept."""

    prefix = "arena"
    folder = HERE


class BotFailed(ArenaError):
    """A bot that crashed, or did what is not allowed."""
