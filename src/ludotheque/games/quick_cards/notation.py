"""The notation of Ligretto and Dutch Blitz: every action and every deal has one text.

The reserve is called by each game's own word, ``ligretto`` or ``blitz``. An action may name the card that it relies
on, ``play hand red 4 pile 3``; it is then refused if the source shows another card by now.
"""

import re
from functools import cache, lru_cache
from typing import Any

from ludotheque.errors import ImpossibleOutcome, Refused, told
from ludotheque.games.quick_cards.actions import DUTCH, NEW, PLAY, STACK, STOP, TURN, Action
from ludotheque.games.quick_cards.cards import CARDS_PER_SEAT, COLOURS, read_card, write_card
from ludotheque.games.quick_cards.state import HAND, RESERVE

Order = tuple[int, ...]
"""The forty cards of a seat, shuffled, the top card first: the outcome of chance."""

_CALLS = {"turn": TURN, "stop": STOP, "dutch": DUTCH}


@cache
def _forms(reserve: str) -> dict[int, re.Pattern[str]]:
    source = rf"({reserve}|row [1-5]|hand)"
    card = rf"(?: ((?:{'|'.join(COLOURS)}) (?:[1-9]|10)))?"
    return {
        PLAY: re.compile(rf"play {source}{card} (?:new|pile ([1-9][0-9]{{0,2}}))"),
        STACK: re.compile(rf"stack {source}{card} row ([1-5])"),
    }


def read_action(text: str, game: str, reserve: str) -> Action:
    """The action that a text stands for."""
    words = " ".join(text.lower().split()) if isinstance(text, str) else ""
    if words in _CALLS:
        return Action(_CALLS[words])
    for kind, form in _forms(reserve).items():
        found = form.fullmatch(words)
        if found:
            source, card, target = found.groups()
            number = int(target) if kind == STACK else int(target) - 1 if target else NEW
            return Action(kind, _read_source(source), number, read_card(card or ""))
    raise Refused("unreadable", game=game, facts={"text": told(text)})


@lru_cache(1000)
def write_action(action: Action, reserve: str) -> str:
    """The text of an action; a card that it names goes without saying once it is played."""
    source = write_source(action.source, reserve)
    if action.kind == PLAY:
        return f"play {source} " + ("new" if action.target == NEW else f"pile {action.target + 1}")
    if action.kind == STACK:
        return f"stack {source} row {action.target}"
    return next(text for text, kind in _CALLS.items() if kind == action.kind)


def _read_source(text: str) -> int:
    word, _, number = text.partition(" ")
    return int(number) if number else HAND if word == "hand" else RESERVE


def write_source(source: int, reserve: str) -> str:
    """Where a card is played from, as people write it."""
    return reserve if source == RESERVE else "hand" if source == HAND else f"row {source}"


def read_outcome(given: Any, game: str) -> Order:
    """The order of a seat's cards that a script or a record tells: forty texts, or one text with commas."""
    texts = given.split(",") if isinstance(given, str) else given
    if not isinstance(texts, list | tuple):
        raise ImpossibleOutcome("not-a-deal", game=game, facts={"value": told(given)})
    cards: list[int] = []
    for text in texts:
        card = read_card(text) if isinstance(text, str) else 0
        if not card:
            raise ImpossibleOutcome("not-a-card", game=game, facts={"value": told(text).strip()})
        if card in cards:
            raise ImpossibleOutcome("card-twice", game=game, facts={"card": write_card(card)})
        cards.append(card)
    if len(cards) != CARDS_PER_SEAT:
        raise ImpossibleOutcome("not-forty", game=game, facts={"count": len(cards)})
    return tuple(cards)


def write_outcome(outcome: Order) -> str:
    """The text of a seat's shuffled cards, the top card first."""
    return ", ".join(map(write_card, outcome))
