"""Where every clover, piece and card is: nothing may be lost and nothing may appear."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

State = Any
DECK = [colour * 16 + number for colour in range(4) for number in range(1, 11)]
"""The cards that each seat has."""


def check(game: str, state: State) -> None:
    """Assert that everything is there exactly once."""
    {"lucky-numbers": _clovers, "polyssimo": _pieces, "ligretto": _cards, "dutch-blitz": _cards}[game](state)


def _clovers(state: State) -> None:
    found = [clover for clover in [*state.garden.ravel().tolist(), *state.drawn.ravel().tolist(), state.held] if clover]
    for colour, piles in enumerate(zip(state.face_up.tolist(), state.face_down.tolist(), strict=True)):
        for numbers in piles:
            found += [number | colour << 5 for number in _in_set(numbers)]
    assert sorted(found) == [number | colour << 5 for colour in range(state.seats) for number in range(1, 21)]


def _in_set(numbers: int) -> Iterator[int]:
    while numbers:
        lowest = numbers & -numbers
        yield lowest.bit_length() - 1
        numbers ^= lowest


def _pieces(state: State) -> None:
    from ludotheque.games.polyssimo import GAME

    view = GAME.view(state, None)
    owned = [piece for piece, seat in view["taken_by"].items() if seat is not None]
    assert Counter([*view["middle"], *owned]) == Counter(view["taken_by"].keys())
    assert Counter([*view["laid"], *(piece for hand in view["hands"] for piece in hand)]) == Counter(owned)
    on_board = Counter(name for row in view["board"] for name in row.split() if name != ".")
    assert on_board == Counter({piece: len(squares) for piece, squares in view["laid"].items()})
    assert sum(int(word).bit_count() for word in state.free) == 132 - on_board.total()


def _cards(state: State) -> None:
    # Whole fields as lists, since this is asked after every action, and looking into a record takes its time.
    reserves = zip(state.reserve.tolist(), state.reserve_size.tolist(), strict=True)
    stocks = zip(state.stock.tolist(), state.stock_size.tolist(), strict=True)
    rows = zip(state.row.tolist(), state.row_depth.tolist(), strict=True)
    found = [reserve[:size] + stock[:left] for (reserve, size), (stock, left) in zip(reserves, stocks, strict=True)]
    for cards, (row, depths) in zip(found, rows, strict=True):
        for place, depth in zip(row, depths, strict=True):
            cards += place[:depth]
    laid = state.laid
    for card, seat in zip(state.laid_card[:laid].tolist(), state.laid_seat[:laid].tolist(), strict=True):
        found[seat].append(card)
    for seat in range(state.dealt):
        assert sorted(found[seat]) == DECK, f"seat {seat} has lost or won cards"
