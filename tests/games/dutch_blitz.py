"""Dutch Blitz: its variants, which end early, so that a whole match of several rounds stays short."""

from games.quick_cards import conserved, every_text, open_cards
from support.games import variants

__all__ = ["VARIANTS", "conserved", "every_text", "open_cards"]

VARIANTS = variants("dutch-blitz", range(2, 5), expert=(False, True), referee=("on", "off"), target=(3,))
