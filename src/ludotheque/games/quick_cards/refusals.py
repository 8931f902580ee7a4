"""Why an action of Ligretto or Dutch Blitz is refused, with the facts that the sentence tells."""

from ludotheque.contract import Refusal
from ludotheque.games.quick_cards.actions import NEW, STACK, Action, Why, code_of
from ludotheque.games.quick_cards.cards import CARDS
from ludotheque.games.quick_cards.notation import write_source
from ludotheque.games.quick_cards.rules import shown
from ludotheque.kernel import State

ABOUT_A_PILE = (Why.TOO_LATE, Why.TOO_HIGH, Why.COMPLETE, Why.OTHER_COLOUR)


def refusal_of(state: State, seat: int, action: Action, why: Why, reserve: str) -> Refusal:
    """A refusal in the terms of what lies on the table now."""
    kind, source, target, card = code_of(action)
    facts: dict[str, object] = {}
    if why == Why.NOT_USED_UP:
        facts["left"] = int(state.reserve_size[seat])
    elif why == Why.NO_SUCH_PLACE:
        facts["places"] = int(state.rows)
    elif why == Why.HOLE:
        facts["place"] = source
    elif why == Why.EMPTY_PLACE:
        facts["place"] = target
    elif why >= Why.CHANGED:
        facts["card"] = CARDS[int(shown(state, seat, source))]
        if why == Why.CHANGED:
            facts |= {"named": CARDS[card], "source": write_source(source, reserve)}
        elif kind == STACK:
            facts |= {"place": target, "top": CARDS[int(shown(state, seat, target))]}
        elif target != NEW:
            facts["pile"] = target + 1
        if why in ABOUT_A_PILE:
            top = int(state.pile_top[target])
            facts["top"] = CARDS[top]
            if why == Why.TOO_HIGH:
                facts["next"] = CARDS[top + 1]
            elif why == Why.TOO_LATE:
                facts["by"] = _who_laid(state, int(shown(state, seat, source)), target) + 1
    return Refusal(why.name.lower().replace("_", "-"), facts)


def _who_laid(state: State, card: int, pile: int) -> int:
    """The seat whose card it is on a pile."""
    laid = int(state.laid)
    there = (state.laid_card[:laid] == card) & (state.laid_pile[:laid] == pile)
    return int(state.laid_seat[:laid][there][0])
