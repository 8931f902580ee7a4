"""A store that is out of order says so, harms nothing, and works again by itself once it can."""

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable
from contextlib import closing, suppress
from pathlib import Path

import pytest

from ludotheque.table.keeping.store import Beaten, Store, StoreFailed, postgres
from ludotheque.table.keeping.store.chain import checksum, root
from ludotheque.table.keeping.store.sqlite import FILE
from store.places import Place
from support.services import Postgres, database

# Fills a disk on which files cannot grow any more, and then gives it room again.
DISK_FULL = """
import asyncio, resource, sys
from pathlib import Path
from ludotheque.table.keeping.store import Beaten, StoreFailed, open_store

def room(size):
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

async def outcomes(*asked):
    done = await asyncio.wait_for(asyncio.gather(*asked, return_exceptions=True), 60)
    return [type(each) for each in done]

async def main():
    store = await open_store(None, Path(sys.argv[1]))
    for table in "ab":
        await store.append(table, 0, b"before")
    for _ in range(3):
        room(sum(file.stat().st_size for file in Path(sys.argv[1]).glob("*-wal")))
        big = [store.append(f"big {n}", 0, bytes(9000)) for n in range(5)]
        assert await outcomes(*big, store.append("a", 1, b"lost"), store.append("b", 7, b"?")) == [StoreFailed] * 7
        assert await outcomes(store.append("a", 1, b"lost")) == [StoreFailed]
        assert await outcomes(store.check()) == [StoreFailed]
        assert await store.entries("a") == [b"before"], "reading goes on, and nobody sees what was not committed"
    room(resource.RLIM_INFINITY)
    await store.check()
    assert await outcomes(store.append("a", 1, b"after"), store.append("b", 0, b"?")) == [type(None), Beaten]
    assert await store.entries("a") == [b"before", b"after"]
    assert await store.heads(["a", "b", "big 0"]) == {"a": 2, "b": 1}
    await store.close()
    print("all well")

asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="the size of files cannot be limited here")
def test_when_the_disk_is_full_nothing_is_written_and_all_goes_on_when_there_is_room(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", DISK_FULL, str(tmp_path / "data")],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.stdout == "all well\n", done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="a file that is in use cannot be moved here")
@pytest.mark.parametrize("away", ["moved", "deleted", "replaced", "folder moved", "log moved"])
def test_a_database_that_is_taken_away_is_noticed_and_nothing_more_is_acknowledged(
    sqlite_place: Place, away: str
) -> None:
    folder = sqlite_place.folder
    file, log, aside = folder / FILE, folder / f"{FILE}-wal", folder / "aside"

    def take_away() -> None:
        if away == "folder moved":
            folder.rename(folder.with_name("elsewhere"))
        elif away == "log moved":
            log.rename(aside)
        elif away == "deleted":
            file.unlink()
        else:
            file.rename(aside)
            if away == "replaced":
                shutil.copy(aside, file)

    async def run() -> None:
        async with sqlite_place.open() as store:
            await store.append("a", 0, b"before")
            take_away()
            for _ in range(2):
                assert await failed(store.append("a", 1, b"into nothing"), store.check())
            if away == "moved":
                aside.rename(file)
                with suppress(Beaten):  # it may have been written all the same
                    await store.append("a", 1, b"after")
                assert len(await store.entries("a")) == 2
                await store.append("a", 2, b"and on")

    asyncio.run(run())
    assert (folder / "aside").exists() or away in ("moved", "deleted", "folder moved"), "nobody puts it back for us"


def test_an_entry_written_behind_the_back_of_the_server_is_never_overwritten(sqlite_place: Place) -> None:
    async def run() -> None:
        async with sqlite_place.open() as store:
            await store.append("a", 0, b"ours")
            with closing(sqlite3.connect(sqlite_place.folder / "tables.sqlite3")) as stranger, stranger:
                link = checksum(checksum(root("a").checksum, b"ours"), b"!")
                stranger.execute("INSERT INTO entries (table_id, seq, entry, link) VALUES ('a', 2, X'21', ?)", [link])
            with pytest.raises(StoreFailed):
                await store.append("a", 1, b"ours")
            with pytest.raises(Beaten):
                await store.append("a", 1, b"ours")
            assert await store.entries("a") == [b"ours", b"!"]
            await store.append("a", 2, b"ours")

    asyncio.run(run())


async def failed(*asked: Awaitable[object]) -> bool:
    """Whether all of these fail, and in time."""
    outcomes = await asyncio.wait_for(asyncio.gather(*asked, return_exceptions=True), 60)
    return {type(outcome) for outcome in outcomes} == {StoreFailed}


async def everything_fails(store: Store) -> bool:
    return await failed(
        *(store.append(f"table {n}", 0, b"lost") for n in range(5)), store.append("a", 1, b"lost"), store.check()
    ) and await failed(store.entries("a"), store.heads(["a"]))


async def everything_works(store: Store) -> None:
    await store.check()
    assert await store.entries("a") == [b"before"]
    await asyncio.gather(*(store.append(f"new {n}", 0, b"after") for n in range(5)), store.append("a", 1, b"after"))
    assert await store.entries("a") == [b"before", b"after"]
    assert await store.heads([f"table {n}" for n in range(5)]) == {}


def test_when_postgresql_stops_the_store_says_so_and_works_again_when_it_is_back(
    own_postgres: Postgres, tmp_path: Path
) -> None:
    async def run(place: Place) -> None:
        async with place.open() as store:
            await store.append("a", 0, b"before")
            own_postgres.stop()
            try:
                assert await everything_fails(store)
                assert await everything_fails(store)
            finally:
                own_postgres.start()
            await everything_works(store)

    with database(own_postgres.address) as address:
        asyncio.run(run(Place(tmp_path, address)))


def test_a_restart_of_postgresql_between_two_appends_is_not_even_noticed(
    own_postgres: Postgres, tmp_path: Path
) -> None:
    async def run(place: Place) -> None:
        async with place.open() as store:
            await store.append("a", 0, b"before")
            await store.entries("a")
            own_postgres.restart()
            for _ in range(10):  # the loop hears that the connections are gone, even if it stalls meanwhile
                await asyncio.sleep(0.005)
            await everything_works(store)

    with database(own_postgres.address) as address:
        asyncio.run(run(Place(tmp_path, address)))


@pytest.mark.skipif(sys.platform != "linux", reason="its processes are found as Linux tells them")
def test_a_postgresql_that_hangs_keeps_nobody_waiting_forever(
    own_postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run(place: Place) -> None:
        async with place.open() as store:
            await store.append("a", 0, b"before")
            monkeypatch.setattr(postgres, "PATIENCE", 0.5)
            own_postgres.freeze()
            try:
                assert await failed(store.check(), store.entries("a"), store.heads(["a"]), store.append("b", 0, b"?"))
                assert await failed(store.check(), store.append("b", 0, b"?"))
            finally:
                own_postgres.thaw()
            monkeypatch.setattr(postgres, "PATIENCE", 30)
            await store.check()
            assert await store.entries("a") == [b"before"]
            await store.append("a", 1, b"after")
            assert await store.entries("a") == [b"before", b"after"]

    with database(own_postgres.address) as address:
        asyncio.run(run(Place(tmp_path, address)))


@pytest.mark.skipif(sys.platform != "linux", reason="its processes are found as Linux tells them")
def test_closing_while_postgresql_hangs_comes_to_an_end(
    own_postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run(place: Place) -> None:
        async with place.open() as store:
            await store.append("a", 0, b"before")
            monkeypatch.setattr(postgres, "PATIENCE", 0.5)
            own_postgres.freeze()
            try:
                waiting = asyncio.create_task(store.append("a", 1, b"?"))
                await asyncio.sleep(0)
                await asyncio.wait_for(store.close(), 20)
                assert await failed(waiting)
            finally:
                own_postgres.thaw()

    with database(own_postgres.address) as address:
        asyncio.run(run(Place(tmp_path, address)))
