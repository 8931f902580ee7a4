"""Forgetting: tables that nobody has used for long are deleted, where whoever hosts them wants that.

Any server may be at work at a table that another one takes for unused. So a table is ended first by an entry of its
log, for which one of them is first as for any other; a server that comes too late reads it and knows. What was before
it is deleted at once, and the entry itself when no server can be left that has not seen it.

A table where somebody is connected is in use, whatever its log says.
"""

import asyncio
import logging
from collections.abc import Collection
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from ludotheque.table import log
from ludotheque.table.attendance import EXPIRY, Presence
from ludotheque.table.keeping.clerk import Clerk, NotKept, read_word
from ludotheque.table.keeping.store import Beaten, Damaged, StoreFailed

if TYPE_CHECKING:
    from ludotheque.table.house import House

DAY = 86_400_000
"""A day, in milliseconds."""
AT_ONCE = 100
"""How many tables are looked at before commands have their turn again."""
AGAIN = 6 * 3600.0
"""Seconds until all tables are looked at again."""

logger = logging.getLogger("ludotheque.table")


class Forgetting:
    """Deletes the tables at which nothing has happened for ``days`` days, unless somebody is there or a match over days
    is played."""

    def __init__(self, house: "House", clerk: Clerk, days: int) -> None:
        self._house = house
        self._clerk = clerk
        self._days = days

    async def go_on(self) -> None:
        """Look at all tables, now and again and again."""
        while True:
            try:
                await self.look_at_all()
            except (StoreFailed, NotKept):
                logger.warning("old tables could not be deleted; it will be tried again")
            await asyncio.sleep(AGAIN)

    async def look_at_all(self) -> None:
        """Delete what is old enough now."""
        house, name = self._house, ""
        before = house.counters.tables_forgotten
        while tables := await house.store.last_entries(name, AT_ONCE):
            old: dict[str, int] = {}
            for name, number, written in tables:
                try:
                    entry = log.read_entry(written)
                except ValueError:  # of a newer version, or broken: not ours to delete
                    continue
                if entry.is_last:
                    await house.store.forget(name, number if entry.at < house.now() - DAY else number - 1)
                elif entry.at < house.now() - self._days * DAY and await house.store.reminder(name) is None:
                    old[name] = number
            in_use = await self._in_use(old)
            for each in old.keys() - in_use:
                await self._end(each, old[each])
            await asyncio.sleep(0)
        if forgotten := house.counters.tables_forgotten - before:
            logger.info("old tables were deleted", extra={"tables": forgotten})

    async def _in_use(self, tables: Collection[str]) -> set[str]:
        """Those of some tables where somebody is connected: to this server, or to another one, which says so every few
        seconds. All of them, where the others cannot be heard."""
        house = self._house
        heard: set[str] = set()
        if house.shared and tables:
            stops = [house.bus.listen(f"table.{name}", partial(_note_presence, heard, name)) for name in tables]
            could_hear = house.bus.connected
            await asyncio.sleep(EXPIRY)
            for stop in stops:
                stop()
            if not (could_hear and house.bus.connected):
                return set(tables)
        return heard | {name for name in tables if name in house.rooms and house.rooms[name].listeners}

    async def _end(self, name: str, number: int) -> None:
        """End a table whose last entry has this number, and delete what was before."""
        house = self._house
        try:
            await house.store.entries(name, number - 1)  # whether that is when it was last used
        except Damaged as error:
            logger.error("a table is damaged, and is not deleted", extra={"table": name, "why": str(error)})
            return
        try:
            await self._clerk.append(name, number, log.Entry(house.now(), [log.Forgotten()]))
        except Beaten:  # somebody has come back just now
            return
        house.counters.tables_forgotten += 1
        if room := house.rooms.get(name):
            async with room.turn:
                await self._clerk.read_on(room)
        await house.store.forget(name, number)


def _note_presence(heard: set[str], table: str, word: bytes) -> None:
    """Note a table of which another server says that somebody is there."""
    with suppress(msgspec.MsgspecError):
        said = read_word(word)
        if isinstance(said, Presence) and (said.guests or said.spectators):
            heard.add(table)
