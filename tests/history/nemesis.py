"""The nemesis: what befalls servers, their lines and their database, several things at once, as a seed decides."""

import asyncio
import os
import signal
from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random

from history.world import DOWN, UP, Line, Place, World

AHEAD = 600.0
"""Seconds by which a clock may be wrong, at the most."""
WAYS = {"": (UP, DOWN), " outwards": (UP,), " inwards": (DOWN,)}
CUTS = {f"cut from {what}{how}": (what, ways) for what in ("PostgreSQL", "NATS") for how, ways in WAYS.items()}
DIES, HANGS = "PostgreSQL dies and its standby takes over", "PostgreSQL hangs and its standby takes over"
FAULTS = (*CUTS, "cut from everything", "paused", "killed", "a wrong clock", DIES, HANGS)


class Nemesis:
    """What it has done is counted in ``done``."""

    def __init__(self, world: World, seed: str, longest: float, faults: Sequence[str] = FAULTS) -> None:
        self.faults = faults
        self._world = world
        self._chance = Random(seed)
        self._longest = longest
        """Seconds that something lasts, at the most."""
        self._bag: list[str] = []
        self._failing_over = asyncio.Lock()
        self.done: Counter[str] = Counter()

    async def rage(self, until: asyncio.Event) -> None:
        """Let one thing befall after the other. Two that do this at once make things worse."""
        while not until.is_set():
            await self.strike(self._next())
            await asyncio.sleep(self._chance.uniform(0, 0.3))

    def _next(self) -> str:
        if not self._bag:
            self._bag = list(self.faults)
            self._chance.shuffle(self._bag)
        return self._bag.pop()

    async def strike(self, fault: str) -> None:
        """Let something befall the world, and make it good again."""
        place = self._chance.choice(self._world.places)
        if fault in CUTS:
            what, ways = CUTS[fault]
            await self._cut(place.to_postgres if what == "PostgreSQL" else [place.to_nats], ways)
        elif fault == "cut from everything":
            await self._cut([*place.to_postgres, place.to_nats], (UP, DOWN))
        elif fault == "a wrong clock":
            place.put_ahead(self._chance.uniform(-AHEAD, AHEAD))  # and it stays so until it is set again
        elif fault in (DIES, HANGS):
            await self._fail_over(hangs=fault == HANGS)
        else:
            place = await self._one_that_runs()
            place.down = True
            await (self._pause(place) if fault == "paused" else self._kill(place))
            place.down = False
        self.done[fault] += 1

    async def _a_while(self) -> None:
        await asyncio.sleep(self._chance.uniform(0.1, 1.0) * self._longest)

    async def _one_that_runs(self) -> Place:
        while all(place.down for place in self._world.places):
            await asyncio.sleep(0.1)
        return self._chance.choice([place for place in self._world.places if not place.down])

    async def _cut(self, lines: Iterable[Line], ways: Iterable[str]) -> None:
        for line in lines:
            line.cut(*ways)
        await self._a_while()
        for line in lines:
            line.mend()

    async def _pause(self, place: Place) -> None:
        os.kill(place.server.pid, signal.SIGSTOP)
        await self._a_while()
        os.kill(place.server.pid, signal.SIGCONT)

    async def _kill(self, place: Place) -> None:
        await asyncio.to_thread(place.server.kill)
        await place.start()

    async def _fail_over(self, *, hangs: bool) -> None:
        """The standby takes over. The former primary is dead, or hangs and is ended (fenced) only later; then it comes
        back as the standby."""
        pair = self._world.pair
        async with self._failing_over:
            await asyncio.to_thread(pair.primary.freeze if hangs else pair.primary.kill)
            await asyncio.to_thread(pair.promote)
            if hangs:
                await self._a_while()
            await asyncio.to_thread(pair.take_back)
