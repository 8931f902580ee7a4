"""Three servers for the same tables, each with lines of its own to NATS and to two PostgreSQL servers, and a clock."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit
from uuid import uuid4

import asyncpg

from support.failing_over import Pair
from support.nursery import Nursery, QuickServer
from support.proxy import Proxy, both
from support.server import NO_LIMITS
from support.services import Nats
from support.skewed_clock import put_ahead

UP, DOWN = "up", "down"
SERVERS = 3
LONG_ENOUGH = 90.0
"""Seconds for a server to start while the database comes and goes."""


class Line(Proxy):
    """A line from a server to a service, which can be cut one way or both ways without either end hearing of it. What
    was sent meanwhile arrives when it is whole again, as with TCP."""

    def __init__(self, service: str) -> None:
        super().__init__(service)
        self._whole = {UP: asyncio.Event(), DOWN: asyncio.Event()}
        self.mend()

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def cut(self, *ways: str) -> None:
        for way in ways:
            self._whole[way].clear()

    def mend(self) -> None:
        for way in self._whole.values():
            way.set()

    async def connect(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        far_reader: asyncio.StreamReader,
        far_writer: asyncio.StreamWriter,
    ) -> None:
        await both(self._carry(reader, far_writer, UP), self._carry(far_reader, writer, DOWN))

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, way: str) -> None:
        going_on = True
        while going_on:
            data = await reader.read(65536)
            await self._whole[way].wait()  # also that one end has gone is not heard beyond the cut
            writer.write(data)
            await writer.drain()
            going_on = bool(data)


class Place:
    """A server, its lines, and its clock."""

    def __init__(self, server: QuickServer, to_nats: Line, to_postgres: tuple[Line, ...], clock: Path) -> None:
        self.server = server
        self.to_nats = to_nats
        self.to_postgres = to_postgres
        self.clock = clock
        self.down = False
        """Whether something befalls its process."""

    def put_ahead(self, seconds: float) -> None:
        put_ahead(self.clock, seconds)

    async def start(self) -> None:
        """Start it again and again, as whoever supervises servers does, until it can reach its database."""
        async with asyncio.timeout(LONG_ENOUGH):
            while True:
                try:
                    return await asyncio.to_thread(self.server.start)
                except RuntimeError:
                    await asyncio.sleep(0.5)


class World:
    """All of it."""

    def __init__(self, pair: Pair, nats: Nats, places: list[Place], database: str) -> None:
        self.pair = pair
        self.nats = nats
        self.places = places
        self.database = database

    @property
    def addresses(self) -> list[str]:
        return [place.server.address for place in self.places]

    @property
    def address(self) -> str:
        """The database, where it can be read now."""
        return _of(self.pair.primary.address, self.database)


@asynccontextmanager
async def world(folder: Path, nursery: Nursery, pair: Pair, nats: Nats) -> AsyncIterator[World]:
    """The world while it is entered; everything runs."""
    database = f"history_{uuid4().hex}"
    connection = await asyncpg.connect(pair.primary.address)
    await connection.execute(f"CREATE DATABASE {database}")
    await connection.close()
    async with AsyncExitStack() as stack:
        places = []
        for number in range(SERVERS):
            to_nats = await stack.enter_async_context(Line(nats.address))
            hosts = sorted(server.port for server in pair.both)
            to_postgres = [await stack.enter_async_context(Line(f"tcp://127.0.0.1:{port}")) for port in hosts]
            names = ",".join(f"127.0.0.1:{line.port}" for line in to_postgres)
            own = folder / str(number)
            own.mkdir()
            flags = ("--database", f"postgresql://postgres@{names}/{database}")
            bus = ("--bus", f"nats://127.0.0.1:{to_nats.port}")
            put_ahead(own / "clock", 0)
            server = QuickServer(own, nursery, *NO_LIMITS, *flags, *bus, clock=own / "clock")
            stack.callback(server.close)
            places.append(Place(server, to_nats, tuple(to_postgres), own / "clock"))
        await asyncio.gather(*(place.start() for place in places))
        yield World(pair, nats, places, database)


def _of(server: str, database: str) -> str:
    return urlunsplit(urlsplit(server)._replace(path=f"/{database}"))
