"""The 24,024 ways in which sixteen clovers can lie in order, as walks through a small graph.

Lay the clovers down from the lowest to the highest. What is covered after each is a staircase, whose rows get no
longer from top to bottom; there are 70 staircases. A way to lie in order is a walk from the empty staircase to the full
one, a cell at a time. What a way costs is a sum over its steps, so the cheapest one, and all that cost at most so
much, are found without looking at the others.
"""

from itertools import product
from typing import Final

import numpy as np

from ludotheque.kernel import Ints, rule
from ludotheque.puzzles.board import CELLS, CORNER, SIDE

STAIRCASES: Final = sorted(
    (rows for rows in product(range(SIDE + 1), repeat=SIDE) if list(rows) == sorted(rows, reverse=True)), key=sum
)
"""The staircases as the lengths of their rows, smallest first."""
FULL: Final = len(STAIRCASES) - 1

_steps = []
for _number, _rows in enumerate(STAIRCASES):
    for _row in range(SIDE):
        _longer = tuple(length + (row == _row) for row, length in enumerate(_rows))
        if _longer in STAIRCASES:
            _cell = _row * SIDE + _rows[_row]
            _steps.append((_number, CORNER[_cell], STAIRCASES.index(_longer), sum(_rows[_row + 1 :]) % 2))

STEP_FROM: Final = np.searchsorted([step[0] for step in _steps], range(FULL + 2))
"""For each staircase, where its steps begin; they end where those of the next one begin."""
STEP_CORNER: Final = np.array([step[1] for step in _steps], np.int64)
STEP_TO: Final = np.array([step[2] for step in _steps], np.int64)
STEP_SIGN: Final = np.array([step[3] for step in _steps], np.int64)
"""Whether the cell is passed by an odd number of covered cells that come later row by row: 1, else 0.

The sum along a walk is odd where an odd number of swaps is needed to get there from the order 1, 2, 3 … row by row.
"""

APART: Final = np.array([[(a ^ b).bit_count() for b in range(CELLS)] for a in range(CELLS)], np.int64)
"""How many swaps lie at least between two corners."""

FAR: Final = 1000
"""More than any way costs."""


@rule
def sign_of(where: Ints) -> int:
    """Whether the clovers lie an odd number of swaps from the order 1, 2, 3 … row by row: 1, else 0."""
    odd = 0
    for rank in range(CELLS):
        for lower in range(rank):
            odd ^= int(CELL_OF[where[lower]] > CELL_OF[where[rank]])
    return odd


CELL_OF: Final = np.array([CORNER.index(corner) for corner in range(CELLS)], np.int64)


@rule
def costs_to_full(where: Ints, cost: Ints) -> None:
    """For each staircase and sign, the least sum of distances that the clovers still to be laid down have to go."""
    for sign in range(2):
        cost[FULL, sign] = sign * FAR
    for staircase in range(FULL - 1, -1, -1):
        cost[staircase, 0] = cost[staircase, 1] = FAR
        rank = SIZE[staircase]
        for step in range(STEP_FROM[staircase], STEP_FROM[staircase + 1]):
            here = APART[where[rank], STEP_CORNER[step]]
            for sign in range(2):
                rest = here + cost[STEP_TO[step], sign ^ STEP_SIGN[step]]
                cost[staircase, sign] = min(cost[staircase, sign], rest)


SIZE: Final = np.array([sum(rows) for rows in STAIRCASES], np.int64)
"""How many cells each staircase covers."""
