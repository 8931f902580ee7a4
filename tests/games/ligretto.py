"""Ligretto: its variants, which end early, so that a whole match of several rounds stays short."""

from typing import Any

from games.quick_cards import conserved, every_text, hidden_elsewhere, open_cards
from support.games import Variant, variants

__all__ = ["REFUSED", "SHORT", "VARIANTS", "conserved", "every_text", "hidden_elsewhere", "open_cards"]

OFF_ON = (False, True)
VARIANTS = [
    *variants(
        "ligretto", range(2, 13), advanced=OFF_ON, stop=("auto", "call"), blocked=("leader", "score"), target=(3,)
    ),
    Variant("ligretto", 3, (("decks", ("die 3", "marble 1", "die 2")), ("target", 3))),
]
SHORT: dict[str, Any] = {"target": 1}
REFUSED = ("play hand new", "You have no open card")
