"""How quick a bot is where all play at once: the seconds that a person of such skill would take."""

from dataclasses import dataclass
from random import Random


@dataclass(frozen=True)
class Tempo:
    """The mean seconds of each part of an action, and how uneven they are."""

    see: float
    """Until a change on the table is noticed."""
    decide: float
    """Until it is clear what to do."""
    move: float
    """To carry a card to its place."""
    turn: float
    """To turn cards from the hand."""
    spread: float = 0.25
    """The standard deviation of each time, as a part of its mean."""

    def seconds(self, action: str, seed: int) -> float:
        """How long it takes from a change on the table to the end of an action."""
        mean = self.see + self.decide + (self.turn if action == "turn" else self.move)
        return max(mean / 4, Random(seed).gauss(mean, self.spread * mean))
