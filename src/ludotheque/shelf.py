"""The shelf: the games that are installed, found through the entry point group ``ludotheque.games``."""

import logging
from difflib import get_close_matches
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING

from ludotheque.errors import UnknownGame, shown, told

if TYPE_CHECKING:
    from ludotheque.contract import Game
    from ludotheque.kit import Kit

logger = logging.getLogger("ludotheque")

GROUP = "ludotheque.games"
ALIKE = 0.5
"""How alike a name must be to that of a game for the game to be meant: ``lucky`` is."""


@cache
def _found() -> dict[str, EntryPoint]:
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


def names() -> list[str]:
    """The names of the games on the shelf."""
    return list(_found())


def kits() -> "list[Kit]":
    """The kits of all games, in the order of the shelf. A broken kit is logged and left out."""
    found = []
    for name in names():
        try:
            found.append(_load(name))
        except Exception:  # a game of another package may be broken in any way; the others are not
            logger.exception("a game could not be loaded", extra={"games": name})
    return sorted(found, key=lambda kit: kit.shelf_place)


@cache
def _load(name: str) -> "Kit":
    from ludotheque.kit import Kit

    found = _found()[name].load()
    return found if isinstance(found, Kit) else Kit(found)


def kit(name: str) -> "Kit":
    """The kit of a game: everything it brings. Raises `UnknownGame`."""
    if not isinstance(name, str) or name not in _found():
        alike = get_close_matches(told(name).lower(), names(), 1, ALIKE)
        facts = {"value": shown(name), "guess": alike[0] if alike else 0, "allowed": ", ".join(names())}
        raise UnknownGame("unknown-game", facts=facts)
    return _load(name)


def game(name: str) -> "Game":
    """A game by its name, such as ``lucky-numbers``. Raises `UnknownGame`."""
    return kit(name).game
