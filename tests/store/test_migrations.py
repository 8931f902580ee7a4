"""A database of any earlier version becomes one of this version, with all that is in it."""

import asyncio
import sqlite3
from contextlib import closing

import asyncpg
import pytest

from ludotheque.table.keeping.store import open_store, postgres, sqlite
from ludotheque.table.keeping.store.migrations import Migration, migrations
from ludotheque.table.keeping.store.sqlite import FILE, migrate
from ludotheque.table.keeping.store.sqlite_writer import connect
from store.places import Place
from support.services import database

KINDS = ("sqlite", "postgres")
EARLIER = [(kind, step.version) for kind in KINDS for step in migrations(kind)[:-1]]
LOG = [b"opened", b"\x00second", "troisième".encode()]


def in_place(kind: str, request: pytest.FixtureRequest) -> Place:
    place: Place = request.getfixturevalue(f"{kind}_place")
    return place


async def make(place: Place, kind: str, version: int) -> None:
    """A database as it was in an earlier version, with a log in it."""
    steps = migrations(kind)[:version]
    if place.address:
        connection = await asyncpg.connect(place.address)
        await connection.execute(postgres.SCHEMA_VERSION)
        for step in steps:
            await connection.execute(step.sql)
            await connection.execute("INSERT INTO schema_version (version) VALUES ($1)", step.version)
        for seq, entry in enumerate(LOG, 1):
            await connection.execute("INSERT INTO entries (table_id, seq, entry) VALUES ('old', $1, $2)", seq, entry)
        await connection.close()
    else:
        place.folder.mkdir()
        with closing(sqlite3.connect(place.folder / FILE)) as connection, connection:
            for step in steps:
                connection.executescript(step.sql)
                connection.execute(f"PRAGMA user_version = {step.version}")
            rows = [("old", seq, entry) for seq, entry in enumerate(LOG, 1)]
            connection.executemany("INSERT INTO entries (table_id, seq, entry) VALUES (?, ?, ?)", rows)


@pytest.mark.parametrize("kind", KINDS)
def test_migrations_are_numbered_from_one_without_a_gap(kind: str) -> None:
    versions = [step.version for step in migrations(kind)]
    assert versions == list(range(1, len(versions) + 1))
    assert len(versions) >= 2, "so that there is an earlier version to start from"


@pytest.mark.parametrize(("kind", "version"), EARLIER)
def test_an_earlier_version_becomes_like_a_new_database_and_keeps_all_entries(
    kind: str, version: int, request: pytest.FixtureRequest
) -> None:
    old = in_place(kind, request)

    async def run(new: Place) -> None:
        async with new.open():
            pass
        await make(old, kind, version)
        assert await old.schema() != await new.schema(), "there is something to do"
        async with old.open() as store:
            assert await store.entries("old") == LOG
            await store.append("old", len(LOG), b"and on")
            await store.append("young", 0, b"first")
            await store.check()
        assert await old.schema() == await new.schema()
        async with old.open() as store:
            assert await store.entries("old") == [*LOG, b"and on"]
        assert await old.schema() == await new.schema(), "a migration runs once"

    if old.address:
        with database() as address:
            asyncio.run(run(Place(old.folder, address)))
    else:
        asyncio.run(run(Place(old.folder.parent / "new")))


@pytest.mark.parametrize("kind", KINDS)
def test_a_migration_that_fails_leaves_the_database_as_it_was(
    kind: str, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = in_place(kind, request)
    module = postgres if kind == "postgres" else sqlite
    broken = Migration(99, "CREATE TABLE half (a integer); INSERT INTO nowhere VALUES (1);")

    async def run() -> None:
        async with place.open():
            pass
        before = await place.schema()
        with monkeypatch.context() as patched:
            patched.setattr(module, "missing", lambda kind, version: (broken,))
            with pytest.raises(Exception, match="nowhere"):
                await open_store(place.address, place.folder)
        assert await place.schema() == before
        async with place.open() as store:
            await store.append("a", 0, b"entry")

    asyncio.run(run())


def test_many_servers_can_start_at_once_on_an_empty_database(postgres_place: Place) -> None:
    async def start(number: int) -> None:
        async with postgres_place.open() as store:
            await store.append(f"table {number}", 0, b"entry")
            await store.check()

    async def run() -> None:
        await asyncio.gather(*(start(number) for number in range(8)))
        versions = [row for row in await postgres_place.schema() if row.startswith("(") and row.endswith(",)")]
        assert len([row for row in versions if row[1:-2].isdigit()]) == len(migrations("postgres"))

    asyncio.run(run())


def test_a_new_sqlite_database_is_of_the_newest_version(sqlite_place: Place) -> None:
    sqlite_place.folder.mkdir()
    (sqlite_place.folder / FILE).touch()
    with closing(connect(sqlite_place.folder / FILE)) as connection:
        migrate(connection)
        assert connection.execute("PRAGMA user_version").fetchone() == (migrations("sqlite")[-1].version,)
