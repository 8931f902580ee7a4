"""A bit that flips in the file of a database is harmless or found: nothing is ever read as something else."""

import asyncio
import shutil
from pathlib import Path
from random import Random

import pytest

from ludotheque.table import messages as m
from ludotheque.table.errors import TableError, TableRefused
from ludotheque.table.keeping import snapshots
from ludotheque.table.keeping.store import StoreFailed
from ludotheque.table.keeping.store.sqlite import FILE
from store.places import Place
from support.memory_bus import MemoryBus
from support.playing import steps
from support.tables import Time, a_house, give_signal, started, state
from support.variants import GAMES

FLIPS = 150
KEY = "profile of somebody"

Told = dict[str, bytes]
"""All that a store says, by what it was asked for."""


async def play(place: Place) -> list[str]:
    """Tables of all games, with snapshots, and a profile, in a new database."""
    tables = []
    async with place.open() as store, a_house(store) as house:  # type: ignore[arg-type]
        for game in GAMES:
            persons = await started(house, game)
            match = persons[0].room.table.match
            assert match is not None
            for seat, action in steps(match, 5, 150):
                await give_signal(persons)
                await persons[seat].does(m.Act, action=action)
            tables.append(persons[0].room.table.name)
        await store.keep_profile(KEY, 0, b"what somebody likes", 1)
        await asyncio.sleep(0)
    return tables


async def told(place: Place, tables: list[str]) -> Told:
    """What a server that starts on a database tells of it; raises where it notices that something is wrong."""
    told: Told = {}
    async with place.open() as store, a_house(store, MemoryBus().end(), Time()) as house:  # type: ignore[arg-type]
        for table in tables:
            room = await house.room(table)
            told[table] = state(room.table) + room.history.page()
            told[f"log of {table}"] = b"\n".join(await store.entries(table))
        told[KEY] = str(await store.profile(KEY)).encode()
    return told


def outcome(place: Place, tables: list[str], truth: Told) -> str:
    try:
        return "harmless" if asyncio.run(told(place, tables)) == truth else "silent"
    except (StoreFailed, TableError, TableRefused):
        return "found"


def test_every_bit_that_flips_in_a_database_is_harmless_or_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshots, "EVERY", 120)
    whole = Place(tmp_path / "whole")
    tables = asyncio.run(play(whole))
    truth = asyncio.run(told(whole, tables))
    content, chance, outcomes = (
        (whole.folder / FILE).read_bytes(),
        Random("flips"),
        [],
    )
    for flip in range(FLIPS):
        place, at = Place(tmp_path / f"flip {flip}"), chance.randrange(8 * len(content))
        place.folder.mkdir()
        spoilt = bytearray(content)
        spoilt[at // 8] ^= 1 << at % 8
        (place.folder / FILE).write_bytes(spoilt)
        outcomes.append(outcome(place, tables, truth))
        assert outcomes[-1] != "silent", f"bit {at % 8} of byte {at // 8} of {len(content)}"
        shutil.rmtree(place.folder)
    assert outcomes.count("found") > FLIPS // 5, "the bits that matter were among them"
    assert outcomes.count("harmless") > 0
