"""Why an action of Ligretto or Dutch Blitz is refused, with the facts that the sentence tells."""

from typing import Any

from ludotheque.contract import Refusal
from ludotheque.games.quick_cards import actions
from ludotheque.games.quick_cards.cards import CARDS
from ludotheque.games.quick_cards.notation import write_source
from ludotheque.games.quick_cards.rules import shown
from ludotheque.kernel import State

CODES = {
    actions.IS_OVER: "over",
    actions.NOT_DEALT: "not-dealt",
    actions.NOTHING_TO_TURN: "nothing-to-turn",
    actions.REFEREE_SEES: "referee-sees",
    actions.ENDS_BY_ITSELF: "ends-by-itself",
    actions.NOT_USED_UP: "not-used-up",
    actions.NO_STACKING: "no-stacking",
    actions.WITHIN_THE_ROW: "within-the-row",
    actions.NO_SUCH_PLACE: "no-such-place",
    actions.USED_UP: "used-up",
    actions.HOLE: "hole",
    actions.NO_HAND: "no-hand",
    actions.NOT_TURNED: "not-turned",
    actions.CHANGED: "changed",
    actions.NO_SUCH_PILE: "no-such-pile",
    actions.NOT_A_ONE: "not-a-one",
    actions.TOO_LATE: "too-late",
    actions.TOO_HIGH: "too-high",
    actions.COMPLETE: "complete",
    actions.OTHER_COLOUR: "other-colour",
    actions.EMPTY_PLACE: "empty-place",
    actions.NOT_ONE_LOWER: "not-one-lower",
    actions.NO_MATCH: "no-match",
}
ABOUT_A_PILE = (actions.TOO_LATE, actions.TOO_HIGH, actions.COMPLETE, actions.OTHER_COLOUR)


def refusal_of(
    state: State, seat: int, kind: int, source: int, target: int, card: int, why: int, reserve: str
) -> Refusal:
    """A refusal in the terms of what lies on the table now."""
    facts: dict[str, Any] = {}
    if why == actions.NOT_USED_UP:
        facts["left"] = int(state.reserve_size[seat])
    elif why == actions.NO_SUCH_PLACE:
        facts["places"] = int(state.rows)
    elif why == actions.HOLE:
        facts["place"] = source
    elif why == actions.EMPTY_PLACE:
        facts["place"] = target
    elif why >= actions.CHANGED:
        facts["card"] = CARDS[int(shown(state, seat, source))]
        if why == actions.CHANGED:
            facts |= {"named": CARDS[card], "source": write_source(source, reserve)}
        elif kind == actions.STACK:
            facts |= {"place": target, "top": CARDS[int(shown(state, seat, target))]}
        elif target != actions.NEW:
            facts["pile"] = target + 1
        if why in ABOUT_A_PILE:
            top = int(state.pile_top[target])
            facts["top"] = CARDS[top]
            if why == actions.TOO_HIGH:
                facts["next"] = CARDS[top + 1]
            elif why == actions.TOO_LATE:
                facts["by"] = _who_laid(state, int(shown(state, seat, source)), target) + 1
    return Refusal(CODES[why], facts)


def _who_laid(state: State, card: int, pile: int) -> int:
    """The seat whose card it is on a pile."""
    laid = int(state.laid)
    there = (state.laid_card[:laid] == card) & (state.laid_pile[:laid] == pile)
    return int(state.laid_seat[:laid][there][0])
