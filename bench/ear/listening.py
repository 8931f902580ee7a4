"""Rounds of Ligretto at a real table in made-up time: a listener at the page's ears and keys, and bots."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import TypeAlias

from bench.ear.listener import Listener
from bench.ear.page import Answer, Page
from ludotheque.simulate.interval import wilson
from ludotheque.table.messages import Act, AnyCommand, Ready, Start, read_command
from ludotheque.table.playing.steward import Steward
from ludotheque.table.room import Room
from ludotheque.table.settings import Settings
from support import fake_time
from support.tables import InlinePlayers, a_house

Send: TypeAlias = Callable[[AnyCommand], Awaitable[bytes]]

BEGINS = 1_000_000_000_000
LAG = 0.1
"""Seconds until what was pressed is at the table."""
LONGEST = 3600.0
"""Seconds after which a round is given up."""


@dataclass(frozen=True)
class Heard:
    """A round that was played by ear."""

    won: float
    """1 for a win, less for a shared one."""
    seconds: float
    words: int
    played: int
    turned: int
    late: int


@dataclass(frozen=True)
class Played:
    """The rounds that were played in one setting."""

    careful: bool
    seats: int
    rhythm: str
    rounds: tuple[Heard, ...]

    @property
    def won(self) -> float:
        """The share of the rounds that the listener won."""
        return sum(one.won for one in self.rounds) / len(self.rounds)

    @property
    def interval(self) -> tuple[float, float]:
        """Within which the true share lies, with 95 % confidence."""
        return wilson(self.won, len(self.rounds))

    @property
    def words_a_second(self) -> float:
        """How many words were spoken in a second."""
        return sum(one.words for one in self.rounds) / sum(one.seconds for one in self.rounds)

    @property
    def late(self) -> float:
        """The share of the cards played for which somebody else was first."""
        late = sum(one.late for one in self.rounds)
        return late / (late + sum(one.played for one in self.rounds))


def measure(
    rounds: int, tables: Sequence[int], rhythms: Sequence[str], tell: Callable[[str], None]
) -> Iterator[Played]:
    """Play so many rounds at tables of so many seats, in every rhythm, by a careful listener and by a quick one."""
    with Page() as page:
        for careful, seats, rhythm in product((True, False), tables, rhythms):
            if rhythm == "free" and not careful:
                continue  # the page plays nothing unheard there
            heard = []
            for number in range(rounds):
                tell(f"{seats} seats, {rhythm}: round {number + 1} of {rounds}…")
                heard.append(play_round(page, seats, rhythm, number, careful=careful))
            yield Played(careful, seats, rhythm, tuple(heard))


def play_round(page: Page, seats: int, rhythm: str, number: int, *, careful: bool = False) -> Heard:
    """Play one round by ear, with bots of the usual level on the other seats."""
    return fake_time.run(_play(page, seats, rhythm, number, careful=careful))


async def _play(page: Page, seats: int, rhythm: str, number: int, *, careful: bool) -> Heard:
    loop = asyncio.get_running_loop()
    settings = Settings(countdown=0, rhythm=rhythm)
    async with a_house(now=lambda: BEGINS + int(loop.time() * 1000), server=f"round {number}") as house:
        Steward(house, InlinePlayers(), Random(f"round {number}"))
        options = {"target": 1, "blocked": "score"}
        room, guest, _ = await house.open_table("ligretto", seats, options, settings, seats - 1, "Ann", "en")
        ears = Ears(page, room, guest, Listener(settings.rest, Random(number), careful))
        ears.take(page.begin(ears.now()))
        house.enter(room, ears)
        await house.command(room, guest, Ready(id="ready"), ears)
        await house.command(room, guest, Start(id="start"), ears)
        begun = loop.time()
        send = lambda command: house.command(room, guest, command, ears)  # noqa: E731
        async with asyncio.timeout(LONGEST):
            await ears.play(send)
        seconds = loop.time() - begun
        house.exit(room, ears)
        ears.close()
        match, listener = room.table.match, ears.listener
        assert match is not None
        assert match.result is not None
        winners = match.result.winners
        return Heard(
            (0 in winners) / len(winners), seconds, listener.spoken, listener.played, listener.turned, listener.late
        )


class Ears:
    """The page between a table and a listener: frames go in, words and sounds come out, keys become commands."""

    follow = "changes"

    def __init__(self, page: Page, room: Room, guest: int, listener: Listener) -> None:
        self.guest: int | None = guest
        self.listener = listener
        self._page = page
        self._room = room
        self._loop = asyncio.get_running_loop()
        self._commands: list[AnyCommand] = []
        self._something = asyncio.Event()
        self._alarm: asyncio.TimerHandle | None = None

    def now(self) -> int:
        """The time of the page, in milliseconds since 1970."""
        return BEGINS + int(self._loop.time() * 1000)

    def hear(self, message: bytes) -> None:
        """Get a message of the table."""
        self.take(self._page.frame(self.now(), message))

    def take(self, answer: Answer) -> None:
        """Let the listener hear what the page says and sounds, and take what it sends."""
        listener, now = self.listener, self._loop.time()
        for _, sound in answer.heard:
            listener.hears(now, sound)
        for _, text in answer.said:
            self._loop.call_at(listener.begins_to_hear(now, text), self._understand, text)
        self._commands += [read_command(text.encode()) for text in answer.sent]
        if self._alarm:
            self._alarm.cancel()
        if answer.next is not None:
            self._alarm = self._loop.call_at(now + max(0.001, (answer.next - self.now()) / 1000), self._ring)
        self._something.set()

    def _ring(self) -> None:
        self.take(self._page.wait(self.now()))

    def _understand(self, text: str) -> None:
        self.listener.has_heard(text)
        self._something.set()

    def close(self) -> None:
        """Hear nothing any more."""
        if self._alarm:
            self._alarm.cancel()

    async def play(self, send: Send) -> None:
        """Press keys until the round is over."""
        loop, listener = self._loop, self.listener
        while not listener.over:
            await self._send_all(send)
            self._something.clear()
            at = listener.presses_at(loop.time())
            try:
                async with asyncio.timeout_at(at):
                    await self._something.wait()
                continue
            except TimeoutError:
                pass
            if not listener.over:
                self.take(self._page.press(self.now(), listener.key(loop.time())))

    async def _send_all(self, send: Send) -> None:
        while self._commands:
            command = self._commands.pop(0)
            if isinstance(command, Act):
                await asyncio.sleep(LAG)
                await send(command)
