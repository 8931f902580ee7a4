"""Where the pieces in a hand can still go: how many openings each has, and which squares they reach."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.polyssimo.board import BLOCK, BLOCKS
from ludotheque.games.polyssimo.pieces import PIECES
from ludotheque.games.polyssimo.rules import hand, where_it_fits
from ludotheque.games.polyssimo.ways import BLOCKS_OF, FIRST_WAY, STEPS
from ludotheque.kernel import State, how_many, rule

FEWEST_SQUARES = 5
"""No piece is smaller than this."""

Area = NDArray[np.int64]
"""A set of squares, in words like those of the board."""


@rule
def survey(state: State, seat: int, openings: Any, area: Any) -> None:
    """Count the openings of each piece in a hand, and find the area: every square that one of them could cover."""
    for word in range(BLOCKS + 1):
        area[word] = 0
    pieces = hand(state, seat)
    for piece in range(PIECES):
        count = 0
        if pieces >> piece & 1:
            for way in range(int(FIRST_WAY[piece]), int(FIRST_WAY[piece + 1])):
                for block in range(int(BLOCKS_OF[way])):
                    squares = where_it_fits(state, way, block)
                    if squares:
                        count += how_many(squares)
                        here, below = squares, 0
                        for i in range(5):
                            step = int(STEPS[way, i])
                            here |= squares << step
                            below |= squares >> (BLOCK - step)
                        area[block] |= here & ((1 << BLOCK) - 1)
                        area[block + 1] |= below
        openings[piece] = count


@rule
def count_private_openings(state: State, seat: int, others: Any, private_openings: Any) -> int:
    """Count for each piece in a hand its openings outside an area that the others reach: nobody else can spoil them.

    Returns the number of squares outside that area.
    """
    free0, free1, free2 = int(state.free[0]), int(state.free[1]), int(state.free[2])
    alone0, alone1, alone2 = free0 & ~int(others[0]), free1 & ~int(others[1]), free2 & ~int(others[2])
    room = how_many(alone0) + how_many(alone1) + how_many(alone2)
    pieces = hand(state, seat) if room >= FEWEST_SQUARES else 0
    state.free[0], state.free[1], state.free[2] = alone0, alone1, alone2
    for piece in range(PIECES):
        count = 0
        if pieces >> piece & 1:
            for way in range(int(FIRST_WAY[piece]), int(FIRST_WAY[piece + 1])):
                for block in range(int(BLOCKS_OF[way])):
                    count += how_many(where_it_fits(state, way, block))
        private_openings[piece] = count
    state.free[0], state.free[1], state.free[2] = free0, free1, free2
    return room


@rule
def squares_in(area: Any) -> int:
    """Returns the number of squares in an area."""
    return how_many(int(area[0])) + how_many(int(area[1])) + how_many(int(area[2]))
