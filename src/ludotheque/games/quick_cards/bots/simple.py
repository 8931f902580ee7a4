"""Simple bots for Ligretto and Dutch Blitz: they look at what is open to them, and at nothing else."""

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
"""What the bot that plays its reserve first likes to do, the best first."""


def first_legal(_view: View, actions: Sequence[Action], _seed: int) -> Action | None:
    """The first action that is open: reserve before row before hand, playing before stacking, turning last."""
    return Stop() if Stop() in actions else actions[0] if actions else None


def sensible(_view: View, actions: Sequence[Action], seed: int) -> Action | None:
    """Any of the cards that can be played or stacked; else turn; a round that can be ended is ended."""
    if Stop() in actions:
        return Stop()
    moves = [action for action in actions if action != Turn()]
    return Random(seed).choice(moves or list(actions)) if actions else None


def reserve_first(_view: View, actions: Sequence[Action], seed: int) -> Action | None:
    """End the round if that is possible; else play from the reserve, the row, the hand; else stack; else turn."""
    for wish in WISHES:
        found = [action for action in actions if wish(action)]
        if found:
            return Random(seed).choice(found)
    return None
