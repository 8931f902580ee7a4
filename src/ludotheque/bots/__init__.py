"""Bots: players that see what a seat sees and nothing else.

A bot is a pure function of a view, the actions that are open to its seat, and a seed, which settles what it leaves to
chance. The same three always give the same action. Where all play at once a bot may also wait, and give None.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from random import Random
from typing import Any

View = dict[str, Any]
Bot = Callable[[View, Sequence[str], int], str | None]

BOTS = {
    "lucky-numbers": "ludotheque.bots.lucky_numbers",
    "polyssimo": "ludotheque.bots.polyssimo",
    "ligretto": "ludotheque.bots.quick_cards",
    "dutch-blitz": "ludotheque.bots.quick_cards",
}
"""The module, with a function `choose`, that plays each game; it is loaded when somebody first sits down to it."""


def bot_for(game: str) -> Bot:
    """The bot for a game; for one that no bot knows, a bot that does anything that is allowed."""
    if game not in BOTS:
        return anything
    bot: Bot = import_module(BOTS[game]).choose
    return bot


def anything(view: View, legal: Sequence[str], seed: int) -> str:  # noqa: ARG001 (a bot is shown the table, whether it looks or not)
    """Any of the actions that are open."""
    return Random(seed).choice(legal)
