"""What a seat may do in Lucky Numbers: which actions there are, why one is refused, and what it does."""

from enum import IntEnum
from itertools import product, starmap
from typing import NamedTuple, TypeAlias

import numpy as np

from ludotheque import contract
from ludotheque.errors import Refused, told
from ludotheque.games.lucky_numbers.garden import (
    any_way_to_place,
    cells_that_take,
    empty_cells,
    pairs_made,
    way_to_place,
    ways_to_place,
)
from ludotheque.games.lucky_numbers.rules import (
    arrange,
    clovers_face_down,
    end_turn,
    first_colour,
    free_diagonal,
    has_arranged,
    is_what_was_drawn,
    numbers_face_up,
    place,
    set_on_diagonal,
    take_from_middle,
)
from ludotheque.games.lucky_numbers.state import (
    ARRANGING,
    CELLS,
    CHOOSING,
    DIAGONAL,
    HIGHEST,
    HOLDING,
    OVER,
    SETTING,
    SIDE,
    colour_of,
    number_of,
)
from ludotheque.kernel import Chance, Ints, State, below, how_many, member, rule

NAME = "lucky-numbers"


class Arrange(contract.Action, frozen=True):
    """Lay the four clovers drawn at the start on the diagonal, top left to bottom right."""

    numbers: tuple[int, ...]


class Set(contract.Action, frozen=True):
    """Set the clover just drawn on a cell of the diagonal (Michael's setup)."""

    cell: int


class Draw(contract.Action, frozen=True):
    """Draw a clover from the pile."""


class Place(contract.Action, frozen=True):
    """Place the clover just drawn on a cell."""

    cell: int


class Leave(contract.Action, frozen=True):
    """Leave the clover just drawn in the middle."""


class Take(contract.Action, frozen=True):
    """Take a clover that lies face up in the middle, and place it on a cell."""

    number: int
    cell: int


Action: TypeAlias = Arrange | Set | Draw | Place | Leave | Take
"""An action; cells are counted row by row from 0, as in a view."""

ARRANGE, SET, DRAW, PLACE, LEAVE, TAKE = range(6)
"""The kinds of action."""


class Code(NamedTuple):
    """An action as compiled rules take it."""

    kind: int
    number: int = 0
    """The number that is taken, or the four numbers that are arranged, five bits each."""
    cell: int = 0


def numbers_of(order: int) -> tuple[int, ...]:
    """The four numbers of an arrangement."""
    return tuple(order >> 5 * place & 31 for place in range(SIDE))


def action_of(kind: int, number: int, cell: int) -> Action:
    """The action of a code."""
    if kind == TAKE:
        return Take(number, cell)
    if kind == PLACE:
        return Place(cell)
    if kind == SET:
        return Set(cell)
    if kind == ARRANGE:
        return Arrange(numbers_of(number))
    return Draw() if kind == DRAW else Leave()


_OF_A_TURN = tuple(starmap(Code, product(range(SET, TAKE + 1), range(HIGHEST + 1), range(CELLS))))
MOST_ACTIONS = CELLS * HIGHEST + 1
"""No seat has more actions open to it than this."""
ACTIONS = np.array([action_of(*code) for code in _OF_A_TURN], object)
"""The actions of a turn, made once: a list of what is open is asked for after every action."""
_CODES = {action_of(*code): code for code in reversed(_OF_A_TURN)}


def code_of(action: Action) -> Code:
    """The code of an action; raises `Refused` for one that no text says, as on a cell that does not exist."""
    try:
        code = _CODES.get(action)
        if code:
            return code
        numbers = action.numbers if isinstance(action, Arrange) else ()
        if len(numbers) == SIDE and all(0 <= number <= HIGHEST for number in numbers):
            return Code(ARRANGE, sum(number << 5 * place for place, number in enumerate(numbers)))
    except TypeError:  # a field has a value of another type, which cannot be hashed or compared
        pass
    raise Refused("unreadable", game=NAME, facts={"text": told(action)})


Why = IntEnum(
    "Why",
    "ALLOWED OVER NOT_YOUR_TURN SETUP_FIRST SETUP_DONE NOT_YOUR_CLOVERS NOT_ON_DIAGONAL CELL_TAKEN PLACE_OR_LEAVE "
    "NOTHING_HELD PILE_EMPTY NOT_FACE_UP DOES_NOT_FIT",
    start=0,
)
"""Why an action is refused; each name is the code of a `Refusal`."""


@rule
def why_not(state: State, seat: int, kind: int, number: int, cell: int) -> Why:
    """Why a seat may not do something now, or `Why.ALLOWED`."""
    phase = int(state.phase)
    if phase == OVER:
        return Why.OVER
    if phase == ARRANGING:
        if kind != ARRANGE:
            return Why.SETUP_FIRST
        if has_arranged(state, seat):
            return Why.SETUP_DONE
        return Why.ALLOWED if is_what_was_drawn(state, seat, number) else Why.NOT_YOUR_CLOVERS
    if kind == ARRANGE and phase != SETTING:
        return Why.SETUP_DONE
    if seat != state.turn:
        return Why.NOT_YOUR_TURN
    if phase == SETTING:
        if kind != SET:
            return Why.SETUP_FIRST
        if cell not in DIAGONAL:
            return Why.NOT_ON_DIAGONAL
        return Why.CELL_TAKEN if state.garden[seat, cell] else Why.ALLOWED
    if kind == SET:
        return Why.SETUP_DONE
    if phase == HOLDING:
        if kind == LEAVE:
            return Why.ALLOWED
        if kind != PLACE:
            return Why.PLACE_OR_LEAVE
        number = number_of(state.held)
    else:
        if kind == DRAW:
            return Why.ALLOWED if clovers_face_down(state) else Why.PILE_EMPTY
        if kind != TAKE:
            return Why.NOTHING_HELD
        if first_colour(state.face_up, number) < 0:
            return Why.NOT_FACE_UP
    return Why.ALLOWED if cells_that_take(state, seat, number) >> cell & 1 else Why.DOES_NOT_FIT


@rule
def refusal_number(state: State, seat: int, kind: int, number: int, cell: int) -> int:
    """`why_not` as a number: a member of an enum takes a microsecond on its way out of compiled code."""
    return why_not(state, seat, kind, number, cell) + 0


@rule(inlined=True)
def act(state: State, seat: int, kind: int, number: int, cell: int) -> None:
    """Carry out an action that is allowed."""
    if kind == ARRANGE:
        arrange(state, seat, number)
    elif kind == SET:
        set_on_diagonal(state, seat, cell)
    elif kind == DRAW:
        state.phase = HOLDING
    else:
        clover = take_from_middle(state, number) if kind == TAKE else int(state.held)
        state.held = 0
        if kind == LEAVE:
            state.face_up[colour_of(clover)] |= 1 << number_of(clover)
            end_turn(state)
        else:
            place(state, seat, cell, clover)


# What follows from an action
GOES_ON, PLAYS_AGAIN, GARDEN_FULL, PILE_USED_UP = range(4)


@rule
def act_and_tell(state: State, seat: int, kind: int, number: int, cell: int) -> tuple[int, int, int, int]:
    """Carry out an action.

    Returns the clover placed or left, the one that lay on its cell, Bruno's pairs that are made, and what follows.
    """
    clover, exchanged, made = int(state.held), int(state.garden[seat, cell]), 0
    act(state, seat, kind, number, cell)
    if kind == TAKE:
        clover = int(state.garden[seat, cell])
    if state.bruno and kind in (TAKE, PLACE):
        made = pairs_made(state, seat, cell, number_of(exchanged))
    return clover, exchanged, made, what_follows(state, seat)


@rule
def what_follows(state: State, seat: int) -> int:
    """What follows from the action of a seat."""
    if state.phase == OVER:
        return PILE_USED_UP if empty_cells(state, seat) else GARDEN_FULL
    return PLAYS_AGAIN if state.phase == CHOOSING and state.turn == seat else GOES_ON


# The actions of a turn, counted and numbered, so that one of them can be picked at random without listing them


@rule(inlined=True)
def on_offer(state: State) -> int:
    """The set of numbers of which a seat on turn may place one: that of the clover just drawn, or all face up."""
    return 1 << number_of(state.held) if state.phase == HOLDING else numbers_face_up(state)


@rule(inlined=True)
def may_do_without(state: State) -> int:
    """1 if the seat on turn may draw, or leave what it has drawn, else 0."""
    return int(state.phase == HOLDING or clovers_face_down(state) > 0)


@rule(inlined=True)
def placing(state: State, number: int, cell: int) -> tuple[int, int, int]:
    """The action that places a number on offer; that draws or leaves a clover, for number 0."""
    if state.phase == HOLDING:
        return (PLACE, 0, cell) if number else (LEAVE, 0, 0)
    return (TAKE, number, cell) if number else (DRAW, 0, 0)


@rule(inlined=True)
def open_actions(state: State, seat: int) -> int:
    """The number of actions that are open to a seat on turn (after the arranging)."""
    if state.phase == SETTING:
        return how_many(free_diagonal(state, seat))
    return ways_to_place(state, seat, on_offer(state)) + may_do_without(state)


@rule(inlined=True)
def open_action(state: State, seat: int, position: int) -> tuple[int, int, int]:
    """The action (kind, number, cell) at a position among those that `open_actions` counts."""
    if state.phase == SETTING:
        return SET, 0, member(free_diagonal(state, seat), position)
    number, cell = way_to_place(state, seat, on_offer(state), position)
    return placing(state, number, cell)


@rule(inlined=True)
def any_action(state: State, seat: int, chance: Chance) -> tuple[int, int, int]:
    """Any of these actions, each as likely as the next."""
    if state.phase == SETTING:
        cells = free_diagonal(state, seat)
        return SET, 0, member(cells, below(chance, how_many(cells)))
    number, cell = any_way_to_place(state, seat, on_offer(state), may_do_without(state), chance)
    return placing(state, number, cell)


@rule
def list_actions(state: State, seat: int, listed: Ints) -> int:
    """Write the index in `ACTIONS` of every open action of a seat (after the arranging). Returns their number."""
    if state.phase == OVER or seat != state.turn:
        return 0
    count = open_actions(state, seat)
    for position in range(count):
        kind, number, cell = open_action(state, seat, position)
        listed[position] = ((kind - SET) * (HIGHEST + 1) + number) * CELLS + cell
    return count
