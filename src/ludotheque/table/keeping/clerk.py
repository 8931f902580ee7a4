"""The clerk: what was decided is kept in the store, and only then applied, acknowledged and told, in that order.

Any server may decide for any table: where another one was first, this one reads what it has not seen and judges again.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence

import msgspec

from ludotheque.errors import Refused
from ludotheque.table import log
from ludotheque.table.attendance import Presence
from ludotheque.table.bus import Bus
from ludotheque.table.counters import Counters
from ludotheque.table.deciding.ruling import Verdict
from ludotheque.table.errors import TableRefused, no_such_table
from ludotheque.table.keeping.store import Beaten, Damaged, Store, StoreFailed
from ludotheque.table.log import bounds
from ludotheque.table.room import Listener, Room

LULL = 10.0
"""Seconds between two lines in the logs about entries that could not be kept; on a full disk it can be thousands."""

logger = logging.getLogger("ludotheque.table")


SLICE = 50
"""How many entries are applied before other tables have their turn."""


class NotKept(TableRefused):
    """The store could not keep what was asked for: nobody has seen it, and it can be tried again."""


class TableDamaged(TableRefused):
    """What the store has of a table is not what was written, and nothing more can be done there."""


def unread(error: StoreFailed, otherwise: str | None = None) -> TableRefused:
    """What to tell whoever asked for a table that could not be read."""
    if not isinstance(error, Damaged):
        return NotKept(otherwise) if otherwise else NotKept("store-down")
    logger.error("a table is damaged", extra={"table": error.table, "why": str(error)})
    return TableDamaged("table-damaged", facts={"value": error.table})


class Kept(msgspec.Struct, frozen=True, tag_field="is", tag="kept"):
    """What a server tells the others: an entry of a table is in the store."""

    number: int
    entry: msgspec.Raw


read_word = msgspec.json.Decoder(Kept | Presence).decode
"""Reads what a server tells the others about a table; raises `msgspec.MsgspecError`."""


class Clerk:
    """Writes the logs of the tables of one server. Whoever calls for a room has its turn."""

    def __init__(
        self, store: Store, bus: Bus, counters: Counters, changed: Callable[[Room], None], *, shared: bool
    ) -> None:
        self._store = store
        self._bus = bus
        self._counters = counters
        self._changed = changed
        self._shared = shared
        self._unsaid = 0
        """How many entries could not be kept since that was last logged …"""
        self._said = -LULL
        """… which was then, by the clock of the loop."""
        self._why = ""

    async def decide(
        self,
        room: Room,
        judge: Callable[[], Verdict],
        key: str = "",
        listener: Listener | None = None,
        command_id: str | None = None,
    ) -> bytes | None:
        """Judge, keep, apply, acknowledge, tell: what the asker is told.

        None if the command, known by its ``key``, turns out to have been carried out before.
        """
        if room.unsure:
            await self.read_on(room)
        looked = not self._shared
        while not (key and key in room.table.commands):
            if room.table.forgotten:
                raise no_such_table(room.table.name)
            try:
                verdict = judge()
                bounds.check(room.table, verdict.entry)
            except Refused:
                # It may be refused only because this server does not know yet what another one has kept.
                if looked or not await self.read_on(room):
                    raise
                looked = True
                continue
            try:
                await self.append(room.table.name, room.table.number, verdict.entry)
            except Beaten:
                self._counters.beaten += 1
                if not await self.read_on(room):  # the store has lost what it had kept: trying again would never end
                    raise NotKept("not-kept") from None
            except BaseException:
                room.unsure = True  # it may have been kept or not: read before anything else is done
                raise
            else:
                return self._apply(room, verdict, listener, command_id)
        return None

    async def append(self, name: str, after: int, entry: log.Entry) -> None:
        """Keep an entry, and let the other servers know; raises `Beaten` or `NotKept`."""
        written = entry.written()
        try:
            await self._store.append(name, after, written)
        except StoreFailed as error:
            self._counters.not_kept += 1
            self._unsaid, self._why = self._unsaid + 1, str(error)
            self._log_failures()
            raise NotKept("not-kept") from error
        self._counters.entries += 1
        if self._unsaid:
            self._log_failures()
        if self._shared:
            self._bus.publish(f"table.{name}", msgspec.json.encode(Kept(after + 1, msgspec.Raw(written))))

    def _log_failures(self) -> None:
        """Log how many entries could not be kept, unless that was done a moment ago."""
        now = asyncio.get_running_loop().time()
        if now - self._said >= LULL:
            logger.error("entries could not be kept", extra={"count": self._unsaid, "why": self._why})
            self._unsaid, self._said = 0, now

    def _apply(self, room: Room, verdict: Verdict, listener: Listener | None, command_id: str | None) -> bytes:
        events = room.table.apply(verdict.entry, verdict.prepared)
        answer = room.tell(verdict.entry, events, listener, command_id)
        self._changed(room)
        return answer

    async def read_on(self, room: Room, otherwise: str = "not-kept") -> bool:
        """Apply what other servers have kept, and tell it. Returns whether there was anything; raises `NotKept`."""
        try:
            more = await self._store.entries(room.table.name, room.table.number)
        except StoreFailed as error:
            room.unsure = True
            raise unread(error, otherwise) from error
        await self.follow(room, more)
        room.unsure = False
        return bool(more)

    async def follow(self, room: Room, written: Sequence[bytes]) -> None:
        """Apply and tell entries that are in the store and come next; of many, a few at a time."""
        entries: list[log.Entry] = []
        for start in range(0, len(written), SLICE):
            entries += map(log.read_entry, written[start : start + SLICE])
            if start:
                await asyncio.sleep(0)
        for count, (entry, events) in enumerate(room.table.follow(entries), 1):
            room.tell(entry, events)
            if room.table.skimming:
                room.recent.clear()  # not all that happened was told: whoever missed it gets a welcome
            if count % SLICE == 0:
                await asyncio.sleep(0)
        if written:
            self._changed(room)
