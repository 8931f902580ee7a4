"""Under load a server is killed, the bus or the database goes away, all servers are renewed: no move is lost."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from support.guest import get
from support.hearing import until
from support.load import Load, under_load
from support.servers_both import Fleet
from support.services import Nats, Postgres

Mischief = Callable[[Load], Awaitable[None]]


def play_through(fleet: Fleet, mischief: Mischief, patience: float = 3.0) -> Load:
    """Play before, during and after; everybody is here afterwards, on every server; and the logs hold all of it."""

    async def play() -> Load:
        async with under_load(fleet, patience) as load:
            await load.go_on(10)
            await mischief(load)
            await load.go_on(10)
            await load.rest()
            await until_present(fleet, load, [1, 2])
        await until_present(fleet, load, [])
        return load

    load = asyncio.run(play())
    for clients in load.tables:
        fleet.logs.check(clients[0].name, clients)
    return load


async def until_present(fleet: Fleet, load: Load, here: list[int]) -> None:
    """Wait until every server that runs says of every table who is here."""

    def right() -> bool:
        return all(
            get(f"{server.address}/api/tables/{clients[0].name}/welcome").json()["here"] == here
            for server in fleet.servers
            if server.alive
            for clients in load.tables
        )

    await until(lambda: right())


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
