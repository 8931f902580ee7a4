"""Duplicates, reordering, stale and lost messages: whole matches are finished, everybody ends up knowing the same, and
every acknowledged command was carried out exactly once.

A seed decides what befalls which message. `LUDOTHEQUE_FAULTS=200 pytest -s tests/faults` plays with that many seeds.
"""

import asyncio
import os
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from faults.fault_proxy import MISCHIEF, FaultProxy
from support.hosting import flags_for
from support.kept import Logs
from support.nursery import CAN_FORK, Nursery, QuickServer
from support.playing_online import PLAYER_CLOCK, BusyTable, Kind, playing, sit_down
from support.running import running
from support.server import NO_LIMITS
from support.witness import check_standing, check_told, shown_in, welcome_from, welcome_of

SEEDS = int(os.environ.get("LUDOTHEQUE_FAULTS", "1"))
TROUBLE = 0.1
KINDS = (
    Kind("lucky-numbers", seats=3, bots=1, settings=PLAYER_CLOCK),
    Kind("polyssimo"),  # without a bot: interpreted, it would think for longer than it may
    Kind("ligretto", options={"target": 10}),
)
EVERYTHING = {f"{each} {way}" for each in (*MISCHIEF, "late") for way in ("up", "down")}
PATIENCE = 120.0

pytestmark = pytest.mark.skipif(not CAN_FORK, reason="no server can be started like this here")


async def play_matches(server: str, seed: str) -> tuple[list[BusyTable], Counter[str]]:
    """Play a match at each table over a bad network, and on until everything has befallen their messages; the tables,
    and what befell."""
    async with FaultProxy(server, seed, 0.0) as proxy, AsyncExitStack() as stack:
        tables = await sit_down([proxy.address], KINDS, seed, stack, patience=0.2, quiet=0.3)
        proxy.trouble = TROUBLE
        async with playing(tables, pause=0.01):
            for table in tables:
                await table.onlooker.until(lambda table=table: match_is_over(table), PATIENCE)  # type: ignore[misc]
            async with asyncio.timeout(PATIENCE):
                while proxy.done.keys() < EVERYTHING:
                    await asyncio.sleep(0.02)
        proxy.trouble = 0.0
        for table in tables:
            await table.all_have_heard(PATIENCE)
    return tables, proxy.done


def match_is_over(table: BusyTable) -> bool:
    shown = table.onlooker.table
    return shown is not None and bool(shown.matches) and shown.matches[0].winners is not None


def test_a_bad_network_changes_nothing_that_anybody_knows(
    servers_are_born: Nursery, tmp_path: Path, address: str | None
) -> None:
    logs = Logs(tmp_path / "data", address)
    done: Counter[str] = Counter()
    acknowledged = 0
    with running(QuickServer(tmp_path, servers_are_born, *NO_LIMITS, *flags_for(address))) as server:
        for number in range(SEEDS):
            seed = f"{'sqlite' if address is None else 'postgresql'} {number}"
            try:
                tables, befell = asyncio.run(play_matches(server.address, seed))
                for table in tables:
                    check_table(server, logs, table)
            except BaseException as error:
                raise AssertionError(f"seed {seed} failed; the server said: {server.logged[-3000:]}") from error
            done += befell
            acknowledged += sum(len(person.acknowledged) for table in tables for person in table.people)
            print(f"{number + 1} seeds: {acknowledged} commands acknowledged, {done.total()} mischiefs", flush=True)
    assert set(done) == EVERYTHING


def check_table(server: QuickServer, logs: Logs, table: BusyTable) -> None:
    """Everybody knows what is in the log, and somebody who comes now, by a good line, sees the same.

    Bots and clocks may go on meanwhile, so that each is compared with the log up to what they have heard.
    """
    logs.check(table.name, table.people)
    newcomer = welcome_of(server, table.name, None)
    written = logs.written(table.name)
    check_told(table.name, written, table.witnesses)
    for witness in table.witnesses:
        check_standing(table.name, written, witness)
    assert shown_in(newcomer) == shown_in(welcome_from(table.name, written[: newcomer.number], None))
