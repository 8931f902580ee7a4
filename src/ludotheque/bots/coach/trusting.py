"""What the word of a bot comes to: how often positions are won, among those who play, that it thinks so much of."""

import csv
from collections.abc import Callable
from math import exp, log, sqrt
from pathlib import Path
from typing import Protocol, TypeVar

NEAREST = 0.002
"""No chance is taken to be nearer to certain than this."""


class Bent(Protocol):
    """How chances come true, in log odds, and how that changes in the course of a match."""

    @property
    def slope(self) -> float:
        """What log odds are multiplied with …"""

    @property
    def shift(self) -> float:
        """… and what is added to them …"""

    @property
    def slope_early(self) -> float:
        """… and what is added to these two at the beginning, and less and less until the end."""

    @property
    def shift_early(self) -> float:
        """See above."""


Trust = TypeVar("Trust")


def read(file: Path, trust: Callable[..., Trust]) -> dict[tuple[str, int, str], Trust]:
    """What was measured, by level, seats, and what else a file tells apart in its third column."""
    with file.open(encoding="utf-8", newline="") as lines:
        rows = [row.items() for row in csv.DictReader(lines)]
    return {
        (level, int(seats), case): trust(**{name: float(number) for name, number in numbers})
        for (_, level), (_, seats), (_, case), *numbers in rows
    }


def log_odds(chance: float) -> float:
    """The log odds of a chance."""
    return log(chance / (1 - chance))


def bent(said: float, slope: float, shift: float) -> float:
    """A chance with its log odds multiplied and shifted; what is certain stays so."""
    return 1 / (1 + exp(-slope * log_odds(said) - shift)) if 0 < said < 1 else said


def trusted(said: float, left: float, trust: Bent) -> float:
    """How often it comes true what is said to be so likely, with the part ``left`` to be played."""
    return bent(said, trust.slope + left * trust.slope_early, trust.shift + left * trust.shift_early)


def within(chance: float) -> float:
    """A chance, not too near to certain."""
    return min(1 - NEAREST, max(NEAREST, chance))


def margin(chance: float, spread: float) -> float:
    """How far off a chance may be (95 %), from how far it may be where chances are even: nearly certain things are less
    uncertain."""
    return 2 * spread * sqrt(chance * (1 - chance))
