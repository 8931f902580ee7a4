"""Tables without a network: people who send commands to a house and note what they hear."""

import asyncio
import functools
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from itertools import count
from typing import Any, ParamSpec

import msgspec

from ludotheque.client.remote import RawMessage, read_message
from ludotheque.contract import Action, View
from ludotheque.table import messages
from ludotheque.table.bus import Bus
from ludotheque.table.house import House
from ludotheque.table.log import read_entry
from ludotheque.table.log.table import Table
from ludotheque.table.playing.players import think
from ludotheque.table.playing.worker_pool import WorkerPool
from ludotheque.table.room import Room
from ludotheque.table.settings import Settings
from ludotheque.table.telling.shown import show
from support.memory_bus import MemoryBus
from support.memory_store import MemoryStore
from support.playing import steps

Given = ParamSpec("Given")
NO_WAIT = Settings(pace="instant", countdown=0)
_ids = count(1)


def in_a_loop(test: Callable[Given, Awaitable[None]]) -> Callable[Given, None]:
    """Run a test in a loop of its own; one that hangs fails."""

    @functools.wraps(test)
    def run(*args: Given.args, **kwargs: Given.kwargs) -> None:
        async def hurried() -> None:
            async with asyncio.timeout(60):
                await test(*args, **kwargs)

        asyncio.run(hurried())

    return run


class Time:
    """The time, in milliseconds, which passes only when a test says so."""

    def __init__(self, now: int = 1_000_000_000_000) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now

    def pass_(self, seconds: float) -> None:
        self.now += round(seconds * 1000)


class Secrets:
    """Secrets that differ from each other and that a test can look for."""

    def __init__(self, mark: str = "secret") -> None:
        self._mark, self._count = mark, count(1)

    def __call__(self, size: int) -> str:
        return f"{self._mark}-{next(self._count)}-".ljust(size, "x")


class Ear:
    """A listener that notes what it hears; ``journal`` notes who heard, in the order of hearing."""

    def __init__(self, guest: int | None, follow: str = "events", journal: list["Ear"] | None = None) -> None:
        self.guest, self.follow = guest, follow
        self.raw: list[bytes] = []
        self._journal = journal

    def hear(self, message: bytes) -> None:
        self.raw.append(message)
        if self._journal is not None:
            self._journal.append(self)

    @property
    def heard(self) -> list[RawMessage]:
        return [read_message(message) for message in self.raw]

    @property
    def news(self) -> list[messages.News[Any]]:
        return [message for message in self.heard if isinstance(message, messages.News)]

    @property
    def numbers(self) -> list[int]:
        return [news.number for news in self.news]

    @property
    def kinds(self) -> list[str]:
        return [event.kind for news in self.news for event in news.events]


class InlinePlayers:
    """Bots that think where they are asked, for tests that must not depend on other processes."""

    failures = 0

    def __init__(self, workers: int = 0) -> None:
        self.pool = WorkerPool(workers)

    async def choose(
        self, table: str, game: str, level: str, view: View, actions: Sequence[Action], seed: int
    ) -> Action | None:
        return think(game, level, view, actions, seed)

    def close(self) -> None:
        """Nothing to stop."""


class Person:
    """A guest at a table, connected to a house."""

    def __init__(self, house: House, room: Room, guest: int, token: str, follow: str = "events") -> None:
        self.house, self.room, self.guest, self.token = house, room, guest, token
        self.ear = Ear(guest, follow)
        house.enter(room, self.ear)

    @property
    def seat(self) -> int:
        seat = self.room.table.seat_of(self.guest)
        assert seat is not None
        return seat

    async def send(self, command: messages.AnyCommand) -> RawMessage:
        return read_message(await self.house.command(self.room, self.guest, command, self.ear))

    async def asks(self, command: type[Any], **fields: Any) -> RawMessage:
        """Send a new command: what the answer is."""
        made: messages.AnyCommand = command(**{"id": f"c{next(_ids)}", **fields})
        return await self.send(made)

    async def does(self, command: type[Any], **fields: Any) -> messages.News[Any]:
        """Send a command that must be carried out."""
        answer = await self.asks(command, **fields)
        assert isinstance(answer, messages.News), answer
        return answer

    async def fails(self, command: type[Any], **fields: Any) -> str:
        """Send a command that must be refused and change nothing: its code."""
        before = state(self.room.table)
        answer = await self.asks(command, **fields)
        assert isinstance(answer, messages.No), answer
        assert answer.reason
        assert state(self.room.table) == before
        return answer.code

    def goes(self) -> None:
        """Close the connection."""
        self.house.exit(self.room, self.ear)

    def returns(self, since: int | None = None) -> None:
        """Open it again."""
        self.house.enter(self.room, self.ear, since)


def go_away(*persons: Person) -> None:
    """Let people close their connections."""
    for person in persons:
        person.goes()


@asynccontextmanager
async def a_house(
    store: MemoryStore | None = None,
    bus: Bus | None = None,
    now: Callable[[], int] | None = None,
    server: str = "one",
    keep_days: int = 0,
) -> AsyncIterator[House]:
    house = House(
        store or MemoryStore(),
        bus or MemoryBus().end(),
        now=now or Time(),
        secret=Secrets(server),
        server=server,
        keep_days=keep_days,
    )
    try:
        yield house
    finally:
        await house.close()


async def opened(
    house: House,
    game: str = "polyssimo",
    people: int = 2,
    *,
    bots: int = 0,
    settings: Settings = NO_WAIT,
    follow: str = "events",
    **options: Any,
) -> list[Person]:
    """A new table whose seats are all taken: the people there, the host first."""
    if game == "ligretto":  # whose deal, for two, can be blocked from the start
        options = {"blocked": "score"} | options
    names = ["Anna", "Bruno", "Chloé", "Dario", "Elsa"][:people]
    room, guest, token = await house.open_table(game, people + bots, options, settings, bots, names[0], "en")
    persons = [Person(house, room, guest, token, follow)]
    for name in names[1:]:
        persons.append(Person(house, room, *await house.arrive(room, name, "en"), follow))
    return persons


async def started(house: House, game: str = "polyssimo", people: int = 2, **more: Any) -> list[Person]:
    """A table where a match has just begun."""
    persons = await opened(house, game, people, **more)
    await begin(persons)
    return persons


async def begin(persons: list[Person]) -> None:
    for person in persons:
        await person.does(messages.Ready)
    await persons[0].does(messages.Start)


async def play_on(persons: list[Person], most: int = 10_000) -> None:
    """Play a match on at random, also where a bot plays: to the end, or so many actions."""
    house, room = persons[0].house, persons[0].room
    match = room.table.match
    assert match is not None
    for seat, action in steps(match, 1, most):
        await give_signal(persons)
        if room.table.seats[seat].bot:
            assert await house.bot_acts(room, seat, action, room.table.seats[seat].acted)
        else:
            await next(person for person in persons if person.seat == seat).does(messages.Act, action=action)


async def give_signal(persons: list[Person]) -> None:
    """Let the next round begin, if it waits: everybody who plays is ready, or somebody gives the word."""
    table = persons[0].room.table
    for person in persons:
        if table.waits is not None and table.seat_of(person.guest) in table.awaited():
            await person.does(messages.Ready)
    if table.waits is not None:
        await next(person for person in persons if person.guest in table.people()).does(messages.Signal)


def legal(person: Person) -> str:
    """Something that a person may do now."""
    match = person.room.table.match
    assert match is not None
    return match.legal(person.seat)[0]


def turn(persons: list[Person]) -> Person:
    """Whose turn it is, or one of those whose turn it is."""
    match = persons[0].room.table.match
    assert match is not None
    return next(person for person in persons if person.seat in match.actors())


def waiting(persons: list[Person]) -> Person:
    """Somebody whose turn it is not."""
    return next(person for person in persons if person is not turn(persons))


def state(table: Table) -> bytes:
    """All that a table is, byte by byte: what is shown, what it keeps to itself, and the match."""
    match = table.match
    own = {
        "shown": show(table),
        "number": table.number,
        "at": table.at,
        "seed": table.seed,
        "words": [seat.words for seat in table.seats],
        "acted": [seat.acted for seat in table.seats],
        "tokens": [guest.tokens for guest in table.guests.values()],
        "arrivals": table.arrivals,
        "begins": table.begins,
        "waits": table.waits,
        "stopped": [seat.stopped for seat in table.seats],
        "rests": [seat.rests for seat in table.seats],
        "turn": table.turn,
        "actions": table.actions,
        "commands": table.commands.of,
        "log": match.log if match else None,
        "result": [match.result.winners, match.result.scores] if match and match.result else None,
    }
    return msgspec.json.encode(own) + (match.state.tobytes() if match else b"")


def loaded(store: Any, name: str) -> Table:
    """The table that the store tells of."""
    return Table.load(name, [read_entry(entry) for entry in store.logs[name]])
