"""Looking through a whole store without writing to it, also while servers use it, and whatever state it is in."""

import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Protocol

from ludotheque.table.keeping.store import StoreFailed
from ludotheque.table.keeping.store.chain import Head, Kept
from ludotheque.table.keeping.store.errors import HostingMissing, StoreTooOld, StoreUnusable, UnknownStore
from ludotheque.table.keeping.store.migrations import missing

# Also tables that have entries and no head, or a head and no entries.
NAMES = "SELECT table_id FROM entries UNION SELECT table_id FROM heads ORDER BY table_id"
ENDS = """SELECT heads.table_id, heads.seq, first.entry, last.entry FROM heads
    LEFT JOIN entries AS first ON first.table_id = heads.table_id AND first.seq = heads.gone + 1
    LEFT JOIN entries AS last ON last.table_id = heads.table_id AND last.seq = heads.seq
    ORDER BY heads.table_id"""
PROFILES = "SELECT profile_id, version, changed, document, proof FROM profiles ORDER BY profile_id"


class Scan(Protocol):
    """A store that is looked through."""

    async def flaws(self) -> list[str]:
        """What the database itself finds wrong with its own file, in its words; it may not look."""

    async def names(self) -> list[str]:
        """The tables."""

    async def ends(self) -> list[tuple[str, int, bytes | None, bytes | None]]:
        """Of each table the number of its last entry, its first entry and its last, unchecked."""

    async def kept(self, table: str) -> tuple[list[Kept], Head | None]:
        """What lies there of a table, unchecked."""

    async def snapshot(self, table: str) -> Sequence[object] | None:
        """The snapshot of a table, unchecked."""

    async def profiles(self) -> list[tuple[str, int, int, bytes | None, bytes | None]]:
        """All profiles, unchecked."""


class SqliteScan:
    """A file of SQLite, opened to be read."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def flaws(self) -> list[str]:
        found = [str(row[0]) for row in self._connection.execute("PRAGMA integrity_check(20)")]
        return [] if found == ["ok"] else found

    async def names(self) -> list[str]:
        return [row[0] for row in self._connection.execute(NAMES)]

    async def ends(self) -> list[tuple[str, int, bytes | None, bytes | None]]:
        return self._connection.execute(ENDS).fetchall()

    async def kept(self, table: str) -> tuple[list[Kept], Head | None]:
        from ludotheque.table.keeping.store.sqlite import kept

        return kept(self._connection, table, 0)

    async def snapshot(self, table: str) -> Sequence[object] | None:
        from ludotheque.table.keeping.store.sqlite import SNAPSHOT

        found: Sequence[object] | None = self._connection.execute(SNAPSHOT, (table,)).fetchone()
        return found

    async def profiles(self) -> list[tuple[str, int, int, bytes | None, bytes | None]]:
        return self._connection.execute(PROFILES).fetchall()


@asynccontextmanager
async def scanning(address: str | None, folder: Path) -> AsyncIterator[Scan]:
    """Look through the store at an address or, without one, in a folder; raises a `TableError` or, in the middle of it,
    `StoreFailed`."""
    if address is None:
        from ludotheque.table.keeping.store.sqlite import FAILURES, FILE

        file = folder / FILE
        if not file.is_file():
            raise StoreUnusable("store-not-there", facts={"where": str(file)})
        try:
            with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
                _check_version("sqlite", connection.execute("PRAGMA user_version").fetchone()[0])
                yield SqliteScan(connection)
        except FAILURES as error:
            raise StoreFailed(str(error)) from error
        return
    if not address.startswith(("postgresql://", "postgres://")):
        raise UnknownStore("store-unknown")
    try:
        from ludotheque.table.keeping.store import postgres
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise HostingMissing("hosting-missing") from None
    async with postgres.scanning(address) as (version, scan):
        _check_version("postgres", version)
        yield scan


def _check_version(kind: str, version: int) -> None:
    if missing(kind, version):
        raise StoreTooOld("store-too-old")
