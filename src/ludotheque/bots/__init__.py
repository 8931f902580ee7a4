"""Bots: players that see what a seat sees and nothing else. Each game's kit brings its own; `levels` says how well
which of them plays."""

from collections.abc import Mapping, Sequence
from random import Random

from ludotheque import shelf
from ludotheque.contract import A, View
from ludotheque.kit import Maker


def bots_of(game: str) -> Mapping[str, Maker]:
    """The bots that know a game, by name; every game has the one that does anything that is allowed."""
    return {"anything": lambda: anything, **shelf.kit(game).bots()}


def anything(view: View, actions: Sequence[A], seed: int) -> A:  # noqa: ARG001 (a bot is shown the table, whether it looks or not)
    """Any of the actions that are open."""
    return Random(seed).choice(actions)
