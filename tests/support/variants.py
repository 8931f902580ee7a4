"""Every game with every seat count and every variant, as data."""

import ludotheque
from support import games
from support.games import Variant

__all__ = ["GAMES", "VARIANTS", "Variant"]

GAMES = ludotheque.names()
VARIANTS = [variant for game in GAMES for variant in games.of(game).VARIANTS]
