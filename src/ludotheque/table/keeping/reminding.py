"""Reminding: matches over days go on though nobody is at their table, and though servers are started anew.

The store keeps when each of them must be looked after. What it keeps may be late or early by a change that was cut
short: a table that is looked after too early is reminded of again, and one that lacks a reminder gets it when somebody
opens it.
"""

import asyncio
import logging
from typing import TYPE_CHECKING

from ludotheque.errors import LudothequeError
from ludotheque.table.errors import NoSuchTable
from ludotheque.table.keeping.store import StoreFailed
from ludotheque.table.room import Room

if TYPE_CHECKING:
    from ludotheque.table.house import House

AGAIN = 60.0
"""Seconds until the store is asked again which tables must be looked after."""
AT_ONCE = 50
"""How many tables are looked after before those that have waited less."""
LATER = 3_600_000
"""Milliseconds until a table that could not be opened is tried again."""

logger = logging.getLogger("ludotheque.table")


class Reminding:
    """Keeps when the tables of a house must be looked after, and opens those whose time has come."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._writing = asyncio.Lock()
        self._errands: set[asyncio.Task[None]] = set()
        house.observe(self.see_to)

    def see_to(self, room: Room) -> None:
        """Keep when a table must be looked after, if that has changed."""
        due = room.table.due()
        if due != room.reminder:
            room.reminder = due
            task = asyncio.get_running_loop().create_task(self._note(room))
            self._errands.add(task)
            task.add_done_callback(self._errands.discard)

    async def _note(self, room: Room) -> None:
        try:
            async with self._writing:  # one after the other, so that the last one is the newest
                await self._house.store.remind(room.table.name, room.table.due())
        except StoreFailed:
            room.reminder = 0  # as long as it is not kept, any change of the table tries again

    async def go_on(self) -> None:
        """Look after the tables whose time has come, now and again and again."""
        while True:
            try:
                await self.look_at_all()
            except StoreFailed:
                logger.warning("matches over days could not be looked after; it will be tried again")
            await asyncio.sleep(AGAIN)

    async def look_at_all(self) -> None:
        """Look after the tables whose time has come now."""
        house = self._house
        for name in await house.store.due(house.now(), AT_ONCE):
            try:
                room = await house.room(name)
            except NoSuchTable:
                await house.store.remind(name, None)
            except LudothequeError:  # its rules are being prepared, or the store is down
                continue
            except Exception:  # of a newer version, or broken: the others have their turn first
                logger.exception("a match over days could not be looked after", extra={"table": name})
                await house.store.remind(name, house.now() + LATER)
            else:
                await self._note(room)
                house.changed(room)
