"""The record of one round of Polyssimo Challenge, and what its numbers mean."""

from collections.abc import Sequence

import numpy as np

from ludotheque.games.polyssimo.board import EMPTY_BOARD
from ludotheque.games.polyssimo.pieces import PIECES
from ludotheque.kernel import State, record_type

MOST_SEATS = 4

# The phases of a round
DRAFT = 0
"""The seats pick the pieces, one each in turn."""
PLACEMENT = 1
"""The seats lay their pieces on the board, one each in turn."""
OVER = 2


def round_type(seats: int, a_set: str, small: str) -> "np.dtype[np.void]":
    """The dtype of a round with so many seats, with these kinds of numbers for sets and for what is small."""
    return record_type(
        [
            ("free", "i8", (len(EMPTY_BOARD),)),  # the set of squares that nothing covers, in words of five rows
            ("taken", a_set, (seats,)),  # the set of pieces that each seat has picked
            ("on_board", a_set),  # the set of pieces that have been laid
            ("laid", "i2", (PIECES,)),  # the placement of each piece; -1: not laid
            ("last_laid", "i1", (seats,)),  # the number of pieces on the board when a seat last laid one; 0: never
            ("minimum", "i1", (seats,)),  # the handicap: how many hexominoes a seat must pick
            ("passed", small),  # the set of seats that can lay no more pieces
            ("phase", small),
            ("turn", small),
            ("seats", small),
        ]
    )


ROUND = round_type(MOST_SEATS, "i8", "i8")


def new_round(seats: int, minima: Sequence[int], first: int = 0) -> State:
    """A round at its beginning: the board empty, all pieces in the middle, a seat to pick first."""
    state: State = np.zeros(1, ROUND)[0]
    state.free[:] = EMPTY_BOARD
    state.laid[:] = -1
    state.minimum[:seats] = minima
    state.seats = seats
    state.turn = first
    return state
