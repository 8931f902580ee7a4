"""Why an action of Polyssimo Challenge is refused, with the facts that make the reason plain."""

from ludotheque.contract import Refusal
from ludotheque.games.polyssimo.actions import Action, Lay, Why
from ludotheque.games.polyssimo.board import SQUARE_NAMES
from ludotheque.games.polyssimo.pieces import NAMES, NUMBER_OF
from ludotheque.games.polyssimo.rules import hexominoes_due
from ludotheque.games.polyssimo.view import owners
from ludotheque.games.polyssimo.ways import squares_of
from ludotheque.kernel import State


def refusal_of(state: State, action: Action, why: Why) -> Refusal:
    """A refusal with its facts. Seats are told as people count them, from 1."""
    facts: dict[str, object] = {"piece": action.piece}
    if why == Why.NOT_YOUR_TURN:
        facts = {"turn": int(state.turn) + 1}
    elif why in (Why.PIECE_TAKEN, Why.NOT_YOURS):
        owner = owners(state)[NUMBER_OF[action.piece]]
        facts["owner"] = None if owner is None else owner + 1
    elif why == Why.HANDICAP:
        facts["due"] = int(hexominoes_due(state, int(state.turn)))
    elif why == Why.HANDICAP_OF_OTHERS:
        seats = [seat + 1 for seat in range(int(state.seats)) if hexominoes_due(state, seat)]
        facts |= {"seats": seats, "count": len(seats)}
    elif isinstance(action, Lay) and why == Why.OVERLAPS:
        facts["square"], facts["lying"] = _first_overlap(state, action.placement)
    return Refusal(why.name.lower().replace("_", "-"), facts)


def _first_overlap(state: State, placement: int) -> tuple[str, str]:
    """The first square of a placement that is covered, and the piece that covers it."""
    covered = {
        square: name
        for name, lies in zip(NAMES, state.laid.tolist(), strict=True)
        if lies >= 0
        for square in squares_of(lies)
    }
    square = next(square for square in squares_of(placement) if square in covered)
    return SQUARE_NAMES[square], covered[square]
