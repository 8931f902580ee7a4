"""Bots: players that see what a seat sees and nothing else.

A bot is a pure function of a view, the actions that are open to its seat, and a seed, which settles what it leaves to
chance. The same three always give the same action. Where all play at once a bot may also wait, and give None.

Each game has a package here, whose `BOTS` makes its bots by name; `levels.toml` says which of them, with which
settings, plays at which level.
"""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from random import Random
from typing import Any

View = dict[str, Any]
Bot = Callable[[View, Sequence[str], int], str | None]
Maker = Callable[..., Bot]
"""Makes a bot from its settings, which are keyword arguments with defaults."""

PACKAGES = {
    "lucky-numbers": "ludotheque.games.lucky_numbers.bots",
    "polyssimo": "ludotheque.games.polyssimo.bots",
    "ligretto": "ludotheque.games.quick_cards.bots",
    "dutch-blitz": "ludotheque.games.quick_cards.bots",
}
"""The package with the bots of each game, loaded when somebody first sits down to it."""


def bots_of(game: str) -> Mapping[str, Maker]:
    """The bots that know a game, by name; every game has the one that does anything that is allowed."""
    own: Mapping[str, Maker] = import_module(PACKAGES[game]).BOTS if game in PACKAGES else {}
    return {"anything": lambda: anything, **own}


def anything(view: View, legal: Sequence[str], seed: int) -> str:  # noqa: ARG001 (a bot is shown the table, whether it looks or not)
    """Any of the actions that are open."""
    return Random(seed).choice(legal)
