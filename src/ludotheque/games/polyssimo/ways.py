"""How pieces can lie: each in up to eight ways, turned and flipped, 147 in all, and each way in up to 100 places.

A **way** is known by its steps: how far its squares are, row by row, from the first of them. A **placement** is a way
and the square on which its first square lies, as one number, ``way * SQUARES + square``. The tables are small
enough for the fast memory of any processor; whole placements would not be.
"""

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.polyssimo.board import BLOCK, BLOCKS, COLUMNS, ROWS, SQUARE_NAMES, SQUARES
from ludotheque.games.polyssimo.pieces import NAMES, SHAPES, SIZES, Shape, turned_and_flipped

_WAYS = [(piece, shape) for piece, whole in enumerate(SHAPES) for shape in turned_and_flipped(whole)]

WAYS = len(_WAYS)
NUMBERS = WAYS * SQUARES
"""Placements are numbered below this. Not all of the numbers are used: some would stick out of the board."""


def _steps(shape: Shape) -> list[int]:
    squares = sorted(row * COLUMNS + column for row, column in shape)
    return [square - squares[0] for square in squares]


def _firsts(shape: Shape) -> list[int]:
    """The squares on which the first square can lie so that no other sticks out of the board."""
    height = 1 + max(row for row, _ in shape)
    width = 1 + max(column for _, column in shape)
    before = min(shape)[1]
    return [
        row * COLUMNS + column + before for row in range(ROWS - height + 1) for column in range(COLUMNS - width + 1)
    ]


def _in_words(squares: list[int]) -> list[int]:
    words = [0] * BLOCKS
    for square in squares:
        words[square // BLOCK] |= 1 << square % BLOCK
    return words


def _table(rows: list[list[int]] | list[int]) -> NDArray[np.int64]:
    table = np.array(rows, np.int64)
    table.flags.writeable = False
    return table


_FIRSTS_OF_WAY = [_firsts(shape) for _, shape in _WAYS]
_PLACES_OF_WAY = [_in_words(firsts) for firsts in _FIRSTS_OF_WAY]
STEPS_OF_WAY = [_steps(shape) for _, shape in _WAYS]
"""For each way the steps from its first square to each of its squares."""

MOST_WAYS = 8
"""The most ways in which a piece can lie."""

PIECE_OF = _table([*(piece for piece, _ in _WAYS), len(SHAPES)])
"""For each way the piece that lies so, and in the end a number that is no piece."""
FIRST_WAY = _table([[piece for piece, _ in _WAYS].index(piece) for piece in range(len(SHAPES))] + [WAYS])
"""For each piece its first way; its last is the one before the next piece's first."""
STEPS = _table([[[*steps[1:], steps[1]][i] for steps in STEPS_OF_WAY] for i in range(5)])
"""The steps beyond the first square, always five, each for all ways: pentominoes repeat one, which changes nothing."""
OUTLINE = _table([sum(1 << step for step in steps) for steps in STEPS_OF_WAY])
"""The steps as a set in one word."""
PLACES = _table([list(block) for block in zip(*_PLACES_OF_WAY, strict=True)])
"""For each block, and for each way, the set of its squares where the first square of a piece can lie on the board."""
BLOCKS_OF = _table([2 + (places[2] > 0) for places in _PLACES_OF_WAY])
"""In how many blocks, from the top, a way has such squares: two, but for the I lying flat."""

SIZE_OF = _table(SIZES)
"""For each piece how many squares it has."""


def squares_of(placement: int) -> list[int]:
    """The squares that a placement covers, row by row."""
    way, first = divmod(placement, SQUARES)
    return [first + step for step in STEPS_OF_WAY[way]]


def square_names(placement: int) -> list[str]:
    """The names of those squares."""
    return [SQUARE_NAMES[square] for square in squares_of(placement)]


PIECE_LAID = {
    way * SQUARES + first: NAMES[piece] for way, (piece, _) in enumerate(_WAYS) for first in _FIRSTS_OF_WAY[way]
}
"""For every placement on the empty board the name of its piece."""
PLACEMENTS = tuple(PIECE_LAID)
"""Every placement on the empty board, piece by piece."""
