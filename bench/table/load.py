"""The load: streams of moves, each with one move under way at a time, and what is measured while they run.

A stream is a table where the seats take turns, or a seat where all play at once. It sends a move as soon as it may, or
at its appointed times; the clock of a move runs from sending until whoever sent it has its acknowledgement.
"""

import asyncio
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random

from bench.table.server import Server, Trouble

PATIENCE = 20.0
"""Seconds that the acknowledgements still under way may take when a load ends."""


PLENTY = 10
"""When so many moves were made for each stream, not one of them can have had none by chance."""

THINKING = 1.0, 4.0
"""The least and the most seconds that a person takes for a move."""


class Stream:
    """Moves, one after the other. ``send`` sends the next one; the protocol calls what is in the other methods."""

    __slots__ = ("due", "load", "moves", "send", "since", "under_way", "waiting")

    def __init__(self, load: "Load", send: Callable[[], None]) -> None:
        self.load = load
        self.send = send
        self.waiting = False
        """Whether a move could be sent, if only the load ran."""
        self.under_way = False
        self.since = 0.0
        self.due = 0.0
        self.moves = 0
        load.streams.append(self)

    def ready(self) -> None:
        """The next move may be sent: whoever makes it knows all that happened before."""
        load = self.load
        if not load.running:
            self.waiting = True
        elif not load.every:
            self._go(time.perf_counter())
        else:
            self.due += load.every
            now = time.perf_counter()
            if self.due <= now:
                self._go(self.due)  # the time for which it was late counts
            else:
                load.loop.call_later(self.due - now, self._on_time)

    def acknowledged(self) -> None:
        """The move was carried out, and whoever sent it knows."""
        self.under_way = False
        self.moves += 1
        self.load.latencies.append(time.perf_counter() - self.since)

    def refused(self) -> None:
        """Somebody else was faster, so that this was not a move."""
        self.under_way = False
        self.load.refusals += 1

    def _on_time(self) -> None:
        if self.load.running:
            self._go(time.perf_counter())
        else:
            self.waiting = True

    def _go(self, since: float) -> None:
        self.since = since
        self.under_way = True
        self.send()


class Thoughtful(Stream):
    """The moves of a person who looks at the table for some seconds before each."""

    __slots__ = ()

    def ready(self) -> None:
        """It is their turn."""
        if self.load.running:
            self.load.loop.call_later(self.load.chance.uniform(*THINKING), self._on_time)
        else:
            self.waiting = True


@dataclass(frozen=True)
class Measured:
    """What one load came to."""

    moves: int
    seconds: float
    processor: float
    """Seconds of the server's processes."""
    clients: float
    """Seconds of the process that plays all the clients."""
    others: float
    """Seconds that the server's core computed for anybody else."""
    memory: int
    refusals: int
    heard: int
    """Bytes that all clients were told."""
    latencies: list[float] = field(repr=False)

    @classmethod
    def together(cls, turns: "Sequence[Measured]") -> "Measured":
        """What several turns of the same load came to."""
        names = ("moves", "seconds", "processor", "clients", "others", "refusals", "heard")
        sums = {name: sum(getattr(turn, name) for turn in turns) for name in names}
        latencies = [latency for turn in turns for latency in turn.latencies]
        return cls(**sums, memory=turns[-1].memory, latencies=latencies)

    def as_data(self) -> dict[str, float]:
        """Ready for JSON, the many latencies as a few."""
        names = ("moves", "seconds", "processor", "clients", "others", "memory", "refusals", "heard", "median", "p99")
        return {name: getattr(self, name) for name in names}

    @property
    def moves_per_second(self) -> float:
        """By the clock on the wall."""
        return self.moves / self.seconds

    @property
    def moves_per_cpu_second(self) -> float:
        """By the server's processor time."""
        return self.moves / max(self.processor, 1e-9)

    @property
    def cost(self) -> float:
        """Seconds of the server's processor time for a move."""
        return self.processor / max(self.moves, 1)

    @property
    def bytes_per_move(self) -> float:
        """What all clients together were told for a move."""
        return self.heard / max(self.moves, 1)

    @property
    def server_busy(self) -> float:
        """What part of the time the server computed."""
        return self.processor / self.seconds

    @property
    def clients_busy(self) -> float:
        """What part of the time the clients computed: near 1, it is they who are measured."""
        return self.clients / self.seconds

    @property
    def disturbed(self) -> float:
        """What part of the time the server's core computed for others: near 0, else the latencies are not its own."""
        return self.others / self.seconds

    @property
    def median(self) -> float:
        """From sending to acknowledgement, in seconds."""
        return statistics.median(self.latencies)

    @property
    def p99(self) -> float:
        """What 99 of 100 moves stay below."""
        return sorted(self.latencies)[int(len(self.latencies) * 0.99)]


class Load:
    """All streams that play against one server."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.loop = asyncio.get_running_loop()
        self.streams: list[Stream] = []
        self.latencies: list[float] = []
        self.refusals = 0
        self.heard = 0
        """Bytes that the clients have been told."""
        self.chance = Random(1)
        self.running = False
        self.every = 0.0
        """Seconds between two moves of a stream; 0: as fast as it goes."""
        self.trouble = ""

    def fail(self, why: str) -> None:
        """Something happened at a table that must not; the load ends with it."""
        self.trouble = self.trouble or why

    async def run(self, *, seconds: float = 0.0, moves: int = 0, rate: float = 0.0) -> Measured:
        """Play for so many seconds or moves; with a rate, so many moves a second, else as fast as it goes."""
        self.latencies, self.refusals, self.heard = [], 0, 0
        self.every = len(self.streams) / rate if rate else 0.0
        before, clients_before = self.server.usage(), time.process_time()
        self._begin()
        if moves:
            await self._until(moves)
        else:
            await asyncio.sleep(seconds)
        after, clients_after = self.server.usage(), time.process_time()
        made, refusals, heard = len(self.latencies), self.refusals, self.heard
        await self._end()
        return Measured(
            made,
            after.at - before.at,
            after.processor - before.processor,
            clients_after - clients_before,
            max(0.0, after.core - before.core - (after.processor - before.processor)),
            after.memory,
            refusals,
            heard,
            self.latencies[:made],
        )

    def _begin(self) -> None:
        self.running = True
        now = time.perf_counter()
        for place, stream in enumerate(self.streams):
            stream.moves = 0
            # Spread over the interval, so that the tables do not all move in the same instant.
            stream.due = now - self.every + self.every * (place + 1) / len(self.streams)
        for stream in self.streams:
            if stream.waiting:
                stream.waiting = False
                stream.ready()

    async def _until(self, moves: int) -> None:
        made, progress = 0, time.perf_counter()
        while made < moves and not self.trouble:
            await asyncio.sleep(0.005)
            if len(self.latencies) > made:
                made, progress = len(self.latencies), time.perf_counter()
            elif time.perf_counter() > progress + PATIENCE:
                return

    async def _end(self) -> None:
        """Wait for what is under way; whoever then still waits has been forgotten by the server."""
        self.running = False
        ended = time.perf_counter()
        while (stuck := sum(stream.under_way for stream in self.streams)) and not self.trouble:
            if time.perf_counter() > ended + PATIENCE:
                self.fail(f"{stuck} of {len(self.streams)} wait in vain for an acknowledgement")
            await asyncio.sleep(0.01)
        still = sum(not stream.moves for stream in self.streams)
        if not self.latencies or (still and len(self.latencies) > PLENTY * len(self.streams)):
            self.fail(f"{still} of {len(self.streams)} stood still")
        if self.trouble:
            raise Trouble(f"{self.trouble}. {self.server.last_words()}".strip())
