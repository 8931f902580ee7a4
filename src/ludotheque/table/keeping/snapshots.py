"""Snapshots: what a table was after an entry, so that opening it takes about as long whatever its history.

A snapshot is never the truth. The store gives one back only if it is whole and its place in the log has the checksum
that it had; one that another version wrote, or that cannot be read, is passed over, and the log is read from its first
entry on.
"""

import asyncio
import logging
from importlib.metadata import version
from typing import TYPE_CHECKING

import msgspec

from ludotheque.table.keeping.store import Snapshot, StoreFailed
from ludotheque.table.log import saving
from ludotheque.table.room import Room
from ludotheque.table.telling.history import History, SavedHistory

if TYPE_CHECKING:
    from ludotheque.table.house import House

EVERY = 500
"""Entries after which a table is kept anew: the most that are read again when it is opened, but for those that come
while it is being kept."""

logger = logging.getLogger("ludotheque.table")


class SavedRoom(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table, and what was told of its match."""

    version: str
    table: saving.SavedTable
    history: SavedHistory


_read = msgspec.msgpack.Decoder(SavedRoom).decode
_write = msgspec.msgpack.Encoder().encode
_VERSION = version("ludotheque")


class Snapshots:
    """Keeps a snapshot of every table of a house that has gone on for long since the last one."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._errands: set[asyncio.Task[None]] = set()
        house.observe(self.see_to)

    def see_to(self, room: Room) -> None:
        """Keep a table if enough has happened."""
        number = room.table.number
        if number - room.snapshot >= EVERY and not room.table.forgotten:
            room.snapshot = number
            task = asyncio.get_running_loop().create_task(self._keep(room.table.name, taken(room)))
            self._errands.add(task)
            task.add_done_callback(self._errands.discard)

    async def _keep(self, table: str, snapshot: Snapshot) -> None:
        try:
            await self._house.store.keep_snapshot(table, snapshot)
        except StoreFailed as error:  # the log is whole without it
            logger.warning("a snapshot could not be kept", extra={"table": table, "why": str(error)})


def taken(room: Room) -> Snapshot:
    """What a table is now."""
    kept = SavedRoom(_VERSION, saving.saved(room.table), room.history.saved())
    return Snapshot(room.table.number, _write(kept))


def read(snapshot: Snapshot | None) -> SavedRoom | None:
    """What a snapshot says; None if there is nothing that this version can go on with."""
    try:
        kept = _read(snapshot.state) if snapshot else None
    except msgspec.MsgspecError:
        return None
    return kept if kept and snapshot and (kept.version, kept.table.number) == (_VERSION, snapshot.number) else None


def resumed(name: str, kept: SavedRoom, now: float) -> Room:
    """The table of a snapshot; raises `ValueError` if this program cannot go on with it."""
    room = Room(saving.resumed(name, kept.table), now)
    room.history = History(kept.history)
    room.snapshot = kept.table.number
    return room
