"""A NATS that hangs keeps its connections and answers nothing: news come from the store, as if it were away."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path

import pytest

from ludotheque.client import RemoteTable, join, open_table
from ludotheque.client.address import Link
from ludotheque.table.messages import Rename
from support.nursery import Nursery, QuickServer
from support.running import running
from support.server import NO_LIMITS
from support.services import Nats, Postgres, database
from support.tables import NO_WAIT

TIMEOUT = 60.0
HOUR = 3600.0
ONLY_SILENCE_COUNTS = {
    "ludotheque.table.keeping.housekeeping.LOOK_AGAIN": HOUR,  # nobody looks into the store while the bus is there
    "ludotheque.table.bus.nats.PATIENCE": HOUR,  # nobody gives NATS up; its own client does in a quarter of a minute
}


@pytest.fixture
def pair(
    tmp_path: Path, servers_are_born: Nursery, own_postgres: Postgres, own_nats: Nats
) -> Iterator[list[QuickServer]]:
    """Two servers that find news in the store only if the bus counts as down."""
    with database(own_postgres.address) as address, ExitStack() as stack:
        flags = (*NO_LIMITS, "--database", address, "--bus", own_nats.address)
        servers = []
        for name in ("first", "second"):
            (tmp_path / name).mkdir()
            server = QuickServer(tmp_path / name, servers_are_born, *flags, constants=ONLY_SILENCE_COUNTS)
            servers.append(stack.enter_context(running(server)))
        yield servers


def test_while_nats_hangs_news_come_from_the_store_long_before_its_client_gives_up(
    pair: list[QuickServer], own_nats: Nats
) -> None:
    first, second = (server.address for server in pair)

    async def talk() -> None:
        async with asyncio.timeout(TIMEOUT), AsyncExitStack() as stack:
            ann = await open_table([first], "polyssimo", "Ann", settings=NO_WAIT)
            bob = await join(Link(second, ann.table), "Bob")
            tables = [
                await stack.enter_async_context(RemoteTable([server], ann.table, place.token))
                for server, place in ((first, ann), (second, bob))
            ]

            async def take_turns(name: str) -> None:
                for talker, hearer in (tables, reversed(tables)):
                    said = await talker.do(Rename, name=name)
                    await hearer.until(lambda said=said, hearer=hearer: hearer.number >= said.number)  # type: ignore[misc]

            await take_turns("Over the bus")
            own_nats.freeze()
            try:
                await take_turns("From the store")
                given_up = [server for server in pair if "NATS is away" in server.logged]
            finally:
                own_nats.thaw()
            assert not given_up
            await take_turns("Over the bus again")
            assert [table.connections for table in tables] == [1, 1]

    asyncio.run(talk())
