"""Where every clover, piece and card is: nothing may be lost and nothing may appear."""

from collections import Counter
from typing import Any

State = Any


def check(game: str, state: State) -> None:
    """Assert that everything is there exactly once."""
    {"lucky-numbers": _clovers, "polyssimo": _pieces, "ligretto": _cards, "dutch-blitz": _cards}[game](state)


def _clovers(state: State) -> None:
    found = Counter(int(clover) for clover in [*state.garden.flat, *state.drawn.flat, state.held] if clover)
    for colour in range(5):
        for numbers in (int(state.face_up[colour]), int(state.face_down[colour])):
            found.update(number | colour << 5 for number in range(64) if numbers >> number & 1)
    assert found == Counter(number | colour << 5 for colour in range(state.seats) for number in range(1, 21))


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
    whole_deck = Counter(colour * 16 + number for colour in range(4) for number in range(1, 11))
    for seat in range(state.dealt):
        found = Counter(state.reserve[seat, : state.reserve_size[seat]].tolist())
        found.update(state.stock[seat, : state.stock_size[seat]].tolist())
        for place in range(5):
            found.update(state.row[seat, place, : state.row_depth[seat, place]].tolist())
        laid = range(state.laid)
        found.update(int(state.laid_card[i]) for i in laid if state.laid_seat[i] == seat)
        assert found == whole_deck, f"seat {seat} has lost or won cards"
