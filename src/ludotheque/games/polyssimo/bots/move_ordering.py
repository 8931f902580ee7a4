"""Move ordering: a quick guess at the worth of every placement, from the squares it covers and those around them.

A square is of one of `KINDS` kinds: by how many openings of the seat on turn cover it, and how many of the others. How
much the placement of a piece gains by covering a square of some kind, or one close to such a square, was learned from
evaluations of all the placements of many positions.
"""

from typing import NamedTuple

import numpy as np

from ludotheque.games.polyssimo.board import BLOCK, BLOCKS, COLUMNS, ROWS, SQUARES
from ludotheque.games.polyssimo.bots.coverage import PLANES, Planes, count_coverage
from ludotheque.games.polyssimo.bots.evaluation import BEYOND, CLASS_OF, CLASSES, phase_of
from ludotheque.games.polyssimo.pieces import PIECES
from ludotheque.games.polyssimo.rules import hand, where_it_fits
from ludotheque.games.polyssimo.ways import BLOCKS_OF, FIRST_WAY, PLACEMENTS, SIZE_OF, STEPS
from ludotheque.kernel import Floats, Ints, State, how_many, rule

_AT_LEAST = (0, 1, 3, 7, 16, 41, 101)
LEVELS = len(_AT_LEAST)
LEVEL_OF = np.searchsorted(_AT_LEAST, np.arange(1 << PLANES), side="right") - 1
"""For each number of openings that cover a square one of seven levels: none, one or two, three to six …"""
LEVEL_OF.flags.writeable = False
KINDS = LEVELS * LEVELS + 1
"""The kinds of squares: by the levels of the seat on turn and of the others; the last is covered, or off the board."""
NOTHING_THERE = KINDS - 1

MARGIN = 2
WIDE = COLUMNS + 2 * MARGIN
WITH_MARGIN = WIDE * (ROWS + 2 * MARGIN)
"""The squares of a board with a margin of two squares around it."""
PLACE = np.array([(square // COLUMNS + MARGIN) * WIDE + square % COLUMNS + MARGIN for square in range(SQUARES)])
"""The number of each square on that board."""
PLACE.flags.writeable = False
BESIDE = (1, -1, WIDE, -WIDE)
BEYOND_THOSE = (2, -2, 2 * WIDE, -2 * WIDE, WIDE + 1, WIDE - 1, 1 - WIDE, -1 - WIDE)
"""The steps from a square to the four beside it, and to the eight beyond those, on the board with its margin."""
RINGS = 3
"""The square itself, those beside it, and those beyond."""

PIECE = 0
"""Features of a placement: the class of its piece, by size and openings as in `evaluation` …"""
AROUND = PIECE + 2 * CLASSES
"""… and for each ring and kind the squares of that kind in that ring around each of the squares it covers."""
ORDER_FEATURES = AROUND + RINGS * KINDS


class MoveOrdering(NamedTuple):
    """What was learned, and scratch buffers for the guesses, made once and used again and again."""

    weights: Floats
    """For each phase and feature."""
    openings: Ints
    """For each piece of the seat on turn."""
    own: Planes
    """For each square the openings of the seat on turn that cover it."""
    others: Planes
    """… and those of all other seats."""
    kinds: Ints
    """For each square of the board with its margin."""
    gain: Floats
    """For each square what a placement gains by covering it."""
    best: Ints
    """The placements with the highest guesses, the highest first."""
    guess: Floats
    """Those guesses."""


def new_move_ordering(weights: Floats) -> MoveOrdering:
    """Empty buffers for the guesses."""
    most, planes = len(PLACEMENTS), (PLANES, BLOCKS + 1)
    return MoveOrdering(
        weights,
        np.zeros(PIECES, int),
        np.zeros(planes, int),
        np.zeros(planes, int),
        np.zeros(WITH_MARGIN, int),
        np.zeros(SQUARES),
        np.zeros(most, int),
        np.zeros(most),
    )


@rule
def order_moves(state: State, ordering: MoveOrdering, most: int) -> int:
    """List the placements of the seat on turn that look best, at most ``most``, best first. Returns their number."""
    find_kinds(state, ordering)
    weights, gain = ordering.weights[phase_of(state)], ordering.gain
    _find_gains(ordering, weights)
    found, pieces = 0, hand(state, int(state.turn))
    for piece in range(PIECES):
        if pieces >> piece & 1 and ordering.openings[piece]:
            kind, beyond = class_of_piece(ordering, piece)
            of_piece = weights[kind] * (1.0 - beyond) + weights[kind + 1] * beyond
            sixth = 1.0 if SIZE_OF[piece] == 6 else 0.0
            for way in range(int(FIRST_WAY[piece]), int(FIRST_WAY[piece + 1])):
                one, two, three = int(STEPS[0, way]), int(STEPS[1, way]), int(STEPS[2, way])
                four, five = int(STEPS[3, way]), int(STEPS[4, way])
                for block in range(int(BLOCKS_OF[way])):
                    squares = where_it_fits(state, way, block)
                    while squares:
                        first = block * BLOCK + how_many((squares & -squares) - 1)
                        squares &= squares - 1
                        guess = of_piece + gain[first] + gain[first + one] + gain[first + two] + gain[first + three]
                        guess += gain[first + four] + sixth * gain[first + five]
                        if found < most or guess > ordering.guess[found - 1]:
                            found = _put_in(ordering, found, most, way * SQUARES + first, guess)
    return found


@rule
def find_kinds(state: State, ordering: MoveOrdering) -> None:
    """Find the kind of every square, and count the openings of the pieces of the seat on turn."""
    seat, seats = int(state.turn), int(state.seats)
    for plane in range(PLANES):
        for word in range(BLOCKS + 1):
            ordering.own[plane, word] = ordering.others[plane, word] = 0
    for turn in range(1, seats):
        count_coverage(state, (seat + turn) % seats, ordering.openings, ordering.others)
    count_coverage(state, seat, ordering.openings, ordering.own)
    for at in range(WITH_MARGIN):
        ordering.kinds[at] = NOTHING_THERE
    for square in range(SQUARES):
        word, place = square // BLOCK, square % BLOCK
        if int(state.free[word]) >> place & 1:
            own, others = 0, 0
            for bit in range(PLANES):
                own |= (int(ordering.own[bit, word]) >> place & 1) << bit
                others |= (int(ordering.others[bit, word]) >> place & 1) << bit
            ordering.kinds[PLACE[square]] = LEVEL_OF[own] * LEVELS + LEVEL_OF[others]


@rule
def class_of_piece(ordering: MoveOrdering, piece: int) -> tuple[int, float]:
    """The class of a piece by its size and openings, and how far it is from there to the next class."""
    openings = int(ordering.openings[piece])
    return PIECE + (int(SIZE_OF[piece]) - 5) * CLASSES + int(CLASS_OF[openings]), float(BEYOND[openings])


@rule
def _find_gains(ordering: MoveOrdering, weights: Floats) -> None:
    for square in range(SQUARES):
        at = int(PLACE[square])
        gain = weights[AROUND + ordering.kinds[at]]
        for step in BESIDE:
            gain += weights[AROUND + KINDS + ordering.kinds[at + step]]
        for step in BEYOND_THOSE:
            gain += weights[AROUND + 2 * KINDS + ordering.kinds[at + step]]
        ordering.gain[square] = gain


@rule
def _put_in(ordering: MoveOrdering, found: int, most: int, placement: int, guess: float) -> int:
    """Put a placement among the best, where it belongs. Returns the number of those."""
    place = found if found < most else most - 1
    while place > 0 and ordering.guess[place - 1] < guess:
        ordering.guess[place], ordering.best[place] = ordering.guess[place - 1], ordering.best[place - 1]
        place -= 1
    ordering.guess[place], ordering.best[place] = guess, placement
    return min(found + 1, most)
