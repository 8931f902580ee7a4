"""Somebody who has just learnt the rules: any card that can be played will do, and cards are turned when none can."""

from collections.abc import Sequence
from random import Random

from ludotheque.games.quick_cards.actions import Action, Stop, Turn
from ludotheque.games.quick_cards.view import View


def choose(view: View, actions: Sequence[Action], seed: int) -> Action | None:  # noqa: ARG001 (any move will do)
    """Any of the cards that can be played or stacked; else turn; a round that can be ended is ended."""
    if Stop() in actions:
        return Stop()
    moves = [action for action in actions if action != Turn()]
    return Random(seed).choice(moves or list(actions)) if actions else None
