"""Under load a server is killed, the bus or the database goes away, all servers are renewed: no move is lost."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Any

import pytest

from many_servers.servers_both import Fleet
from support.guest import get
from support.hearing import until
from support.playing_online import BusyTable, Kind, playing, sit_down
from support.services import Nats, Postgres
from support.witness import Witness

GAMES = ("lucky-numbers", "polyssimo", "ligretto", "lucky-numbers")
PAUSE = 0.01
"""Seconds between two actions of a client, at the most."""


@dataclass(frozen=True)
class Load:
    """Tables of two who play match after match, whatever happens to their servers."""

    tables: list[BusyTable]
    play: asyncio.Future[Any]

    @property
    def clients(self) -> list[Witness]:
        return [person for table in self.tables for person in table.people]

    async def go_on(self, commands: int) -> None:
        """Wait until every client has had so many more commands acknowledged."""
        await self._until_more(lambda client: len(client.acknowledged), commands)

    async def hear(self, news: int) -> None:
        """Wait until every client has heard so many more news."""
        await self._until_more(lambda client: client.number, news)

    async def _until_more(self, count: Callable[[Witness], int], more: int) -> None:
        enough = {client: count(client) + more for client in self.clients}
        await until(lambda: self.play.done() or all(count(client) >= number for client, number in enough.items()))
        if self.play.done():
            raise AssertionError("somebody has stopped playing") from self.play.exception()


Mischief = Callable[[Load], Awaitable[None]]


def play_through(fleet: Fleet, mischief: Mischief, patience: float = 3.0) -> Load:
    """Play before, during and after; everybody is here afterwards, on every server; and the logs hold all of it. A
    client asks another server when one has not answered for so many seconds."""

    async def play() -> Load:
        async with AsyncExitStack() as stack:
            kinds = [Kind(game, silent=True) for game in GAMES]
            tables = await sit_down(fleet.addresses, kinds, "losses", stack, patience=patience)
            async with playing(tables, PAUSE) as begun:
                load = Load(tables, begun)
                await load.go_on(10)
                await mischief(load)
                await load.go_on(10)
            await until_present(fleet, load, [1, 2])
        await until_present(fleet, load, [])
        return load

    load = asyncio.run(play())
    for table in load.tables:
        fleet.logs.check(table.name, table.people)
    return load


async def until_present(fleet: Fleet, load: Load, here: list[int]) -> None:
    """Wait until every server that runs says of every table who is here."""

    def right() -> bool:
        return all(
            get(f"{server.address}/api/tables/{table.name}/welcome").json()["here"] == here
            for server in fleet.servers
            if server.alive
            for table in load.tables
        )

    await until(right)


def test_a_server_is_killed_under_load(fleet: Fleet) -> None:
    async def kill(load: Load) -> None:
        fleet.servers[0].kill()

    load = play_through(fleet, kill)
    began_there = [client for client in load.clients if client.servers[0] == fleet.addresses[0]]
    assert len(began_there) == 3
    assert all(client.connections > 1 for client in began_there)


def test_the_bus_is_stopped_and_started_under_load(fleet: Fleet, own_nats: Nats) -> None:
    async def stop_and_start(load: Load) -> None:
        await asyncio.to_thread(own_nats.stop)
        await until(lambda: not any(fleet.figure("bus_connected")))
        await load.hear(3)  # from the store
        await asyncio.to_thread(own_nats.start)
        await until(lambda: all(fleet.figure("bus_connected")))

    load = play_through(fleet, stop_and_start, patience=60)  # so that nobody goes because the machine stalls
    assert all(client.connections == 1 for client in load.clients)


@pytest.mark.parametrize("gently", [True, False])
def test_the_database_is_restarted_under_load(fleet: Fleet, own_postgres: Postgres, gently: bool) -> None:
    async def restart(load: Load) -> None:
        await asyncio.to_thread(own_postgres.stop if gently else own_postgres.kill)
        await asyncio.to_thread(own_postgres.start)

    play_through(fleet, restart)


def test_all_servers_are_renewed_one_after_the_other_under_load(fleet: Fleet) -> None:
    async def renew(load: Load) -> None:
        for server in fleet.servers:
            assert await asyncio.to_thread(server.stop) == 0
            await asyncio.to_thread(server.start)

    load = play_through(fleet, renew)
    assert all(client.connections > 1 for client in load.clients)
