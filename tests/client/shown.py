"""Tables and welcomes as a server would show them, made up for tests of clients."""

from functools import cache
from typing import Any, cast

import msgspec

import ludotheque
from ludotheque.table.messages import GuestShown, SeatShown, TableShown, Welcome
from ludotheque.table.settings import Settings

ANN = GuestShown(1, "Ann", "en")


def table(phase: str = "playing", **more: Any) -> TableShown:
    fields: dict[str, Any] = {
        "id": "t",
        "game": "lucky-numbers",
        "options": {},
        "settings": Settings(),
        "phase": phase,
        "paused": False,
        "host": 1,
        "seats": [SeatShown(1), SeatShown(bot=True)],
        "guests": [ANN],
        "proposal": None,
        "clock": None,
        "begins": None,
        "commitment": "",
        "matches": [],
    }
    return TableShown(**{**fields, **more})


@cache
def _view() -> dict[str, Any]:
    match = ludotheque.game("lucky-numbers").match(2, seed="shown", setup="sorted")
    return cast("dict[str, Any]", msgspec.to_builtins(match.view(0)))


def seen(number: int) -> dict[str, Any]:
    """A view as it comes over the wire, told from others by its round."""
    return _view() | {"round": number}


def welcome(number: int, **more: Any) -> Welcome[Any]:
    fields: dict[str, Any] = {
        "number": number,
        "now": 0,
        "guest": 1,
        "seat": 0,
        "table": table(),
        "here": [1],
        "spectators": 0,
        "view": seen(number),
        "legal": ["draw"],
    }
    return Welcome(**{**fields, **more})
