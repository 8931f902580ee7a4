"""Tables and welcomes as a server would show them, made up for tests of clients."""

from typing import Any

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


def welcome(number: int, **more: Any) -> Welcome:
    fields: dict[str, Any] = {
        "number": number,
        "now": 0,
        "guest": 1,
        "seat": 0,
        "table": table(),
        "here": [1],
        "spectators": 0,
        "view": {"actors": [0], "as of": number},
        "legal": ["draw"],
    }
    return Welcome(**{**fields, **more})
