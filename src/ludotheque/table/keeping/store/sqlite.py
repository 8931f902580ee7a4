"""The store of one server: SQLite in a folder."""

import asyncio
import json
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from ludotheque.table.keeping.store import Beaten, Damaged, Snapshot, StoreFailed
from ludotheque.table.keeping.store.chain import (
    Head,
    Kept,
    Link,
    fits,
    profile_unless_damaged,
    proof_of_state,
    root,
    verified,
)
from ludotheque.table.keeping.store.errors import StoreUnusable
from ludotheque.table.keeping.store.folder import Claim
from ludotheque.table.keeping.store.migrations import PROOF, missing
from ludotheque.table.keeping.store.sqlite_writer import Change, Row, Writer, connect
from ludotheque.table.now import wall_clock

FILE = "tables.sqlite3"
CORRUPT = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
FAILURES = (sqlite3.Error, UnicodeError)
"""What Python raises where SQLite cannot do what it was asked for, or says so with letters that are none any more."""

Answer = TypeVar("Answer")

# Each answers in one row: Python's other threads run while SQLite looks for a row, and may be slow to give way.
ENTRIES = """SELECT (SELECT json_array(seq, hex(link), gone, hex(gone_link)) FROM heads WHERE table_id = ?1),
    (SELECT group_concat(seq || ':' || hex(entry) || ':' || hex(link)) FROM
        (SELECT seq, entry, link FROM entries WHERE table_id = ?1 AND seq >= ?2 ORDER BY seq))"""
HEADS = "SELECT json_group_object(table_id, seq) FROM heads WHERE table_id IN (SELECT value FROM json_each(?))"
LAST_ENTRIES = """SELECT json_group_array(json_array(table_id, seq, hex(entry))) FROM
    (SELECT table_id, seq, entry FROM heads JOIN entries USING (table_id, seq)
    WHERE heads.table_id > ? ORDER BY heads.table_id LIMIT ?)"""
SNAPSHOT = "SELECT seq, link, proof, state FROM snapshots WHERE table_id = ?"
REMINDER = "SELECT max(due) FROM reminders WHERE table_id = ?"
DUE = """SELECT json_group_array(table_id) FROM
    (SELECT table_id FROM reminders WHERE due <= ? ORDER BY due, table_id LIMIT ?)"""

LENT = "SELECT max(table_id) FROM codes WHERE code = ? AND until > ?"

KEEP_SNAPSHOT = """INSERT OR REPLACE INTO snapshots (table_id, seq, link, proof, state)
    SELECT table_id, seq, link, ?3, ?4 FROM entries WHERE table_id = ?1 AND seq = ?2"""
FORGET = "DELETE FROM entries WHERE table_id = ? AND seq <= ?"
REMIND = "INSERT INTO reminders (table_id, due) VALUES (?, ?) ON CONFLICT (table_id) DO UPDATE SET due = excluded.due"
NO_REMINDER = "DELETE FROM reminders WHERE table_id = ?"
OLD_CODES = "DELETE FROM codes WHERE until <= ?"
LEND = "INSERT INTO codes (code, table_id, until) VALUES (?, ?, ?) ON CONFLICT (code) DO NOTHING"
PROFILE = "SELECT version, changed, document, proof FROM profiles WHERE profile_id = ?"
KEEP_PROFILE = """INSERT INTO profiles (profile_id, version, changed, document) VALUES (?1, ?2 + 1, ?3, ?4)
    ON CONFLICT (profile_id) DO UPDATE SET version = excluded.version, changed = excluded.changed,
    document = excluded.document WHERE version = ?2 AND document IS NOT NULL"""
FORGET_PROFILE = "UPDATE profiles SET document = NULL, version = version + 1, changed = ? WHERE profile_id = ?"
FORGET_PROFILES = "DELETE FROM profiles WHERE changed < ?"
PULSE = "UPDATE pulse SET beats = beats + 1"


class SqliteStore:
    """Keeps the logs in SQLite. Only one process can have it open."""

    now = staticmethod(wall_clock)

    def __init__(self, claim: Claim, writer: Writer, reading: sqlite3.Connection) -> None:
        self._claim = claim
        self._writer = writer
        self._reading = reading
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self._closed = False

    @classmethod
    async def open(cls, folder: Path) -> "SqliteStore":
        """The store in a folder, which is made if it is not there."""
        try:
            claim, file, connection = await asyncio.to_thread(_prepare, folder)
        except OSError as error:
            why = error.strerror or str(error)
            raise StoreUnusable("store-unusable", facts={"where": str(folder), "why": why}) from error
        except FAILURES as error:
            raise StoreUnusable("store-unusable", facts={"where": str(folder / FILE), "why": str(error)}) from error
        reading = connect(file)
        reading.execute("PRAGMA query_only = ON")
        return cls(claim, Writer(file, connection, asyncio.get_running_loop()), reading)

    async def append(self, table: str, after: int, entry: bytes) -> None:
        await self._writer.write(Row(table, after, entry))

    async def check(self) -> None:
        await self._writer.write(Change(PULSE))

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        return await self._in_reader(lambda: verified(table, after, *kept(self._reading, table, after)), table)

    async def latest(self, table: str) -> tuple[Snapshot | None, list[bytes]]:
        return await self._in_reader(lambda: _latest(self._reading, table), table)

    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        proof = proof_of_state(table, *snapshot)
        with suppress(Beaten):  # the table was deleted meanwhile
            await self._writer.write(Change(KEEP_SNAPSHOT, (table, snapshot.number, proof, snapshot.state), alone=True))

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        heads: dict[str, int] = json.loads(await self._read(HEADS, (json.dumps(list(tables)),)))
        return heads

    async def last_entries(self, after: str, most: int) -> list[tuple[str, int, bytes]]:
        listed: list[tuple[str, int, str]] = json.loads(await self._read(LAST_ENTRIES, (after, most)))
        return sorted((table, number, bytes.fromhex(entry)) for table, number, entry in listed)

    async def forget(self, table: str, number: int) -> None:
        await self._change(FORGET, table, number, forgets=table)

    async def remind(self, table: str, due: int | None) -> None:
        await (self._change(NO_REMINDER, table) if due is None else self._change(REMIND, table, due))

    async def reminder(self, table: str) -> int | None:
        due: int | None = await self._read(REMINDER, (table,))
        return due

    async def due(self, now: int, most: int) -> list[str]:
        tables: list[str] = json.loads(await self._read(DUE, (now, most)))
        return tables

    async def lend(self, code: str, table: str, until: int, now: int) -> None:
        await self._change(OLD_CODES, now)
        await self._writer.write(Change(LEND, (code, table, until)))

    async def lent(self, code: str, now: int) -> str | None:
        table: str | None = await self._read(LENT, (code, now))
        return table

    async def profile(self, key: str) -> tuple[int, bytes | None] | None:
        found = await self._in_reader(lambda: self._reading.execute(PROFILE, (key,)).fetchone())
        return profile_unless_damaged(key, *found) if found else None

    async def keep_profile(self, key: str, after: int, document: bytes, now: int) -> None:
        await self._writer.write(Change(KEEP_PROFILE, (key, after, now, document)))

    async def forget_profile(self, key: str, now: int) -> None:
        await self._change(FORGET_PROFILE, now, key)

    async def forget_profiles(self, before: int) -> None:
        await self._change(FORGET_PROFILES, before)

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            await asyncio.to_thread(self._reader.shutdown)
            self._reading.close()
            await self._writer.close()
            self._claim.let_go()

    async def _change(self, statement: str, *values: object, forgets: str | None = None) -> None:
        """Change something, if it is there."""
        with suppress(Beaten):
            await self._writer.write(Change(statement, values, forgets))

    async def _read(self, question: str, about: tuple[object, ...]) -> Any:
        return await self._in_reader(lambda: self._reading.execute(question, about).fetchone()[0])

    async def _in_reader(self, ask: Callable[[], Answer], table: str = "") -> Answer:
        """What the thread that reads finds out, of one table or of several."""
        if self._closed:
            raise StoreFailed("the store is closed")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, ask)
        except FAILURES as error:
            if table and getattr(error, "sqlite_errorcode", 0) & 0xFF in CORRUPT:
                raise Damaged(table, None, "unreadable") from error
            raise StoreFailed(str(error)) from error


def kept(connection: sqlite3.Connection, table: str, after: int) -> tuple[list[Kept], Head | None]:
    """What lies in the database of a table, from an entry on."""
    head, listed = connection.execute(ENTRIES, (table, after)).fetchone()
    try:
        rows = [
            Kept(int(seq), bytes.fromhex(entry), bytes.fromhex(link))
            for seq, entry, link in (row.split(":") for row in (listed.split(",") if listed else ()))
        ]
        if head is None:
            return rows, None
        seq, link, gone, gone_link = json.loads(head)
        end = Link(seq, bytes.fromhex(link))
        return rows, Head(end, Link(gone, bytes.fromhex(gone_link)) if gone else root(table))
    except (TypeError, ValueError) as error:  # a number that is none any more
        raise Damaged(table, None, "unreadable") from error


def _latest(connection: sqlite3.Connection, table: str) -> tuple[Snapshot | None, list[bytes]]:
    try:
        found = connection.execute(SNAPSHOT, (table,)).fetchone()
    except FAILURES:  # a snapshot that cannot be read is as good as none
        found = None
    if found and isinstance(found[0], int):
        rows, head = kept(connection, table, found[0])
        if fits(table, found, rows):
            return Snapshot(found[0], found[3]), verified(table, found[0], rows, head)
    return None, verified(table, 0, *kept(connection, table, 0))


def migrate(connection: sqlite3.Connection) -> None:
    """Bring a database to the newest version."""
    for step in missing("sqlite", connection.execute("PRAGMA user_version").fetchone()[0]):
        try:
            connection.executescript(f"BEGIN IMMEDIATE;\n{step.sql}\nPRAGMA user_version = {step.version};\nCOMMIT;")
        except sqlite3.Error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


def _prepare(folder: Path) -> tuple[Claim, Path, sqlite3.Connection]:
    claim = Claim(folder)
    try:
        file = claim.private_file(FILE)
        connection = connect(file)
        try:
            migrate(connection)
            connection.execute(PROOF)
        except BaseException:
            connection.close()
            raise
    except BaseException:
        claim.let_go()
        raise
    return claim, file, connection
