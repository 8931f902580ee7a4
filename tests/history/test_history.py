"""A history checked like Jepsen's: clients at three servers, a nemesis, and a checker of all that was asked and told.

`LUDOTHEQUE_HISTORY=3600 pytest -s tests/history` goes on for so many seconds, with longer faults.
"""

import asyncio
import os
import time
from collections import Counter, defaultdict
from contextlib import AsyncExitStack, suppress
from functools import partial
from pathlib import Path

import pytest

from history.checker import Acknowledged, Told, check
from history.nemesis import FAULTS, HANGS, Nemesis
from history.recording import Histories, RecordedTable, truth
from history.world import World, world
from support.failing_over import Pair
from support.kept import kept
from support.nursery import CAN_FORK, Nursery
from support.playing_online import PLAYER_CLOCK, BusyTable, Kind, playing, sit_down
from support.services import Nats

SECONDS = float(os.environ.get("LUDOTHEQUE_HISTORY", "0"))
A_SEASON = 60.0
"""Seconds after which the histories are checked, and new tables are opened."""
USUAL = (Kind("polyssimo"), Kind("ligretto", options={"target": 10}), Kind("lucky-numbers", bots=1))
MORE = (Kind("lucky-numbers", seats=3, settings=PLAYER_CLOCK), Kind("dutch-blitz", options={"target": 10}))
PAUSE = 0.3
"""Seconds between two actions of a client, at the most."""
LONGEST, LONGEST_OF_MANY = 0.5, 12.0
"""Seconds that a fault lasts, at the most; after five a database counts as lost, after six a server as gone."""

pytestmark = pytest.mark.skipif(not CAN_FORK, reason="no process can be killed and stopped like this here")


async def a_season(
    there: World, nemesis: Nemesis, seed: str, seconds: float
) -> tuple[list[BusyTable], Histories, bool]:
    """Play while the nemesis rages: until everything has befallen, or for so many seconds. Also tells whether every
    table went on afterwards."""
    histories: Histories = defaultdict(list)
    until = asyncio.Event()
    async with AsyncExitStack() as stack:
        kinds = (*USUAL, *MORE) if seconds else USUAL
        recorded = partial(RecordedTable, histories=histories)
        tables = await sit_down(
            there.addresses, kinds, seed, stack, witness_kind=recorded, patience=3.0 if seconds else 1.0
        )
        goes_on = False
        with suppress(TimeoutError):  # first what is wrong: it may say why
            async with playing(tables, PAUSE) as play:
                raging = asyncio.gather(*(nemesis.rage(until) for _ in range(2)))
                end = time.monotonic() + seconds
                while time.monotonic() < end or nemesis.done.keys() < set(nemesis.faults):
                    await asyncio.wait([play, raging], timeout=0.1)
                    assert not play.done(), "somebody has stopped playing"
                    if raging.done():
                        raging.result()
                until.set()
                await raging
                await every_table_goes_on(tables)
            goes_on = True
    return tables, histories, goes_on


async def every_table_goes_on(tables: list[BusyTable]) -> None:
    """Something more is acknowledged at each table, now that all is well."""
    before = {table: len(table.acted) for table in tables}
    async with asyncio.timeout(60 + SECONDS):
        while not all(len(table.acted) > before[table] for table in tables):
            await asyncio.sleep(0.1)


async def play(there: World, seed: str) -> Counter[str]:
    """Play one season, or as many as were asked for; what was counted."""
    counted: Counter[str] = Counter()
    few = [fault for fault in FAULTS if fault != HANGS]
    nemesis = Nemesis(there, seed, LONGEST_OF_MANY, FAULTS) if SECONDS else Nemesis(there, seed, LONGEST, few)
    end = time.monotonic() + SECONDS
    season = 0
    while not season or time.monotonic() < end:
        season += 1
        tables, histories, goes_on = await a_season(there, nemesis, f"{seed} {season}", min(A_SEASON, SECONDS))
        for table in tables:
            history = histories[table.name]
            written = await kept(Path(), there.address, table.name)
            wrongs = check(history, truth(table.name, written, history))
            assert not wrongs, f"{len(wrongs)} things are wrong at {table.name} ({table.kind.game}): {wrongs[:5]}"
            counted["entries kept"] += len(written)
            counted["commands acknowledged"] += sum(isinstance(each, Acknowledged) for each in history)
            counted["frames told"] += sum(isinstance(each, Told) for each in history)
            counted["lines"] += sum(witness.connections for witness in table.witnesses)
        assert goes_on, "at some table nothing more can be done"
        if SECONDS:
            print(f"season {season}: {dict(counted)}; {dict(nemesis.done)}; nothing is wrong", flush=True)
    return counted


def test_whatever_befalls_servers_and_database_every_promise_is_kept(
    servers_are_born: Nursery, tmp_path: Path, pair: Pair, nats: Nats
) -> None:
    async def run() -> Counter[str]:
        async with world(tmp_path, servers_are_born, pair, nats) as there:
            try:
                return await play(there, "history")
            except BaseException as error:
                said = "\n".join(place.server.logged[-1500:] for place in there.places)
                raise AssertionError(f"the servers said: {said}") from error

    counted = asyncio.run(run())
    assert counted["commands acknowledged"] >= 20
