"""The notation of Ligretto and Dutch Blitz: every action and every deal has one text.

The reserve is called by each game's own word, ``ligretto`` or ``blitz``. An action may name the card that it relies
on, ``play hand red 4 pile 3``; it is then refused if the source shows another card by now.
"""

import re
from functools import cache, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from ludotheque.errors import ImpossibleOutcome, Refused, told
from ludotheque.games.quick_cards.actions import Action, Dutch, Play, Stack, Stop, Turn
from ludotheque.games.quick_cards.cards import CARDS, CARDS_PER_SEAT, COLOURS, Card
from ludotheque.games.quick_cards.state import HAND, RESERVE

if TYPE_CHECKING:
    from ludotheque.games.quick_cards.view import View

Order = tuple[int, ...]
"""The forty cards of a seat, shuffled, the top card first: the outcome of chance."""

_CALLS: dict[str, Action] = {"turn": Turn(), "stop": Stop(), "dutch": Dutch()}
_TEXTS = {action: text for text, action in _CALLS.items()}
_CARDS: dict[str, Card] = {card.value: card for card in Card}


@cache
def _forms(reserve: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    source = rf"({reserve}|row [1-5]|hand)"
    card = rf"(?: ((?:{'|'.join(COLOURS)}) (?:[1-9]|10)))?"
    return (
        re.compile(rf"play {source}{card} (?:new|pile ([1-9][0-9]{{0,2}}))"),
        re.compile(rf"stack {source}{card} row ([1-5])"),
    )


def read_action(text: str, game: str, reserve: str) -> Action:
    """The action that a text stands for."""
    words = " ".join(text.lower().split()) if isinstance(text, str) else ""
    if words in _CALLS:
        return _CALLS[words]
    play, stack = _forms(reserve)
    if found := play.fullmatch(words):
        source, card, pile = found.groups()
        return Play(_read_source(source), int(pile) - 1 if pile else None, _CARDS.get(card))
    if found := stack.fullmatch(words):
        source, card, place = found.groups()
        return Stack(_read_source(source), int(place), _CARDS.get(card))
    raise Refused("unreadable", game=game, facts={"text": told(text)})


class Unfinished(NamedTuple):
    """An action that does not say where its card goes: what is done, and with which source."""

    deed: type[Play] | type[Stack]
    source: int


def read_unfinished(text: str, view: "View") -> Unfinished | None:
    """The action that a text begins, if it names a source that the table of a view has, and nothing after it."""
    found = re.fullmatch(rf"(play|stack) (row [1-{len(view.row[0])}]|hand|{view.reserve_name})", text)
    return Unfinished(Play if found[1] == "play" else Stack, _read_source(found[2])) if found else None


@lru_cache(1000)
def write_action(action: Action, reserve: str) -> str:
    """The text of an action; a card that it names goes without saying once it is played."""
    if isinstance(action, Play):
        return f"play {write_source(action.source, reserve)} {_write_pile(action.target)}"
    if isinstance(action, Stack):
        return f"stack {write_source(action.source, reserve)} row {action.place}"
    return _TEXTS[action]


def _write_pile(pile: int | None) -> str:
    return "new" if pile is None else f"pile {pile + 1}"


def _read_source(text: str) -> int:
    word, _, number = text.partition(" ")
    return int(number) if number else HAND if word == "hand" else RESERVE


def write_source(source: int, reserve: str) -> str:
    """Where a card is played from, as people write it."""
    return reserve if source == RESERVE else "hand" if source == HAND else f"row {source}"


def read_outcome(given: object, game: str) -> Order:
    """The order of a seat's cards that a script or a record tells: forty texts, or one text with commas."""
    texts = given.split(",") if isinstance(given, str) else given
    if not isinstance(texts, list | tuple):
        raise ImpossibleOutcome("not-a-deal", game=game, facts={"value": told(given)})
    cards: list[int] = []
    for text in texts:
        card = _CARDS.get(" ".join(text.lower().split())) if isinstance(text, str) else None
        if not card:
            raise ImpossibleOutcome("not-a-card", game=game, facts={"value": told(text).strip()})
        if card.code in cards:
            raise ImpossibleOutcome("card-twice", game=game, facts={"card": card})
        cards.append(card.code)
    if len(cards) != CARDS_PER_SEAT:
        raise ImpossibleOutcome("not-forty", game=game, facts={"count": len(cards)})
    return tuple(cards)


def write_outcome(outcome: Order) -> str:
    """The text of a seat's shuffled cards, the top card first."""
    return ", ".join(CARDS[card] for card in outcome)
