"""What happens in Pig, as everybody hears it."""

from typing import TypedDict

from ludotheque.contract import Event
from ludotheque.kernel import State
from ludotheque_pig.state import OVER


class Rolled(TypedDict):
    """The die showed a number that adds to the turn."""

    die: int
    turn_total: int


class Lost(TypedDict):
    """The die showed a 1."""

    lost: int
    """The lost points of the turn."""


class Banked(TypedDict):
    """The points of a turn are safe."""

    points: int
    banked: int
    """The points of the seat after that."""


EVENT_TYPES: dict[str, type] = {"rolls": Rolled, "rolls-one": Lost, "holds": Banked, "reaches": Banked}


def events_of_fall(before: State, after: State) -> list[Event]:
    """What a roll brought."""
    seat, die, total = int(before.turn), int(after.die), int(before.turn_total)
    if die == 1:
        return [Event("rolls-one", seat, {"lost": total})]
    events = [Event("rolls", seat, {"die": die, "turn_total": total + die})]
    if after.phase == OVER:
        events.append(Event("reaches", seat, {"points": total + die, "banked": int(after.banked[seat])}))
    return events


def events_of_hold(before: State, after: State) -> list[Event]:
    """What holding brought."""
    seat = int(before.turn)
    return [Event("holds", seat, {"points": int(before.turn_total), "banked": int(after.banked[seat])})]
