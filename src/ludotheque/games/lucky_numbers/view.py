"""What is seen of a round of Lucky Numbers, and the round behind it. All that lies on the table is open."""

from collections.abc import Mapping, Sequence
from typing import Literal, get_args

import msgspec

from ludotheque import contract
from ludotheque.games.lucky_numbers.garden import cells_of, pair_of, put
from ludotheque.games.lucky_numbers.notation import COLOURS, Colour
from ludotheque.games.lucky_numbers.rules import clovers_face_down, next_seat
from ludotheque.games.lucky_numbers.state import (
    CHOOSING,
    HOLDING,
    OVER,
    clover,
    colour_of,
    new_round,
    number_of,
)
from ludotheque.kernel import State, copied
from ludotheque.options import OptionValue

Phase = Literal["dealing", "arranging", "setting", "choosing", "holding", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)
SETUPS = ("choice", "sorted", "michael")


def rounds_of(seats: int, options: Mapping[str, OptionValue]) -> int:
    """A match is one round, and a tournament has as many as there are seats."""
    return seats if options["tournament"] else 1


class Paid(msgspec.Struct, frozen=True):
    """Two equal numbers that have given the seat on turn another turn, and give it no second one before its next."""

    number: int
    cells: list[int]
    """The two cells, the upper one first."""


class View(contract.View, frozen=True):
    """The gardens, the middle, the count of the pile and what the seat on turn holds.

    Numbers and colours lie in lists of the same shape. A garden goes row by row; where a cell is empty its number is 0
    and its colour None.
    """

    rounds: int
    """The number of rounds that the match has."""
    phase: Phase
    turn: int
    """The seat on turn."""
    next: int
    """The seat that comes after it."""
    first: int
    """The seat that began."""
    last_turn: bool
    """Whether the round ends with this turn, since the last clover is drawn."""
    full: int | None
    """The seat that has filled its garden, which ends the round."""
    gardens: list[list[int]]
    garden_colours: list[list[Colour | None]]
    to_arrange: list[list[int]]
    """What each seat has drawn for its diagonal and not laid there yet."""
    to_arrange_colours: list[list[Colour]]
    face_up: list[int]
    """The clovers in the middle, by number."""
    face_up_colours: list[Colour]
    face_down: int
    """The number of clovers in the pile."""
    held: int | None
    """The clover just drawn."""
    held_colour: Colour | None
    paid: list[Paid]
    """Bruno's variant: what has paid in this turn, by number and cell."""


def view(state: State, facts: contract.MatchFacts) -> View:
    """The table, the same for everybody."""
    seats = facts.seats
    gardens = state["garden"][:seats].tolist()
    drawn = [[clover for clover in of_seat if clover] for of_seat in state["drawn"][:seats].tolist()]
    face_up = _sorted_clovers(state["face_up"].tolist())
    phase, held, face_down = int(state["phase"]), int(state["held"]), int(clovers_face_down(state))
    return View(
        *facts,
        rounds=rounds_of(seats, facts.options),
        phase=PHASES[phase],
        turn=int(state["turn"]),
        next=int(next_seat(state)),
        first=int(state["first"]),
        last_turn=phase in (CHOOSING, HOLDING) and face_down == 0,
        full=next((seat for seat in range(seats) if all(gardens[seat])), None) if phase == OVER else None,
        gardens=[_numbers(garden) for garden in gardens],
        garden_colours=[[COLOURS[clover >> 5] if clover else None for clover in garden] for garden in gardens],
        to_arrange=[_numbers(clovers) for clovers in drawn],
        to_arrange_colours=[_colours(clovers) for clovers in drawn],
        face_up=_numbers(face_up),
        face_up_colours=_colours(face_up),
        face_down=face_down,
        held=held & 31 or None,
        held_colour=COLOURS[held >> 5] if held else None,
        paid=_paid(state) if facts.options["bruno"] else [],
    )


def imagine(view: View) -> State:
    """The round that a view shows, with what nobody has seen yet face down.

    A state holds no future: it knows which clovers are still face down, not in which order they will come. So there is
    one such round for a view, whatever chance says.
    """
    setup, bruno = SETUPS.index(view.options["setup"]), bool(view.options["bruno"])
    state = copied(new_round(view.seats, view.first, setup, bruno, view.rules))
    state.phase = PHASES.index(view.phase)
    state.turn = view.turn
    for seat in range(view.seats):
        for cell, laid in enumerate(_clovers(view.gardens[seat], view.garden_colours[seat])):
            if laid:
                put(state, seat, cell, laid)
                _seen(state, laid)
        for slot, drawn in enumerate(_clovers(view.to_arrange[seat], view.to_arrange_colours[seat])):
            state.drawn[seat, slot] = drawn
            _seen(state, drawn)
    for open_clover in _clovers(view.face_up, view.face_up_colours):
        state.face_up[colour_of(open_clover)] |= 1 << number_of(open_clover)
        _seen(state, open_clover)
    if view.held:
        (state.held,) = _clovers([view.held], [view.held_colour])
        _seen(state, int(state.held))
    for paid in view.paid:
        state.paid[paid.number] |= pair_of(*paid.cells)
    return state


def _paid(state: State) -> list[Paid]:
    by_number = enumerate(state["paid"].tolist())
    return [Paid(number, [*cells]) for number, pairs in by_number for cells in cells_of(pairs)]


def _numbers(clovers: list[int]) -> list[int]:
    return [clover & 31 for clover in clovers]


def _colours(clovers: list[int]) -> list[Colour]:
    return [COLOURS[clover >> 5] for clover in clovers]


def _sorted_clovers(numbers_of_colour: list[int]) -> list[int]:
    """The clovers of a set for each colour, by number and then by colour."""
    by_number = [
        number << 3 | colour
        for colour, numbers in enumerate(numbers_of_colour)
        for number in range(numbers.bit_length())
        if numbers >> number & 1
    ]
    return [clover >> 3 | (clover & 7) << 5 for clover in sorted(by_number)]


def _clovers(numbers: Sequence[int], colours: Sequence[Colour | None]) -> list[int]:
    """Clovers from their numbers and colours; 0 where there is none."""
    return [
        int(clover(number, COLOURS.index(colour))) if colour else 0
        for number, colour in zip(numbers, colours, strict=True)
    ]


def _seen(state: State, clover: int) -> None:
    """A clover that lies open is not in the pile."""
    state.face_down[colour_of(clover)] &= ~(1 << number_of(clover))
