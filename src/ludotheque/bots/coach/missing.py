"""What was missed where all play at once: what a game's coach finds when it looks back on who could have done what."""

from collections.abc import Sequence
from typing import Literal, Protocol

import msgspec

from ludotheque.bots.coach.reasons import Reason
from ludotheque.contract import A, V
from ludotheque.match import Step

MOST_MISSED = 3
"""How many of each kind are shown to a seat."""

Kind = Literal["lay", "race", "turned", "in-all"]


class Missed(msgspec.Struct, frozen=True):
    """Something that a seat could have done and did not, or did too late; ``in-all`` counts everything of a seat."""

    turn: int
    """The action that ended it, counted from 1."""
    round: int
    seat: int
    kind: Kind
    """A card that fitted ``lay`` long before it was played, another was faster in a ``race``, or it ``turned``."""
    lasted: float
    """For how long it could have been done: in seconds, or in actions of the table where no times are known."""
    why: Reason

    def told(self, language: str, game: str) -> "Missed":
        """The same with its words."""
        return msgspec.structs.replace(self, why=self.why.told(language, game))


class Watcher(Protocol[V, A]):
    """Sees a match step by step, and notes what was missed."""

    found: list[Missed]

    def see(self, step: Step[V, A], view: V) -> None:
        """A step, and what a spectator sees then."""


class SeesNothing:
    """For games in which nothing is missed."""

    def __init__(self) -> None:
        self.found: list[Missed] = []

    def see(self, step: object, view: object) -> None:
        """Nothing."""


def longest(found: Sequence[Missed], seats: int) -> list[Missed]:
    """For each seat how much it missed in all, and of each kind what lasted longest."""
    shown = []
    for seat in range(seats):
        own = [each for each in found if each.seat == seat]
        if not own:
            continue
        kinds: dict[Kind, list[Missed]] = {
            kind: sorted((each for each in own if each.kind == kind), key=lambda each: -each.lasted)
            for kind in ("lay", "race", "turned")
        }
        counts = {"lay": len(kinds["lay"]), "races": len(kinds["race"]), "turned": len(kinds["turned"])}
        shown.append(Missed(0, 0, seat, "in-all", 0.0, Reason("missed-in-all", counts)))
        shown += [each for of_kind in kinds.values() for each in of_kind[:MOST_MISSED]]
    return shown
