"""What was missed in Ligretto and Dutch Blitz: cards that fitted and lay, races lost, turning instead of playing."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ludotheque.bots.coach.missing import Kind, Missed
from ludotheque.bots.coach.reasons import Reason
from ludotheque.games.quick_cards.actions import Action, Play, Turn
from ludotheque.games.quick_cards.cards import Card
from ludotheque.games.quick_cards.view import View
from ludotheque.match import Match

LONG = 2.0
"""Seconds that a card may lie before it counts as missed …"""
LONG_IN_MOVES = 2
"""… or rounds of the table, where no times are known."""


class Fitting(NamedTuple):
    """A card that a seat shows and could play to the middle."""

    seat: int
    card: Card


def missed(match: Match[View, Action], seconds: Sequence[float] | None) -> Iterator[Missed]:
    """Everything that was missed; ``seconds`` says when each action happened, if that is known."""
    since: dict[Fitting, float] = {}
    unit, long = ("seconds", LONG) if seconds else ("moves", float(LONG_IN_MOVES * match.seats))
    number, playing, before = 0, 0, None
    for step in match.steps():
        view = step.match.view(None)
        now = float(number) if seconds is None else seconds[number - 1] if number else 0.0
        open_now = set(fitting(view))
        if before is not None and number and view.round == playing:
            seat, action = before
            for card in [card for card in since if card not in open_now]:
                lasted = now - since.pop(card)
                kind: Kind | None = None
                if card.seat != seat and shows(view, card):
                    kind = "race"
                elif card.seat == seat and isinstance(action, Play) and lasted >= long:
                    kind = "lay"
                if kind:
                    yield told(kind, card, lasted, unit, number, view.round, seat)
            if isinstance(action, Turn):
                left = [card for card in since if card.seat == seat]
                if left:
                    card = min(left, key=lambda card: since[card])
                    yield told("turned", card, now - since[card], unit, number, view.round, seat)
        elif view.round != playing:
            since, playing = {}, view.round
        if before is not None and view.round == playing:
            since |= {card: now for card in open_now if card not in since}
        if step.next and step.next.seat is not None:
            number += 1
            before = step.next.seat, match.game.read(step.next.text)


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


def told(kind: Kind, card: Fitting, lasted: float, unit: str, number: int, playing: int, by: int) -> Missed:
    """Something that was missed, and how it is told."""
    facts = {"card": str(card.card), "lasted": round(lasted, 1), "unit": unit, "by": by + 1}
    return Missed(number, playing, card.seat, kind, lasted, Reason(f"missed-{kind}", facts))
