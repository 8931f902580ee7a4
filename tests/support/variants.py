"""Every game with every seat count and every variant, as data."""

import ludotheque
from support import games
from support.games import Variant

__all__ = ["GAMES", "VARIANTS", "Variant", "usual"]

GAMES = ludotheque.names()
VARIANTS = [variant for game in GAMES for variant in games.of(game).VARIANTS]


def usual(variant: Variant) -> bool:
    """Whether the usual run plays it: with 2, 3, 4 and 6 seats, and with as many as there can be."""
    return variant.seats in (2, 3, 4, 6, ludotheque.game(variant.game).seats[-1])
