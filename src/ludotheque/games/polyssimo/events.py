"""What happened in Polyssimo Challenge, told from the state before and the state after."""

from ludotheque.contract import Event
from ludotheque.games.polyssimo.actions import PICK, Action
from ludotheque.games.polyssimo.board import SQUARES
from ludotheque.games.polyssimo.notation import square_names
from ludotheque.games.polyssimo.pieces import NAMES, SIZES
from ludotheque.games.polyssimo.rules import hand, squares_left, winners
from ludotheque.games.polyssimo.state import OVER, PLACEMENT
from ludotheque.games.polyssimo.view import members
from ludotheque.games.polyssimo.ways import PIECE_OF
from ludotheque.kernel import State


def events_of_action(before: State, after: State, seat: int, action: Action) -> list[Event]:
    """A seat picked or laid a piece; then seats may have passed, or the round may be over."""
    if action.kind == PICK:
        piece = action.number
        events = [Event("picked", seat, {"piece": NAMES[piece], "size": SIZES[piece]})]
        if after.phase == PLACEMENT:
            events.append(Event("draft-over", int(after.turn)))
        return events
    piece = int(PIECE_OF[action.number // SQUARES])
    facts = {"piece": NAMES[piece], "size": SIZES[piece], "squares": square_names(action.number)}
    events = [Event("laid", seat, facts)]
    newly = int(after.passed) & ~int(before.passed)
    seats = int(after.seats)
    for other in range(seat + seats - 1, seat - 1, -1):
        if newly >> other % seats & 1:
            events.append(_passes(after, other % seats))
    if after.phase == OVER:
        events += _tie(after)
    return events


def _passes(state: State, seat: int) -> Event:
    pieces = [NAMES[piece] for piece in members(int(hand(state, seat)))]
    facts = {"count": len(pieces), "pieces": pieces, "left": int(squares_left(state, seat))}
    return Event("passes", seat, facts)


def _tie(state: State) -> list[Event]:
    """Why one of several seats wins that have equally few squares left."""
    left = [int(squares_left(state, seat)) for seat in range(int(state.seats))]
    won = members(int(winners(state)))
    if left.count(min(left)) == 1 or len(won) > 1:
        return []
    return [Event("tie-broken", won[0], {"left": min(left)})]
