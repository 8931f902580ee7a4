"""Bots for Polyssimo Challenge."""

from collections.abc import Mapping

from ludotheque.games.polyssimo.actions import Action
from ludotheque.games.polyssimo.bots import greedy, monte_carlo, search, simple
from ludotheque.games.polyssimo.view import View
from ludotheque.kit import Maker

BOTS: Mapping[str, Maker[View, Action]] = {
    "easy-first": lambda: simple.easy_first,
    "sensible": lambda: simple.sensible,
    "greedy": lambda: greedy.choose,
    "monte-carlo": monte_carlo.maker,
    "search": search.maker,
}
