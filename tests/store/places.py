"""Places to keep tables in, for tests: a folder with SQLite, or a database of PostgreSQL."""

import asyncio
import sqlite3
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path

import asyncpg

from ludotheque.table.keeping.store import Store, open_store
from ludotheque.table.keeping.store.sqlite import FILE
from ludotheque.table.keeping.store.sqlite_writer import connect


@dataclass(frozen=True)
class Place:
    """A store that can be opened, closed and opened again; with an address also several times at once."""

    folder: Path
    address: str | None = None

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Store]:
        store = await open_store(self.address, self.folder)
        try:
            yield store
        finally:
            await asyncio.wait_for(store.close(), 30)

    async def execute(self, statement: str) -> None:
        """Run a statement behind the back of the store."""
        if self.address:
            connection = await asyncpg.connect(self.address)
            try:
                await connection.execute(statement)
            finally:
                await connection.close()
        else:
            with closing(connect(self.folder / FILE)) as connection:
                connection.execute(statement)

    async def commits(self) -> int:
        """How many transactions wrote the entries that are there (SQLite: since its log was last emptied)."""
        if self.address:
            connection = await asyncpg.connect(self.address)
            try:
                return int(await connection.fetchval("SELECT count(DISTINCT xmin::text) FROM entries"))
            finally:
                await connection.close()
        return wal_commits(self.folder / f"{FILE}-wal")

    async def schema(self) -> list[str]:
        """All that a database is made of, in words that can be compared."""
        if self.address:
            connection = await asyncpg.connect(self.address)
            try:
                columns = await connection.fetch(
                    "SELECT table_name, column_name, data_type, is_nullable, column_default, collation_name"
                    " FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2"
                )
                rules = await connection.fetch(
                    "SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint"
                    " WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2"
                )
                indexes = await connection.fetch(
                    "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1"
                )
                versions = await connection.fetch("SELECT version FROM schema_version ORDER BY 1")
                return [str(tuple(row)) for row in (*columns, *rules, *indexes, *versions)]
            finally:
                await connection.close()
        with closing(sqlite3.connect(self.folder / FILE)) as connection:
            made = connection.execute("SELECT type, name, sql FROM sqlite_schema ORDER BY type, name").fetchall()
            return [str(row) for row in (*made, *connection.execute("PRAGMA user_version").fetchall())]


def wal_commits(file: Path) -> int:
    """The commits in a write-ahead log of SQLite: frames that tell the size of the database."""
    log = file.read_bytes()
    page, salts = struct.unpack(">I", log[8:12])[0], log[16:24]
    commits = 0
    for start in range(32, len(log), 24 + page):
        frame = log[start : start + 24]
        if frame[8:16] == salts and frame[4:8] != bytes(4):
            commits += 1
    return commits
