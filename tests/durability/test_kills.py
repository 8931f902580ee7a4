"""kill -9, again and again: every acknowledged move is there, every table goes on, and the log tells what was seen.

Six tables at once, of all four games, with bots and with clocks. A seed decides when the server dies and what people
play. `LUDOTHEQUE_KILLS=2000 pytest -s tests/durability` kills that often, over SQLite and over PostgreSQL.
"""

import asyncio
import os
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from durability.killing import Killer
from ludotheque.table import log
from ludotheque.table.log import read_entry
from support.hosting import flags_for
from support.kept import Logs
from support.nursery import CAN_FORK, Nursery, QuickServer
from support.playing_online import KINDS, BusyTable, playing, sit_down
from support.running import running
from support.server import NO_LIMITS
from support.usual import more
from support.witness import check_told, welcome_of

KILLS = int(os.environ.get("LUDOTHEQUE_KILLS", "0"))
USUAL, ALL = 6, 16
A_SEASON = 16
"""Kills after which the log is checked, and new tables are opened."""
PAUSE = 0.06
"""Seconds between two actions of a client, at the most: enough that others have a turn."""

pytestmark = pytest.mark.skipif(not CAN_FORK, reason="no process can be killed like this here")


async def a_season(server: QuickServer, seed: int, kills: int) -> list[BusyTable]:
    """Play while the server is killed again and again."""
    killer = Killer(server, f"kills {seed}")
    async with AsyncExitStack() as stack:
        tables = await sit_down([server.address], KINDS, f"season {seed}", stack, killer.acknowledged)
        async with playing(tables, PAUSE) as play:
            while killer.kills < kills and not play.done():
                await killer.kill()
            await every_table_goes_on(tables)
    return tables


async def every_table_goes_on(tables: list[BusyTable]) -> None:
    """Something more happens at each table, by the hand of people, of bots, or of the clock."""
    before = {table: table.number for table in tables}
    async with asyncio.timeout(60):
        for table in tables:
            await table.onlooker.until(lambda table=table: table.onlooker.number > before[table] + 2)  # type: ignore[misc]


def check_table(server: QuickServer, logs: Logs, table: BusyTable) -> int:
    """All that anybody was told is in the log, and a server that has read it tells the same; how long it is."""
    for witness in table.witnesses:
        witness.welcomes.append(welcome_of(server, table.name, witness.token))
    logs.check(table.name, table.people)
    written = logs.written(table.name)
    check_told(table.name, written, table.witnesses)
    happenings = [what for entry in written for what in read_entry(entry).what]
    if table.kind.bots:
        assert any(isinstance(what, log.Acted) and what.bot for what in happenings)
    if table.kind.asleep:
        assert any(isinstance(what, log.TimedOut) for what in happenings)
    return len(written)


@pytest.mark.parametrize("kills", [KILLS] if KILLS else [USUAL, pytest.param(ALL, marks=more)])
def test_a_server_that_is_killed_has_lost_nothing(
    servers_are_born: Nursery, tmp_path: Path, address: str | None, kills: int
) -> None:
    logs = Logs(tmp_path / "data", address)
    killed = entries = acknowledged = 0
    with running(QuickServer(tmp_path, servers_are_born, *NO_LIMITS, *flags_for(address))) as server:
        for season in range(-(-kills // A_SEASON)):
            now = min(A_SEASON, kills - killed)
            try:
                tables = asyncio.run(a_season(server, season, now))
                server.kill()
                server.start()  # whatever it tells now, it has read in the log
                entries += sum(check_table(server, logs, table) for table in tables)
            except BaseException as error:
                raise AssertionError(f"season {season} failed; the server said: {server.logged[-3000:]}") from error
            killed += now
            acknowledged += sum(len(person.acknowledged) for table in tables for person in table.people)
            print(
                f"{killed} kills: {entries} entries kept, {acknowledged} commands acknowledged, none lost", flush=True
            )
    assert acknowledged >= 2 * kills
