"""What a seat may do in Polyssimo Challenge: which actions there are, why one is refused, and what it does."""

from enum import IntEnum
from typing import TypeAlias

import numpy as np

from ludotheque import contract
from ludotheque.games.polyssimo.board import BLOCK, SQUARES
from ludotheque.games.polyssimo.pieces import NAMES, NUMBER_OF, PIECES
from ludotheque.games.polyssimo.rules import fits, hand, hexominoes_due, lay, may_pick, middle, pick, where_it_fits
from ludotheque.games.polyssimo.state import DRAFT, OVER
from ludotheque.games.polyssimo.ways import BLOCKS_OF, FIRST_WAY, PIECE_LAID, PIECE_OF, PLACEMENTS, square_names
from ludotheque.kernel import Ints, State, how_many, member, rule


class Pick(contract.Action, frozen=True):
    """Pick a piece from the middle."""

    piece: str
    """Its name."""

    def __post_init__(self) -> None:
        if self.piece not in NUMBER_OF:
            raise ValueError(f"there is no piece {self.piece!r}")


class Lay(contract.Action, frozen=True):
    """Lay a piece on the board."""

    piece: str
    """Its name."""
    placement: int
    """How and where it lies, as numbered in `ways`."""

    def __post_init__(self) -> None:
        if PIECE_LAID.get(self.placement) != self.piece:
            raise ValueError(f"{self.placement!r} is no placement of a piece {self.piece!r}")

    @property
    def squares(self) -> list[str]:
        """The names of the squares it covers, row by row."""
        return square_names(self.placement)


Action: TypeAlias = Pick | Lay

PICKS = tuple(map(Pick, NAMES))
"""Every action that picks a piece, by the number of the piece."""
LAYINGS = {placement: Lay(piece, placement) for placement, piece in PIECE_LAID.items()}
"""Every action that lays a piece, made once: thousands are open at a time."""


class Layings(list[Action]):
    """A list of layings. On its way to another process it is a list of numbers: pickling 6,000 structs takes 4 ms."""

    def __reduce__(self) -> tuple[object, ...]:
        return layings, ([laying.placement for laying in self],)  # type: ignore[union-attr]


def layings(placements: list[int]) -> Layings:
    """The layings with these placements."""
    return Layings(map(LAYINGS.__getitem__, placements))


PICK, LAY = range(2)
"""The kinds of action, as compiled rules know them."""


def code_of(action: Action) -> tuple[int, int]:
    """An action as compiled rules take it: its kind, and the piece that is picked or the placement that is laid."""
    return (PICK, NUMBER_OF[action.piece]) if isinstance(action, Pick) else (LAY, action.placement)


def action_of(state: State, number: int) -> Action:
    """The action of the phase with this number: of a piece in the draft, of a placement afterwards."""
    return PICKS[number] if state.phase == DRAFT else LAYINGS[number]


def open_actions(state: State, seat: int) -> list[Action]:
    """The actions that are open to the seat on turn."""
    numbers = open_numbers(state, seat)
    return [PICKS[piece] for piece in numbers] if state.phase == DRAFT else layings(numbers)


def open_numbers(state: State, seat: int) -> list[int]:
    """The numbers of the actions that are open to the seat on turn."""
    listed = np.empty(len(PLACEMENTS), np.int64)
    return listed[: list_actions(state, seat, listed)].tolist()  # type: ignore[no-any-return]


Why = IntEnum(
    "Why",
    "ALLOWED OVER NOT_YOUR_TURN DRAFT_FIRST DRAFT_DONE PIECE_TAKEN HANDICAP HANDICAP_OF_OTHERS NOT_YOURS ALREADY_LAID "
    "OVERLAPS",
    start=0,
)
"""Why an action is refused; each name is the code of a `Refusal`."""


@rule
def why_not(state: State, seat: int, kind: int, number: int) -> Why:
    """Why a seat may not do something now, or `Why.ALLOWED`."""
    if state.phase == OVER:
        return Why.OVER
    if seat != state.turn:
        return Why.NOT_YOUR_TURN
    if state.phase == DRAFT:
        if kind != PICK:
            return Why.DRAFT_FIRST
        if may_pick(state, seat) >> number & 1:
            return Why.ALLOWED
        if middle(state) >> number & 1 == 0:
            return Why.PIECE_TAKEN
        return Why.HANDICAP if hexominoes_due(state, seat) else Why.HANDICAP_OF_OTHERS
    if kind != LAY:
        return Why.DRAFT_DONE
    piece = int(PIECE_OF[number // SQUARES])
    if hand(state, seat) >> piece & 1:
        return Why.ALLOWED if fits(state, number) else Why.OVERLAPS
    return Why.ALREADY_LAID if int(state.taken[seat]) >> piece & 1 else Why.NOT_YOURS


@rule
def refusal_number(state: State, seat: int, kind: int, number: int) -> int:
    """`why_not` as a number: a member of an enum takes a microsecond on its way out of compiled code."""
    return why_not(state, seat, kind, number) + 0


@rule
def act(state: State, seat: int, kind: int, number: int) -> None:
    """Carry out an action that is allowed."""
    if kind == PICK:
        pick(state, seat, number)
    else:
        lay(state, seat, number)


@rule
def list_actions(state: State, seat: int, listed: Ints) -> int:
    """Write the number of every open action of the seat on turn into ``listed``. Returns the number of actions."""
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
