"""Whoever runs a server can see whether what it keeps is whole, and which tables there are."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from cli.conftest import Run, keep_table
from ludotheque.table.keeping.store import open_store
from ludotheque.table.keeping.store.sqlite import FILE
from ludotheque.table.log import read_entry
from support.services import database

LANGUAGES = ("en", "fr", "de")


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str | None, Path, list[str]]]:
    """Where tables are kept: an address, a folder, and the flags that say so."""
    if request.param == "sqlite":
        yield None, tmp_path / "kept", ["--data-dir", str(tmp_path / "kept")]
    else:
        with database() as address:
            yield address, tmp_path, ["--database", address]


def test_a_store_is_whole_until_something_in_it_is_changed(
    where: tuple[str | None, Path, list[str]], run: Run, tmp_path: Path
) -> None:
    address, folder, flags = where
    table = asyncio.run(keep_table(address, folder))
    whole = [run("check", *flags, "--lang", language) for language in LANGUAGES]
    assert {done.code for done in whole} == {0}
    assert len({done.out for done in whole}) == len(LANGUAGES)
    asyncio.run(spoil(address, folder, f"UPDATE entries SET entry = link WHERE table_id = '{table}' AND seq = 4"))
    damaged = [run("check", *flags, "--lang", language) for language in LANGUAGES]
    assert {done.code for done in damaged} == {1}
    assert all(table in done.out and "4" in done.out for done in damaged)
    assert len({done.out for done in damaged}) == len(LANGUAGES)
    found = json.loads(run("check", *flags, "--json").out)
    assert (found["whole"], found["tables"], found["profiles"]) == (False, 1, 1)
    assert [(each["table"], each["number"], each["why"]) for each in found["damaged"]] == [(table, 4, "changed")]


async def spoil(address: str | None, folder: Path, statement: str) -> None:
    if address:
        import asyncpg

        connection = await asyncpg.connect(address)
        await connection.execute(statement)
        await connection.close()
    else:
        with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as connection:
            connection.execute(statement)


def test_a_file_that_is_no_database_any_more_is_told(kept_table: tuple[Path, str], run: Run) -> None:
    folder, _ = kept_table
    content = bytearray((folder / FILE).read_bytes())
    content[4096 : 4096 + 512] = bytes(512)
    (folder / FILE).write_bytes(content)
    done = run("check", "--data-dir", str(folder))
    assert done.code == 1
    (flaw, *_) = json.loads(run("check", "--data-dir", str(folder), "--json").out)["flaws"]
    listed = run("tables", "list", "--data-dir", str(folder))
    assert listed.code == 2
    assert str(folder) in listed.err
    assert flaw in listed.err


def test_a_store_can_be_checked_while_a_server_uses_it(kept_table: tuple[Path, str], run: Run) -> None:
    folder, table = kept_table

    async def meanwhile() -> tuple[int, int]:
        store = await open_store(None, folder)
        try:
            number = (await store.heads([table]))[table]
            await store.append(table, number, b'{"at":1,"what":[]}')
            done = await asyncio.to_thread(run, "check", "--data-dir", str(folder), "--json")
            return done.code, json.loads(done.out)["entries"] - number
        finally:
            await store.close()

    assert asyncio.run(meanwhile()) == (0, 1)


def test_a_store_that_is_not_there_or_of_an_earlier_version_is_told(tmp_path: Path, run: Run) -> None:
    assert run("check", "--data-dir", str(tmp_path)).code == 2
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.execute("PRAGMA user_version = 5")
    done = run("check", "--data-dir", str(tmp_path))
    assert done.code == 2
    assert done.err


def test_tables_are_listed_shown_exported_and_deleted(
    where: tuple[str | None, Path, list[str]], run: Run, tmp_path: Path
) -> None:
    address, folder, flags = where
    table = asyncio.run(keep_table(address, folder))
    (listed,) = json.loads(run("tables", "list", *flags, "--json").out)
    assert (listed["table"], listed["game"]) == (table, "polyssimo")
    for language in LANGUAGES:
        assert table in run("tables", "list", *flags, "--lang", language).out
        shown = run("tables", "show", table, *flags, "--lang", language).out
        assert "Anna" in shown
        assert "Bruno" in shown
    lines = run("tables", "export", table, *flags).out.splitlines()
    assert len([read_entry(line.encode()) for line in lines]) == listed["entries"]
    deleted = run("tables", "delete", table, *flags)
    assert deleted.code == 0
    assert table in deleted.out
    assert run("tables", "show", table, *flags).code == 2
    assert run("check", *flags).code == 0
    for command in ("show", "export", "delete"):
        done = run("tables", command, "nowhere", *flags)
        assert done.code == 2
        assert "nowhere" in done.err


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE entries SET entry = link WHERE table_id = '{}' AND seq = 1",
        "DELETE FROM entries WHERE table_id = '{}' AND seq = 4",
        "DELETE FROM heads WHERE table_id = '{}'",
    ],
    ids=["changed", "missing", "no end known"],
)
def test_a_damaged_table_can_be_deleted_and_the_store_is_whole_again(
    where: tuple[str | None, Path, list[str]], run: Run, damage: str
) -> None:
    address, folder, flags = where
    table = asyncio.run(keep_table(address, folder))
    asyncio.run(spoil(address, folder, damage.format(table)))
    assert run("check", *flags).code == 1
    assert run("tables", "delete", table, *flags).code == 0
    assert run("check", *flags).code == 0
    assert run("tables", "show", table, *flags).code == 2
