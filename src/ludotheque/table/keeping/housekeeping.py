"""What a server does for its tables unasked: it hears other servers, reads what the bus has lost, and puts away."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING

import msgspec

from ludotheque.errors import LudothequeError
from ludotheque.table.attendance import REPEAT, Presence
from ludotheque.table.deciding import agreeing, ruling
from ludotheque.table.keeping.clerk import Clerk, Kept, read_word
from ludotheque.table.keeping.forgetting import DAY, Forgetting
from ludotheque.table.keeping.reminding import Reminding
from ludotheque.table.keeping.snapshots import Snapshots
from ludotheque.table.keeping.store import StoreFailed
from ludotheque.table.room import Room

if TYPE_CHECKING:
    from ludotheque.table.house import House

UNUSED_FOR = 600.0
"""Seconds after which a table where nobody is, and nothing goes on, is put away."""
LOOK_AGAIN = 5.0
"""Seconds after which a server looks into the store for what the bus may have lost …"""
LOOK_WITHOUT_BUS = 1.0
"""… and while the bus is down."""

PROFILES_KEPT = 2 * 365 * DAY
"""Milliseconds after which a profile that has not changed is deleted."""

AT_ONCE = 50
"""How many tables are looked after before commands have their turn again."""

logger = logging.getLogger("ludotheque.table")


class Housekeeping:
    """Looks after the tables of a house, again and again and when another server speaks of them."""

    def __init__(self, house: "House", clerk: Clerk, keep_days: int) -> None:
        self._house = house
        self._clerk = clerk
        self.forgetting = Forgetting(house, clerk, keep_days) if keep_days else None
        self.reminding = Reminding(house)
        self.snapshots = Snapshots(house)
        self._rounds: asyncio.Task[None] | None = None
        self._errands: set[asyncio.Task[None]] = set()

    def begin(self) -> None:
        """Go round from now on, until told to `stop`."""
        self._rounds = asyncio.get_running_loop().create_task(self._go_round())
        if self._house.shared:
            self._errand(self._read_what_the_bus_lost())
        self._errand(self.reminding.go_on())
        self._errand(self._forget_profiles())
        if self.forgetting:
            self._errand(self.forgetting.go_on())

    def stop(self) -> None:
        """Leave everything as it is."""
        for task in [self._rounds, *self._errands]:
            if task:
                task.cancel()

    def hear(self, name: str, word: bytes) -> None:
        """Another server says who is at a table with it, or what it has kept."""
        room, now = self._house.rooms.get(name), self._house.now()
        if room is None:
            return
        try:
            said = read_word(word)
        except msgspec.MsgspecError:
            logger.warning("something unreadable came over the bus", extra={"table": name})
            return
        if isinstance(said, Presence):
            if room.listeners and not room.attendance.knows(said.server, now / 1000):
                self._house.tell_others_who_is_here(room)  # it has just come to the table and knows nothing of us
            room.attendance.told(said.server, said.guests, said.spectators, now / 1000)
            room.tell_presence(now)
        elif said.number > room.table.number:
            self._errand(self._take_in(room, said))

    async def _take_in(self, room: Room, said: Kept | None = None) -> None:
        """Let happen what another server has kept: what it said, where that comes next, or what the store has."""
        async with room.turn:
            try:
                if said and said.number == room.table.number + 1 and not room.unsure:
                    await self._clerk.follow(room, [bytes(said.entry)])
                elif said is None or said.number > room.table.number:
                    await self._clerk.read_on(room)
            except LudothequeError:
                room.unsure = True
            except Exception:  # an entry of a newer version, or a broken one: the other tables go on
                room.unsure = True
                logger.exception("a table could not be read on", extra={"table": room.table.name})

    async def _forget_profiles(self) -> None:
        """Delete, day by day, the profiles that nobody has used for long."""
        house = self._house
        while True:
            try:
                await house.store.forget_profiles(house.now() - PROFILES_KEPT)
            except StoreFailed:
                logger.warning("old profiles could not be deleted; it will be tried again")
            await asyncio.sleep(DAY / 1000)

    def _errand(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _go_round(self) -> None:
        """Tell the others who is here, do what time demands, and put away what nobody uses."""
        house = self._house
        while True:
            await asyncio.sleep(REPEAT)
            now = house.now() / 1000
            for count, room in enumerate(list(house.rooms.values()), 1):
                if count % AT_ONCE == 0:
                    await asyncio.sleep(0)
                try:
                    self._look_after(room, now)
                except Exception:
                    logger.exception("a table could not be looked after", extra={"table": room.table.name})

    async def _read_what_the_bus_lost(self) -> None:
        """Look into the store, seldom while the bus is there: what is told on it may get lost all the same."""
        house = self._house
        looked, was_away = house.now() / 1000, False
        while True:
            await asyncio.sleep(LOOK_WITHOUT_BUS)
            now, away = house.now() / 1000, not house.bus.connected
            # Once more when the bus is back: what others told before we listened again is lost.
            if away or was_away or now - looked > LOOK_AGAIN:
                try:
                    await self._look_into_store()
                    looked, was_away = now, away
                except StoreFailed:
                    logger.exception("the store could not be read; it will be tried again")

    def _look_after(self, room: Room, now: float) -> None:
        """Tell who is at a table, and do what time demands there; put it away if nobody has used it for long."""
        house = self._house
        if room.listeners:
            house.attendance_changed(room)
            house.changed(room)
            table, scene = room.table, house.scene(room)
            if agreeing.by_agreement(table, scene) or ruling.pass_host(table, scene):
                self._errand(house.look_after(room))
        elif not room.bots_at_work and not room.turn.locked() and now - room.last_used > UNUSED_FOR:
            house.put_away(room)

    async def _look_into_store(self) -> None:
        used = [name for name, room in self._house.rooms.items() if room.listeners or room.bots_at_work]
        for name, number in (await self._house.store.heads(used)).items() if used else ():
            room = self._house.rooms.get(name)
            if room and number > room.table.number:
                await self._take_in(room)
