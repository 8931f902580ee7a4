"""The store of many servers: PostgreSQL. Appends that wait while others are under way share the next statement."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import TypeAlias

import asyncpg

from ludotheque.table.keeping.store import Beaten, Snapshot, StoreFailed
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
from ludotheque.table.keeping.store.migrations import PROOF, Migration, missing
from ludotheque.table.keeping.store.reaching import LOST, Connection, reach, without_secrets
from ludotheque.table.keeping.store.scan import ENDS, NAMES, PROFILES
from ludotheque.table.now import SharedClock

PATIENCE = 5.0
"""Seconds until a database that does not answer counts as lost."""
MIGRATION_PATIENCE = 600.0
"""Seconds to wait for the migrations, our own or those of a server that started at the same time."""
SET_AGAIN = 30.0
"""Seconds after which our clock is set again by that of the database."""
READERS = 4
ROWS_AT_ONCE = 1000

# In the order of the tables, so that two servers that write for the same ones never wait for each other in a ring.
# The head is looked up for each row by the key; a join might read the whole table into a hash instead. A trigger moves
# the heads on.
APPEND = """
INSERT INTO entries (table_id, seq, entry, link)
SELECT new.table_id, new.after + 1, new.entry, link(coalesce(head.link, root(new.table_id)), new.entry)
FROM unnest($1::text[], $2::bigint[], $3::bytea[]) AS new (table_id, after, entry)
LEFT JOIN LATERAL (SELECT seq, link FROM heads WHERE table_id = new.table_id LIMIT 1) AS head ON true
WHERE new.after = coalesce(head.seq, 0)
ORDER BY new.table_id COLLATE "C"
ON CONFLICT DO NOTHING
RETURNING table_id
"""
ENTRIES = """
SELECT kept.seq, kept.entry, kept.link, heads.seq AS head, heads.link AS head_link, heads.gone, heads.gone_link
FROM (SELECT seq, entry, link FROM entries WHERE table_id = $1 AND seq >= $2) AS kept
FULL JOIN (SELECT * FROM heads WHERE table_id = $1) AS heads ON true
ORDER BY kept.seq
"""
SNAPSHOT = "SELECT seq, link, proof, state FROM snapshots WHERE table_id = $1"
KEEP_SNAPSHOT = """
INSERT INTO snapshots (table_id, seq, link, proof, state)
SELECT table_id, seq, link, $3, $4 FROM entries WHERE table_id = $1 AND seq = $2
ON CONFLICT (table_id)
DO UPDATE SET seq = excluded.seq, link = excluded.link, proof = excluded.proof, state = excluded.state
"""
HEADS = "SELECT table_id, seq FROM heads WHERE table_id = ANY($1::text[])"
LAST_ENTRIES = """
SELECT table_id, seq, entry FROM heads JOIN entries USING (table_id, seq)
WHERE table_id > $1 ORDER BY table_id LIMIT $2
"""
FORGET = "DELETE FROM entries WHERE table_id = $1 AND seq <= $2"
REMIND = "INSERT INTO reminders VALUES ($1, $2) ON CONFLICT (table_id) DO UPDATE SET due = excluded.due"
NO_REMINDER = "DELETE FROM reminders WHERE table_id = $1"
REMINDER = "SELECT due FROM reminders WHERE table_id = $1"
DUE = "SELECT table_id FROM reminders WHERE due <= $1 ORDER BY due, table_id LIMIT $2"
OLD_CODES = "DELETE FROM codes WHERE until <= $1"
LEND = "INSERT INTO codes VALUES ($1, $2, $3) ON CONFLICT (code) DO NOTHING RETURNING code"
LENT = "SELECT table_id FROM codes WHERE code = $1 AND until > $2"
PROFILE = "SELECT version, changed, document, proof FROM profiles WHERE profile_id = $1"
KEEP_PROFILE = """
INSERT INTO profiles AS old (profile_id, version, changed, document) VALUES ($1, $2::bigint + 1, $3, $4)
ON CONFLICT (profile_id)
DO UPDATE SET version = excluded.version, changed = excluded.changed, document = excluded.document
WHERE old.version = $2::bigint AND old.document IS NOT NULL
RETURNING version
"""
FORGET_PROFILE = "UPDATE profiles SET document = NULL, version = version + 1, changed = $2 WHERE profile_id = $1"
FORGET_PROFILES = "DELETE FROM profiles WHERE changed < $1"
PULSE = "UPDATE pulse SET beats = beats + 1"
TIME = "SELECT (extract(epoch FROM clock_timestamp()) * 1000000)::bigint * 1000"

SCHEMA_VERSION = """
CREATE TABLE schema_version (version integer PRIMARY KEY, since timestamptz NOT NULL DEFAULT now())
"""
MIGRATIONS_LOCK = 0x6C75646F  # any number that nobody else would lock

Waiter = asyncio.Future[None]
Asked = tuple[Waiter, str, int, bytes]
"""Who waits for it, the table, the number before, and the entry."""
Pool: TypeAlias = "asyncpg.Pool[asyncpg.Record]"


class PostgresStore:
    """Keeps the logs in PostgreSQL. Any number of servers can have it open."""

    def __init__(self, address: str, pool: Pool, now: SharedClock) -> None:
        self._address = address
        self._pool = pool
        self._writing: Connection | None = None
        self._waiting: list[Asked] = []
        self._flushing: asyncio.Task[None] | None = None
        self._closed = False
        self.now = now
        self._setting = asyncio.create_task(self._set_clock_again_and_again())

    @classmethod
    async def open(cls, address: str) -> "PostgresStore":
        """The store at an address like ``postgresql://user:password@host:port/database``, or with several hosts."""
        try:
            connection = await reach(address, PATIENCE)
            try:
                await asyncio.wait_for(migrate(connection), MIGRATION_PATIENCE)
                await connection.execute(PROOF, timeout=PATIENCE)
                now = SharedClock()
                await now.set_by(lambda: connection.fetch(TIME, timeout=PATIENCE))
            finally:
                connection.terminate()
            pool = await asyncpg.create_pool(
                address, connect=reach, min_size=0, max_size=READERS, timeout=PATIENCE, reset=_as_it_is
            )
        except ValueError:  # which would tell the part that it cannot read, maybe of the password
            raise StoreUnusable("store-bad-address") from None
        except LOST as error:
            facts = {"where": without_secrets(address), "why": str(error) or type(error).__name__}
            raise StoreUnusable("store-unusable", facts=facts) from error
        return cls(address, pool, now)

    async def append(self, table: str, after: int, entry: bytes) -> None:
        if self._closed:
            raise StoreFailed("the store is closed")
        answer: Waiter = asyncio.get_running_loop().create_future()
        self._waiting.append((answer, table, after, entry))
        if self._flushing is None:
            self._flushing = asyncio.create_task(self._flush())
        await answer

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        return await _checked(table, after, *_kept(table, await self._ask(ENTRIES, table, after)))

    async def latest(self, table: str) -> tuple[Snapshot | None, list[bytes]]:
        for found in await self._ask(SNAPSHOT, table):
            number, *_, state = found
            kept, head = _kept(table, await self._ask(ENTRIES, table, number))
            if fits(table, found, kept):
                return Snapshot(number, state), await _checked(table, number, kept, head)
        return None, await self.entries(table)

    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        await self._ask(KEEP_SNAPSHOT, table, snapshot.number, proof_of_state(table, *snapshot), snapshot.state)

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        return dict(await self._ask(HEADS, list(tables)))

    async def last_entries(self, after: str, most: int) -> list[tuple[str, int, bytes]]:
        return sorted((row[0], row[1], row[2]) for row in await self._ask(LAST_ENTRIES, after, most))

    async def forget(self, table: str, number: int) -> None:
        await self._ask(FORGET, table, number)

    async def remind(self, table: str, due: int | None) -> None:
        await (self._ask(NO_REMINDER, table) if due is None else self._ask(REMIND, table, due))

    async def reminder(self, table: str) -> int | None:
        return next((row[0] for row in await self._ask(REMINDER, table)), None)

    async def due(self, now: int, most: int) -> list[str]:
        return [row[0] for row in await self._ask(DUE, now, most)]

    async def lend(self, code: str, table: str, until: int, now: int) -> None:
        await self._ask(OLD_CODES, now)
        if not await self._ask(LEND, code, table, until):
            raise Beaten

    async def lent(self, code: str, now: int) -> str | None:
        return next((row[0] for row in await self._ask(LENT, code, now)), None)

    async def profile(self, key: str) -> tuple[int, bytes | None] | None:
        return next((profile_unless_damaged(key, *row) for row in await self._ask(PROFILE, key)), None)

    async def keep_profile(self, key: str, after: int, document: bytes, now: int) -> None:
        if not await self._ask(KEEP_PROFILE, key, after, now, document):
            raise Beaten

    async def forget_profile(self, key: str, now: int) -> None:
        await self._ask(FORGET_PROFILE, key, now)

    async def forget_profiles(self, before: int) -> None:
        await self._ask(FORGET_PROFILES, before)

    async def check(self) -> None:
        await self._ask(PULSE)

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._setting.cancel()
        if self._flushing:
            await self._flushing
        self._disconnect()
        try:
            await asyncio.wait_for(self._pool.close(), PATIENCE)
        except LOST:
            self._pool.terminate()

    async def _set_clock_again_and_again(self) -> None:
        """Keep to the clock of the database: ours runs a little faster or slower."""
        while True:
            await asyncio.sleep(SET_AGAIN)
            with suppress(StoreFailed):
                await self.now.set_by(lambda: self._ask(TIME))

    async def _ask(self, question: str, *about: object) -> list[asyncpg.Record]:
        """Ask on a connection of the pool; one that fails is not used again."""
        if self._closed:
            raise StoreFailed("the store is closed")
        try:
            connection = await self._pool.acquire(timeout=PATIENCE)
            try:
                rows: list[asyncpg.Record] = await connection.fetch(question, *about, timeout=PATIENCE)
                return rows
            except BaseException:
                connection.terminate()
                raise
            finally:
                await self._pool.release(connection, timeout=PATIENCE)
        except LOST as error:
            raise StoreFailed(_why(error)) from error

    async def _flush(self) -> None:
        """Send all that waits, batch after batch, until nothing does."""
        while self._waiting:
            batch, self._waiting = one_for_each_table(self._waiting)
            try:
                written = await self._write(batch)
            except Exception as error:  # whatever it was, those who wait must hear of it
                self._disconnect()
                await self._pool.expire_connections()  # the host may be another one by now
                for answer, *_ in batch:
                    if not answer.done():
                        failed = StoreFailed(_why(error))
                        failed.__cause__ = error
                        answer.set_exception(failed)
            else:
                for answer, table, *_ in batch:
                    if answer.done():  # whoever waited was cancelled
                        continue
                    if table in written:
                        answer.set_result(None)
                    else:
                        answer.set_exception(Beaten())
        self._flushing = None

    async def _write(self, batch: Sequence[Asked]) -> set[str]:
        """Write a batch in one statement; the tables for which it was not too late."""
        if self._writing is None or self._writing.is_closed():
            self._writing = await reach(self._address, PATIENCE)
        _, tables, afters, entries = zip(*batch, strict=True)
        return {row[0] for row in await self._writing.fetch(APPEND, tables, afters, entries, timeout=PATIENCE)}

    def _disconnect(self) -> None:
        """Let go of the connection for writing; the next batch begins with a new one.

        At once: asyncpg would ask PostgreSQL to give up what took too long, and a commit that waits for its standby
        would end by that, and be read by everybody though no standby has it.
        """
        if self._writing:
            self._writing.terminate()
            self._writing = None


def _kept(table: str, rows: Sequence[asyncpg.Record]) -> tuple[list[Kept], Head | None]:
    """What lies in the database of a table, from an entry on."""
    head: Head | None = None
    if rows and rows[0]["head"] is not None:
        seq, link, gone, gone_link = rows[0][3:]
        head = Head(Link(seq, link), Link(gone, gone_link or b"") if gone else root(table))
    return [Kept(row[0], row[1], row[2]) for row in rows if row[0] is not None], head


async def _checked(table: str, after: int, kept: list[Kept], head: Head | None) -> list[bytes]:
    """The entries after a number, checked; those of a long log in a thread."""
    if len(kept) <= ROWS_AT_ONCE:
        return verified(table, after, kept, head)
    return await asyncio.to_thread(verified, table, after, kept, head)


class PostgresScan:
    """A database that is looked through, as it was in one moment."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def flaws(self) -> list[str]:
        return []  # whoever runs PostgreSQL has its own tools for that

    async def names(self) -> list[str]:
        return [row[0] for row in await self._connection.fetch(NAMES)]

    async def ends(self) -> list[tuple[str, int, bytes | None, bytes | None]]:
        return [(row[0], row[1], row[2], row[3]) for row in await self._connection.fetch(ENDS)]

    async def kept(self, table: str) -> tuple[list[Kept], Head | None]:
        return _kept(table, await self._connection.fetch(ENTRIES, table, 0))

    async def snapshot(self, table: str) -> Sequence[object] | None:
        found: Sequence[object] | None = await self._connection.fetchrow(SNAPSHOT, table)
        return found

    async def profiles(self) -> list[tuple[str, int, int, bytes | None, bytes | None]]:
        return [(row[0], row[1], row[2], row[3], row[4]) for row in await self._connection.fetch(PROFILES)]


@asynccontextmanager
async def scanning(address: str) -> AsyncIterator[tuple[int, PostgresScan]]:
    """Look through a database: the version of its tables, and the scan."""
    try:
        connection = await reach(address, PATIENCE)
    except ValueError:
        raise StoreUnusable("store-bad-address") from None
    except LOST as error:
        facts = {"where": without_secrets(address), "why": str(error) or type(error).__name__}
        raise StoreUnusable("store-unusable", facts=facts) from error
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            there = await connection.fetchval("SELECT to_regclass('schema_version') IS NOT NULL")
            version = await connection.fetchval("SELECT max(version) FROM schema_version") if there else 0
            yield version or 0, PostgresScan(connection)
    except LOST as error:
        raise StoreFailed(_why(error)) from error
    finally:
        connection.terminate()


def one_for_each_table(waiting: Sequence[Asked]) -> tuple[list[Asked], list[Asked]]:
    """The next batch, where a table has one entry at most since a statement does not see its own rows, and the rest."""
    batch: dict[str, Asked] = {}
    rest: list[Asked] = []
    for asked in waiting:
        table = asked[1]
        if table in batch or len(batch) == ROWS_AT_ONCE:
            rest.append(asked)
        else:
            batch[table] = asked
    return list(batch.values()), rest


async def migrate(connection: Connection) -> None:
    """Bring a database to the newest version, while all other servers that start wait."""
    steps: Sequence[Migration] | None = None
    while steps is None or steps:
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATIONS_LOCK)
            if await connection.fetchval("SELECT to_regclass('schema_version') IS NULL"):
                await connection.execute(SCHEMA_VERSION)
            version = await connection.fetchval("SELECT coalesce(max(version), 0) FROM schema_version")
            steps = missing("postgres", version)
            if steps:
                await connection.execute(steps[0].sql)
                await connection.execute("INSERT INTO schema_version (version) VALUES ($1)", steps[0].version)


async def _as_it_is(connection: Connection) -> None:
    """Put a connection back without asking the server to tidy it up: we leave nothing behind on it."""


def _why(error: BaseException) -> str:
    """What an error says, for the log; not its further lines, in which PostgreSQL quotes what was to be written."""
    return str(error).partition("\n")[0] or type(error).__name__
