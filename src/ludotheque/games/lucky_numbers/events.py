"""What happened in Lucky Numbers, as everybody is told it."""

from itertools import chain
from typing import TypedDict

from ludotheque.contract import Event
from ludotheque.games.lucky_numbers.actions import (
    ARRANGE,
    DRAW,
    GARDEN_FULL,
    LEAVE,
    PILE_USED_UP,
    PLAYS_AGAIN,
    SET,
    TAKE,
    Code,
    numbers_of,
)
from ludotheque.games.lucky_numbers.garden import cells_of
from ludotheque.games.lucky_numbers.notation import CELL_NAMES, COLOURS, Colour
from ludotheque.games.lucky_numbers.rules import clovers_face_down
from ludotheque.games.lucky_numbers.state import DEALING, DIAGONAL, HOLDING, SORTED
from ludotheque.kernel import State


class Nothing(TypedDict):
    """There is nothing more to tell."""


class Clover(TypedDict):
    """A clover was drawn or left."""

    number: int
    colour: Colour


class Placement(Clover):
    """A clover came to a cell."""

    cell: str


class Exchange(Placement):
    """A clover came to a cell, and the one that lay there went to the middle."""

    exchanged_number: int
    exchanged_colour: Colour


class Arrangement(TypedDict):
    """Four clovers came to the diagonal, top left to bottom right."""

    numbers: list[int]


class Pair(TypedDict):
    """Equal numbers touch diagonally: the cell just placed on, and those that have its number."""

    cells: list[str]


EVENT_TYPES: dict[str, type] = {
    "draws-for-diagonal": Clover,
    "arranges": Arrangement,
    "sets": Placement,
    "draws": Clover,
    "last-clover": Nothing,
    "places": Placement,
    "places-in-exchange": Exchange,
    "leaves": Clover,
    "takes": Placement,
    "takes-in-exchange": Exchange,
    "plays-again": Pair,
    "paid-already": Pair,
    "garden-full": Nothing,
    "pile-used-up": Nothing,
}
"""The facts of every kind of event."""


def events_of_reveal(phase: int, seat: int, clover: int, after: State) -> list[Event]:
    """A clover was turned up for a seat, in a phase of the round."""
    if phase == HOLDING:
        events = [Event("draws", seat, _clover(clover))]
        if not clovers_face_down(after):
            events.append(Event("last-clover"))
        return events
    events = [Event("draws-for-diagonal", seat, _clover(clover))]
    if phase == DEALING and after["setup"] == SORTED and after["garden"][seat, DIAGONAL[-1]]:
        numbers = [int(after["garden"][seat, cell]) & 31 for cell in DIAGONAL]
        events.append(Event("arranges", seat, Arrangement(numbers=numbers)))
    return events


def events_of_action(seat: int, code: Code, clover: int, exchanged: int, made: int, follows: int) -> list[Event]:
    """A seat acted, made these pairs, and this followed."""
    kind, order, cell = code
    if kind == DRAW:
        return []  # what is drawn is told when it is turned up
    if kind == ARRANGE:
        return [Event("arranges", seat, Arrangement(numbers=list(numbers_of(order))))]
    facts = _clover(clover)
    if kind == LEAVE:
        events = [Event("leaves", seat, facts)]
    else:
        placement: Placement = {**facts, "cell": CELL_NAMES[cell]}
        if kind == SET:
            return [Event("sets", seat, placement)]
        if exchanged:
            back = _clover(exchanged)
            exchange: Exchange = {**placement, "exchanged_number": back["number"], "exchanged_colour": back["colour"]}
            events = [Event("takes-in-exchange" if kind == TAKE else "places-in-exchange", seat, exchange)]
        else:
            events = [Event("takes" if kind == TAKE else "places", seat, placement)]
    if follows == GARDEN_FULL:
        events.append(Event("garden-full", seat))
        return events
    if made:
        cells = [cell, *sorted({*chain(*cells_of(made))} - {cell})]
        pair = Pair(cells=[CELL_NAMES[each] for each in cells])
        events.append(Event("plays-again" if follows == PLAYS_AGAIN else "paid-already", seat, pair))
    if follows == PILE_USED_UP:
        events.append(Event("pile-used-up"))
    return events


def _clover(clover: int) -> Clover:
    return {"number": clover & 31, "colour": COLOURS[clover >> 5]}
