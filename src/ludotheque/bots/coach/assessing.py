"""What a seat could do now: the chance to win of every action, and why the best is better than the one preferred."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ludotheque.bots import View
from ludotheque.bots.coach.errors import NothingToSay
from ludotheque.bots.coach.estimates import Estimate, estimates
from ludotheque.bots.coach.reasons import Reason, deed, reason
from ludotheque.match import Match


@dataclass(frozen=True)
class Assessed:
    """An action with its chance to win, and how far off that may be."""

    action: str
    chance: float
    margin: float


@dataclass(frozen=True)
class Assessment:
    """Every open action, the best first, with the reasons for the best and for the one that the player prefers."""

    game: str
    seat: int
    actions: list[Assessed]
    deed: Reason
    """The best action as it is spoken of."""
    reason: Reason | None
    preferred: Assessed | None = None
    preferred_reason: Reason | None = None

    @property
    def best(self) -> Assessed:
        """The action that wins most."""
        return self.actions[0]

    def say(self, language: str) -> str:
        """The best action and what speaks for it, in words."""
        return self.advice.say(language, self.game)

    @property
    def advice(self) -> Reason:
        """The best action and what speaks for it."""
        facts: dict[str, Any] = {"deed": self.deed, "chance": self.best.chance}
        return Reason("advice", {**facts, "why": self.reason}) if self.reason else Reason("advice-alone", facts)


def assess(match: Match, seat: int, preferred: str | None = None) -> Assessment:
    """What a seat could do now, from what it sees and nothing else; ``preferred`` is what the player has in mind."""
    return assess_view(match.view(seat), match.legal(seat), preferred)


def assess_view(view: View, legal: Sequence[str], preferred: str | None = None) -> Assessment:
    """What could be done by who has this view and these open actions."""
    if not legal:
        raise NothingToSay("nothing-open")
    if preferred is not None and preferred not in legal:
        raise NothingToSay("not-open", facts={"action": preferred})
    listed = ranked(estimates(view, legal))
    best, mine = listed[0], next((each for each in listed if each.action == preferred), None)
    rival = mine or (listed[1] if len(listed) > 1 else None)
    for_best = reason(view, best.action, rival.action if rival and rival is not best else None)
    for_mine = reason(view, mine.action, best.action if mine is not best else None) if mine else None
    return Assessment(view["game"], view["seat"], listed, deed(view, best.action), for_best, mine, for_mine)


def ranked(worth: dict[str, Estimate]) -> list[Assessed]:
    """Actions by their chance to win, the best first."""
    listed = [Assessed(action, *estimate) for action, estimate in worth.items()]
    return sorted(listed, key=lambda each: (-each.chance, each.action))
