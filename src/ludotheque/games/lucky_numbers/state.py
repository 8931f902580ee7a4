"""The record of one round of Lucky Numbers, and what its numbers mean."""

import numpy as np

from ludotheque.kernel import State, record_type, rule

HIGHEST = 20
ALL_NUMBERS = (2 << HIGHEST) - 2
"""The set of the numbers 1 to 20, as bits."""
CELLS = 16
SIDE = 4
MOST_SEATS = 5
NUMBERS = 24
"""How long a table by number is: from 0 to 20, and some more to fill the vectors of a processor."""
ALL_CELLS = (1 << CELLS) - 1
FIRST_COLUMN, LAST_COLUMN = 0x1111, 0x8888
"""The sets of the cells at the left and at the right edge of a garden."""
DIAGONAL = (0, 5, 10, 15)
"""The four cells with golden edges, top left to bottom right."""

# The phases of a round
DEALING = 0
"""Every seat draws four clovers for its diagonal."""
ARRANGING = 1
"""The seats put their four clovers in order, all at the same time."""
SETTING = 2
"""Michael's setup: the seat whose turn it is draws one clover and sets it at once."""
CHOOSING = 3
"""The seat whose turn it is draws a clover or takes one that lies face up."""
HOLDING = 4
"""The seat whose turn it is has drawn, and places the clover or leaves it."""
OVER = 5

RULES = 2
"""The version of these rules."""

# The setups
CHOICE, SORTED, MICHAEL = 0, 1, 2

# Bruno's variant
PAYS_ALWAYS = 1
"""By rules 1, every pair that is made gives another turn."""
PAYS_ONCE = 2
"""The same number on the same two cells gives another turn once in a turn."""


def round_type(seats: int, *, tables: bool, paid: bool) -> "np.dtype[np.void]":
    """The dtype of a record with room for these seats.

    Without tables, what fits where is worked out from a garden each time: so it is on a GPU, where memory is slow.
    """
    numbers, small, whole = (NUMBERS, "i8", "i8") if tables else (0, "u1", "i4")
    return record_type(
        [
            ("garden", "u1", (seats, CELLS)),  # the clover on each cell, row by row; 0: empty
            # For each number, kept by `put`:
            ("no_less", "u2", (seats, numbers)),  # the set of cells that hold it or a higher one
            ("no_more", "u2", (seats, numbers)),  # the set of cells that hold it or a lower one
            ("fits", "u2", (seats, numbers)),  # the set of cells that can take it
            ("drawn", small, (seats, SIDE)),  # clovers drawn for the diagonal and not there yet
            ("face_up", whole, (seats,)),  # of each colour, the set of numbers that lie in the middle
            ("face_down", whole, (seats,)),  # of each colour, the set of numbers still in the pile
            ("held", whole),  # the clover just drawn; 0: none
            ("phase", whole),
            ("turn", whole),
            ("first", whole),
            ("seats", whole),
            ("setup", whole),
            ("bruno", whole),  # how often a pair pays; 0: never
            ("winners", whole),  # the set of seats that won
            ("paid", "i4", (NUMBERS if paid else 0,)),  # of each number, the set of pairs that have paid in this turn
        ]
    )


ROUND = round_type(MOST_SEATS, tables=True, paid=True)


def new_round(seats: int, first: int, setup: int, bruno: bool, rules: int = RULES) -> State:
    """A round before anything is drawn: one whole set of clovers a seat lies face down."""
    state: State = np.zeros(1, ROUND)[0]
    state.seats = seats
    state.first = state.turn = first
    state.setup = setup
    state.bruno = (PAYS_ALWAYS if rules == 1 else PAYS_ONCE) if bruno else 0
    state.phase = SETTING if setup == MICHAEL else DEALING
    state.face_down[:seats] = ALL_NUMBERS
    state.fits[:] = ALL_CELLS
    return state


# A clover is one byte, its number and the colour of its set. The rules read the number alone.


@rule
def clover(number: int, colour: int) -> int:
    """The clover of a number and a colour."""
    return number | colour << 5


@rule
def number_of(clover: int) -> int:
    """The number of a clover; 0 for none."""
    return int(clover) & 31


@rule
def colour_of(clover: int) -> int:
    """The colour of a clover: 0 blue, 1 violet, 2 red, 3 gold, 4 green, as many as the marks on its leaf edges."""
    return int(clover) >> 5
