"""Where the pieces in a hand can still go: how many openings each has, and which squares they reach."""

from ludotheque.games.polyssimo.board import BLOCK, BLOCKS
from ludotheque.games.polyssimo.pieces import PIECES
from ludotheque.games.polyssimo.rules import hand, where_it_fits
from ludotheque.games.polyssimo.ways import BLOCKS_OF, FIRST_WAY, STEPS
from ludotheque.kernel import Ints, State, how_many, rule

FEWEST_SQUARES = 5
"""No piece is smaller than this."""


@rule
def survey(state: State, seat: int, openings: Ints, area: Ints) -> None:
    """Count the openings of each piece in a hand, and find the area: every square that one of them could cover.

    An area is a set of squares in words like those of the board.
    """
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
                            step = int(STEPS[i, way])
                            here |= squares << step
                            below |= squares >> (BLOCK - step)
                        area[block] |= here & ((1 << BLOCK) - 1)
                        area[block + 1] |= below
        openings[piece] = count


@rule
def count_private_openings(state: State, seat: int, others: Ints, private_openings: Ints) -> int:
    """Count for each piece in a hand its openings outside an area that the others reach: nobody else can spoil them.

    Returns the number of squares outside that area.
    """
    free0, free1, free2 = int(state.free[0]), int(state.free[1]), int(state.free[2])
    alone0, alone1, alone2 = free0 & ~int(others[0]), free1 & ~int(others[1]), free2 & ~int(others[2])
    squares = how_many(alone0) + how_many(alone1) + how_many(alone2)
    pieces = hand(state, seat) if squares >= FEWEST_SQUARES else 0
    state.free[0], state.free[1], state.free[2] = alone0, alone1, alone2
    for piece in range(PIECES):
        count = 0
        if pieces >> piece & 1:
            for way in range(int(FIRST_WAY[piece]), int(FIRST_WAY[piece + 1])):
                for block in range(int(BLOCKS_OF[way])):
                    count += how_many(where_it_fits(state, way, block))
        private_openings[piece] = count
    state.free[0], state.free[1], state.free[2] = free0, free1, free2
    return squares


@rule
def squares_in(area: Ints) -> int:
    """The number of squares in an area."""
    return how_many(int(area[0])) + how_many(int(area[1])) + how_many(int(area[2]))
