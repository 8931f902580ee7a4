"""Whole matches over the network: clients that play seeded random legal actions, whatever happens to their server."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from random import Random
from typing import Any

from ludotheque.client import Place, RemoteTable, TurnedDown, join, open_table
from ludotheque.client.address import Link
from ludotheque.contract import View
from ludotheque.table.messages import Act, Done, News, Ready, Start
from ludotheque.table.settings import Settings

NO_WAIT = Settings(pace="instant", countdown=0)
TRY_AGAIN = ("not-kept", "store-down")
"""Refusals that speak of the server, not of the action: the same command may be sent again."""


@dataclass
class Played:
    """A match as its clients have seen it."""

    table: str
    tables: list[RemoteTable]
    """Each client, with what it saw last; closed by now."""
    acknowledged: list[tuple[int, int, str]] = field(default_factory=list)
    """Every action that a server has acknowledged: the number of its news, the seat, the action."""
    refused: list[str] = field(default_factory=list)
    """The codes of the refusals."""

    @property
    def views(self) -> list[View | None]:
        """What each client saw at the end."""
        return [table.view for table in self.tables]


async def gather(
    servers: Sequence[str],
    game: str,
    seats: int,
    *,
    bots: int = 0,
    options: Mapping[str, Any] | None = None,
    settings: Settings = NO_WAIT,
) -> list[Place]:
    """Open a table and fill its seats: the places of the people, in the order of their seats."""
    first = await open_table(
        servers, game, "Guest 1", seats=seats, options=options, settings=settings, bots=bots, language="en"
    )
    link = Link(servers[0], first.table)
    others = [await join(link, f"Guest {n + 1}", seat=n, servers=servers[1:]) for n in range(1, seats - bots)]
    return [first, *others]


async def play_match(
    servers: Sequence[str],
    game: str,
    seats: int,
    *,
    seed: int = 0,
    bots: int = 0,
    options: Mapping[str, Any] | None = None,
    settings: Settings = NO_WAIT,
    most_actions: int | None = None,
    after_each: Callable[[Played], None] | None = None,
    patience: float = 5.0,
    timeout: float = 120.0,
) -> Played:
    """Play a match to its end, every seat that no bot has by a client with seeded random legal actions.

    ``after_each`` is called after every acknowledged action and may do mischief. With ``most_actions`` the clients
    stop after so many actions, all together.
    """
    async with asyncio.timeout(timeout):
        places = await gather(servers, game, seats, bots=bots, options=options, settings=settings)
        async with AsyncExitStack() as stack:
            tables = [
                await stack.enter_async_context(RemoteTable(servers, place.table, place.token, patience=patience))
                for place in places
            ]
            played = Played(places[0].table, tables)
            for table in tables:
                await stubbornly(table, Ready)
            await stubbornly(tables[0], Start)
            stop = asyncio.Event()
            chances = [Random(f"{seed} {n}") for n in range(len(tables))]
            await asyncio.gather(
                *(
                    _play_seat(table, chance, played, stop, most_actions, after_each)
                    for table, chance in zip(tables, chances, strict=True)
                )
            )
            last = max(table.number for table in tables)
            for table in tables:
                await table.until(lambda table=table: table.number >= last)  # type: ignore[misc]
        return played


async def _play_seat(
    table: RemoteTable,
    chance: Random,
    played: Played,
    stop: asyncio.Event,
    most_actions: int | None,
    after_each: Callable[[Played], None] | None,
) -> None:
    while not stop.is_set():
        await table.until(
            lambda: stop.is_set() or table.phase == "over" or table.owes_ready or (table.may_act and bool(table.legal))
        )
        if table.phase == "over" or stop.is_set():
            return
        if table.owes_ready:
            await stubbornly(table, Ready)
            continue
        action = chance.choice(table.legal)
        seat = table.seat
        assert seat is not None
        try:
            answer = await stubbornly(table, Act, action=action)
        except TurnedDown as error:  # another seat was faster
            played.refused.append(error.code)
            await asyncio.sleep(0.01)
            continue
        assert not isinstance(answer, News | Done) or answer.number <= table.number
        played.acknowledged.append((answer.number, seat, action))
        if after_each:
            after_each(played)
        if most_actions is not None and len(played.acknowledged) >= most_actions:
            stop.set()
            for other in played.tables:
                other.wake()


async def stubbornly(table: RemoteTable, kind: type, **facts: Any) -> Any:
    """Send a command, and the same one again while the server cannot keep anything."""
    command = kind(id=table.new_id(), **facts)
    while True:
        try:
            return await table.send(command)
        except TurnedDown as error:
            if error.code not in TRY_AGAIN:
                raise
            await asyncio.sleep(0.05)
