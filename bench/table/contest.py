"""The contest: everybody side by side, round after round, each time fresh servers with fresh tables."""

import asyncio
import gc
import tempfile
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path

import httpx

from bench.table.client import Client
from bench.table.contender import Contender
from bench.table.load import Load, Measured
from bench.table.scenarios import BOTS, IDLE, LENGTH, LIGRETTO, LOAD, MANY, Scenario
from bench.table.server import Usage, free_port, start

AT_ONCE = 20
"""Tables that are opened at the same time."""
TURN = 0.5
"""Seconds after which the load goes on to the next server."""
SETTLING = 2.0
"""Seconds before an idle server is looked at, and the seconds for which it is."""

SOME_TURNS = 15.0
"""Seconds in which everybody at a table with bots has a turn."""
LONGEST_WAIT = 0.1
"""Seconds that 99 of 100 moves of people may take at tables with bots."""

AT_REST, MODERATE, SATURATED, WITH_BOTS = "at rest", "moderate", "saturated", "with bots"
"""The loads; a long match has its tenths instead, and they are called by their number."""


@dataclass(frozen=True)
class Effort:
    """How long everything lasts."""

    rounds: int
    seconds: float
    warm_up: float
    part: float = 1.0
    """What part of a long match is really played."""


@dataclass(frozen=True)
class Sample:
    """What one server did in one round under one load."""

    contender: Contender
    scenario: Scenario
    load: str
    round: int
    measured: Measured | None
    """None where nobody moves."""
    empty: Usage
    """Before the tables were opened."""
    opened: Usage
    """When they were."""
    after: Usage


class Hall:
    """A server with its tables open."""

    def __init__(self, contender: Contender, http: httpx.AsyncClient, load: Load) -> None:
        self.contender = contender
        self.http = http
        self.load = load
        self.clients: list[Client] = []

    async def open_tables(self, scenario: Scenario) -> None:
        """Open all tables of a scenario."""
        for begin in range(0, scenario.tables, AT_ONCE):
            some = range(begin, min(begin + AT_ONCE, scenario.tables))
            opening = (self.contender.open_table(self.http, self.load, scenario) for _ in some)
            for clients in await asyncio.gather(*opening):
                self.clients += clients

    def leave(self) -> None:
        """Close all sockets and forget the tables."""
        for client in self.clients:
            client.close()
        self.clients.clear()
        self.load.streams.clear()


@asynccontextmanager
async def serving(contender: Contender) -> AsyncIterator[Hall]:
    """A fresh server, with an empty folder for its data."""
    with tempfile.TemporaryDirectory(prefix="bench-table-") as folder:
        port = free_port()
        command = contender.command(port, Path(folder))
        server = await start(command, port, contender.folder, contender.environment)
        try:
            async with httpx.AsyncClient(base_url=f"http://{server.url}", timeout=30) as http:
                while contender.ready and (await http.get(contender.ready)).is_error:
                    await asyncio.sleep(0.1)
                hall = Hall(contender, http, Load(server))
                yield hall
                hall.leave()
        finally:
            server.stop()


async def under_load(contenders: Sequence[Contender], scenario: Scenario, effort: Effort, number: int) -> list[Sample]:
    """As fast as it goes, and, where the scenario has a rate, at that.

    All servers are there at once, and the load goes from one to the next and round again, so that a machine that slows
    down for a while slows down everybody.
    """
    samples = []
    async with AsyncExitStack() as stack:
        opened: list[tuple[Hall, Usage, Usage]] = []
        for contender in contenders:
            hall = await stack.enter_async_context(serving(contender))
            empty = hall.load.server.usage()
            await hall.open_tables(scenario)
            opened.append((hall, empty, hall.load.server.usage()))
            await hall.load.run(seconds=effort.warm_up)
        for load, rate in ((SATURATED, 0.0), (MODERATE, scenario.rate)):
            if load == MODERATE and not rate:
                continue
            turns: list[list[Measured]] = [[] for _ in opened]
            for _ in range(round(effort.seconds / TURN)):
                for (hall, _, _), measured in zip(opened, turns, strict=True):
                    measured.append(await _undisturbed(hall.load, seconds=TURN, rate=rate))
            for (hall, empty, full), measured in zip(opened, turns, strict=True):
                together, after = Measured.together(measured), hall.load.server.usage()
                samples.append(Sample(hall.contender, scenario, load, number, together, empty, full, after))
    return samples


async def with_bots(contender: Contender, number: int) -> list[Sample]:
    """More and more tables with bots, until the people there wait too long."""
    samples: list[Sample] = []
    async with serving(contender) as hall:
        empty = hall.load.server.usage()
        for before, scenario in pairwise((None, *BOTS)):
            assert scenario
            more = scenario.tables - (before.tables if before else 0)
            await hall.open_tables(replace(scenario, tables=more))
            opened = hall.load.server.usage()
            await hall.load.run(seconds=SOME_TURNS)
            measured = await _undisturbed(hall.load, seconds=SOME_TURNS)
            if measured.p99 > LONGEST_WAIT:  # a single stall of the machine may have made it so: three times, then
                again = [await _undisturbed(hall.load, seconds=SOME_TURNS) for _ in range(2)]
                measured = sorted([measured, *again], key=lambda one: one.p99)[1]
            after = hall.load.server.usage()
            samples.append(Sample(contender, scenario, WITH_BOTS, number, measured, empty, opened, after))
            if measured.p99 > LONGEST_WAIT:
                break
    return samples


async def at_rest(contender: Contender, scenario: Scenario, number: int) -> list[Sample]:
    """Tables at which nobody moves."""
    async with serving(contender) as hall:
        empty = hall.load.server.usage()
        await hall.open_tables(scenario)
        await asyncio.sleep(SETTLING)
        opened = hall.load.server.usage()
        await asyncio.sleep(SETTLING)
        after = hall.load.server.usage()
    return [Sample(contender, scenario, AT_REST, number, None, empty, opened, after)]


async def a_long_match(contender: Contender, scenario: Scenario, effort: Effort, number: int) -> list[Sample]:
    """The tenths of a match, on a server that others have warmed up before."""
    samples = []
    async with serving(contender) as hall:
        empty = hall.load.server.usage()
        await hall.open_tables(scenario)
        await hall.load.run(seconds=effort.warm_up)
        hall.leave()
        await hall.open_tables(scenario)
        opened = hall.load.server.usage()
        for tenth in range(1, 11):
            moves = int(scenario.moves * effort.part) * scenario.tables // 10
            measured = await _undisturbed(hall.load, moves=moves)
            after = hall.load.server.usage()
            samples.append(Sample(contender, scenario, str(tenth), number, measured, empty, opened, after))
    return samples


async def _undisturbed(load: Load, *, seconds: float = 0.0, moves: int = 0, rate: float = 0.0) -> Measured:
    """Run a load without Python's garbage collector, whose pauses would be taken for the server's."""
    gc.collect()
    gc.disable()
    try:
        return await load.run(seconds=seconds, moves=moves, rate=rate)
    finally:
        gc.enable()


async def contest(
    contenders: Sequence[Contender], parts: Iterable[str], effort: Effort, tell: Callable[[str], None]
) -> list[Sample]:
    """Let everybody do the parts that were asked for, in turn."""
    samples: list[Sample] = []
    wanted = list(parts)
    for number in range(1, effort.rounds + 1):
        if "bots" in wanted:
            for contender in (one for one in contenders if one.bots):
                tell(f"round {number} of {effort.rounds}: tables with bots: {contender.who}")
                samples += await with_bots(contender, number)
        for scenario in (LOAD, LIGRETTO, *MANY, LENGTH, IDLE):
            able = [one for one in contenders if scenario.name in one.parts and scenario.game in one.games]
            if scenario.name not in wanted or not able:
                continue
            who = ", ".join(one.who for one in able)
            tell(f"round {number} of {effort.rounds}: {scenario.name}, {scenario.title}: {who}")
            if scenario is IDLE:
                for contender in able:
                    samples += await at_rest(contender, scenario, number)
            elif scenario is LENGTH:
                for contender in able:
                    samples += await a_long_match(contender, scenario, effort, number)
            else:
                samples += await under_load(able, scenario, effort, number)
    return samples
