"""Dutch Blitz: its variants, which end early, so that a whole match of several rounds stays short."""

from typing import Any

from games.quick_cards import conserved, every_text, hidden_elsewhere, open_cards
from support.games import Variant, variants

__all__ = ["REFUSED", "SHORT", "VARIANTS", "conserved", "every_text", "hidden_elsewhere", "open_cards"]

VARIANTS = [
    *variants("dutch-blitz", range(2, 5), expert=(False, True), referee=("on", "off"), target=(3,)),
    *variants("dutch-blitz", range(2, 4), referee=("on", "off"), stop=("call",), target=(3,)),
    Variant("dutch-blitz", 2, (("decks", ("plough", "pump")), ("target", 3))),
]
SHORT: dict[str, Any] = {"target": 1}
REFUSED = ("dutch", "No need to call “Dutch!”")
