"""Several tables in play at once, match after match, whatever becomes of their server."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeAlias

from ludotheque.client import TurnedDown
from ludotheque.table.messages import Act, Chat, Command, Ready, Rematch, Say, Start
from ludotheque.table.settings import Settings
from support.playing_online import NO_WAIT, gather, stubbornly
from support.witness import Witness

Wish: TypeAlias = tuple[type[Command], dict[str, Any]]


@dataclass(frozen=True)
class Kind:
    """A kind of table: what is played there, by how many, and how many of them are bots."""

    game: str
    seats: int = 2
    bots: int = 0
    settings: Settings = NO_WAIT
    options: dict[str, Any] = field(default_factory=dict)
    asleep: bool = False
    """Whether its people never act, so that only the clock brings the match on."""
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
        self._chances = [Random(f"{seed} {number}") for number in range(len(people))]

    @property
    def witnesses(self) -> list[Witness]:
        return [*self.people, self.onlooker]

    @property
    def number(self) -> int:
        """The last number that anybody here has heard."""
        return max(witness.number for witness in self.witnesses)

    async def play(self, stop: asyncio.Event, pause: float) -> None:
        """Play until ``stop`` is set; then everybody finishes what they are doing."""
        await asyncio.gather(
            *(
                self._play_seat(person, chance, stop, pause)
                for person, chance in zip(self.people, self._chances, strict=True)
            )
        )

    async def _play_seat(self, person: Witness, chance: Random, stop: asyncio.Event, pause: float) -> None:
        while not stop.is_set():
            wish = self._wish(person, chance)
            if wish is None:
                number = person.number
                await person.until(lambda number=number: stop.is_set() or person.number != number)  # type: ignore[misc]
                continue
            wishes = [wish]
            if chance.random() < 0.1:
                words: list[Wish] = [(Chat, {"text": f"hm {chance.random()}"}), (Say, {"phrase": "oops"})]
                wishes.insert(chance.randrange(2), chance.choice(words))
            try:
                await asyncio.gather(*(stubbornly(person, kind, **facts) for kind, facts in wishes))
            except TurnedDown:  # somebody was faster
                await asyncio.sleep(0.01)
            await asyncio.sleep(pause * chance.random())

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
            enough = len(table.matches) == self.kind.matches
            return None if enough or person is not self.people[0] else (Rematch, {})
        if not table.seats[person.seat].ready:
            return Ready, {"words": chance.choice(["", "my own words"])}
        if table.host == person.guest and all(seat.bot or seat.ready for seat in table.seats):
            return Start, {}
        return None


@asynccontextmanager
async def playing(tables: Sequence[BusyTable], pause: float) -> AsyncIterator[asyncio.Future[Any]]:
    """Let all tables play meanwhile; at the end everybody finishes what they are doing."""
    stop = asyncio.Event()
    play = asyncio.gather(*(table.play(stop, pause) for table in tables))
    try:
        yield play
        stop.set()
        for table in tables:
            for witness in table.witnesses:
                witness.wake()
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
    **manner: Any,
) -> list[BusyTable]:
    """Open tables of these kinds, with all their people and an onlooker each."""
    tables: list[BusyTable] = []
    for number, kind in enumerate(kinds):
        places = await gather(
            servers, kind.game, kind.seats, bots=kind.bots, options=kind.options, settings=kind.settings
        )
        witnesses = []
        for token in [*(place.token for place in places), None]:
            witness = Witness(servers, places[0].table, token, **manner)
            witness.on_acknowledgement = on_acknowledgement
            await stack.enter_async_context(witness)
            witnesses.append(witness)
        tables.append(BusyTable(kind, places[0].table, witnesses[:-1], witnesses[-1], f"{seed} {number}"))
    return tables
