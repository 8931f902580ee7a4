"""What can go wrong with bots, as typed errors."""

from pathlib import Path

from ludotheque.errors import LudothequeError

HERE = Path(__file__).parent


class BotError(LudothequeError):
    """A bot that was asked for cannot play."""

    prefix = "bot"
    folder = HERE


class UnknownLevel(BotError):
    """A level that the game does not have."""


class UnknownBot(BotError):
    """A bot that does not play the game, or a setting that it does not have."""


class BrokenBot(BotError):
    """A bot that lacks something it needs, its weights say."""
