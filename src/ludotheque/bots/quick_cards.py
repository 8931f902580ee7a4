"""A bot for Ligretto and Dutch Blitz: it empties its reserve first, and turns its hand when nothing can be played."""

from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Any

from ludotheque.bots import View

GIRLS = ("green", "yellow")
"""In Dutch Blitz a card of these colours shows a girl, one of the others a boy."""


def choose(view: View, legal: Sequence[str], seed: int) -> str | None:
    """End the round if that is possible; else play from the reserve, the row, the hand; else stack; else turn."""
    if "stop" in legal:
        return "stop"
    if "dutch" in legal and anything_wrong(view):
        return "dutch"
    reserve = view["reserve_name"]
    wishes = (f"play {reserve}", "play row", f"stack {reserve}", "play hand", "stack hand", "turn")
    good = right_actions(view, legal)
    for wish in wishes:
        found = [action for action in good if action.startswith(wish)]
        if found:
            return Random(seed).choice(found)
    return None


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
    colour, number = _read(card)
    if verb == "stack":
        return _may_lie_on(card, view["row"][view["seat"]][int(target[1]) - 1][-1])
    if target == ["new"]:
        return number == 1
    pile = view["piles"][int(target[1]) - 1]
    return not _is_pile_wrong(pile) and _read(pile["top"]) == (colour, number - 1)


def anything_wrong(view: View) -> bool:
    """Whether a card can be seen to lie in the wrong place."""
    rows = [place for row in view["row"] for place in row]
    return any(_is_pile_wrong(pile) for pile in view["piles"] if pile) or any(
        not _may_lie_on(card, below) for place in rows for below, card in pairwise(place)
    )


def _is_pile_wrong(pile: dict[str, Any]) -> bool:
    """A pile that has grown from 1 upwards shows the number of its cards."""
    return bool(_read(pile["top"])[1] != pile["size"])


def _may_lie_on(card: str, below: str) -> bool:
    (colour, number), (colour_below, number_below) = _read(card), _read(below)
    return number + 1 == number_below and (colour in GIRLS) != (colour_below in GIRLS)


def shown(view: View, source: list[str]) -> str | None:
    """The card that a source shows: ``row 2``, ``hand``, or the reserve by its name."""
    seat = view["seat"]
    if source[0] == "row":
        place: list[str] = view["row"][seat][int(source[1]) - 1]
        return place[-1] if place else None
    top: str | None = view["hand" if source[0] == "hand" else "reserve"][seat]["top"]
    return top


def _read(card: str) -> tuple[str, int]:
    colour, number = card.split()
    return colour, int(number)
