"""Move ordering: a quick guess at the worth of every placement, from the squares it covers."""

from typing import NamedTuple

import numpy as np

from ludotheque.games.polyssimo.actions import list_actions
from ludotheque.games.polyssimo.board import SQUARES
from ludotheque.games.polyssimo.pieces import PIECES
from ludotheque.games.polyssimo.ways import PIECE_OF, PLACEMENTS, SIZE_OF, STEPS
from ludotheque.kernel import Floats, Ints, State, rule

OVERLAP = 0.5
"""A placement that spoils an opening covers about two of its squares, and shall count it once."""
NEED = 3.0
"""How much the want of openings speaks for laying a piece now."""


class MoveOrdering(NamedTuple):
    """Scratch buffers for the guesses, made once and used again and again."""

    listed: Ints
    """The placements that are open to a seat."""
    openings: Ints
    """For each piece of that seat how many there are."""
    pressure: Floats
    """For each square how much others need it more than the seat on turn."""
    best: Ints
    """The placements with the highest guesses, the highest first."""
    guess: Floats
    """Those guesses."""


def new_move_ordering() -> MoveOrdering:
    """Empty buffers for the guesses."""
    most = len(PLACEMENTS)
    return MoveOrdering(
        np.zeros(most, int), np.zeros(PIECES, int), np.zeros(SQUARES), np.zeros(most, int), np.zeros(most)
    )


@rule
def order_moves(state: State, ordering: MoveOrdering, most: int) -> int:
    """List the placements of the seat on turn that look best, at most ``most``, best first. Returns their number.

    It is good to cover squares that others need, and to lay what will soon be hard to lay.
    """
    seat = int(state.turn)
    for square in range(SQUARES):
        ordering.pressure[square] = 0.0
    for other in range(int(state.seats)):
        if other != seat:
            _press(ordering, list_actions(state, other, ordering.listed), 1.0)
    count = list_actions(state, seat, ordering.listed)
    _press(ordering, count, -1.0)
    found = 0
    for i in range(count):
        guess = _guess(ordering, int(ordering.listed[i]))
        if found < most or guess > ordering.guess[found - 1]:
            place = found if found < most else most - 1
            while place > 0 and ordering.guess[place - 1] < guess:
                ordering.guess[place], ordering.best[place] = ordering.guess[place - 1], ordering.best[place - 1]
                place -= 1
            ordering.guess[place], ordering.best[place] = guess, ordering.listed[i]
            found = min(found + 1, most)
    return found


@rule
def _press(ordering: MoveOrdering, count: int, sign: float) -> None:
    """Let every opening weigh on the squares it needs: the more, the fewer openings its piece has."""
    for piece in range(PIECES):
        ordering.openings[piece] = 0
    for i in range(count):
        ordering.openings[PIECE_OF[ordering.listed[i] // SQUARES]] += 1
    for i in range(count):
        way, first = ordering.listed[i] // SQUARES, ordering.listed[i] % SQUARES
        weight = sign * _scarcity(ordering, way)
        ordering.pressure[first] += weight
        for step in range(int(SIZE_OF[PIECE_OF[way]]) - 1):
            ordering.pressure[first + int(STEPS[step, way])] += weight


@rule
def _guess(ordering: MoveOrdering, placement: int) -> float:
    way, first = placement // SQUARES, placement % SQUARES
    size = int(SIZE_OF[PIECE_OF[way]])
    pressure = ordering.pressure[first]
    for step in range(size - 1):
        pressure += ordering.pressure[first + int(STEPS[step, way])]
    return size + NEED * _scarcity(ordering, way) + OVERLAP * pressure  # type: ignore[no-any-return]


@rule
def _scarcity(ordering: MoveOrdering, way: int) -> float:
    """What one opening of a piece is worth: its squares, shared among its openings."""
    piece = int(PIECE_OF[way])
    return int(SIZE_OF[piece]) / (ordering.openings[piece] + 2.0)  # type: ignore[no-any-return]
