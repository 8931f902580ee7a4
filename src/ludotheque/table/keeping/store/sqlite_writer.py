"""The one thread that writes to SQLite: all who wait when it is free share one commit."""

import asyncio
import sqlite3
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import NamedTuple

from ludotheque.table.keeping.store import Beaten, StoreFailed
from ludotheque.table.keeping.store.chain import Link, checksum, root

ROWS_AT_ONCE = 64
"""The most entries in one statement. Python's other threads run while a statement does, and may be slow to give way:
the fewer statements a batch takes, the sooner it is committed while the server is busy."""
INSERTS = [
    f"INSERT INTO entries (table_id, seq, entry, link) VALUES {','.join(['(?,?,?,?)'] * rows)}"
    for rows in range(ROWS_AT_ONCE + 1)
]
COLUMNS = 4
HEAD = "SELECT seq, link FROM heads WHERE table_id = ?"
HEADS_KNOWN = 100_000
"""The most tables whose head is kept in mind."""

Waiter = asyncio.Future[None]


class Row(NamedTuple):
    """An entry of a table, and the number before it."""

    table: str
    after: int
    entry: bytes


class Change(NamedTuple):
    """Anything else to be done: a statement with its values."""

    statement: str
    values: tuple[object, ...] = ()
    forgets: str | None = None
    """The table of which entries are deleted."""
    alone: bool = False
    """Whether it is committed for itself, so that nobody else waits for it, or fails with it."""


Asked = tuple[Waiter, Row | Change]
"""Who waits for it, and what is to be written."""


def connect(file: Path) -> sqlite3.Connection:
    """A connection that commits when we say so, and only once the disk has it."""
    connection = sqlite3.connect(
        f"{file.absolute().as_uri()}?mode=rw",
        uri=True,
        isolation_level=None,  # no transactions behind our back
        check_same_thread=False,
        cached_statements=2 * ROWS_AT_ONCE,
    )
    try:
        connection.create_function("root", 1, lambda table: root(table).checksum, deterministic=True)
        connection.create_function("link", 2, checksum, deterministic=True)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA wal_autocheckpoint = 4000")
        connection.execute("PRAGMA journal_size_limit = 67108864")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


class Writer:
    """Takes what is to be written from the event loop, and answers there once the disk has it."""

    def __init__(self, file: Path, connection: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        self._file = file
        self._place = _identity(file)
        (mode,) = connection.execute("PRAGMA journal_mode").fetchone()  # some file systems cannot have a log beside it
        self._wal = file.with_name(f"{file.name}-wal") if mode == "wal" else None
        self._connection: sqlite3.Connection | None = connection
        self._loop = loop
        self._gathered: list[Asked] = []
        self._asked: SimpleQueue[list[Asked] | None] = SimpleQueue()
        self._heads: dict[str, Link] = {}
        self._closed = False
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def write(self, what: Row | Change) -> Waiter:
        """What to wait for until it is on disk."""
        if self._closed:
            raise StoreFailed("the store is closed")
        if not self._gathered:
            # Whatever else is asked for in this turn of the loop goes along: waking the thread costs as much as a move.
            self._loop.call_soon(self._hand_over)
        answer = self._loop.create_future()
        self._gathered.append((answer, what))
        return answer

    def _hand_over(self) -> None:
        gathered, self._gathered = self._gathered, []
        self._asked.put(gathered)

    async def close(self) -> None:
        """Write all that was asked for, and stop."""
        self._closed = True
        self._hand_over()
        self._asked.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        going_on = True
        while going_on:
            handed = [self._asked.get()]
            handed += [self._asked.get_nowait() for _ in range(self._asked.qsize())]
            going_on = None not in handed
            batch, alone = list[Asked](), list[Asked]()
            for asked in (asked for gathered in handed if gathered for asked in gathered):
                (alone if isinstance(asked[1], Change) and asked[1].alone else batch).append(asked)
            for together in (batch, *([asked] for asked in alone)):
                if together:
                    self._write(together)
        self._disconnect()

    def _write(self, batch: list[Asked]) -> None:
        """Write a batch in one transaction, and tell everybody how it went."""
        written: list[Waiter] = []
        beaten: list[Waiter] = []
        failure: Exception | None = None
        try:
            connection = self._connection = self._connection or self._reconnect()
            rows: list[str | int | bytes | None] = []
            changes: list[tuple[Waiter, Change]] = []
            for answer, what in batch:
                if isinstance(what, Change):
                    changes.append((answer, what))
                    continue
                head = self._head(connection, what.table)
                if head.number != what.after:
                    beaten.append(answer)
                else:
                    head = self._heads[what.table] = Link(what.after + 1, checksum(head.checksum, what.entry))
                    rows += (what.table, head.number, what.entry, head.checksum)
                    written.append(answer)
            changed = _commit(connection, rows, [change for _, change in changes])
            self._check_place()
            for (answer, change), done in zip(changes, changed, strict=True):
                (written if done else beaten).append(answer)
                if change.forgets is not None:
                    self._heads.pop(change.forgets, None)
        except Exception as error:  # whatever it was, those who wait must hear of it, and the thread must live
            failure = error
            self._disconnect()
        with suppress(RuntimeError):  # the loop is gone, and with it all who waited
            if failure:
                self._loop.call_soon_threadsafe(_tell_failed, batch, failure)
            else:
                self._loop.call_soon_threadsafe(_tell, written, beaten)

    def _head(self, connection: sqlite3.Connection, table: str) -> Link:
        """The head of a table. Nobody else writes, so what we wrote last is what is there."""
        head = self._heads.get(table)
        if head is None:
            if len(self._heads) >= HEADS_KNOWN:
                self._heads.clear()
            found = connection.execute(HEAD, (table,)).fetchone()
            head = self._heads[table] = Link(*found) if found else root(table)
        return head

    def _reconnect(self) -> sqlite3.Connection:
        self._check_file()
        return connect(self._file)

    def _check_place(self) -> None:
        """Raise unless what was committed lies where a server that starts anew will look for it."""
        self._check_file()
        if self._wal and not self._wal.exists():
            raise StoreFailed(f"{self._wal} was moved or deleted while the server runs")

    def _check_file(self) -> None:
        if _identity(self._file) != self._place:
            raise StoreFailed(f"{self._file} was moved, deleted or replaced while the server runs")

    def _disconnect(self) -> None:
        """Forget everything that might not be so; the next batch begins with a new connection."""
        self._heads.clear()
        if self._connection:
            with suppress(sqlite3.Error):
                self._connection.close()
            self._connection = None


def _identity(file: Path) -> tuple[int, int] | None:
    """Which file lies at a path, whatever it is called; None if there is none."""
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _commit(connection: sqlite3.Connection, rows: list[str | int | bytes | None], changes: list[Change]) -> list[bool]:
    """Write the values of all rows and make all changes, in one transaction; whether each change found what it was to
    change."""
    if not changes and len(rows) <= COLUMNS * ROWS_AT_ONCE:  # a statement on its own is a transaction
        if rows:
            connection.execute(INSERTS[len(rows) // COLUMNS], rows)
        return []
    connection.execute("BEGIN IMMEDIATE")
    for start in range(0, len(rows), COLUMNS * ROWS_AT_ONCE):
        values = rows[start : start + COLUMNS * ROWS_AT_ONCE]
        connection.execute(INSERTS[len(values) // COLUMNS], values)
    changed = [connection.execute(change.statement, change.values).rowcount > 0 for change in changes]
    connection.execute("COMMIT")
    return changed


def _tell(written: Iterable[Waiter], beaten: Iterable[Waiter]) -> None:
    for answer in written:
        if not answer.done():
            answer.set_result(None)
    for answer in beaten:
        if not answer.done():
            answer.set_exception(Beaten())


def _tell_failed(batch: Iterable[Asked], failure: Exception) -> None:
    for answer, *_ in batch:
        if not answer.done():
            failed = StoreFailed(str(failure))
            failed.__cause__ = failure
            answer.set_exception(failed)
