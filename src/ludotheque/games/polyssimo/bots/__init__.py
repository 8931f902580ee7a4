"""Bots for Polyssimo Challenge."""

from collections.abc import Mapping

from ludotheque.bots import Maker
from ludotheque.games.polyssimo.bots import easy_first, greedy, monte_carlo, search, sensible

BOTS: Mapping[str, Maker] = {
    "easy-first": lambda: easy_first.choose,
    "sensible": lambda: sensible.choose,
    "greedy": greedy.maker,
    "monte-carlo": monte_carlo.maker,
    "search": search.maker,
}
