"""Short codes: a second key to a table, short enough to be read out, which opens it for an hour or two."""

import hashlib
from typing import NamedTuple

from ludotheque.table.keeping.store import Beaten, Store, StoreFailed
from ludotheque.table.log.seats import GATHERING
from ludotheque.table.log.table import Table
from ludotheque.table.naming import LETTERS

SIGNS = LETTERS.upper()
"""The signs of a code: none that look or sound alike when they are read out, so no 0, O, 1, I or L."""
LENGTH = 6
HOUR = 60 * 60 * 1000
ATTEMPTS = 20
"""How many codes are tried before we believe that the store is broken."""


class Lent(NamedTuple):
    """A code, and until when it opens its table, in milliseconds since 1970."""

    code: str
    until: int


def has_room(table: Table) -> bool:
    """Whether a code may lead to a table: it gathers, and somebody could still sit down."""
    return table.phase == GATHERING and not table.forgotten and any(seat.free for seat in table.seats)


def read_code(text: str) -> str | None:
    """A code as it may be typed, with small letters, spaces or dashes; None if it cannot be one."""
    code = "".join(text.split()).replace("-", "").upper()
    return code if len(code) == LENGTH and all(sign in SIGNS for sign in code) else None


async def lend(store: Store, table: str, now: int) -> Lent:
    """The code of a table in this hour: the same on every server, without their asking each other."""
    hour = now // HOUR
    until = (hour + 2) * HOUR
    for attempt in range(ATTEMPTS):
        code = _code(table, hour, attempt)
        if await store.lent(code, now) == table:
            return Lent(code, until)
        try:
            await store.lend(code, table, until, now)
        except Beaten:  # it stands for another table, or another server was first
            if await store.lent(code, now) != table:
                continue
        return Lent(code, until)
    raise StoreFailed("no code is free")


def _code(table: str, hour: int, attempt: int) -> str:
    """A code that tells nothing about the name of the table."""
    digest = hashlib.sha256(f"code {table} {hour} {attempt}".encode()).digest()
    return "".join(SIGNS[byte % len(SIGNS)] for byte in digest[:LENGTH])
