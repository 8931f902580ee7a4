"""What a seat may do in Polyssimo Challenge: which actions there are, why one is refused, and what it does."""

from typing import Any, NamedTuple

from ludotheque.games.polyssimo.board import BLOCK, SQUARES
from ludotheque.games.polyssimo.pieces import PIECES
from ludotheque.games.polyssimo.rules import fits, hand, hexominoes_due, lay, may_pick, middle, pick, where_it_fits
from ludotheque.games.polyssimo.state import DRAFT, OVER
from ludotheque.games.polyssimo.ways import BLOCKS_OF, FIRST_WAY, PIECE_OF, PLACEMENTS
from ludotheque.kernel import State, how_many, member, rule

PICK, LAY = range(2)
"""The kinds of action."""


class Action(NamedTuple):
    """An action: its kind, and the piece that is picked or the placement that is laid."""

    kind: int
    number: int


LAYINGS = {placement: Action(LAY, placement) for placement in PLACEMENTS}
"""Every action that lays a piece, made once: thousands are open at a time."""

# Why an action is refused, in the order in which it is looked at
ALLOWED = 0
IS_OVER = 1
NOT_YOUR_TURN = 2
DRAFT_FIRST = 3
DRAFT_DONE = 4
PIECE_TAKEN = 5
OWN_HANDICAP = 6
OTHERS_HANDICAP = 7
NOT_YOURS = 8
ALREADY_LAID = 9
DOES_NOT_FIT = 10


@rule
def why_not(state: State, seat: int, kind: int, number: int) -> int:
    """Why a seat may not do something now, or `ALLOWED`."""
    if state.phase == OVER:
        return IS_OVER
    if seat != state.turn:
        return NOT_YOUR_TURN
    if state.phase == DRAFT:
        if kind != PICK:
            return DRAFT_FIRST
        if may_pick(state, seat) >> number & 1:
            return ALLOWED
        if middle(state) >> number & 1 == 0:
            return PIECE_TAKEN
        return OWN_HANDICAP if hexominoes_due(state, seat) else OTHERS_HANDICAP
    if kind != LAY:
        return DRAFT_DONE
    piece = int(PIECE_OF[number // SQUARES])
    if hand(state, seat) >> piece & 1:
        return ALLOWED if fits(state, number) else DOES_NOT_FIT
    return ALREADY_LAID if int(state.taken[seat]) >> piece & 1 else NOT_YOURS


@rule
def act(state: State, seat: int, kind: int, number: int) -> None:
    """Carry out an action that is allowed."""
    if kind == PICK:
        pick(state, seat, number)
    else:
        lay(state, seat, number)


@rule
def list_actions(state: State, seat: int, listed: Any) -> int:
    """Write the number of every open action of the seat on turn into ``listed``; how many there are."""
    count = 0
    if state.phase == DRAFT:
        pieces = may_pick(state, seat)
        count = how_many(pieces)
        for position in range(count):
            listed[position] = member(pieces, position)
        return count
    pieces = hand(state, seat)
    for piece in range(PIECES):
        if pieces >> piece & 1:
            for way in range(int(FIRST_WAY[piece]), int(FIRST_WAY[piece + 1])):
                for block in range(int(BLOCKS_OF[way])):
                    squares = where_it_fits(state, way, block)
                    for _ in range(how_many(squares)):
                        listed[count] = way * SQUARES + block * BLOCK + member(squares, 0)
                        squares &= squares - 1
                        count += 1
    return count
