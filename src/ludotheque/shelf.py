"""The shelf: the games that are installed, found through the entry point group ``ludotheque.games``."""

import logging
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING

from ludotheque.errors import UnknownGame, shown

if TYPE_CHECKING:
    from ludotheque.contract import Game
    from ludotheque.kit import Kit

logger = logging.getLogger("ludotheque")

GROUP = "ludotheque.games"


@cache
def _found() -> dict[str, EntryPoint]:
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


def names() -> list[str]:
    """The names of the games on the shelf."""
    return list(_found())


def kits() -> "list[Kit]":
    """The kits of all games, in the order in which they stand on the shelf; a broken one is left out, and logged."""
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
    """Everything of the game of that name."""
    if not isinstance(name, str) or name not in _found():
        raise UnknownGame("unknown-game", facts={"value": shown(name), "allowed": ", ".join(names())})
    return _load(name)


def game(name: str) -> "Game":
    """The game of that name."""
    return kit(name).game
