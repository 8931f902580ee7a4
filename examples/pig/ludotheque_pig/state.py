"""The record of a game of Pig, and what its numbers mean."""

import numpy as np

from ludotheque.kernel import Record, State

MOST_SEATS = 6
SIDES = 6
"""The sides of the die."""

# The phases of a game
CHOOSING = 0
"""The seat whose turn it is rolls or holds."""
ROLLING = 1
"""The die is in the air."""
OVER = 2

ROUND = np.dtype(
    (
        Record,
        [
            ("banked", "i8", (MOST_SEATS,)),  # the points that each seat has banked
            ("turn_total", "i8"),  # what has been rolled in this turn, and would be lost with a 1
            ("die", "i8"),  # the last roll; 0: none yet
            ("phase", "i8"),
            ("turn", "i8"),
            ("seats", "i8"),
            ("target", "i8"),
        ],
    )
)


def new_round(seats: int, target: int) -> State:
    """A game before the first roll."""
    state: State = np.zeros(1, ROUND)[0]
    state.seats = seats
    state.target = target
    return state
