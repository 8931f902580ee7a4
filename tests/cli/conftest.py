"""The command line in this process, in a language that the tests choose."""

import asyncio
from pathlib import Path
from random import Random

import pytest

import ludotheque
from ludotheque.table.keeping.store import open_store
from ludotheque.table.messages import Act
from support.playing import steps
from support.sitting import Run, run
from support.tables import a_house, started

__all__ = ["Run", "run"]


@pytest.fixture(scope="session")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The file of a match that was played at random."""
    match, chance = ludotheque.game("lucky-numbers").match(2, seed="record"), Random("record")
    while match.actors():
        seat = match.actors()[0]
        match.play(seat, chance.choice(match.legal(seat)))
    file = tmp_path_factory.mktemp("record") / "record.txt"
    file.write_text(match.record(), "utf-8")
    return str(file)


@pytest.fixture
def kept_table(tmp_path: Path) -> tuple[Path, str]:
    """A folder where a server has kept a table at which a match is played, and the name of the table."""
    folder = tmp_path / "kept"
    return folder, asyncio.run(keep_table(None, folder))


async def keep_table(address: str | None, folder: Path) -> str:
    """Play a little at a table that is kept somewhere; its name."""
    store = await open_store(address, folder)
    try:
        async with a_house(store) as house:  # type: ignore[arg-type]
            persons = await started(house)
            table = persons[0].room.table
            assert table.match is not None
            for seat, action in steps(table.match, 5, 12):
                await persons[seat].does(Act, action=action)
            await store.keep_profile("somebody", 0, b"{}", 1)
            return table.name
    finally:
        await store.close()
