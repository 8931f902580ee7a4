"""What a game tells the coach: chances to win, and reasons. A game's kit brings a subclass."""

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Generic, NamedTuple

from ludotheque import shelf
from ludotheque.bots.coach.errors import NoCoach
from ludotheque.bots.coach.missing import SeesNothing, Watcher
from ludotheque.bots.coach.reasons import Reason
from ludotheque.contract import A, V

AS_GOOD = 0.015
"""Actions that differ by less are equally good, as far as the coach can tell: by as much where chances are even …"""
NOT_PROVEN = 0.01
"""What is not proven is never said to be nearer to certain than this."""


def openness(chance: float) -> float:
    """… and by less where little is open: 2 of 100 are twice 1 of 100."""
    return 2 * sqrt(chance * (1 - chance))


class Weighed(NamedTuple, Generic[A]):
    """An action with its chance to win the match, and how far off that may be (95 %)."""

    action: A
    chance: float
    margin: float
    """0 where the chance is proven."""

    @property
    def wins(self) -> bool:
        """Whether it wins for certain."""
        return self.chance == 1 and self.margin == 0

    @property
    def loses(self) -> bool:
        """Whether it loses for certain."""
        return self.chance == 0 and self.margin == 0

    def ties(self, other: "Weighed[A]", as_good: float = AS_GOOD) -> bool:
        """Whether it is about as good as another one; what is certain is not about anything."""
        if self.margin == 0 or other.margin == 0:
            return self.chance == other.chance
        return abs(self.chance - other.chance) < as_good * max(openness(self.chance), openness(other.chance))

    @property
    def told(self) -> float:
        """The chance as it is told: certain only if it is."""
        return self.chance if self.margin == 0 else min(max(self.chance, NOT_PROVEN), 1 - NOT_PROVEN)


class Coach(Generic[V, A]):
    """Weighs the actions of a game from what a seat sees. What a game does not say is answered plainly here."""

    margin = 0.05
    """How far off an estimate may be where the game does not say."""
    as_good = AS_GOOD
    """Actions that differ by less are called a tie where chances are even."""

    def estimate(self, view: V, actions: Sequence[A]) -> Mapping[A, float | tuple[float, float]]:
        """The chance to win the match of every open action, for the seat that has the view, as a number or as a pair of
        a number and its margin of error, which is 0 for what is proven; of equal ones the first is recommended. Raises
        `NoCoach` where nobody can tell."""
        raise NoCoach("no-coach", facts={"game": view.game})

    def ranked(self, view: V, actions: Sequence[A]) -> list[Weighed[A]]:
        """The open actions with their chances to win, the best first."""
        return self.in_order(self.estimate(view, actions))

    def surer(self, view: V, listed: list[Weighed[A]], preferred: A | None) -> list[Weighed[A]]:
        """The same actions, the best first, with surer chances of the best and of the one that the player prefers: for
        a hint, where there is a moment for it."""
        return listed

    def in_order(self, worth: Mapping[A, float | tuple[float, float]]) -> list[Weighed[A]]:
        """Actions and what they are worth, the best first; of those that are worth the same, what comes first."""
        listed = [
            Weighed(action, *(map(float, each) if isinstance(each, tuple) else (float(each), self.margin)))
            for action, each in worth.items()
        ]
        return sorted(listed, key=lambda each: -each.chance)

    def among(self, level: str) -> "Coach[V, A]":
        """The coach for a table where all play about as well as a level; an empty name is the best there is."""
        return self

    def standing(self, view: V) -> list[float] | None:
        """The chance of every seat to win the match as things stand; None where nobody can tell."""
        return None

    def standing_margin(self, view: V, chance: float) -> float:
        """How far off such a chance may be."""
        return self.margin

    def reason(self, view: V, action: A, other: A | None) -> Reason | None:
        """What speaks for an action, rather than for another one; None where the coach only knows that it wins more."""
        return None

    def watcher(self, seats: int, seconds: Sequence[float] | None) -> "Watcher[V, A]":
        """Whoever sees what is missed where all play at once; ``seconds`` says when each action happened, if known."""
        return SeesNothing()

    def deed(self, view: V, action: A) -> Reason:
        """An action as it is spoken of: “13 on c2”."""
        return Reason("deed", {"action": shelf.game(view.game).write(action)})

    def deed_beside(self, view: V, action: A, other: A | None) -> Reason:
        """An action as it is spoken of in one sentence with another one, so that nobody takes one for the other."""
        return self.deed(view, action)

    def outcome(self, text: str) -> str:
        """What chance brought, as it is spoken of."""
        return text


def coach_of(game: str, level: str = "") -> Coach:
    """The coach of a game, for those who play about as well as a level."""
    return (shelf.kit(game).coach() or Coach()).among(level)
