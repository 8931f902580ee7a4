"""What a player of Ligretto and Dutch Blitz sees at a glance: which actions are right, whether anything is wrong."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from ludotheque.bots import View
from ludotheque.games.quick_cards.state import BOY_ON_GIRL
from ludotheque.games.quick_cards.well_placed import follows, has_grown_right, may_be_stacked, opens_a_pile


def right_actions(view: View, legal: Sequence[str]) -> list[str]:
    """The actions that put a card where it belongs, and turning; without a referee others are open as well."""
    if view["options"].get("referee", "on") == "on":
        return list(legal)
    return [action for action in legal if action == "turn" or _is_right(view, action)]


def nearly_right(view: View, legal: Sequence[str]) -> list[str]:
    """The actions that put a card where it does not belong, though it looks so: on a card of one more or one less."""
    return [action for action in legal if _looks_right(view, action) and not _is_right(view, action)]


def _is_right(view: View, action: str) -> bool:
    verb, source, target = parts(action)
    if verb not in ("play", "stack"):
        return False
    card = shown(view, source)
    assert card, "an action that is open has a card"
    if verb == "stack":
        return may_be_stacked(card, view["row"][view["seat"]][int(target[1]) - 1][-1], BOY_ON_GIRL)
    if target == ["new"]:
        return opens_a_pile(card)
    pile = view["piles"][int(target[1]) - 1]
    return has_grown_right(pile["top"], pile["size"]) and follows(card, pile["top"])


def _looks_right(view: View, action: str) -> bool:
    verb, _, target = parts(action)
    if verb not in ("play", "stack") or target == ["new"]:
        return False
    card, under = relied_on(view, action)
    return abs(_number(card) - _number(under)) == 1 and (verb == "stack" or _number(card) > _number(under))


def _number(card: str) -> int:
    return int(card.rpartition(" ")[2])


def anything_wrong(view: View, besides: int | None = None) -> bool:
    """Whether a card can be seen to lie in the wrong place, besides the cards of one seat."""
    rows = [place for seat, row in enumerate(view["row"]) if seat != besides for place in row]
    piles = [pile for pile in view["piles"] if pile and pile["seat"] != besides]
    return any(not has_grown_right(pile["top"], pile["size"]) for pile in piles) or any(
        not may_be_stacked(card, under, BOY_ON_GIRL) for place in rows for under, card in pairwise(place)
    )


def relied_on(view: View, action: str) -> Any:
    """The card that an action moves, and the one that it goes to: if either is another by then, it comes too late."""
    verb, source, target = parts(action)
    if verb not in ("play", "stack"):
        return None
    if target == ["new"]:
        return shown(view, source), None
    if verb == "stack":
        return shown(view, source), shown(view, target)
    piles, number = view["piles"], int(target[1]) - 1
    return shown(view, source), piles[number]["top"] if number < len(piles) and piles[number] else None


def parts(action: str) -> tuple[str, list[str], list[str]]:
    """The verb, the source and the target of an action: ``play``, ``row 2``, ``pile 4``."""
    verb, *words = action.split()
    split = 1 + (words[:1] == ["row"])
    return verb, words[:split], words[split:]


def shown(view: View, source: list[str]) -> str | None:
    """The card that a source shows: ``row 2``, ``hand``, or the reserve by its name."""
    seat = view["seat"]
    if source[0] == "row":
        place: list[str] = view["row"][seat][int(source[1]) - 1]
        return place[-1] if place else None
    top: str | None = view["hand" if source[0] == "hand" else "reserve"][seat]["top"]
    return top
