"""What is seen of a round of Polyssimo Challenge. Everything is open to all."""

from typing import Literal, TypeAlias, get_args

from ludotheque import contract
from ludotheque.contract import MatchFacts
from ludotheque.games.polyssimo.board import COLUMNS, SQUARES
from ludotheque.games.polyssimo.notation import read_placement
from ludotheque.games.polyssimo.pieces import NAMES, NUMBER_OF, SIZES
from ludotheque.games.polyssimo.rules import hexominoes_due, lay, pass_turn, pick
from ludotheque.games.polyssimo.state import OVER, new_round
from ludotheque.games.polyssimo.ways import square_names, squares_of
from ludotheque.kernel import State

Phase: TypeAlias = Literal["draft", "placement", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)
_PADDED = tuple(name.ljust(2) for name in NAMES)


class View(contract.View, frozen=True):
    """The table, the same for everybody: which seat has which piece, where pieces lie, and what is left to lay."""

    phase: Phase
    turn: int | None
    """The seat on turn; None when the round is over."""
    board: list[str]
    """Eleven lines, and in each for every column the name of the piece that lies there, or a dot."""
    taken_by: dict[str, int | None]
    """For each piece the seat that picked it."""
    middle: list[str]
    """The pieces that nobody has picked."""
    hands: list[list[str]]
    """For each seat the pieces that it has still to lay."""
    laid: dict[str, list[str]]
    """For each piece on the board the squares that it covers, row by row."""
    squares_left: list[int]
    """For each seat the squares of the pieces in its hand: the fewest win."""
    hexominoes_due: list[int]
    """For each seat the number of hexominoes that it must still pick."""
    passed: list[int]
    """The seats that can lay no more pieces."""


def view(state: State, facts: MatchFacts) -> View:
    """The view of a round."""
    seats, phase = int(state["seats"]), int(state["phase"])
    taken_by = owners(state)
    laid = state["laid"].tolist()
    hands = [[p for p, owner in enumerate(taken_by) if owner == seat and laid[p] < 0] for seat in range(seats)]
    return View(
        *facts,
        phase=PHASES[phase],
        turn=None if phase == OVER else int(state["turn"]),
        board=_board(laid),
        taken_by=dict(zip(NAMES, taken_by, strict=True)),
        middle=[name for name, owner in zip(NAMES, taken_by, strict=True) if owner is None],
        hands=[[NAMES[piece] for piece in pieces] for pieces in hands],
        laid={name: square_names(lies) for name, lies in zip(NAMES, laid, strict=True) if lies >= 0},
        squares_left=[sum(SIZES[piece] for piece in pieces) for pieces in hands],
        hexominoes_due=[int(hexominoes_due(state, seat)) for seat in range(seats)],
        passed=members(int(state["passed"])),
    )


def imagine(view: View) -> State:
    """The one state that a view shows, for nothing is hidden: seats pick and lay again what they have, in any order.

    A seat that has no more pieces on the board when its turn comes had passed by then.
    """
    handicap = view.options["handicap"]
    assert isinstance(handicap, list | tuple)
    state = new_round(view.seats, handicap, view.options.get("first", 0))
    picked: list[list[int]] = [[] for _ in range(view.seats)]
    layings: list[list[int]] = [[] for _ in range(view.seats)]
    for name, seat in view.taken_by.items():
        if seat is not None:
            piece = NUMBER_OF[name]
            picked[seat].append(piece)
            if name in view.laid:
                layings[seat].append(read_placement(piece, view.laid[name]))
    while any(picked):
        seat = int(state.turn)
        pick(state, seat, picked[seat].pop())
    while any(layings):
        seat = int(state.turn)
        if layings[seat]:
            lay(state, seat, layings[seat].pop())
        else:
            state.passed |= 1 << seat
            pass_turn(state)
    return state


def owners(state: State) -> list[int | None]:
    """For each piece the seat that picked it."""
    taken_by: list[int | None] = [None] * len(NAMES)
    for seat, pieces in enumerate(state["taken"].tolist()):
        for piece in members(pieces):
            taken_by[piece] = seat
    return taken_by


def members(bits: int) -> list[int]:
    """The members of a set that is kept as bits."""
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


def _board(laid: list[int]) -> list[str]:
    squares = [". "] * SQUARES
    for piece, placement in enumerate(laid):
        if placement >= 0:
            for square in squares_of(placement):
                squares[square] = _PADDED[piece]
    return [" ".join(squares[row : row + COLUMNS]).rstrip() for row in range(0, SQUARES, COLUMNS)]
