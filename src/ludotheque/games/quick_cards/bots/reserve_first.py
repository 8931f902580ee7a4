"""A bot for Ligretto and Dutch Blitz: it empties its reserve first, and turns its hand when nothing can be played."""

from collections.abc import Sequence
from random import Random

from ludotheque.bots import View


def choose(view: View, legal: Sequence[str], seed: int) -> str | None:
    """End the round if that is possible; else play from the reserve, the row, the hand; else stack; else turn."""
    reserve = view["reserve_name"]
    wishes = ("stop", f"play {reserve}", "play row", f"stack {reserve}", "play hand", "stack hand", "turn")
    for wish in wishes:
        found = [action for action in legal if action.startswith(wish)]
        if found:
            return Random(seed).choice(found)
    return None
