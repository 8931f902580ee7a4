"""Opening a store: one server for a folder, nothing readable by strangers, and clear words when it cannot be."""

import asyncio
import builtins
import os
import pickle
import signal
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from ludotheque.errors import Refused
from ludotheque.table.errors import TableError, TableRefused
from ludotheque.table.keeping.store import open_store
from ludotheque.table.keeping.store.errors import HostingMissing, StoreInUse, StoreTooNew, StoreUnusable, UnknownStore
from store.places import Place
from support.services import free_port

# Opens a store in a folder, says so, and stays; a child that it forked outlives it.
SERVER = """
import asyncio, os, sys, time
from pathlib import Path
from ludotheque.table.keeping.store import open_store

async def main():
    store = await open_store(None, Path(sys.argv[1]))
    child = os.fork()
    if child == 0:
        os.close(1)
        time.sleep(60)
        os._exit(0)
    os.write(1, f"{child}\\n".encode())
    await asyncio.sleep(60)

asyncio.run(main())
"""


async def open_and_close(place: Place) -> None:
    async with place.open():
        pass


def words(error: TableError) -> str:
    """What is said, in both languages; fails where one has no words."""
    return f"{error.say('en')} {error.say('fr')}"


@pytest.mark.parametrize("version", [-1, 2])
def test_a_database_that_is_not_what_its_version_says_is_refused_at_the_start(version: int, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as foreign:
        foreign.execute(f"PRAGMA user_version = {version}")
    with pytest.raises(StoreUnusable) as caught:
        asyncio.run(open_store(None, tmp_path))
    assert "no such table" in words(caught.value)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no such processes here")
def test_a_second_server_on_a_folder_is_refused_until_the_first_is_dead(sqlite_place: Place) -> None:
    command = [sys.executable, "-c", SERVER, str(sqlite_place.folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as first:
        assert first.stdout
        child = int(first.stdout.readline())
        try:
            with pytest.raises(StoreInUse) as refused:
                asyncio.run(open_and_close(sqlite_place))
            assert str(sqlite_place.folder) in words(refused.value)
            os.kill(first.pid, signal.SIGKILL)
            first.wait()
            asyncio.run(open_and_close(sqlite_place))
        finally:
            os.kill(child, signal.SIGKILL)


def test_a_second_server_in_the_same_process_is_refused_and_the_first_goes_on(sqlite_place: Place) -> None:
    async def run() -> None:
        async with sqlite_place.open() as store:
            for _ in range(2):
                with pytest.raises(StoreInUse):
                    await open_store(None, sqlite_place.folder)
            await store.append("a", 0, b"entry")
        async with sqlite_place.open() as store:
            assert await store.heads(["a"]) == {"a": 1}

    asyncio.run(run())


def test_a_store_that_could_not_be_opened_does_not_keep_its_folder(sqlite_place: Place) -> None:
    sqlite_place.folder.mkdir()
    file = sqlite_place.folder / "tables.sqlite3"
    file.write_bytes(b"This is a letter, not a database. " * 100)
    for _ in range(2):
        with pytest.raises(StoreUnusable) as refused:
            asyncio.run(open_and_close(sqlite_place))
        assert str(file) in words(refused.value)
    assert file.read_bytes().startswith(b"This is a letter"), "what is not ours is not touched"
    file.unlink()
    asyncio.run(open_and_close(sqlite_place))


@pytest.mark.skipif(sys.platform == "win32", reason="files have no such modes here")
def test_only_the_owner_can_read_the_files(sqlite_place: Place) -> None:
    def modes() -> dict[str, int]:
        return {file.name: stat.S_IMODE(file.stat().st_mode) for file in sqlite_place.folder.iterdir()}

    async def run() -> None:
        async with sqlite_place.open() as store:
            await store.append("a", 0, b"entry")
            assert {"tables.sqlite3", "tables.sqlite3-wal", "tables.sqlite3-shm", "lock"} == set(modes())
            assert set(modes().values()) == {0o600}

    before = os.umask(0)
    try:
        asyncio.run(run())
        assert stat.S_IMODE(sqlite_place.folder.stat().st_mode) == 0o700
        (sqlite_place.folder / "tables.sqlite3").chmod(0o644)
        asyncio.run(run_again(sqlite_place))
        assert modes()["tables.sqlite3"] == 0o600
    finally:
        os.umask(before)


async def run_again(place: Place) -> None:
    async with place.open() as store:
        await store.append("b", 0, b"entry")


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StoreUnusable) as refused:
        asyncio.run(open_and_close(Place(tmp_path / "file" / "data")))
    assert str(tmp_path / "file" / "data") in words(refused.value)


def test_a_newer_database_is_refused_and_left_as_it_is(place: Place) -> None:
    async def make_newer() -> None:
        async with place.open():
            pass
        if place.address:
            connection = await asyncpg.connect(place.address)
            await connection.execute("INSERT INTO schema_version (version) VALUES (9999)")
            await connection.close()
        else:
            with closing(sqlite3.connect(place.folder / "tables.sqlite3")) as connection:
                connection.execute("PRAGMA user_version = 9999")

    asyncio.run(make_newer())
    before = asyncio.run(place.schema())
    with pytest.raises(StoreTooNew) as refused:
        asyncio.run(open_and_close(place))
    assert "9999" in words(refused.value).replace(",", "").replace("\u202f", "").replace("\xa0", "")
    assert asyncio.run(place.schema()) == before


def test_an_address_of_another_kind_is_refused_without_telling_it_back(tmp_path: Path) -> None:
    for address in ("mysql://ada:secret@host/db", "secret", ""):
        with pytest.raises(UnknownStore) as refused:
            asyncio.run(open_store(address, tmp_path))
        assert "postgresql://" in words(refused.value)
        assert "secret" not in words(refused.value)


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("postgresql://ada:secret@127.0.0.1:{port}/db?password=secret", "127.0.0.1:{port}/db"),
        ("postgres://ada:secret@127.0.0.1:{port}/db", "127.0.0.1:{port}/db"),
        ("postgresql://ada:secret/secret@127.0.0.1/db", "%2F"),
        ("postgresql://ada:x@127.0.0.1:{port}/db?sslmode=secret", "%2F"),
    ],
)
def test_a_database_that_is_not_there_is_told_without_its_password(address: str, told: str, tmp_path: Path) -> None:
    port = free_port()
    with pytest.raises(StoreUnusable) as refused:
        asyncio.run(open_store(address.format(port=port), tmp_path))
    assert told.format(port=port) in words(refused.value)
    assert "secret" not in words(refused.value)


def test_without_asyncpg_the_extra_to_install_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    really = builtins.__import__

    def without(name: str, *more: Any, **named: Any) -> Any:
        if name == "asyncpg":
            raise ModuleNotFoundError("No module named 'asyncpg'", name="asyncpg")
        return really(name, *more, **named)

    monkeypatch.delitem(sys.modules, "ludotheque.table.keeping.store.postgres", raising=False)
    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(HostingMissing) as refused:
        asyncio.run(open_store("postgresql://127.0.0.1/db", tmp_path))
    assert "ludotheque[hosting]" in words(refused.value)


def test_the_words_of_the_table_come_before_those_of_the_game_and_the_common_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = {"text": "dance"}
    common = TableRefused("unreadable", game="lucky-numbers", facts=text).say("fr")
    assert common == Refused("unreadable", game="lucky-numbers", facts=text).say("fr"), "where it has none of its own"
    for language in ("en", "fr"):
        (tmp_path / f"{language}.ftl").write_text(f"refused-unreadable = {language}: {{ $text }}\n")
    monkeypatch.setattr(TableRefused, "folder", tmp_path)
    refused = TableRefused("unreadable", game="lucky-numbers", facts=text)
    assert (refused.say("en"), refused.say("fr")) == ("en: dance", "fr: dance")
    assert pickle.loads(pickle.dumps(refused)).say("fr") == "fr: dance"
