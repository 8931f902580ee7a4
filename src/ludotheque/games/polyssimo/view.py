"""What is seen of a round of Polyssimo Challenge. Everything is open to all."""

from typing import Any

from ludotheque.games.polyssimo.board import COLUMNS, ROWS, SQUARES
from ludotheque.games.polyssimo.notation import square_names
from ludotheque.games.polyssimo.pieces import NAMES, SIZES
from ludotheque.games.polyssimo.rules import hexominoes_due
from ludotheque.games.polyssimo.state import OVER
from ludotheque.games.polyssimo.ways import squares_of
from ludotheque.kernel import State

PHASES = ("draft", "placement", "over")


def view(state: State) -> dict[str, Any]:
    """Who has which piece, where pieces lie, and what is left to lay."""
    seats, phase = int(state.seats), int(state.phase)
    taken_by = owners(state)
    laid = state.laid.tolist()
    hands = [[p for p, owner in enumerate(taken_by) if owner == seat and laid[p] < 0] for seat in range(seats)]
    return {
        "phase": PHASES[phase],
        "turn": None if phase == OVER else int(state.turn),
        "board": _board(laid),
        "taken_by": dict(zip(NAMES, taken_by, strict=True)),
        "middle": [name for name, owner in zip(NAMES, taken_by, strict=True) if owner is None],
        "hands": [[NAMES[piece] for piece in pieces] for pieces in hands],
        "laid": {name: square_names(lies) for name, lies in zip(NAMES, laid, strict=True) if lies >= 0},
        "squares_left": [sum(SIZES[piece] for piece in pieces) for pieces in hands],
        "hexominoes_due": [int(hexominoes_due(state, seat)) for seat in range(seats)],
        "passed": members(int(state.passed)),
    }


def owners(state: State) -> list[int | None]:
    """For each piece the seat that picked it."""
    taken_by: list[int | None] = [None] * len(NAMES)
    for seat, pieces in enumerate(state.taken.tolist()):
        for piece in members(pieces):
            taken_by[piece] = seat
    return taken_by


def members(bits: int) -> list[int]:
    """The members of a set that is kept as bits."""
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


def _board(laid: list[int]) -> list[str]:
    """Eleven lines, and in each for every column the name of the piece that lies there, or a dot."""
    names = ["."] * SQUARES
    for piece, placement in enumerate(laid):
        if placement >= 0:
            for square in squares_of(placement):
                names[square] = NAMES[piece]
    rows = [names[row * COLUMNS : (row + 1) * COLUMNS] for row in range(ROWS)]
    return [" ".join(name.ljust(2) for name in row).rstrip() for row in rows]
