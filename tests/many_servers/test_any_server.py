"""Any server serves any table: nobody has to stay with the one where they came in."""

import asyncio
from contextlib import AsyncExitStack

import ludotheque
from ludotheque.client import RemoteTable, join, open_table
from ludotheque.client.address import Link
from ludotheque.client.robot import Robot
from ludotheque.table.messages import Rename
from many_servers.servers_both import Fleet
from support.guest import get
from support.hearing import until
from support.services import Nats
from support.tables import NO_WAIT

TIMEOUT = 60.0
WITHIN_SECONDS = 60.0
"""Much more than a server takes to look into the store by itself, which is every five seconds, and much less than it
would take to do so for each of many turns."""


def test_open_here_join_there_play_over_a_third_and_fetch_the_record_anywhere(fleet: Fleet) -> None:
    first, second, third = fleet.addresses

    async def play() -> str:
        async with asyncio.timeout(TIMEOUT), AsyncExitStack() as stack:
            ann = await open_table([first], "lucky-numbers", "Ann", seats=3, bots=1, settings=NO_WAIT)
            watcher = await stack.enter_async_context(RemoteTable([first], ann.table))
            heard = [watcher.number]
            watcher.listeners.append(lambda message: heard.append(watcher.number))
            bob = await join(Link(second, ann.table), "Bob")
            players = [
                await stack.enter_async_context(RemoteTable([third], place.table, place.token)) for place in (ann, bob)
            ]
            async with asyncio.TaskGroup() as robots:
                for player in players:
                    robots.create_task(Robot(player, pace=0).play())
            await watcher.until(lambda: watcher.number == players[0].number)
            assert watcher.view is not None
            assert players[0].view is not None
            assert watcher.view.result == players[0].view.result
            assert sorted(set(heard)) == list(range(heard[0], watcher.number + 1))
            return ann.table

    table = asyncio.run(play())
    fleet.logs.check(table)
    records = {get(f"{server}/api/tables/{table}/matches/1/record").text for server in fleet.addresses}
    assert len(records) == 1
    assert ludotheque.verify(records.pop()).result


def test_who_came_at_one_server_is_let_in_at_another_that_has_not_heard_of_them(deaf_servers: Fleet) -> None:
    first, second = deaf_servers.addresses

    async def come() -> None:
        async with asyncio.timeout(TIMEOUT):
            ann = await open_table([first], "polyssimo", "Ann", settings=NO_WAIT)
            async with RemoteTable([first], ann.table, ann.token) as host:
                bob = await join(Link(second, ann.table), "Bob")
                async with RemoteTable([first], ann.table, bob.token) as guest:
                    assert guest.seat == 1
                    await host.until(lambda: host.names == ["Ann", "Bob"])

    asyncio.run(come())


def test_with_the_bus_news_are_heard_at_once_and_without_it_from_the_store(fleet: Fleet, own_nats: Nats) -> None:
    """Two guests answer each other with new names: far more often, while the bus works, than anybody looks into the
    store."""

    async def talk() -> None:
        async with AsyncExitStack() as stack:
            ann = await open_table(fleet.addresses[:1], "polyssimo", "Ann", settings=NO_WAIT)
            bob = await join(Link(fleet.addresses[1], ann.table), "Bob")
            tables = [
                await stack.enter_async_context(RemoteTable([server], ann.table, place.token))
                for server, place in zip(fleet.addresses, (ann, bob), strict=False)
            ]

            async def take_turns(times: int) -> None:
                async with asyncio.timeout(WITHIN_SECONDS):
                    for number in range(times):
                        talker, hearer = tables[number % 2], tables[1 - number % 2]
                        said = await talker.do(Rename, name=f"Guest {number}")
                        await hearer.until(lambda said=said, hearer=hearer: hearer.number >= said.number)  # type: ignore[misc]

            await take_turns(60)
            await asyncio.to_thread(own_nats.stop)
            try:
                await until(lambda: not any(fleet.figure("bus_connected")))
                await take_turns(2)
            finally:
                await asyncio.to_thread(own_nats.start)
            await until(lambda: all(fleet.figure("bus_connected")))
            await take_turns(60)
            assert [table.connections for table in tables] == [1, 1]

    asyncio.run(talk())


def test_a_code_that_one_server_lends_opens_the_table_on_every_other(fleet: Fleet) -> None:
    first, second, third = fleet.addresses

    def code_from(server: str, table: str, token: str | None) -> str:
        shown = get(f"{server}/api/tables/{table}/invitation", headers={"Authorization": f"Bearer {token}"})
        return str(shown.json()["code"])

    ann = asyncio.run(open_table([first], "lucky-numbers", "Ann", seats=3))
    codes = {code_from(server, ann.table, ann.token) for server in (first, second)}
    assert len(codes) == 1
    assert get(f"{third}/api/codes/{codes.pop()}").json() == {"table": ann.table}
