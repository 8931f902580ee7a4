"""How quick a bot is where all play at once: the seconds that a person of such skill would take.

An action takes its time in three parts: somebody **sees** the table as it is at that moment, **decides**, and then
**moves** a card or **turns** three. What was decided rests on what was seen, so that somebody quicker can come first.
"""

from dataclasses import dataclass
from random import Random
from typing import NamedTuple

LEAST = 0.25
"""No part of an action is done in less than this part of its mean time."""
GIVING_UP = 0.5
"""Whoever comes too late takes the card back: this part of the time to move it there."""


@dataclass(frozen=True)
class Tempo:
    """The mean seconds of each part of an action, and how uneven they are."""

    see: float
    """Until the table has been looked over."""
    decide: float
    """Until it is clear what to do."""
    move: float
    """To carry a card to its place."""
    turn: float
    """To turn cards from the hand."""
    spread: float = 0.25
    """The standard deviation of each time, as a part of its mean."""

    def paced(self, factor: float) -> "Tempo":
        """The same tempo, slower or quicker by a factor."""
        return Tempo(factor * self.see, factor * self.decide, factor * self.move, factor * self.turn, self.spread)

    def to_see(self, seed: int) -> float:
        """How long it takes to look the table over."""
        return self._about(self.see, Random(seed))

    def to_do(self, turning: bool, seed: int) -> float:
        """How long it takes to decide on an action and to carry it out, once the table has been seen."""
        return self._about(self.decide + (self.turn if turning else self.move), Random(~seed))

    def to_give_up(self, seed: int) -> float:
        """How long it takes to take a card back for which somebody else was quicker."""
        return self._about(GIVING_UP * self.move, Random(~seed))

    def _about(self, mean: float, chance: Random) -> float:
        return max(LEAST * mean, chance.gauss(mean, self.spread * mean))


class Pace(NamedTuple):
    """How fast the bots of a table play."""

    factor: float
    """How many times its own time a bot takes that has a tempo."""
    seconds: tuple[float, float]
    """The least and the most seconds that any other bot takes for an action."""


PACES = {
    "slow": Pace(2.0, (2.0, 5.0)),
    "usual": Pace(1.0, (0.9, 2.2)),
    "quick": Pace(0.5, (0.35, 0.9)),
    "instant": Pace(0.0, (0.0, 0.0)),
}
"""The paces that a table can agree on."""
