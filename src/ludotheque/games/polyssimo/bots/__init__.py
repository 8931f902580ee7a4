"""Bots for Polyssimo Challenge."""

from collections.abc import Mapping

from ludotheque.games.polyssimo.actions import Action
from ludotheque.games.polyssimo.bots import easy_first, greedy, monte_carlo, search, sensible
from ludotheque.games.polyssimo.view import View
from ludotheque.kit import Maker

BOTS: Mapping[str, Maker[View, Action]] = {
    "easy-first": lambda: easy_first.choose,
    "sensible": lambda: sensible.choose,
    "greedy": lambda: greedy.choose,
    "monte-carlo": monte_carlo.maker,
    "search": search.maker,
}
