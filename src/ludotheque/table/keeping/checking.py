"""Checking a store: whether all that it holds is what was written, and which tables are not whole."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from ludotheque.table import log
from ludotheque.table.keeping import snapshots
from ludotheque.table.keeping.store import Damaged, Snapshot, StoreFailed
from ludotheque.table.keeping.store.chain import Kept, fits, profile_unless_damaged, verified
from ludotheque.table.keeping.store.scan import Scan, scanning


class DamagedTable(msgspec.Struct, frozen=True):
    """A table whose log is not what was written."""

    table: str
    number: int | None
    """The first entry that is not as it was; None where nothing could be read."""
    why: str
    """``changed``, ``missing``, ``end-missing``, ``unreadable`` or, for an entry that is whole and that this version
    does not understand, ``unknown``."""


class Findings(msgspec.Struct):
    """What a store holds, and what of it is damaged."""

    tables: int = 0
    entries: int = 0
    damaged: list[DamagedTable] = []
    snapshots: int = 0
    useless_snapshots: int = 0
    profiles: int = 0
    damaged_profiles: int = 0
    flaws: list[str] = []
    """What the database itself finds wrong, in its own words."""

    @property
    def whole(self) -> bool:
        """Whether nothing is damaged. A snapshot does not count: it is made anew."""
        return not (self.damaged or self.damaged_profiles or self.flaws)


async def check(address: str | None, folder: Path) -> Findings:
    """Look through the store at an address or in a folder; raises a `TableError` if there is none to look through."""
    found = Findings()
    try:
        async with scanning(address, folder) as scan:
            found.flaws = await scan.flaws()
            for table in await scan.names():
                await _check_table(scan, table, found)
            for profile in await scan.profiles():
                found.profiles += 1
                try:
                    profile_unless_damaged(*profile)
                except Damaged:
                    found.damaged_profiles += 1
    except StoreFailed as error:  # not even the names can be read
        found.flaws = [*found.flaws, str(error)]
    return found


async def _check_table(scan: Scan, table: str, found: Findings) -> None:
    found.tables += 1
    try:
        kept, head = await scan.kept(table)
        found.entries += len(kept)
        for number, entry in enumerate(verified(table, 0, kept, head), 1):
            try:
                log.read_entry(entry)
            except ValueError:
                found.damaged.append(DamagedTable(table, number, "unknown"))
                break
    except Damaged as error:
        found.damaged.append(DamagedTable(table, error.number, error.why))
    except StoreFailed:
        found.damaged.append(DamagedTable(table, None, "unreadable"))
    else:
        snapshot = await scan.snapshot(table)
        if snapshot is not None:
            found.snapshots += 1
            found.useless_snapshots += not _is_useful(table, snapshot, kept)


def _is_useful(table: str, snapshot: Sequence[object], kept: Sequence[Kept]) -> bool:
    number, *_, state = snapshot
    if not (isinstance(number, int) and isinstance(state, bytes)):
        return False
    return fits(table, snapshot, kept[max(number - 1, 0) :]) and snapshots.read(Snapshot(number, state)) is not None
