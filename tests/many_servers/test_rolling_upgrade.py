"""Servers are replaced by those of a newer version, one after the other, while people play: nothing is lost."""

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import asyncpg
import pytest
from websockets.exceptions import InvalidStatus

from ludotheque import proof
from ludotheque.table.keeping import checking
from ludotheque.table.keeping.store import open_store
from ludotheque.table.keeping.store.migrations import migrations
from many_servers.earlier_version import earlier_python
from many_servers.servers_both import Fleet
from support.guest import close_code, get, open_table
from support.kept import Logs
from support.nursery import CAN_FORK, Nursery, QuickServer
from support.playing_online import PLAYER_CLOCK, BusyTable, Kind, playing, sit_down
from support.server import INTERPRETED, NO_LIMITS, Server, running_server
from support.services import database, free_port, shared_nats
from support.usual import more
from support.witness import check_standing, check_told

USUAL = (Kind("ligretto", options={"target": 5, "blocked": "score"}), Kind("lucky-numbers", bots=1))
ALL = (
    *USUAL,
    Kind("lucky-numbers", seats=3, settings=PLAYER_CLOCK),
    Kind("polyssimo"),
    Kind("dutch-blitz", options={"target": 10}),
)
PAUSE = 0.05
MOVES = 2
"""How often everybody goes to the server of the other version."""
NOT_OURS = {"PYTHONPATH": "", **INTERPRETED}

pytestmark = pytest.mark.skipif(not CAN_FORK, reason="no server can be started like this here")


async def replace_while_they_play(
    old: Server, new: Server, last: QuickServer, address: str, kinds: Sequence[Kind]
) -> tuple[list[BusyTable], dict[str, str]]:
    """Play at a server of the earlier version, at both, and at new ones alone; the tables, and the records that the
    earlier version gave of matches that were over."""
    async with AsyncExitStack() as stack:
        tables = await sit_down([old.address, new.address], kinds, "upgrade", stack, patience=3.0)
        async with playing(tables, PAUSE):
            await all_go_on(tables)
            assert await version_of(address) < migrations("postgres")[-1].version
            await asyncio.to_thread(new.start)  # and it updates the database while the other one writes to it
            assert await version_of(address) == migrations("postgres")[-1].version
            for _ in range(MOVES):
                for table in tables:
                    for witness in table.witnesses:
                        witness.cut()  # the next connection is to the other server
                await all_go_on(tables)
            over = await some_are_over(tables)
            records = {table.name: record(old, table.name) for table in over}
            await asyncio.to_thread(old.kill)
            await all_go_on(tables)
            await asyncio.to_thread(last.start)
            for table in tables:
                table.onlooker.cut()
            await all_go_on(tables)
        for table in tables:
            await table.all_have_heard(60)
    return tables, records


async def version_of(address: str) -> int:
    """The version of a database."""
    connection = await asyncpg.connect(address)
    try:
        return int(await connection.fetchval("SELECT max(version) FROM schema_version"))
    finally:
        await connection.close()


async def all_go_on(tables: list[BusyTable], more: int = 4) -> None:
    """At every table everybody has so much more acknowledged, or the match goes on so far."""
    before = {table: table.number for table in tables}
    async with asyncio.timeout(120):
        while not all(table.number >= before[table] + more for table in tables):
            await asyncio.sleep(0.02)


async def some_are_over(tables: list[BusyTable]) -> list[BusyTable]:
    """The tables where a match is over, once there is one."""
    async with asyncio.timeout(120):
        while not (over := [table for table in tables if table.onlooker.matches_over]):
            await asyncio.sleep(0.02)
    return over


def record(server: Server, table: str) -> str:
    answer = get(f"{server.address}/api/tables/{table}/matches/1/record")
    assert answer.status_code == 200, answer.text
    return answer.text


@pytest.mark.parametrize("kinds", [USUAL, pytest.param(ALL, marks=more)], ids=["usual", "all games"])
def test_tables_move_between_an_earlier_version_and_this_one_while_people_play(
    servers_are_born: Nursery, tmp_path: Path, kinds: Sequence[Kind]
) -> None:
    for name in ("old", "new", "last"):
        (tmp_path / name).mkdir()
    python = earlier_python()
    with database() as address:
        flags = (*NO_LIMITS, "--database", address, "--bus", shared_nats())
        with running_server(tmp_path / "old", *flags, env=NOT_OURS, python=str(python)) as old:
            new, last = (QuickServer(tmp_path / name, servers_are_born, *flags) for name in ("new", "last"))
            new.address, last.address = f"http://127.0.0.1:{free_port()}", old.address
            try:
                tables, records = asyncio.run(replace_while_they_play(old, new, last, address, kinds))
                logs = Logs(tmp_path, address)
                for table in tables:
                    logs.check(table.name, table.people)
                    written = logs.written(table.name)
                    check_told(table.name, written, table.witnesses)
                    for witness in table.witnesses:
                        check_standing(table.name, written, witness)
                assert records
                for name, told in records.items():
                    assert record(new, name) == told
                    proof.verify(told)
                assert asyncio.run(checking.check(address, tmp_path)).whole
            except BaseException as error:
                said = [server.logged[-2000:] for server in (old, new, last) if (server.folder / "server.log").exists()]
                raise AssertionError(f"the servers said: {said}") from error
            finally:
                for server in (new, last):
                    server.close()


def test_a_table_with_an_entry_of_a_newer_version_is_left_to_newer_servers_and_the_others_go_on(fleet: Fleet) -> None:
    async def go_on_as_a_newer_version_would(table: str) -> None:
        store = await open_store(fleet.logs.database, fleet.logs.folder)
        number = (await store.heads([table]))[table]
        await store.append(table, number, b'{"at":0,"what":[{"is":"tomorrow"}]}')
        await store.close()

    host, other = open_table(fleet.servers[0]), open_table(fleet.servers[0])
    with host.socket() as line, other.socket() as beside:
        asyncio.run(go_on_as_a_newer_version_would(host.table))
        line.say("chat", text="hello")
        assert close_code(line) == 1011
        assert beside.ask("chat", text="hello")["is"] == "news"
    with pytest.raises(InvalidStatus) as refused, host.socket():
        pass
    assert refused.value.response.status_code == 500
