"""``python -m bench neighbours``: a newcomer's answer beside champions, and a player's moves beside readers."""

import asyncio
import multiprocessing
import os
import time
from contextlib import AsyncExitStack
from datetime import date, timedelta
from itertools import cycle
from multiprocessing.synchronize import Event
from typing import Annotated, Literal, get_args

import httpx
from cyclopts import App, Parameter
from rich.console import Console
from rich.table import Table

from bench.neighbours.served import Line, a_line, a_server, joined, opened, share, until_over
from bench.priority import go_first

Part = Literal["bots", "reading"]
CHAMPIONS = (0, 4, 8)
READERS = (0, 6)
EVERY = 0.05
"""Seconds between two moves of the player."""
MATCHES = 3

app = App(name="neighbours", version_flags=[])


@app.default
def neighbours(
    *parts: Part,
    seconds: float = 15.0,
    serve: Annotated[tuple[str, ...], Parameter(negative="")] = (),
    nice: int = 0,
) -> None:
    """Measure what one table or one address does to the others.

    Parameters
    ----------
    parts
        What is measured: bots, reading; both, if none is named.
    seconds
        How long each row lasts.
    serve
        More flags for the server, for example --serve=--bot-workers=1.
    nice
        Added to the niceness of everybody here; less than 0, for root alone, puts them before other programs.
    """
    if nice:
        go_first(nice)
    table = Table("who waits", "beside", "n", "median ms", "p99 ms", "longest ms", "load")
    for part in parts or get_args(Part):
        if part == "bots":
            for champions in CHAMPIONS:
                found = asyncio.run(_beside_champions(champions, seconds, serve))
                _row(table, "a newcomer's answer", f"{champions} tables of Polyssimo champions", found)
        else:
            for readers in READERS:
                found, answers = asyncio.run(_beside_readers(readers, seconds, serve))
                _row(table, "a player's move", f"{readers} readers of one address {answers}", found)
    Console(width=140).print(table)


def _row(table: Table, who: str, beside: str, found: list[float]) -> None:
    figures = [f"{1000 * value:.1f}" for value in (share(found, 0.5), share(found, 0.99), max(found))]
    table.add_row(who, beside, str(len(found)), *figures, f"{os.getloadavg()[0]:.1f}")


async def _beside_champions(champions: int, seconds: float, flags: tuple[str, ...]) -> list[float]:
    """The times that a newcomer took to answer."""
    async with a_server(*flags) as client, AsyncExitStack() as stack:
        tasks = []
        for _ in range(champions):
            path, token = await opened(client, "polyssimo", seats=2, bots=2, levels=["champion"], watch=True)
            line = await stack.enter_async_context(a_line(client, path, token))
            await line.ask("start")
            tasks.append(asyncio.create_task(_play_on(line)))
        found: list[float] = []
        end = time.monotonic() + seconds + (3 if champions else 0)
        while time.monotonic() < end:
            path, token = await opened(client, "lucky-numbers", seats=2, bots=1, levels=["newcomer"])
            async with a_line(client, path, token) as line:
                await line.ask("ready")
                await line.ask("start")
                while time.monotonic() < end and (took := await _answer(line)) is not None:
                    if time.monotonic() > end - seconds:
                        found.append(took)
                    await asyncio.sleep(EVERY)
        for task in tasks:
            task.cancel()
        return found


async def _play_on(line: Line) -> None:
    """Let bots play match after match."""
    while True:
        await until_over(line)
        await line.ask("rematch")
        await line.ask("start")


async def _answer(line: Line) -> float | None:
    """Make a move; the seconds until the bot, which acts once or several times, has let us have the turn again."""
    legal = (await line.ask("look"))["legal"]
    if not legal:
        return None
    told = await line.ask("act", action=legal[0])
    began = time.perf_counter()
    while not told.get("legal"):
        if any(event["kind"] == "match-over" for event in told.get("events", ())):
            return None
        told = await line.hear()
    return time.perf_counter() - began


async def _beside_readers(readers: int, seconds: float, flags: tuple[str, ...]) -> tuple[list[float], str]:
    """The times until a player's moves were acknowledged, and what the readers were told."""
    async with a_server(*flags) as client:
        paths = []
        for game in cycle(("lucky-numbers", "polyssimo")):
            path, token = await opened(client, game, seats=2, bots=2, levels=["newcomer"], watch=True)
            async with a_line(client, path, token) as line:
                await line.ask("start")
                await until_over(line)
            paths.append(path)
            if len(paths) == MATCHES:
                break
        spawn = multiprocessing.get_context("spawn")
        stop, answers = spawn.Event(), spawn.SimpleQueue()
        crowd = [
            spawn.Process(target=_read, args=(str(client.base_url), paths, number, stop, answers), daemon=True)
            for number in range(readers)
        ]
        for reader in crowd:
            reader.start()
        for _ in crowd:
            answers.get()  # it has begun
        found = await _moves(client, seconds)
        stop.set()
        counts: dict[int, int] = {}
        for _ in crowd:
            for status, number in answers.get().items():
                counts[status] = counts.get(status, 0) + number
        return found, str(counts or "")


async def _moves(client: httpx.AsyncClient, seconds: float) -> list[float]:
    """Play with both hands, and note how long each move took to be acknowledged."""
    found: list[float] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        path, host = await opened(client, "lucky-numbers", seats=2)
        other = await joined(client, path)
        async with a_line(client, path, host) as one, a_line(client, path, other) as two:
            for line in (one, two):
                await line.ask("ready")
            await one.ask("start")
            while time.monotonic() < end:
                looks = [(line, (await line.ask("look"))["legal"]) for line in (one, two)]
                able = [(line, legal) for line, legal in looks if legal]
                if not able:
                    break
                line, legal = able[0]
                began = time.perf_counter()
                await line.ask("act", action=legal[0])
                found.append(time.perf_counter() - began)
                await asyncio.sleep(EVERY)
    return found


def _read(address: str, paths: list[str], number: int, stop: Event, answers: "multiprocessing.SimpleQueue") -> None:  # type: ignore[type-arg]
    """Ask for what costs most, again and again."""
    counts: dict[int, int] = {}
    day = date(2026, 1, 1) + timedelta(days=1000 * number)
    with httpx.Client(base_url=address, timeout=60, trust_env=False) as client:
        answers.put(None)
        while not stop.is_set():
            day += timedelta(days=1)
            wanted = [f"/api/puzzles/daily?day={day}"]
            wanted += [f"{path}/matches/1{rest}" for path in paths for rest in ("", "/record", "/fairness")]
            for page in wanted:
                status = client.get(page).status_code
                counts[status] = counts.get(status, 0) + 1
    answers.put(counts)
