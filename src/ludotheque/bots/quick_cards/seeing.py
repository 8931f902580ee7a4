"""What a player of Ligretto and Dutch Blitz sees at a glance: which actions are right, whether anything is wrong."""

from collections.abc import Sequence
from itertools import pairwise

from ludotheque.bots import View
from ludotheque.games.quick_cards.right import follows, has_grown_right, may_be_stacked, opens_a_pile
from ludotheque.games.quick_cards.state import BOY_ON_GIRL


def right_actions(view: View, legal: Sequence[str]) -> list[str]:
    """The actions that put a card where it belongs; without a referee others are open as well."""
    if view["options"].get("referee", "on") == "on":
        return list(legal)
    return [action for action in legal if action == "turn" or _is_right(view, action)]


def _is_right(view: View, action: str) -> bool:
    verb, *words = action.split()
    if verb not in ("play", "stack"):
        return False
    source, target = words[: 1 + (words[0] == "row")], words[1 + (words[0] == "row") :]
    card = shown(view, source)
    assert card, "an action that is open has a card"
    if verb == "stack":
        return may_be_stacked(card, view["row"][view["seat"]][int(target[1]) - 1][-1], BOY_ON_GIRL)
    if target == ["new"]:
        return opens_a_pile(card)
    pile = view["piles"][int(target[1]) - 1]
    return has_grown_right(pile["top"], pile["size"]) and follows(card, pile["top"])


def anything_wrong(view: View) -> bool:
    """Whether a card can be seen to lie in the wrong place."""
    rows = [place for row in view["row"] for place in row]
    return any(not has_grown_right(pile["top"], pile["size"]) for pile in view["piles"] if pile) or any(
        not may_be_stacked(card, under, BOY_ON_GIRL) for place in rows for under, card in pairwise(place)
    )


def shown(view: View, source: list[str]) -> str | None:
    """The card that a source shows: ``row 2``, ``hand``, or the reserve by its name."""
    seat = view["seat"]
    if source[0] == "row":
        place: list[str] = view["row"][seat][int(source[1]) - 1]
        return place[-1] if place else None
    top: str | None = view["hand" if source[0] == "hand" else "reserve"][seat]["top"]
    return top
