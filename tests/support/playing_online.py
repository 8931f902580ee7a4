"""People who play over the network with seeded random legal actions, whatever happens to their servers: one match, or
match after match at several tables."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeAlias

from ludotheque.client import Place, RemoteTable, TurnedDown, join, open_table
from ludotheque.client.address import Link
from ludotheque.contract import View
from ludotheque.table.messages import Act, Chat, Command, Ready, Rematch, Say, Start
from ludotheque.table.settings import Settings
from support.tables import NO_WAIT
from support.witness import TRY_AGAIN, Witness

Wish: TypeAlias = tuple[type[Command], dict[str, Any]]


@dataclass(frozen=True)
class Kind:
    """A kind of table: what is played there, by how many, and how many of them are bots."""

    game: str
    seats: int = 2
    bots: int = 0
    settings: Settings = NO_WAIT
    options: Mapping[str, Any] = field(default_factory=dict)
    asleep: bool = False
    """Whether its people never act, so that only the clock brings the match on."""
    silent: bool = False
    """Whether nobody says a word."""
    matches: int | None = None
    """How many matches they play; None for one after the other."""


TURN_CLOCK = Settings(pace="instant", countdown=0, clock="turn", seconds=1)
PLAYER_CLOCK = Settings(pace="instant", countdown=0, clock="player", seconds=600, increment=1)
KINDS = (
    Kind("lucky-numbers", seats=3, settings=PLAYER_CLOCK),
    Kind("polyssimo"),
    Kind("ligretto", options={"target": 10, "blocked": "score"}),
    Kind("dutch-blitz", options={"target": 10}),
    Kind("lucky-numbers", bots=1),
    Kind("lucky-numbers", bots=1, settings=TURN_CLOCK, asleep=True),
)


class BusyTable:
    """A table whose people play at random, with a word now and then, and who begin again when a match is over."""

    def __init__(self, kind: Kind, name: str, people: Sequence[Witness], onlooker: Witness, seed: str) -> None:
        self.kind = kind
        self.name = name
        self.people = people
        self.onlooker = onlooker
        self._stop = asyncio.Event()
        self._chances = [Random(f"{seed} {number}") for number in range(len(people))]

    @property
    def witnesses(self) -> list[Witness]:
        return [*self.people, self.onlooker]

    @property
    def number(self) -> int:
        """The last number that anybody here has heard."""
        return max(witness.number for witness in self.witnesses)

    @property
    def views(self) -> list[View | None]:
        """What each of the people sees."""
        return [person.view for person in self.people]

    @property
    def acted(self) -> list[tuple[int, int, str]]:
        """Every action that a server has acknowledged: the number of its news, the seat, the action."""
        return sorted(
            (number, person.seat or 0, command.action)
            for person in self.people
            for number, command in person.acknowledged.values()
            if isinstance(command, Act)
        )

    async def play(self, pause: float = 0.0) -> None:
        """Play until they are to rest, or all matches are over; everybody finishes what they are doing."""
        self._stop.clear()
        await asyncio.gather(
            *(self._play_seat(person, chance, pause) for person, chance in zip(self.people, self._chances, strict=True))
        )

    def rest(self) -> None:
        """Let nobody begin anything more."""
        self._stop.set()
        for witness in self.witnesses:
            witness.wake()

    async def all_have_heard(self, seconds: float | None = None) -> None:
        """Wait until everybody has heard what anybody has."""
        last = self.number
        for witness in self.witnesses:
            await witness.until(lambda witness=witness: witness.number >= last, seconds)  # type: ignore[misc]

    async def _play_seat(self, person: Witness, chance: Random, pause: float) -> None:
        while not self._stop.is_set() and not self._enough(person):
            wish = self._wish(person, chance)
            if wish is None:
                number = person.number
                await person.until(lambda number=number: self._stop.is_set() or person.number != number)  # type: ignore[misc]
                continue
            wishes = [wish]
            if not self.kind.silent and chance.random() < 0.1:
                words: list[Wish] = [(Chat, {"text": f"hm {chance.random()}"}), (Say, {"phrase": "oops"})]
                wishes.insert(chance.randrange(2), chance.choice(words))
            try:
                await asyncio.gather(*(stubbornly(person, kind, **facts) for kind, facts in wishes))
            except TurnedDown:  # somebody was faster
                await asyncio.sleep(0.01)
            await asyncio.sleep(pause * chance.random())

    def _enough(self, person: Witness) -> bool:
        assert person.table is not None
        return person.phase == "over" and len(person.table.matches) == self.kind.matches

    def _wish(self, person: Witness, chance: Random) -> Wish | None:
        """What somebody wants to do now."""
        table = person.table
        assert table is not None
        assert person.seat is not None
        if person.owes_ready:
            return Ready, {}
        if table.phase == "playing":
            if person.may_act and person.legal and not self.kind.asleep:
                return Act, {"action": chance.choice(person.legal)}
            return None
        if table.phase == "over":
            return None if person is not self.people[0] else (Rematch, {})
        if not table.seats[person.seat].ready:
            return Ready, {"words": chance.choice(["", "my own words"])}
        if table.host == person.guest and all(seat.bot or seat.ready for seat in table.seats):
            return Start, {}
        return None


@asynccontextmanager
async def playing(tables: Sequence[BusyTable], pause: float) -> AsyncIterator[asyncio.Future[Any]]:
    """Let all tables play meanwhile; at the end everybody finishes what they are doing."""
    play = asyncio.gather(*(table.play(pause) for table in tables))
    try:
        yield play
        for table in tables:
            table.rest()
        async with asyncio.timeout(60):
            await play
    finally:
        play.cancel()


async def sit_down(
    servers: Sequence[str],
    kinds: Sequence[Kind],
    seed: str,
    stack: AsyncExitStack,
    on_acknowledgement: Callable[[], None] = lambda: None,
    witness_kind: Callable[..., Witness] = Witness,
    **manner: Any,
) -> list[BusyTable]:
    """Open tables of these kinds, with all their people and an onlooker each. Of several servers each of them knows
    all, and begins at another one."""
    tables: list[BusyTable] = []
    for number, kind in enumerate(kinds):
        places = await gather(
            servers, kind.game, kind.seats, bots=kind.bots, options=kind.options, settings=kind.settings
        )
        witnesses = []
        for place, token in enumerate([*(place.token for place in places), None], number):
            first = place % len(servers)
            witness = witness_kind([*servers[first:], *servers[:first]], places[0].table, token, **manner)
            witness.on_acknowledgement = on_acknowledgement
            await stack.enter_async_context(witness)
            witnesses.append(witness)
        tables.append(BusyTable(kind, places[0].table, witnesses[:-1], witnesses[-1], f"{seed} {number}"))
    return tables


async def play_match(
    servers: Sequence[str],
    game: str,
    seats: int,
    *,
    seed: int = 0,
    bots: int = 0,
    options: Mapping[str, Any] | None = None,
    most_actions: int | None = None,
    after_each: Callable[[BusyTable], None] = lambda table: None,
    patience: float = 5.0,
) -> BusyTable:
    """Play a match to its end, every seat that no bot has by a client; the table as its clients have seen it.

    ``after_each`` is called after every acknowledged command and may do mischief. With ``most_actions`` the clients
    stop after so many actions, all together.
    """
    kind = Kind(game, seats, bots, options=options or {}, silent=True, matches=1)

    def acknowledged() -> None:
        after_each(table)
        if most_actions is not None and len(table.acted) >= most_actions:
            table.rest()

    async with asyncio.timeout(120), AsyncExitStack() as stack:
        (table,) = await sit_down(servers, [kind], str(seed), stack, acknowledged, patience=patience)
        await table.play()
        await table.all_have_heard()
    return table


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
