"""What the coach cannot do, as typed errors."""

from pathlib import Path

from ludotheque.errors import LudothequeError

HERE = Path(__file__).parent


class CoachError(LudothequeError):
    """Something that the coach cannot say."""

    prefix = "coach"
    folder = HERE


class NoCoach(CoachError):
    """A game that the coach does not know."""


class NothingToSay(CoachError):
    """A seat that has nothing to decide now, or an action that is not open to it."""
