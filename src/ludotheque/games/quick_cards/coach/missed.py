"""What was missed in Ligretto and Dutch Blitz: cards that fitted and lay, races lost, turning instead of playing."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ludotheque.bots.coach.missing import Kind, Missed
from ludotheque.bots.coach.reasons import Reason
from ludotheque.games.quick_cards.actions import Action, Play, Turn
from ludotheque.games.quick_cards.cards import Card
from ludotheque.games.quick_cards.view import View
from ludotheque.match import Step

LONG = 3.0
"""Seconds that a card may lie before it counts as missed, as playing one takes about two …"""
LONG_IN_MOVES = 2
"""… or rounds of the table, where no times are known."""
GLANCE = 0.5
"""Seconds for which a card must have fitted before somebody who turned can have seen that it does."""


class Fitting(NamedTuple):
    """A card that a seat shows and could play to the middle."""

    seat: int
    card: Card


class Watcher:
    """Sees a match step by step, and notes what was missed; ``seconds`` says when each action happened, if known."""

    def __init__(self, seats: int, seconds: Sequence[float] | None) -> None:
        self.found = list[Missed]()
        self._seconds = seconds
        self._unit, self._long = ("seconds", LONG) if seconds else ("moves", float(LONG_IN_MOVES * seats))
        self._seen = GLANCE if seconds else 0.0
        self._since = dict[Fitting, float]()
        """When each card that fits now began to."""
        self._number = 0
        self._before: tuple[int, Action] | None = None

    def see(self, step: Step[View, Action], view: View) -> None:
        """A step, and what a spectator sees then."""
        number = self._number
        now = float(number) if self._seconds is None else self._seconds[number - 1] if number else 0.0
        open_now = set(fitting(view))
        waits = {"round-begins"} | step.match.game.rests_after
        if not self._before or any(event.kind in waits for event in step.events):
            self._since = {}  # the table waits until all are ready: time counts from the next action on
        else:
            self._judge(view, *self._before, open_now, now)
            self._since |= {card: now for card in open_now if card not in self._since}
        if step.next and step.next.seat is not None:
            self._number += 1
            self._before = step.next.seat, step.match.game.read(step.next.text)

    def _judge(self, view: View, seat: int, action: Action, open_now: set[Fitting], now: float) -> None:
        """What an action tells of the cards that fitted before it."""
        own = {card: since for card, since in self._since.items() if card.seat == seat}
        for card in [card for card in self._since if card not in open_now]:
            lasted = now - self._since.pop(card)
            if card.seat != seat and shows(view, card):
                self._note("race", card, lasted, view.round, seat)
            elif card.seat == seat and isinstance(action, Play) and lasted >= self._long:
                self._note("lay", card, lasted, view.round, seat)
        if own and isinstance(action, Turn):
            card = min(own, key=lambda card: own[card])
            if now - own[card] >= self._seen:
                self._note("turned", card, now - own[card], view.round, seat)

    def _note(self, kind: Kind, card: Fitting, lasted: float, playing: int, by: int) -> None:
        facts = {"card": str(card.card), "lasted": round(lasted, 1), "unit": self._unit, "by": by + 1}
        reason = Reason(f"missed-{kind}", facts)
        self.found.append(Missed(self._number, playing, card.seat, kind, lasted, reason))


def fitting(view: View) -> Iterator[Fitting]:
    """Every card that a seat shows and that the middle wants."""
    wanted = {*view.opens, *(pile.wants for pile in view.piles if pile and pile.wants)}
    for seat in range(view.seats):
        for card in shown_by(view, seat):
            if card in wanted:
                yield Fitting(seat, card)


def shown_by(view: View, seat: int) -> list[Card]:
    """The cards of a seat that could be played if the middle wanted them."""
    tops = [view.reserve[seat].top, view.hand[seat].top, *(place[-1] for place in view.row[seat] if place)]
    return [card for card in tops if card]


def shows(view: View, card: Fitting) -> bool:
    """Whether a seat still shows a card."""
    return card.card in shown_by(view, card.seat)
