"""The store of one server: SQLite in a folder."""

import asyncio
import json
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

from ludotheque.table.keeping.store import Beaten, StoreFailed
from ludotheque.table.keeping.store.errors import StoreUnusable
from ludotheque.table.keeping.store.folder import Claim
from ludotheque.table.keeping.store.migrations import PROOF, missing
from ludotheque.table.keeping.store.sqlite_writer import Change, Row, Writer, connect

FILE = "tables.sqlite3"

# Each answers in one row: Python's other threads run while SQLite looks for a row, and may be slow to give way.
ENTRIES = """SELECT group_concat(hex(entry)) FROM
    (SELECT entry FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq)"""
HEADS = """SELECT json_group_object(value, (SELECT max(seq) FROM entries WHERE table_id = value))
    FROM json_each(?)"""
LAST_ENTRIES = """WITH RECURSIVE following (name) AS (
        SELECT min(table_id) FROM entries WHERE table_id > ?
        UNION ALL
        SELECT (SELECT min(table_id) FROM entries WHERE table_id > name) FROM following WHERE name IS NOT NULL
        LIMIT ?)
    SELECT json_group_array(json_array(name, seq, hex(entry))) FROM following JOIN entries ON
        table_id = name AND seq = (SELECT max(seq) FROM entries WHERE table_id = name)"""
REMINDER = "SELECT max(due) FROM reminders WHERE table_id = ?"
DUE = """SELECT json_group_array(table_id) FROM
    (SELECT table_id FROM reminders WHERE due <= ? ORDER BY due, table_id LIMIT ?)"""

LENT = "SELECT max(table_id) FROM codes WHERE code = ? AND until > ?"

FORGET = "DELETE FROM entries WHERE table_id = ? AND seq <= ?"
REMIND = "INSERT INTO reminders (table_id, due) VALUES (?, ?) ON CONFLICT (table_id) DO UPDATE SET due = excluded.due"
NO_REMINDER = "DELETE FROM reminders WHERE table_id = ?"
OLD_CODES = "DELETE FROM codes WHERE until <= ?"
LEND = "INSERT INTO codes (code, table_id, until) VALUES (?, ?, ?) ON CONFLICT (code) DO NOTHING"
PROFILE = """SELECT (SELECT json_array(version, hex(document), document IS NULL) FROM profiles WHERE profile_id = ?)"""
KEEP_PROFILE = """INSERT INTO profiles (profile_id, version, changed, document) VALUES (?1, ?2 + 1, ?3, ?4)
    ON CONFLICT (profile_id) DO UPDATE SET version = excluded.version, changed = excluded.changed,
    document = excluded.document WHERE version = ?2 AND document IS NOT NULL"""
FORGET_PROFILE = "UPDATE profiles SET document = NULL, version = version + 1, changed = ? WHERE profile_id = ?"
FORGET_PROFILES = "DELETE FROM profiles WHERE changed < ?"
PULSE = "UPDATE pulse SET beats = beats + 1"


class SqliteStore:
    """Keeps the logs in SQLite. Only one process can have it open."""

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
        except sqlite3.Error as error:
            raise StoreUnusable("store-unusable", facts={"where": str(folder / FILE), "why": str(error)}) from error
        reading = connect(file)
        reading.execute("PRAGMA query_only = ON")
        return cls(claim, Writer(file, connection, asyncio.get_running_loop()), reading)

    async def append(self, table: str, after: int, entry: bytes) -> None:
        await self._writer.write(Row(table, after, entry))

    async def check(self) -> None:
        await self._writer.write(Change(PULSE))

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        listed: str | None = await self._read(ENTRIES, (table, after))
        return [] if listed is None else [bytes.fromhex(entry) for entry in listed.split(",")]

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        heads: dict[str, int | None] = json.loads(await self._read(HEADS, (json.dumps(list(tables)),)))
        return {table: head for table, head in heads.items() if head is not None}

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
        found: str | None = await self._read(PROFILE, (key,))
        if found is None:
            return None
        version, document, gone = json.loads(found)
        return version, None if gone else bytes.fromhex(document)

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
        def ask() -> Any:
            return self._reading.execute(question, about).fetchone()[0]

        if self._closed:
            raise StoreFailed("the store is closed")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, ask)
        except sqlite3.Error as error:
            raise StoreFailed(str(error)) from error


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
