"""Somebody who has just learnt the rules: any card that can be played will do, and cards are turned when none can."""

from collections.abc import Sequence
from random import Random

from ludotheque.bots import View


def choose(view: View, legal: Sequence[str], seed: int) -> str | None:  # noqa: ARG001 (any move will do)
    """Any of the cards that can be played or stacked; else turn; a round that can be ended is ended."""
    if "stop" in legal:
        return "stop"
    moves = [action for action in legal if action != "turn"]
    return Random(seed).choice(moves or list(legal)) if legal else None
