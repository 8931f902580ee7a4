"""What happened in Lucky Numbers, as everybody is told it."""

from typing import Any

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
    Action,
)
from ludotheque.games.lucky_numbers.notation import CELL_NAMES, COLOURS, unpack
from ludotheque.games.lucky_numbers.rules import clovers_face_down
from ludotheque.games.lucky_numbers.state import DEALING, DIAGONAL, HOLDING, SORTED
from ludotheque.kernel import State


def events_of_reveal(phase: int, seat: int, clover: int, after: State) -> list[Event]:
    """A clover was turned up for a seat, in a phase of the round."""
    if phase == HOLDING:
        events = [Event("draws", seat, _facts(clover))]
        if not clovers_face_down(after):
            events.append(Event("last-clover"))
        return events
    events = [Event("draws-for-diagonal", seat, _facts(clover))]
    if phase == DEALING and after["setup"] == SORTED and after["garden"][seat, DIAGONAL[-1]]:
        numbers = [int(after["garden"][seat, cell]) & 31 for cell in DIAGONAL]
        events.append(Event("arranges", seat, {"numbers": numbers}))
    return events


def events_of_action(seat: int, action: Action, clover: int, exchanged: int, follows: int) -> list[Event]:
    """A seat acted, and this followed."""
    kind, number, cell = action
    if kind == DRAW:
        return []  # what is drawn is told when it is turned up
    if kind == ARRANGE:
        return [Event("arranges", seat, {"numbers": unpack(number)})]
    if kind == LEAVE:
        events = [Event("leaves", seat, _facts(clover))]
    else:
        facts = {**_facts(clover), "cell": CELL_NAMES[cell]}
        if kind == SET:
            return [Event("sets", seat, facts)]
        verb = "takes" if kind == TAKE else "places"
        if exchanged:
            facts |= {f"exchanged_{key}": value for key, value in _facts(exchanged).items()}
            verb += "-in-exchange"
        events = [Event(verb, seat, facts)]
    if follows == GARDEN_FULL:
        events.append(Event("garden-full", seat))
    elif follows == PILE_USED_UP:
        events.append(Event("pile-used-up"))
    elif follows == PLAYS_AGAIN:
        events.append(Event("plays-again", seat))
    return events


def _facts(clover: int) -> dict[str, Any]:
    return {"number": clover & 31, "colour": COLOURS[clover >> 5]}
