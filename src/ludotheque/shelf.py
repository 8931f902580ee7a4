"""The shelf: the games that are installed, found through the entry point group ``ludotheque.games``."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Any

from ludotheque.errors import UnknownGame, shown

if TYPE_CHECKING:
    from ludotheque.contract import Game

GROUP = "ludotheque.games"


@cache
def _found() -> dict[str, EntryPoint]:
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


def names() -> list[str]:
    """The names of the games on the shelf."""
    return list(_found())


@cache
def _load(name: str) -> "Game[Any, Any]":
    return _found()[name].load()  # type: ignore[no-any-return]


def game(name: str) -> "Game[Any, Any]":
    """The game of that name."""
    if not isinstance(name, str) or name not in _found():
        raise UnknownGame("unknown-game", facts={"value": shown(name), "allowed": ", ".join(names())})
    return _load(name)
