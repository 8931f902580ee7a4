"""kill -9, again and again: every acknowledged move is there, every table goes on, and the log tells what was seen.

Six tables at once, of all four games, with bots and with clocks. A seed decides when the server dies and what people
play. `LUDOTHEQUE_KILLS=2000 pytest -s tests/durability` kills that often, over SQLite and over PostgreSQL.
"""

import asyncio
import os
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest

from ludotheque.table import log
from ludotheque.table.log import read_entry
from ludotheque.table.messages import Welcome
from ludotheque.table.room import Room
from support.busy_tables import KINDS, BusyTable, sit_down
from support.guest import get
from support.kept import kept
from support.killing import Killer
from support.nursery import CAN_FORK, Nursery, QuickServer, quick_server
from support.witness import check_log, compare_welcome

KILLS = int(os.environ.get("LUDOTHEQUE_KILLS", "16"))
A_SEASON = 16
"""Kills after which the log is checked, and new tables are opened."""
PAUSE = 0.06
"""Seconds between two actions of a client, at the most: enough that others have a turn."""
NO_LIMITS = ("--rate", "0", "--sockets", "0", "--all-sockets", "0", "--tables", "0", "--joins", "0")

pytestmark = pytest.mark.skipif(not CAN_FORK, reason="no process can be killed like this here")


async def a_season(server: QuickServer, address: str | None, seed: int, kills: int) -> tuple[int, int]:
    """Play while the server is killed so many times, and check all that anybody was told: how many entries were kept,
    and how many commands of people were acknowledged."""
    killer = Killer(server, f"kills {seed}")
    async with AsyncExitStack() as stack:
        tables = await sit_down([server.address], KINDS, f"season {seed}", stack, killer.acknowledged)
        stop = asyncio.Event()
        playing = asyncio.gather(*(table.play(stop, PAUSE) for table in tables))
        try:
            while killer.kills < kills and not playing.done():
                await killer.kill()
            await every_table_goes_on(tables)
            stop.set()
            for table in tables:
                for witness in table.witnesses:
                    witness.wake()
            async with asyncio.timeout(30):
                await playing
        finally:
            playing.cancel()
    server.kill()
    server.start()  # whatever it tells now, it has read in the log
    entries = [await check_table(server, address, table) for table in tables]
    acknowledged = sum(len(person.acknowledged) for table in tables for person in table.people)
    return sum(entries), acknowledged


async def every_table_goes_on(tables: list[BusyTable]) -> None:
    """Something more happens at each table, by the hand of people, of bots, or of the clock."""
    before = {table: table.number for table in tables}
    async with asyncio.timeout(60):
        for table in tables:
            await table.onlooker.until(lambda table=table: table.onlooker.number > before[table] + 2)  # type: ignore[misc]


async def check_table(server: QuickServer, address: str | None, table: BusyTable) -> int:
    """What everybody was told is in the log, and the server tells the same after it has read it; how long it is."""
    written = await kept(server.folder / "data", address, table.name)
    replayed = Room(check_log(table.name, written, table.witnesses), 0.0)
    for witness in table.witnesses:
        headers = {"Authorization": f"Bearer {witness.token}"} if witness.token else {}
        answer = get(f"{server.address}/api/tables/{table.name}/welcome", headers=headers)
        welcome = msgspec.json.decode(answer.content, type=Welcome)
        assert welcome.number == len(written)
        compare_welcome(replayed, welcome)
    happenings = [what for entry in written for what in read_entry(entry).what]
    if table.kind.bots:
        assert any(isinstance(what, log.Acted) and what.bot for what in happenings)
    if table.kind.asleep:
        assert any(isinstance(what, log.TimedOut) for what in happenings)
    return len(written)


def test_a_server_that_is_killed_has_lost_nothing(
    servers_are_born: Nursery, tmp_path: Path, address: str | None
) -> None:
    flags = ("--database", address) if address else ()
    killed = entries = acknowledged = 0
    with quick_server(tmp_path, servers_are_born, *NO_LIMITS, *flags) as server:
        for season in range(-(-KILLS // A_SEASON)):
            kills = min(A_SEASON, KILLS - killed)
            try:
                more = asyncio.run(a_season(server, address, season, kills))
            except BaseException as error:
                raise AssertionError(f"season {season} failed; the server said: {server.logged[-3000:]}") from error
            killed, entries, acknowledged = killed + kills, entries + more[0], acknowledged + more[1]
            if KILLS > A_SEASON:
                print(f"{killed} kills, {entries} entries kept, {acknowledged} commands acknowledged, none lost", flush=True)
    assert acknowledged >= 2 * KILLS
