"""Chances to win: what each open action is worth, as the package of a game estimates it from a view.

A package of bots that can estimate has a module ``estimates`` with ``estimate(view, legal)``, which gives the chance to
win of every action, as a number or as a pair of a number and its margin of error. Where all play at once there is no
time to weigh every action; there ``standing(view)`` gives the chance of every seat, as things stand.
"""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, NamedTuple

from ludotheque.bots import PACKAGES, View
from ludotheque.bots.coach.errors import NoCoach

MARGIN = 0.05
"""How far off an estimate may be where its package does not say."""


class Estimate(NamedTuple):
    """A chance to win, and how far off it may be (95 %)."""

    chance: float
    margin: float


def estimates(view: View, legal: Sequence[str]) -> dict[str, Estimate]:
    """What each open action is worth to the seat that has the view; raises `NoCoach` where nobody can tell."""
    module = _module(view["game"])
    ask: Callable[[View, Sequence[str]], Mapping[str, Any]] | None = getattr(module, "estimate", None)
    if ask is None:
        raise NoCoach("no-coach", facts={"game": view["game"]})
    margin = getattr(module, "MARGIN", MARGIN)
    return {action: _estimate(worth, margin) for action, worth in ask(view, legal).items()}


def standing(view: View) -> list[float]:
    """The chance of every seat to win the match as things stand; raises `NoCoach` where nobody can tell."""
    ask: Callable[[View], list[float]] | None = getattr(_module(view["game"]), "standing", None)
    if ask is None:
        raise NoCoach("no-coach", facts={"game": view["game"]})
    return ask(view)


def knows(game: str) -> bool:
    """Whether the coach can say anything of a game; does not load what it needs for that."""
    return game in PACKAGES and find_spec(f"{PACKAGES[game]}.estimates") is not None


def _module(game: str) -> ModuleType | None:
    return import_module(f"{PACKAGES[game]}.estimates") if knows(game) else None


def _estimate(worth: Any, margin: float) -> Estimate:
    return Estimate(*map(float, worth)) if isinstance(worth, tuple) else Estimate(float(worth), margin)
