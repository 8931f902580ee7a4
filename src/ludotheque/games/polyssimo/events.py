"""What happened in Polyssimo Challenge, told from the state after it."""

from typing import TypedDict

from ludotheque.contract import Event
from ludotheque.games.polyssimo.actions import Action, Pick
from ludotheque.games.polyssimo.pieces import NAMES, SIZE
from ludotheque.games.polyssimo.rules import hand, squares_left, winners
from ludotheque.games.polyssimo.state import OVER, PLACEMENT
from ludotheque.games.polyssimo.view import members
from ludotheque.kernel import State


class Picked(TypedDict):
    """A seat picked a piece."""

    piece: str
    size: int


class DraftOver(TypedDict):
    """All pieces are picked; this seat lays first."""


class Laid(TypedDict):
    """A seat laid a piece."""

    piece: str
    size: int
    squares: list[str]


class Passes(TypedDict):
    """A seat can lay none of its pieces any more."""

    count: int
    pieces: list[str]
    left: int


class TieBroken(TypedDict):
    """A seat wins among those with equally few squares left, for it laid a piece last."""

    left: int


EVENT_TYPES = {"picked": Picked, "draft-over": DraftOver, "laid": Laid, "passes": Passes, "tie-broken": TieBroken}
"""For every kind of event its facts."""


def events_of_action(after: State, seat: int, action: Action, had_passed: int) -> list[Event]:
    """A seat picked or laid a piece; then others than those that had passed may pass, or the round may be over."""
    size = SIZE[action.piece]
    if isinstance(action, Pick):
        events = [Event("picked", seat, Picked(piece=action.piece, size=size))]
        if after.phase == PLACEMENT:
            events.append(Event("draft-over", int(after.turn)))
        return events
    events = [Event("laid", seat, Laid(piece=action.piece, size=size, squares=action.squares))]
    newly = int(after.passed) & ~had_passed
    seats = int(after.seats)
    for other in range(seat + seats - 1, seat - 1, -1):
        if newly >> other % seats & 1:
            events.append(_passes(after, other % seats))
    if after.phase == OVER:
        events += _tie(after)
    return events


def _passes(state: State, seat: int) -> Event:
    pieces = [NAMES[piece] for piece in members(int(hand(state, seat)))]
    return Event("passes", seat, Passes(count=len(pieces), pieces=pieces, left=int(squares_left(state, seat))))


def _tie(state: State) -> list[Event]:
    """Why one of several seats wins that have equally few squares left."""
    left = [int(squares_left(state, seat)) for seat in range(int(state.seats))]
    won = members(int(winners(state)))
    if left.count(min(left)) == 1 or len(won) > 1:
        return []
    return [Event("tie-broken", won[0], TieBroken(left=min(left)))]
