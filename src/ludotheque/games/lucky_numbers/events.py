"""What happened in Lucky Numbers, told from the state before and the state after.

Outside of rules, ``state["turn"]`` is four times as fast as ``state.turn``.
"""

from typing import Any

from ludotheque.contract import Event
from ludotheque.games.lucky_numbers.actions import ARRANGE, DRAW, LEAVE, SET, TAKE, Action
from ludotheque.games.lucky_numbers.notation import CELL_NAMES, COLOURS, unpack
from ludotheque.games.lucky_numbers.rules import clovers_face_down
from ludotheque.games.lucky_numbers.state import CHOOSING, DEALING, DIAGONAL, HOLDING, OVER, SORTED
from ludotheque.kernel import State


def events_of_reveal(before: State, after: State, clover: int) -> list[Event]:
    """A clover was turned up."""
    seat = int(before["turn"])
    if before["phase"] == HOLDING:
        events = [Event("draws", seat, _facts(clover))]
        if not clovers_face_down(after):
            events.append(Event("last-clover"))
        return events
    events = [Event("draws-for-diagonal", seat, _facts(clover))]
    if before["phase"] == DEALING and before["setup"] == SORTED and after["garden"][seat, DIAGONAL[-1]]:
        numbers = [int(after["garden"][seat, cell]) & 31 for cell in DIAGONAL]
        events.append(Event("arranges", seat, {"numbers": numbers}))
    return events


def events_of_action(before: State, after: State, seat: int, action: Action) -> list[Event]:
    """A seat acted."""
    kind, number, cell = action
    if kind == DRAW:
        return []  # what is drawn is told when it is turned up
    if kind == ARRANGE:
        return [Event("arranges", seat, {"numbers": unpack(number)})]
    if kind == LEAVE:
        events = [Event("leaves", seat, _facts(int(before["held"])))]
    else:
        laid, exchanged = int(after["garden"][seat, cell]), int(before["garden"][seat, cell])
        facts = {**_facts(laid), "cell": CELL_NAMES[cell]}
        if kind == SET:
            return [Event("sets", seat, facts)]
        verb = "takes" if kind == TAKE else "places"
        if exchanged:
            facts |= {f"exchanged_{key}": value for key, value in _facts(exchanged).items()}
            verb += "-in-exchange"
        events = [Event(verb, seat, facts)]
    if after["phase"] == OVER:
        events.append(Event("garden-full", seat) if after["garden"][seat].all() else Event("pile-used-up"))
    elif after["phase"] == CHOOSING and after["turn"] == seat:
        events.append(Event("plays-again", seat))
    return events


def _facts(clover: int) -> dict[str, Any]:
    return {"number": clover & 31, "colour": COLOURS[clover >> 5]}
