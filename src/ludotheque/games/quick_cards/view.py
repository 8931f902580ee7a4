"""What is seen of a round of Ligretto or Dutch Blitz: the same for every seat, as nobody knows even his own hand."""

from collections.abc import Iterable
from typing import Any

import numpy as np

from ludotheque.games.quick_cards.cards import write_card
from ludotheque.games.quick_cards.ending import count_points
from ludotheque.games.quick_cards.state import BLOCKED, NOBODY, STOPPED
from ludotheque.kernel import State

ENDINGS = {STOPPED: "stopped", BLOCKED: "blocked"}


def view(state: State, reserve_name: str, decks: tuple[str, ...]) -> dict[str, Any]:
    """What lies open before each seat, how much lies hidden, and the piles in the middle."""
    seats, laid, ended_by = int(state.seats), int(state.laid), int(state.ended_by)
    laid_by = state.laid_seat[:laid].tolist()
    middle = zip(state.laid_card[:laid].tolist(), state.laid_pile[:laid].tolist(), laid_by, strict=True)
    reserves = zip(state.reserve[:seats].tolist(), state.reserve_size[:seats].tolist(), strict=True)
    rows = state.row[:seats, : int(state.rows)].tolist()
    stocks = zip(*(field[:seats].tolist() for field in (state.stock, state.turned, state.stock_size)), strict=True)
    return {
        "reserve_name": reserve_name,
        "decks": list(decks[:seats]),
        "reserve": [{"top": _top(cards, size), "size": size} for cards, size in reserves],
        "row": [[[write_card(card) for card in cards if card] for cards in row] for row in rows],
        "hand": [
            {"top": _top(cards, turned), "open": turned, "hidden": size - turned} for cards, turned, size in stocks
        ],
        "piles": _piles(int(state.piles), middle),
        "laid": [laid_by.count(seat) for seat in range(seats)],
        "points": points(state),
        "hands_moved": int(state.hands_moved),
        "ending": ENDINGS.get(int(state.ending)),
        "ended_by": None if ended_by == NOBODY else ended_by,
    }


def points(state: State) -> list[int]:
    """What each seat scores for the round as it stands."""
    counted = np.zeros(int(state.seats), np.int64)
    count_points(state, counted)
    return counted.tolist()


def _top(cards: list[int], count: int) -> str | None:
    """The top one of so many cards; nothing below or after it is looked at."""
    return write_card(cards[count - 1]) if count else None


def _piles(count: int, middle: Iterable[tuple[int, int, int]]) -> list[dict[str, Any] | None]:
    """Each pile with its top, how many cards it has, and whose card is on top; None for a place left free."""
    tops, sizes, owners = [0] * count, [0] * count, [0] * count
    for card, pile, seat in middle:
        tops[pile], owners[pile] = card, seat
        sizes[pile] += 1
    return [
        {"top": write_card(top), "size": size, "seat": seat} if size else None
        for top, size, seat in zip(tops, sizes, owners, strict=True)
    ]
