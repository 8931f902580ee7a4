"""What was acknowledged is there, however the server or the database ended."""

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from ludotheque.table.keeping.store.sqlite_writer import connect
from store.places import Place
from support.services import Postgres, database

# Appends for eight tables at once and tells each entry that was acknowledged, until it is killed.
SERVER = """
import asyncio, os, sys
from pathlib import Path
from ludotheque.table.keeping.store import open_store

async def play(store, table):
    after = (await store.heads([table])).get(table, 0)
    while True:
        await store.append(table, after, f"{table} {after + 1}".encode())
        after += 1
        os.write(1, f"{table} {after}\\n".encode())

async def main():
    store = await open_store(sys.argv[1] or None, Path(sys.argv[2]))
    await asyncio.gather(*(play(store, f"table-{n}") for n in range(8)))

asyncio.run(main())
"""


def serve_and_kill(place: Place, lines: int) -> list[str]:
    """What a server acknowledged that was killed some time after so many lines."""
    command = [sys.executable, "-c", SERVER, place.address or "", str(place.folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        acknowledged = [server.stdout.readline() for _ in range(lines)]
        os.kill(server.pid, signal.SIGKILL)
        acknowledged += server.stdout.readlines()
    return [line.strip() for line in acknowledged if line.endswith("\n")]


def assert_all_there(acknowledged: list[str], place: Place) -> None:
    async def read() -> list[list[bytes]]:
        async with place.open() as store:
            return [await store.entries(f"table-{n}") for n in range(8)]

    logs = asyncio.run(read())
    for number, log in enumerate(logs):
        assert log == [f"table-{number} {seq}".encode() for seq in range(1, len(log) + 1)], "no gap, nothing doubled"
    assert len(acknowledged) > 0
    assert set(acknowledged) <= {entry.decode() for log in logs for entry in log}


def test_whatever_was_acknowledged_before_a_kill_is_there(place: Place) -> None:
    chance = random.Random(7)
    acknowledged: list[str] = []
    for _ in range(5):
        acknowledged += serve_and_kill(place, chance.randint(1, 400))
        assert_all_there(acknowledged, place)


def test_whatever_postgresql_acknowledged_before_it_crashed_is_there(own_postgres: Postgres, tmp_path: Path) -> None:
    with database(own_postgres.address) as address:
        place = Place(tmp_path, address)
        command = [sys.executable, "-c", SERVER, address, str(tmp_path)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
            assert server.stdout
            acknowledged = [server.stdout.readline() for _ in range(300)]
            own_postgres.kill()
            said, error = server.communicate(timeout=60)  # the loss ends it, since it does nothing about it
            assert "StoreFailed" in error
        own_postgres.start()
        assert_all_there([line.strip() for line in (*acknowledged, *said.splitlines(True))], place)


def test_sqlite_waits_for_the_disk_at_each_commit(sqlite_place: Place) -> None:
    async def run() -> None:
        async with sqlite_place.open():
            with closing(connect(next(sqlite_place.folder.glob("*.sqlite3")))) as connection:
                assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
                assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)

    asyncio.run(run())


def test_postgresql_waits_for_the_disk_even_if_it_is_set_up_not_to(postgres_place: Place) -> None:
    from ludotheque.table.keeping.store.postgres import PostgresStore

    async def run() -> None:
        assert postgres_place.address
        connection = await asyncpg.connect(postgres_place.address)
        name = await connection.fetchval("SELECT current_database()")
        await connection.execute(f"ALTER DATABASE {name} SET synchronous_commit = off")
        await connection.close()
        store = await PostgresStore.open(postgres_place.address)
        await store.append("a", 0, b"entry")
        assert store._writing
        assert await store._writing.fetchval("SHOW synchronous_commit") == "on"
        await store.close()

    asyncio.run(run())


def test_a_closed_sqlite_database_is_one_file_to_copy(sqlite_place: Place, tmp_path: Path) -> None:
    async def run() -> None:
        async with sqlite_place.open() as store:
            await store.append("a", 0, b"entry")

    asyncio.run(run())
    assert {file.name for file in sqlite_place.folder.iterdir()} == {"lock", "tables.sqlite3"}
    with closing(sqlite3.connect(sqlite_place.folder / "tables.sqlite3")) as connection:
        assert connection.execute("SELECT table_id, seq, entry FROM entries").fetchall() == [("a", 1, b"entry")]


pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="nothing can be killed here")
