"""A bot for Ligretto and Dutch Blitz: it empties its reserve first, and turns its hand when nothing can be played."""

from collections.abc import Sequence
from random import Random

from ludotheque.bots import View
from ludotheque.bots.quick_cards.seeing import anything_wrong, right_actions


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
