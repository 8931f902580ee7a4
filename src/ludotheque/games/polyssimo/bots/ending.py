"""The end, solved: whether a seat can force a win, whatever the others do.

With two seats that is the whole truth. With more the others are thought to work together (paranoid), so a win that is
found is certain, and one that is not found may still be had: if not even with the help of all others, it is lost.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.polyssimo.board import BLOCKS
from ludotheque.games.polyssimo.bots.move_ordering import MoveOrdering, new_move_ordering, order_moves
from ludotheque.games.polyssimo.bots.openings import survey
from ludotheque.games.polyssimo.pieces import PIECES
from ludotheque.games.polyssimo.rules import lay, squares_left, winners
from ludotheque.games.polyssimo.state import OVER, ROUND
from ludotheque.games.polyssimo.ways import SIZE_OF
from ludotheque.kernel import Floats, Ints, Rounds, State, rule

LOST, WON, UNKNOWN = 0, 1, -1
MOST_PLACEMENTS = 256
"""An end has no more placements than this for the seat on turn."""
REMEMBERED = 1 << 14


class Ending(NamedTuple):
    """Scratch buffers to solve an end with."""

    states: Rounds
    """The position at each depth."""
    placements: Ints
    """At each depth what can be laid."""
    listed: Ints
    """At each depth the number of those."""
    tried: Ints
    """At each depth the number of them that have been tried."""
    key: NDArray[np.uint64]
    """At each depth the number that stands for the position."""
    keys: NDArray[np.uint64]
    """Positions that were met."""
    outcomes: Ints
    """How those ended."""
    openings: Ints
    """For each piece of a seat."""
    area: Ints
    ordering: MoveOrdering


def new_ending(ordering: Floats) -> Ending:
    """Empty buffers to solve an end with, and the weights that order the moves."""
    depths = PIECES + 1
    return Ending(
        states=np.zeros(depths, ROUND),
        placements=np.zeros((depths, MOST_PLACEMENTS), np.int64),
        listed=np.zeros(depths, np.int64),
        tried=np.zeros(depths, np.int64),
        key=np.zeros(depths, np.uint64),
        keys=np.zeros(REMEMBERED, np.uint64),
        outcomes=np.zeros(REMEMBERED, np.int64),
        openings=np.zeros(PIECES, np.int64),
        area=np.zeros(BLOCKS + 1, np.int64),
        ordering=new_move_ordering(ordering),
    )


@rule
def solve(end: Ending, seat: int, most: int, found: Ints, helped: bool) -> int:
    """Whether a seat can force a win from ``states[0]``: `WON`, `LOST`, or `UNKNOWN` after ``most`` positions; or
    whether it can win at all, if the others play as it likes (``helped``).

    ``found[0]`` is the placement with which the seat on turn decides it, or -1; ``found[1]`` the positions looked at.
    """
    found[0], found[1] = -1, 0
    for i in range(REMEMBERED):
        end.keys[i] = 0
    depth = 0
    outcome = _enter(end, 0, seat)
    if outcome != UNKNOWN:
        return outcome
    if _most_openings(end, end.states[0]) > MOST_PLACEMENTS:
        return UNKNOWN
    while True:
        # Here the position at `depth` is open, and goes on with its next placement.
        state = end.states[depth]
        mine = helped or int(state.turn) == seat
        if end.tried[depth] < end.listed[depth]:
            if found[1] >= most:
                return UNKNOWN
            found[1] += 1
            placement = int(end.placements[depth, end.tried[depth]])
            end.tried[depth] += 1
            end.states[depth + 1] = end.states[depth]
            lay(end.states[depth + 1], int(state.turn), placement)
            outcome = _enter(end, depth + 1, seat)
            if outcome == UNKNOWN:
                depth += 1
                continue
            if outcome != (WON if mine else LOST):
                continue
        else:
            outcome = LOST if mine else WON
        # The position at `depth` is decided, and with it perhaps those above.
        while True:
            slot = int(end.key[depth] % np.uint64(REMEMBERED))
            end.keys[slot], end.outcomes[slot] = end.key[depth], outcome
            if depth == 0:
                if outcome == (WON if mine else LOST):
                    found[0] = end.placements[0, end.tried[0] - 1]
                return outcome
            depth -= 1
            mine = helped or int(end.states[depth].turn) == seat
            if outcome != (WON if mine else LOST):
                break


@rule
def _enter(end: Ending, depth: int, seat: int) -> int:
    """The outcome of the position at a depth if it is plain to see or was met before; else list its placements."""
    state = end.states[depth]
    if state.phase == OVER:
        return winners(state) >> seat & 1
    key = _key(state)
    end.key[depth] = key
    slot = int(key % np.uint64(REMEMBERED))
    if end.keys[slot] == key:
        return int(end.outcomes[slot])
    outcome = _plain(end, state, seat)
    if outcome == UNKNOWN:
        end.listed[depth] = order_moves(state, end.ordering, MOST_PLACEMENTS)
        end.tried[depth] = 0
        for i in range(end.listed[depth]):
            end.placements[depth, i] = end.ordering.best[i]
    return outcome


@rule
def _plain(end: Ending, state: State, seat: int) -> int:
    """The outcome where it is plain: somebody has fewer squares left than the others can come down to."""
    mine = squares_left(state, seat)
    mine_at_best = mine - _layable(end, state, seat)
    won = True
    for other in range(int(state.seats)):
        if other != seat:
            theirs = squares_left(state, other)
            if theirs < mine_at_best:
                return LOST
            won = won and mine < theirs - _layable(end, state, other)
    return WON if won else UNKNOWN


@rule
def _layable(end: Ending, state: State, seat: int) -> int:
    """The squares of all pieces of a seat that have an opening."""
    survey(state, seat, end.openings, end.area)
    squares = 0
    for piece in range(PIECES):
        if end.openings[piece]:
            squares += int(SIZE_OF[piece])
    return squares


@rule
def _most_openings(end: Ending, state: State) -> int:
    """The openings of the seat that has most of them."""
    most = 0
    for seat in range(int(state.seats)):
        survey(state, seat, end.openings, end.area)
        most = max(most, int(end.openings.sum()))
    return most


@rule
def _key(state: State) -> np.uint64:
    """The hash of a position: what lies where, whose turn it is, and when each seat last laid a piece (for ties)."""
    key = np.uint64(0x9E3779B97F4A7C15)
    for word in range(3):
        key = _mixed(key, np.uint64(state.free[word]))
    key = _mixed(key, np.uint64(state.on_board))
    key = _mixed(key, np.uint64(state.turn))
    for seat in range(int(state.seats)):
        key = _mixed(key, np.uint64(state.last_laid[seat]))
    return key | np.uint64(1)


@rule
def _mixed(key: np.uint64, word: np.uint64) -> np.uint64:
    key = (key ^ word) * np.uint64(0xBF58476D1CE4E5B9)
    return key ^ (key >> np.uint64(29))
