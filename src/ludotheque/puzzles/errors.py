"""What can be wrong with a puzzle, a swap or an ID, as typed errors."""

from pathlib import Path

from ludotheque.errors import LudothequeError

HERE = Path(__file__).parent


class PuzzleError(LudothequeError):
    """Something that cannot be in a solo puzzle."""

    prefix = "puzzle"
    folder = HERE


class ImpossibleBoard(PuzzleError):
    """A board that is not sixteen different numbers of 1 to 20, or a maximum that no puzzle can have."""


class ImpossibleSwap(PuzzleError):
    """Two clovers that cannot change places, or nothing left to take back, to do again, or to do."""


class BadId(PuzzleError):
    """A text that is not the ID of a puzzle."""


class BadWish(PuzzleError):
    """A puzzle, a booklet or a date that cannot be made."""
