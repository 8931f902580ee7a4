"""What moves, idle tables and spectators cost, measured on a real server with its own PostgreSQL and NATS.

Processor time is that of the processes, as the system counts it, so it hardly depends on what else the machine does;
latencies would, and are not measured here.
"""

import asyncio
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import nats
from websockets.asyncio.client import ClientConnection, connect

from bench.table.server import SERVE, TICKS, WITHOUT_LIMITS

GAME = {"game": "lucky-numbers", "seats": 2, "options": {"setup": "sorted"}, "keep": "header"}


@dataclass
class Seen:
    """What was used and told up to a moment."""

    at: float
    server: float
    """Processor seconds of the serving process …"""
    memory: int
    database: float
    """… and of all processes of PostgreSQL that have not ended."""
    wal: int
    told: int
    told_bytes: int
    moves: int


class World:
    """A server, and everything that it leans on."""

    def __init__(self, address: str, pid: int, postmaster: int, database: Any) -> None:
        self.address, self.pid, self.postmaster, self.database = address, pid, postmaster, database
        self.told = self.told_bytes = self.moves = 0

    async def hear(self, message: Any) -> None:
        """The bus has carried something."""
        self.told += 1
        self.told_bytes += len(message.data)

    async def see(self) -> Seen:
        """What was used so far."""
        wal = await self.database.fetchval("SELECT pg_current_wal_insert_lsn() - '0/0'::pg_lsn")
        backends = Path(f"/proc/{self.postmaster}/task/{self.postmaster}/children").read_text("ascii").split()
        return Seen(
            time.perf_counter(),
            _processor(self.pid),
            int(Path(f"/proc/{self.pid}/statm").read_text("ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE"),
            sum(_processor(int(pid)) for pid in backends),
            int(wal),
            self.told,
            self.told_bytes,
            self.moves,
        )


def _processor(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


@asynccontextmanager
async def running(database: str, bus: str, postmaster: int, folder: Path) -> AsyncIterator[World]:
    """A server on a database and a bus that run already."""
    command = [sys.executable, *SERVE, *WITHOUT_LIMITS, "--port", "0", "--data-dir", str(folder)]
    process = subprocess.Popen([*command, "--database", database, "--bus", bus], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout
        address = next(word for line in process.stdout for word in line.split() if word.startswith("http")).rstrip("/")
        async with AsyncExitStack() as stack:
            line = await asyncpg.connect(database)
            stack.push_async_callback(line.close)
            world = World(address, process.pid, postmaster, line)
            ear = await nats.connect(bus)
            stack.push_async_callback(ear.close)
            await ear.subscribe("ludotheque.>", cb=world.hear)
            async with httpx.AsyncClient(base_url=address, timeout=60) as http:
                while (await http.get("/api/preparing")).content != b"[]":
                    await asyncio.sleep(1)
            yield world
    finally:
        process.terminate()
        process.wait(30)


class Table:
    """A table of two, who are connected as the page is."""

    def __init__(self, world: World, name: str, sockets: list[ClientConnection]) -> None:
        self.world, self.name, self.sockets = world, name, sockets
        self.legal: list[list[str]] = [[], []]
        self.over = False
        self._ids = iter(range(1 << 60))

    @classmethod
    async def open(
        cls, world: World, http: httpx.AsyncClient, stack: AsyncExitStack, *, begins: bool = True
    ) -> "Table":
        """A new table, where the match has begun."""
        host = (await http.post("/api/tables", json={**GAME, "name": "Ann"})).json()
        guest = (await http.post(f"/api/tables/{host['table']}/guests", json={"name": "Bo", "keep": "header"})).json()
        sockets = [await watch(world, host["table"], stack, who["token"]) for who in (host, guest)]
        table = cls(world, host["table"], sockets)
        if begins:
            for number, what in ((0, "ready"), (1, "ready"), (0, "start")):
                await table._say(number, do=what)
                await table._hear_until(number, "id")
            await table._hear_until(1, "actors")
        return table

    async def _say(self, number: int, **command: str) -> None:
        await self.sockets[number].send(json.dumps({"id": str(next(self._ids)), **command}))

    async def _hear_until(self, number: int, field: str) -> None:
        while field not in self._take(number, json.loads(await self.sockets[number].recv())):
            pass

    def _take(self, number: int, message: dict[str, Any]) -> dict[str, Any]:
        if message["is"] in ("news", "welcome"):
            self.legal[number] = message.get("legal") or []
            self.over |= (message.get("table") or {}).get("phase") == "over"
        return message

    async def move(self, chance: random.Random) -> None:
        """One of the two makes a move, and both have heard it."""
        number = 0 if self.legal[0] else 1
        await self._say(number, do="act", action=chance.choice(self.legal[number]))
        await self._hear_until(number, "id")
        await self._hear_until(1 - number, "actors")
        self.world.moves += 1


async def watch(world: World, table: str, stack: AsyncExitStack, token: str | None = None) -> ClientConnection:
    """Another socket at a table; without a token, of a spectator."""
    shown = {"Authorization": f"Bearer {token}"} if token else {}
    url = f"{world.address.replace('http', 'ws')}/api/tables/{table}/socket?follow=views"
    return await stack.enter_async_context(connect(url, additional_headers=shown, compression=None, max_size=None))


async def play(tables: list[Table], rate: float, seconds: float) -> None:
    """Moves at all tables, so many a second together, until the time is up."""
    chance, end = random.Random(1), time.perf_counter() + seconds

    async def one(table: Table, place: int) -> None:
        due = time.perf_counter() + place / rate
        while due < end and not table.over:
            await asyncio.sleep(due - time.perf_counter())
            await table.move(chance)
            due += len(tables) / rate

    await asyncio.gather(*(one(table, place) for place, table in enumerate(tables)))


async def drain(socket: ClientConnection) -> None:
    """Hear everything and do nothing."""
    async for _ in socket:
        pass


async def measure(
    world: World, *, idle: int = 300, rate: float = 100, watchers: int = 200, seconds: float = 20
) -> dict[str, float]:
    """All costs, each for one."""
    found: dict[str, float] = {}
    async with AsyncExitStack() as stack, httpx.AsyncClient(base_url=world.address, timeout=60) as http:
        await Table.open(world, http, stack)  # what the first one loads is nobody's cost
        before = await world.see()
        tables = [await Table.open(world, http, stack) for _ in range(idle)]
        opened = await world.see()
        await asyncio.sleep(seconds)
        after = await world.see()
        found["idle table: server kB"] = (opened.memory - before.memory) / idle / 1000
        found["idle table: server µs of processor a second"] = (after.server - opened.server) / seconds / idle * 1e6
        found["idle table: messages on the bus a second"] = (after.told - opened.told) / seconds / idle
        resting, resting_told = (after.server - opened.server) / seconds, (after.told - opened.told) / seconds
        before = await world.see()
        await play(tables[:100], rate, seconds)
        after = await world.see()
        moves, took = after.moves - before.moves, after.at - before.at
        found["moves a second, while measured"] = moves / took
        found["move: server µs of processor"] = (after.server - before.server - resting * took) / moves * 1e6
        found["move: database µs of processor"] = (after.database - before.database) / moves * 1e6
        found["move: bytes of the database's log"] = (after.wal - before.wal) / moves
        found["move: messages on the bus"] = (after.told - before.told - resting_told * took) / moves
        plain = (after.server - before.server) / moves
        found["move: bytes kept"] = await world.database.fetchval("SELECT avg(octet_length(entry)) FROM entries")
        before = await world.see()
        some = tables[100:104]
        sockets = [await watch(world, some[number % 4].name, stack) for number in range(watchers)]
        hearing = [asyncio.create_task(drain(socket)) for socket in sockets]
        await asyncio.sleep(1)
        seated = await world.see()
        await play(some, 10, seconds)
        after = await world.see()
        moves = after.moves - seated.moves
        extra = (after.server - seated.server - resting * (after.at - seated.at)) / moves - plain
        found["spectator: server kB"] = (seated.memory - before.memory) / watchers / 1000
        found["spectator: server µs of processor for each move"] = extra / (watchers / 4) * 1e6
        for task in hearing:
            task.cancel()
    return found


if __name__ == "__main__":
    database, bus, postmaster, folder = sys.argv[1:]

    async def main() -> None:
        """Measure, and print what was found."""
        async with running(database, bus, int(postmaster), Path(folder)) as world:
            for name, value in (await measure(world)).items():
                print(f"{name:52} {value:10,.1f}")

    asyncio.run(main())
