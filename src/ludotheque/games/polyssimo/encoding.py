"""Polyssimo Challenge as numbers, for programs that learn to play: its table of actions, and the table as arrays."""

from collections.abc import Sequence

import numpy as np

from ludotheque.bots.tempo import Tempo
from ludotheque.contract import Game, Terms
from ludotheque.environment.encoding import (
    HALF,
    NOBODY,
    Encoding,
    InParts,
    Kernels,
    Mask,
    Plane,
    Planes,
    codes_of,
    mark_set,
    seat_after,
)
from ludotheque.games.polyssimo import actions
from ludotheque.games.polyssimo.actions import LAY, LAYINGS, PICK, PICKS, Action, Pick, Why
from ludotheque.games.polyssimo.board import BLOCK, BLOCKS, COLUMNS, ROWS, SQUARES
from ludotheque.games.polyssimo.notation import TEXTS
from ludotheque.games.polyssimo.pieces import HEXOMINOES, NAMES, NUMBER_OF, PIECES
from ludotheque.games.polyssimo.rules import (
    fits_above,
    hand,
    hexominoes_due,
    lay_down,
    may_pick,
    next_turn,
    pick,
    squares_left,
    where_it_fits,
)
from ludotheque.games.polyssimo.rules import winners as winners_of
from ludotheque.games.polyssimo.state import DRAFT, OVER, PLACEMENT, round_type
from ludotheque.games.polyssimo.ways import BLOCKS_OF, FIRST_WAY, MOST_WAYS, NUMBERS, PIECE_OF, PLACES, WAYS
from ludotheque.kernel import Chance, Ints, Record, State, member, rule

_1, _2, _4, _6, _8, _31, _56, _60, _63 = map(np.uint64, (1, 2, 4, 6, 8, 31, 56, 60, 63))
STICKS_OUT = len(Why)
"""In place of a reason: the number stands for no placement, since a piece would stick out of the board."""


@rule
def code_at(action: int) -> tuple[int, int]:
    """The action (kind, number) that an index of the table stands for: placements come first, then the picks."""
    return (LAY, action) if action < NUMBERS else (PICK, action - NUMBERS)


@rule
def on_board(placement: int) -> bool:
    """Whether a number stands for a placement on the board."""
    first = placement % SQUARES
    return int(PLACES[first // BLOCK, placement // SQUARES]) >> first % BLOCK & 1 == 1


@rule(inlined=True)
def proceed(state: State, _clock: Record, _chance: Chance, _scratch: Ints) -> int:
    """Nothing is left to chance."""
    return NOBODY if state.phase == OVER else int(state.turn)


@rule(inlined=True)
def why_not(state: State, _clock: Record, seat: int, action: int) -> int:
    """Why a seat may not choose an action now."""
    kind, number = code_at(action)
    if kind == LAY and not on_board(number):
        return STICKS_OUT
    return actions.why_not(state, seat, kind, number) + 0


@rule(inlined=True)
def act(state: State, _clock: Record, seat: int, action: int, _scratch: Ints) -> None:
    """Carry out an action."""
    kind, number = code_at(action)
    actions.act(state, seat, kind, number)


@rule(inlined=True)
def write_planes(state: State, _clock: Record, seat: int, planes: Planes) -> None:
    """Write the table as a seat sees it, in the order of `PolyssimoEncoding.planes`."""
    seats, at = int(state.seats), SQUARES
    for block in range(BLOCKS - 1):
        covered, squares = ~int(state.free[block]), planes[block * BLOCK : (block + 1) * BLOCK]
        for square in range(BLOCK):
            squares[square] = covered >> square & 1
    covered, squares = ~int(state.free[BLOCKS - 1]), planes[(BLOCKS - 1) * BLOCK : SQUARES]
    for square in range(SQUARES % BLOCK):
        squares[square] = covered >> square & 1
    taken_by, laid, on_board = planes[at : at + PIECES], planes[at + PIECES : at + 2 * PIECES], int(state.on_board)
    ones = twos = fours = 0  # the binary digits of who picked each piece: nobody has to guess who it was
    for further in range(seats):
        taken, number = int(state.taken[seat_after(seat, further, seats)]), further + 1
        ones |= taken * (number & 1)
        twos |= taken * (number >> 1 & 1)
        fours |= taken * (number >> 2)
    for piece in range(PIECES):
        taken_by[piece] = (ones >> piece & 1) + 2 * (twos >> piece & 1) + 4 * (fours >> piece & 1)
        laid[piece] = on_board >> piece & 1
    at += 2 * PIECES
    for further in range(seats):
        other = seat_after(seat, further, seats)
        planes[at + further] = hexominoes_due(state, other)
        planes[at + seats + further] = int(state.passed) >> other & 1
        planes[at + 2 * seats + further] = state.last_laid[other]
    planes[at + 3 * seats] = state.phase


@rule(inlined=True)
def write_mask(state: State, _clock: Record, seat: int, mask: Mask, scratch: Mask) -> None:
    """Add the actions that are open to the seat on turn."""
    write_apart(state, _clock, seat, mask)
    pieces = open_groups(state, _clock, seat)
    while pieces:
        piece = member(pieces, 0)
        pieces &= pieces - 1
        first, after = int(FIRST_WAY[piece]), int(FIRST_WAY[piece + 1])
        for i in range(min(MOST_WAYS, WAYS - first)):  # always eight, also those of the next piece: that is quicker
            scratch[i], scratch[MOST_WAYS + i], scratch[2 * MOST_WAYS + i] = in_words(
                state, first + i, 0, np.uint64((first + i) * SQUARES) & _63
            )
        for i in range(after - first):
            word = np.uint64((first + i) * SQUARES) >> _6
            mask[word] |= scratch[i]
            mask[word + _1] = scratch[MOST_WAYS + i]
            mask[word + _2] = scratch[2 * MOST_WAYS + i]
        for way in range(first, after):
            for block in range(2, int(BLOCKS_OF[way])):
                mark_set(mask, way * SQUARES + block * BLOCK, where_it_fits(state, way, block))


@rule
def in_words(state: State, way: int, bottom: int, shift: np.uint64) -> tuple[np.uint64, np.uint64, np.uint64]:
    """Where a piece fits in a way, as three words of a mask, in which the way begins after so many bits; in the third
    block it does so as given.

    The processor works out several ways at once, and a GPU each in a thread of its own.
    """
    above = fits_above(state, way)
    top, middle, last = np.uint64(above[0]), np.uint64(above[1]), np.uint64(bottom)
    low, high = top | middle << _60, middle >> _4 | last << _56
    return low << shift, high << shift | low >> _1 >> _63 - shift, last >> _8 << shift | high >> _1 >> _63 - shift


@rule
def group_of(way: int) -> int:
    """The piece that lies in a way."""
    return int(PIECE_OF[way])


@rule
def first_part(pieces: int) -> int:
    """The first way in which one of a set of pieces can lie."""
    return int(FIRST_WAY[member(pieces, 0)])


@rule
def open_groups(state: State, _clock: Record, seat: int) -> int:
    """The set of pieces in hand; none in the draft."""
    return 0 if state.phase == DRAFT else hand(state, seat)


@rule
def part_of_mask(state: State, way: int) -> tuple[int, np.uint64, np.uint64, np.uint64]:
    """Where a piece fits in a way: from which half of a word on, and three words."""
    bottom = where_it_fits(state, way, 2) if BLOCKS_OF[way] > 2 else 0
    first, second, third = in_words(state, way, bottom, np.uint64(way * SQUARES) & _31)
    return way * SQUARES // HALF, first, second, third


@rule
def write_apart(state: State, _clock: Record, seat: int, mask: Mask) -> None:
    """Add the picks that are open to the seat on turn."""
    if state.phase == DRAFT:
        mark_set(mask, NUMBERS, may_pick(state, seat))


@rule
def act_first(state: State, _clock: Record, seat: int, action: int, _scratch: Ints) -> None:
    """Carry out an action, and leave open whether the next seat can lay."""
    kind, number = code_at(action)
    if kind == LAY:
        lay_down(state, seat, number)
        next_turn(state)
    else:
        pick(state, seat, number)


@rule
def asked(state: State) -> int:
    """The seat of which it must be known whether it can lay."""
    return int(state.turn) if state.phase == PLACEMENT else NOBODY


@rule
def is_open(state: State, way: int) -> bool:
    """Whether a piece fits anywhere in a way: `lies_somewhere`, without a branch for each block."""
    top, middle = fits_above(state, way)
    return top | middle > 0 or (int(BLOCKS_OF[way]) > 2 and where_it_fits(state, way, 2) > 0)


@rule
def pass_on(state: State) -> None:
    """The seat on turn cannot lay, and passes for good."""
    state.passed |= 1 << int(state.turn)
    next_turn(state)


@rule
def write_scores(state: State, scores: Ints) -> None:
    """Write how many squares each seat has left."""
    for seat in range(len(scores)):
        scores[seat] = squares_left(state, seat)


@rule
def winners(state: State, _scores: Ints) -> int:
    """The set of winners."""
    return winners_of(state)


IN_PARTS = InParts(
    WAYS, group_of, first_part, open_groups, part_of_mask, write_apart, act_first, asked, is_open, pass_on
)


class PolyssimoEncoding(Encoding[Action]):
    """19,428 actions: a board of 132 for each of the 147 ways in which a piece can lie, and 24 picks.

    Where a piece would stick out of the board, the table has gaps.
    """

    kernels = Kernels(proceed, why_not, act, write_planes, write_mask, write_scores, winners, IN_PARTS)
    refusals = (*codes_of(Why), "not-the-shape")
    actions = (*(TEXTS.get(placement, "") for placement in range(NUMBERS)), *(f"pick {name}" for name in NAMES))

    def types_on_gpu(self, game: Game, terms: Terms) -> tuple["np.dtype[np.void]", "np.dtype[np.void]"]:
        """Records with room for the seats that play, and in short numbers."""
        return round_type(terms.seats, "i4", "i1"), self.clock_type

    def planes(self, terms: Terms) -> Sequence[Plane]:
        """The board first."""
        seats = terms.seats
        return (
            Plane("covered", (ROWS, COLUMNS), 1, "which squares are covered"),
            Plane("taken_by", (PIECES,), seats, "who picked each piece: 0 nobody, 1 the seat itself, 2 the next one …"),
            Plane("laid", (PIECES,), 1, "which pieces lie on the board"),
            Plane("hexominoes_due", (seats,), len(HEXOMINOES), "how many hexominoes each seat must still pick"),
            Plane("passed", (seats,), 1, "which seats can lay no more"),
            Plane(
                "last_laid",
                (seats,),
                PIECES,
                "how many pieces lay there when each seat last laid one, which decides ties",
            ),
            Plane("phase", (1,), OVER, "0 in the draft, 1 afterwards, 2 at the end"),
        )

    def action(self, state: State, seat: int, index: int) -> Action:
        """The action of a number."""
        return LAYINGS[index] if index < NUMBERS else PICKS[index - NUMBERS]

    def scratch(self, terms: Terms, tempos: Sequence[Tempo]) -> Mask:
        """Three words for each way of a piece."""
        return np.zeros(3 * MOST_WAYS, np.uint64)

    def index(self, state: State, seat: int, action: Action) -> int:
        """Where an action stands in the table."""
        return NUMBERS + NUMBER_OF[action.piece] if isinstance(action, Pick) else action.placement
