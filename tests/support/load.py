"""Servers under load: robots that play at several tables, match after match, whatever happens to their servers."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from ludotheque.client import join, open_table
from ludotheque.client.address import Link
from ludotheque.client.robot import Robot
from support.hearing import until
from support.playing_online import NO_WAIT
from support.servers_both import Fleet
from support.witness import Witness

GAMES = ("lucky-numbers", "polyssimo", "ligretto", "lucky-numbers")
PACE = 0.005
"""Seconds that a robot takes for an action."""


class Load:
    """Tables of two guests who begin at two different servers and know all of them."""

    def __init__(self, tables: list[list[Witness]]) -> None:
        self.tables = tables
        self._robots = [asyncio.create_task(Robot(client, pace=PACE).play(matches=10_000)) for client in self.clients]

    @property
    def clients(self) -> list[Witness]:
        return [client for table in self.tables for client in table]

    async def rest(self) -> None:
        """Let the robots stop where they are; one that has failed fails the test."""
        for robot in self._robots:
            robot.cancel()
        for end in await asyncio.gather(*self._robots, return_exceptions=True):
            if not isinstance(end, asyncio.CancelledError):
                raise AssertionError("a robot has stopped playing") from end

    async def go_on(self, commands: int) -> None:
        """Wait until every client has had so many more commands acknowledged."""
        enough = {client: len(client.acknowledged) + commands for client in self.clients}
        await until(lambda: all(len(client.acknowledged) >= count for client, count in enough.items()))

    async def hear(self, news: int) -> None:
        """Wait until every client has heard so many more news."""
        enough = {client: client.number + news for client in self.clients}
        await until(lambda: all(client.number >= number for client, number in enough.items()))


@asynccontextmanager
async def under_load(fleet: Fleet, patience: float) -> AsyncIterator[Load]:
    """Robots that play at tables of a fleet until they are to rest; each asks another server when one has not answered
    for so many seconds."""
    async with AsyncExitStack() as stack:
        load = Load([await _two_clients(fleet, stack, number, patience) for number in range(len(GAMES))])
        try:
            yield load
        finally:
            await load.rest()


async def _two_clients(fleet: Fleet, stack: AsyncExitStack, number: int, patience: float) -> list[Witness]:
    places = [fleet.beginning_with(number), fleet.beginning_with(number + 1)]
    host = await open_table(places[0], GAMES[number], "Ann", seats=2, settings=NO_WAIT)
    guest = await join(Link(places[1][0], host.table), "Bob", seat=1)
    return [
        await stack.enter_async_context(Witness(servers, host.table, place.token, patience=patience))
        for servers, place in zip(places, (host, guest), strict=True)
    ]
