"""What a seat could do now: the chance to win of every action, and why the best is better than the one preferred."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic

from ludotheque import shelf
from ludotheque.bots.coach.coach import Weighed, coach_of
from ludotheque.bots.coach.errors import NothingToSay
from ludotheque.bots.coach.reasons import Reason
from ludotheque.contract import A, Game, V
from ludotheque.errors import Refused
from ludotheque.match import Match


@dataclass(frozen=True)
class Assessment(Generic[A]):
    """Every open action, the best first, and why the best is better than what the player prefers, or the next."""

    game: str
    seat: int | None
    actions: list[Weighed[A]]
    deed: Reason
    """The best action as it is spoken of."""
    reason: Reason | None
    preferred: Weighed[A] | None = None
    tie: Reason | None = None
    """An action that is as good as the best, as it is spoken of: the one that the player prefers, if that is."""
    tied: int = 0
    """The number of those."""

    @property
    def best(self) -> Weighed[A]:
        """The action that wins most."""
        return self.actions[0]

    def say(self, language: str) -> str:
        """The best action and what speaks for it, in words."""
        return self.advice.say(language, self.game)

    @property
    def advice(self) -> Reason:
        """The best action and what speaks for it: what is certain is called certain, and a tie a tie."""
        facts: dict[str, object] = {"deed": self.deed, "chance": self.best.told}
        if self.best.loses:
            return Reason("advice-lost", facts)
        if self.tie:
            return Reason("advice-tie", {**facts, "other": self.tie, "count": self.tied})
        code = "advice-wins" if self.best.wins else "advice"
        return Reason(code, {**facts, "why": self.reason}) if self.reason else Reason(f"{code}-alone", facts)


def assess(match: Match[V, A], seat: int, preferred: str | A | None = None, level: str = "") -> Assessment[A]:
    """What a seat could do now, from what it sees and nothing else; ``preferred`` is what the player has in mind, and
    all are taken to play like a ``level``."""
    wanted = in_mind(match.game, preferred) if isinstance(preferred, str) else preferred
    return assess_view(match.view(seat), match.actions(seat), wanted, level)


def in_mind(game: Game[V, A], text: str) -> A:
    """The action that a player has in mind; what is none is not open either."""
    try:
        return game.read(text)
    except Refused:
        raise NothingToSay("not-open", facts={"action": text}) from None


def assess_view(view: V, actions: Sequence[A], preferred: A | None = None, level: str = "") -> Assessment[A]:
    """What a seat could do that has this view and these open actions."""
    if not actions:
        raise NothingToSay("nothing-open")
    if preferred is not None and preferred not in actions:
        raise NothingToSay("not-open", facts={"action": shelf.game(view.game).write(preferred)})
    coach = coach_of(view.game, level)
    listed = coach.surer(view, coach.ranked(view, actions), preferred)
    best, mine = listed[0], next((each for each in listed if each.action == preferred), None)
    tied = [each for each in listed[1:] if each.ties(best, coach.as_good)]
    rival = mine if mine and mine is not best else next((each for each in listed[1:] if each not in tied), None)
    reason = coach.reason(view, best.action, rival.action if rival and not best.wins else None)
    # whoever has something in mind that is worse wants to know why, not what else would be as good as the best
    equal = mine if mine in tied else None if mine and rival is mine else next(iter(tied), None)
    beside = equal or rival
    deed = coach.deed_beside(view, best.action, beside.action if beside else None)
    tie = coach.deed_beside(view, equal.action, best.action) if equal else None
    return Assessment(view.game, view.seat, listed, deed, reason, mine, tie=tie, tied=len(tied))
