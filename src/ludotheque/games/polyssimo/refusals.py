"""Why an action of Polyssimo Challenge is refused, with the facts that make the reason plain."""

from typing import Any

from ludotheque.contract import Refusal
from ludotheque.games.polyssimo import actions
from ludotheque.games.polyssimo.actions import Action, Lay
from ludotheque.games.polyssimo.board import SQUARE_NAMES
from ludotheque.games.polyssimo.pieces import NAMES, NUMBER_OF
from ludotheque.games.polyssimo.rules import hexominoes_due
from ludotheque.games.polyssimo.view import owners
from ludotheque.games.polyssimo.ways import squares_of
from ludotheque.kernel import State

CODES = {
    actions.IS_OVER: "over",
    actions.NOT_YOUR_TURN: "not-your-turn",
    actions.DRAFT_FIRST: "draft-first",
    actions.DRAFT_DONE: "draft-done",
    actions.PIECE_TAKEN: "piece-taken",
    actions.OWN_HANDICAP: "handicap",
    actions.OTHERS_HANDICAP: "handicap-of-others",
    actions.NOT_YOURS: "not-yours",
    actions.ALREADY_LAID: "already-laid",
    actions.DOES_NOT_FIT: "overlaps",
}


def refusal_of(state: State, action: Action, why: int) -> Refusal:
    """A refusal for one of the reasons in `actions`. Seats are told as people count them, from 1."""
    facts: dict[str, Any] = {"piece": action.piece}
    if why == actions.NOT_YOUR_TURN:
        facts = {"turn": int(state.turn) + 1}
    elif why in (actions.PIECE_TAKEN, actions.NOT_YOURS):
        owner = owners(state)[NUMBER_OF[action.piece]]
        facts["owner"] = None if owner is None else owner + 1
    elif why == actions.OWN_HANDICAP:
        facts["due"] = int(hexominoes_due(state, int(state.turn)))
    elif why == actions.OTHERS_HANDICAP:
        facts["seats"] = [seat + 1 for seat in range(int(state.seats)) if hexominoes_due(state, seat)]
        facts["count"] = len(facts["seats"])
    elif isinstance(action, Lay) and why == actions.DOES_NOT_FIT:
        facts["square"], facts["lying"] = _first_overlap(state, action.placement)
    return Refusal(CODES[why], facts)


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
