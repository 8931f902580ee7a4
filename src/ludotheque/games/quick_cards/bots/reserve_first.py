"""A bot for Ligretto and Dutch Blitz: it empties its reserve first, and turns its hand when nothing can be played."""

from collections.abc import Callable, Sequence
from random import Random

from ludotheque.games.quick_cards.actions import Action, Play, Stack, Stop, Turn
from ludotheque.games.quick_cards.state import HAND, RESERVE
from ludotheque.games.quick_cards.view import View

WISHES: tuple[Callable[[Action], bool], ...] = (
    lambda action: isinstance(action, Stop),
    lambda action: isinstance(action, Play) and action.source == RESERVE,
    lambda action: isinstance(action, Play) and action.source != HAND,
    lambda action: isinstance(action, Stack) and action.source == RESERVE,
    lambda action: isinstance(action, Play),
    lambda action: isinstance(action, Stack),
    lambda action: isinstance(action, Turn),
)
"""What it likes to do, the best first."""


def choose(view: View, actions: Sequence[Action], seed: int) -> Action | None:  # noqa: ARG001 (the actions say enough)
    """End the round if that is possible; else play from the reserve, the row, the hand; else stack; else turn."""
    for wish in WISHES:
        found = [action for action in actions if wish(action)]
        if found:
            return Random(seed).choice(found)
    return None
