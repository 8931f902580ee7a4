"""The board of a solo puzzle: sixteen cells whose opposite edges meet, and what it takes to be in order.

Because the edges meet, every cell has four partners, and the board is a cube of four dimensions: a row of four cells
is a ring, and so is a square, 00–01–11–10. Written like that, row and column, each cell has a `corner` of four bits,
partners differ in one of them, and as many swaps as two corners differ in bits lie between them.
"""

from typing import Final

import numpy as np

from ludotheque.games.lucky_numbers.notation import CELL_NAMES
from ludotheque.kernel import Ints

SIDE: Final = 4
CELLS: Final = SIDE * SIDE
HIGHEST: Final = 20

_RING = (0b00, 0b01, 0b11, 0b10)
CORNER: Final = tuple(_RING[cell // SIDE] << 2 | _RING[cell % SIDE] for cell in range(CELLS))
"""The corner of the cube at which each cell lies, counted row by row."""
CELL: Final = tuple(CORNER.index(corner) for corner in range(CELLS))
"""The cell that lies at each corner."""

NAMES: Final = CELL_NAMES
"""What the cells are called, as in a garden; only puzzles know that game."""

ABOVE, BELOW, LEFT, RIGHT = "above", "below", "left", "right"
_STEPS = {ABOVE: (-1, 0), BELOW: (1, 0), LEFT: (0, -1), RIGHT: (0, 1)}


def _neighbours(cell: int) -> dict[str, tuple[int, bool]]:
    row, column = divmod(cell, SIDE)
    found = {}
    for side, (down, right) in _STEPS.items():
        to_row, to_column = row + down, column + right
        across = not (0 <= to_row < SIDE and 0 <= to_column < SIDE)
        found[side] = (to_row % SIDE * SIDE + to_column % SIDE, across)
    return found


NEIGHBOURS: Final = tuple(_neighbours(cell) for cell in range(CELLS))
"""For each cell, by side: its partner there, and whether that one lies across the edge."""
PARTNERS: Final = tuple(frozenset(partner for partner, _ in sides.values()) for sides in NEIGHBOURS)
"""The four cells with which each cell can swap its clover."""
ASCENDING: Final = tuple(
    (cell, partner)
    for side in (RIGHT, BELOW)
    for cell, (partner, across) in enumerate(sides[side] for sides in NEIGHBOURS)
    if not across
)
"""The pairs of cells of which the first must have the lower number."""


def is_across(cell: int, other: int) -> bool:
    """Whether two partners face each other across the edge of the board."""
    return any(partner == other and across for partner, across in NEIGHBOURS[cell].values())


def in_order(numbers: tuple[int, ...]) -> bool:
    """Whether every row ascends from left to right and every column from top to bottom."""
    return all(numbers[lower] < numbers[higher] for lower, higher in ASCENDING)


def ranks(numbers: tuple[int, ...]) -> Ints:
    """The corner at which each clover lies, from the lowest number to the highest: all that a solution depends on."""
    by_number = sorted(range(CELLS), key=numbers.__getitem__)
    return np.array([CORNER[cell] for cell in by_number], np.int64)
