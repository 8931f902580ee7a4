"""A write that fails: nobody sees the move, who made it is told so, and play goes on by itself once writing works."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from faults.disk import limited_files, small_disk
from ludotheque.client import TurnedDown, open_table
from ludotheque.table.messages import Act, Done
from support.guest import get
from support.hosting import flags_for
from support.kept import Logs
from support.nursery import CAN_FORK, Nursery, QuickServer
from support.playing_online import TURN_CLOCK, BusyTable, Kind, playing, sit_down
from support.running import running
from support.server import NO_LIMITS
from support.services import Postgres, database
from support.witness import Witness, check_told, welcome_of

KINDS = (
    Kind("lucky-numbers", seats=3),
    Kind("ligretto", options={"target": 10, "blocked": "score"}),
    Kind("lucky-numbers", bots=1, settings=TURN_CLOCK, asleep=True),
)
PATIENCE = 60.0

pytestmark = pytest.mark.skipif(not CAN_FORK, reason="no server can be started like this here")


async def play_through(server: QuickServer, fail: Callable[[], None], repair: Callable[[], None]) -> list[BusyTable]:
    """Play, let writing fail in the middle of it, repair it, and play on; the tables, with all that was seen."""
    ready = f"{server.address}/health/ready"
    async with AsyncExitStack() as stack:
        tables = await sit_down([server.address], KINDS, "failing", stack, patience=PATIENCE)
        in_play, asleep = tables[:-1], tables[-1]
        await play_on(tables)
        before = {table: table.number for table in in_play}
        await asyncio.to_thread(fail)
        while (await asyncio.to_thread(get, ready)).status_code == 200:
            pass  # a transaction that was cut short may have left room for a smaller one, which this uses up
        tried = await asyncio.gather(*(try_in_vain(table) for table in in_play))
        standstill = asleep.number
        with pytest.raises(TurnedDown) as refused:
            await open_table([server.address], "lucky-numbers", "Zoe")
        assert refused.value.code == "not-kept"
        assert (await asyncio.to_thread(get, ready)).status_code == 503
        await asyncio.sleep(1.2)  # the clock of the table where nobody acts runs out
        assert asleep.number == standstill
        for table in in_play:
            assert {witness.number for witness in table.witnesses} == {before[table]}, "somebody has seen a move"
        await asyncio.to_thread(repair)
        await wait_for(asleep, standstill)
        for table, (person, command) in zip(in_play, tried, strict=True):
            answer = await person.send(command)
            assert answer.number == before[table] + 1
            assert await person.send(command) == Done(id=command.id, number=before[table] + 1)
            await wait_for(table, before[table])
        await play_on(tables)
    return tables


async def play_on(tables: list[BusyTable]) -> None:
    """Let something more happen everywhere."""
    before = {table: table.number for table in tables}
    async with playing(tables, pause=0.02):
        for table in tables:
            await wait_for(table, before[table] + (2 if table.kind.asleep else 8))
    for table in tables[:-1]:
        for witness in table.witnesses:
            await witness.until(lambda table=table, witness=witness: witness.number == table.number, PATIENCE)  # type: ignore[misc]


async def wait_for(table: BusyTable, number: int) -> None:
    await table.onlooker.until(lambda: table.onlooker.number > number, PATIENCE)


async def try_in_vain(table: BusyTable) -> tuple[Witness, Act]:
    """Somebody who may act does, twice, and is told both times that it could not be kept; what they tried."""
    person = next(person for person in table.people if person.may_act and person.legal)
    command = Act(id=person.new_id(), action=person.legal[0])
    for _ in range(2):
        with pytest.raises(TurnedDown) as refused:
            await person.send(command)
        assert refused.value.code == "not-kept"
        assert refused.value.say()
    return person, command


def check(server: QuickServer, logs: Logs, tables: list[BusyTable]) -> None:
    """The log holds what everybody was told, and so does what a newcomer is told."""
    for table in tables:
        table.onlooker.welcomes.append(welcome_of(server, table.name, None))
        logs.check(table.name, table.people)
        check_told(table.name, logs.written(table.name), table.witnesses)


@pytest.mark.parametrize("disk", [small_disk, limited_files])
def test_when_the_disk_is_full(servers_are_born: Nursery, tmp_path: Path, disk: Callable[..., Any]) -> None:
    folder = tmp_path / "data"
    with disk(folder) as full, running(QuickServer(tmp_path, servers_are_born, *NO_LIMITS)) as server:
        tables = asyncio.run(play_through(server, lambda: full.fill(server), lambda: full.clear(server)))
        check(server, Logs(folder), tables)


@pytest.mark.parametrize("loss", ["stopped", "frozen"])
def test_when_the_database_is_lost(
    servers_are_born: Nursery, tmp_path: Path, own_postgres: Postgres, loss: str
) -> None:
    fail, repair = {
        "stopped": (own_postgres.kill, own_postgres.start),
        "frozen": (own_postgres.freeze, own_postgres.thaw),
    }[loss]
    with (
        database(own_postgres.address) as address,
        running(QuickServer(tmp_path, servers_are_born, *NO_LIMITS, *flags_for(address))) as server,
    ):
        tables = asyncio.run(play_through(server, fail, repair))
        check(server, Logs(tmp_path, address), tables)
