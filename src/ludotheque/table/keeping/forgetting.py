"""Forgetting: tables that nobody has used for long are deleted, where whoever hosts them wants that.

Any server may be at work at a table that another one takes for unused. So a table is ended first by an entry of its
log, for which one of them is first as for any other; a server that comes too late reads it and knows. What was before
it is deleted at once, and the entry itself when no server can be left that has not seen it.
"""

import asyncio
import logging
from typing import TYPE_CHECKING

from ludotheque.table import log
from ludotheque.table.keeping.clerk import Clerk, NotKept
from ludotheque.table.keeping.store import Beaten, StoreFailed

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
    """Deletes the tables at which nothing has happened for ``days`` days, unless a match over days is played there."""

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
            for name, number, written in tables:
                try:
                    entry = log.read_entry(written)
                except ValueError:  # of a newer version, or broken: not ours to delete
                    continue
                await self._look_at(name, number, entry)
            await asyncio.sleep(0)
        if forgotten := house.counters.tables_forgotten - before:
            logger.info("old tables were deleted", extra={"tables": forgotten})

    async def _look_at(self, name: str, number: int, entry: log.Entry) -> None:
        """End a table that is old enough; of one that has ended, delete what is left."""
        house, now = self._house, self._house.now()
        if entry.is_last:
            await house.store.forget(name, number if entry.at < now - DAY else number - 1)
        elif entry.at < now - self._days * DAY and await house.store.reminder(name) is None:
            try:
                await self._clerk.append(name, number, log.Entry(now, [log.Forgotten()]))
            except Beaten:  # somebody has come back just now
                return
            house.counters.tables_forgotten += 1
            if room := house.rooms.get(name):
                async with room.turn:
                    await self._clerk.read_on(room)
            await house.store.forget(name, number)
