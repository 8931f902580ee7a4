"""Preparing games behind open doors: what is not compiled for this machine is compiled in the order in which somebody
asks for it, and whoever has to wait is told for how long."""

import asyncio
import logging
import math
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from typing import Literal, TypeAlias

from ludotheque.table.errors import NotYet

logger = logging.getLogger("ludotheque.web")

PUZZLES = "puzzles"
"""In place of a game's name: the solo puzzles."""
COACH = "coach"
"""In place of a level: whoever gives hints."""
LEAST = 2.0
"""The fewest seconds that somebody is told to wait."""

Kind: TypeAlias = Literal["rules", "bots", "playout"]


class Part:
    """Something that is prepared in one go: the rules of a game, its bots and coach, or its random play."""

    def __init__(self, name: str, kind: Kind, expected: float, levels: Iterable[str] = (), code: str = "") -> None:
        self.name = name
        self.kind = kind
        self.code = (kind, code or name)
        """What is compiled: games that have their rules in common are prepared one after the other, and only once."""
        self.expected = expected
        """The processor's seconds that it is thought to take."""
        self.levels = list(levels)
        """What is still to be prepared of bots, first what somebody waits for."""
        self.used = 0.0
        """The processor's seconds that it has taken so far …"""
        self.began: float | None = None
        """… since then."""
        self.ready = False

    def has(self, level: str | None) -> bool:
        """Whether it is ready, as far as a level is concerned."""
        return self.ready or (level is not None and level not in self.levels)


Report: TypeAlias = Callable[[str], None]
Compile: TypeAlias = Callable[[Part, Report], Awaitable[None]]
"""Compiles a part, and reports the processor's seconds so far, or the name of a level that is ready."""


class Preparing:
    """What is still to be prepared. Of several parts that wait, the one that somebody asked for last comes first."""

    def __init__(
        self,
        parts: Sequence[Part] = (),
        compiler: Compile | None = None,
        at_once: int = 1,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._all = list(parts)
        self._waiting = list(parts)
        self._running: dict[Part, asyncio.Task[None]] = {}
        self._wanted: set[str] = set()
        self._compile = compiler
        self._at_once = at_once
        self._now = now
        self._news = asyncio.Event()
        self.told: Callable[[Part], None] = lambda _: None
        """Hears of every part that is ready."""

    @property
    def done(self) -> bool:
        """Whether everything is ready."""
        return all(part.ready for part in self._all)

    @property
    def rules_done(self) -> bool:
        """Whether every game can be played, if only without bots."""
        return all(part.ready for part in self._all if part.kind == "rules")

    async def run(self) -> None:
        """Prepare everything."""
        try:
            while not self.done:
                self._begin()
                await self._news.wait()
        finally:
            under_way = list(self._running.values())
            for task in under_way:
                task.cancel()
            await asyncio.gather(*under_way, return_exceptions=True)

    def _begin(self) -> None:
        """Begin as many parts as there are processors for."""
        for part in list(self._waiting):
            rules = self._part(part.name, "rules")
            free = len(self._running) < self._at_once and not self._same(part, self._running)
            if free and (part.kind == "rules" or rules is None or rules.ready):
                self._waiting.remove(part)
                self._running[part] = task = asyncio.create_task(self._prepare(part))
                task.add_done_callback(partial(self._end, part))

    async def _prepare(self, part: Part) -> None:
        assert self._compile
        part.began, part.used = self._now(), 0.0

        def hear(word: str) -> None:
            if word in part.levels:
                part.levels.remove(word)
                self._tell()
            elif word.replace(".", "", 1).isdecimal():
                part.used = float(word)

        try:
            await self._compile(part, hear)
        except Exception:  # a game of another package may be broken in any way; the others are not
            logger.exception("a game could not be prepared", extra={"games": part.name})

    def _end(self, part: Part, task: "asyncio.Task[None]") -> None:
        """A part is ready, or makes room for another: then what it has compiled is kept."""
        del self._running[part]
        if task.cancelled():
            part.began = None
            self._waiting.insert(sum(one.name in self._wanted for one in self._waiting), part)
        else:
            part.ready, part.levels = True, []
            logger.info("prepared", extra={"games": part.name, "part": part.kind, "seconds": round(part.used, 1)})
        self._tell()
        if part.ready:
            self.told(part)

    def _tell(self) -> None:
        self._news.set()
        self._news = asyncio.Event()

    @staticmethod
    def _same(part: Part, others: Iterable[Part]) -> bool:
        """Whether one of some others has the same code."""
        return any(part.code == other.code for other in others)

    def _part(self, name: str, kind: Kind) -> Part | None:
        return next((part for part in self._all if (part.name, part.kind) == (name, kind)), None)

    def prefer(self, name: str, level: str | None = None) -> None:
        """Prepare something next, because somebody waits for it; what nobody waits for makes room."""
        if any(part.name == name for part in self._all):
            self._wanted.add(name)
        mine = [part for part in self._waiting if part.name == name and part.kind != "playout"]
        if not mine:
            return
        if level in mine[-1].levels:
            mine[-1].levels.remove(level)
            mine[-1].levels.insert(0, level)
        self._waiting = [*mine, *(part for part in self._waiting if part not in mine)]
        idle = [part for part in self._running if part.name not in self._wanted]
        full = len(self._running) >= self._at_once and not any(task.cancelling() for task in self._running.values())
        under_way = name in {part.name for part in self._running} or self._same(mine[0], self._running)
        if idle and full and not under_way:
            self._running[idle[-1]].cancel()

    def check(self, name: str, level: str | None = None) -> None:
        """Refuse, unless the rules of a game, or its bot of a level, are ready; `NotYet` says for how long to wait."""
        for part in self._needed(name, level):
            if not part.has(level if part.kind == "bots" else None):
                self.prefer(name, level)
                raise NotYet("preparing", facts={"seconds": self.seconds(part)})

    async def wait(self, name: str, level: str) -> None:
        """Wait until the bot of a level is ready."""
        while any(not part.has(level if part.kind == "bots" else None) for part in self._needed(name, level)):
            self.prefer(name, level)
            await self._news.wait()

    def _needed(self, name: str, level: str | None) -> list[Part]:
        kinds: list[Kind] = ["rules"] if level is None else ["rules", "bots"]
        return [part for kind in kinds if (part := self._part(name, kind))]

    def seconds(self, part: Part) -> int:
        """About how many seconds it will be until a part is ready."""
        before = [one for one in self._all if one in self._running or one in self._waiting[: self._place(part)]]
        if part in self._running or part.ready:
            return math.ceil(self._left(part))
        return math.ceil(sum(map(self._left, before)) / self._at_once + self._left(part))

    def _place(self, part: Part) -> int:
        return self._waiting.index(part) if part in self._waiting else 0

    def _left(self, part: Part) -> float:
        """Seconds that a part takes from when it begins, or from now."""
        if part.ready:
            return 0.0
        done = [one for one in self._all if one.ready and one.used]
        slower = sum(one.used for one in done) / sum(one.expected for one in done) if done else 1.0
        whole = 0.0 if self._same(part, done) else part.expected * slower
        if part.began is None or part.used < 0.5:
            return max(LEAST, whole)
        return max(LEAST, (whole - part.used) * (self._now() - part.began) / part.used)

    def progress(self, part: Part) -> float:
        """How much of a part is done, from 0 to 1."""
        if part.ready or part.began is None:
            return float(part.ready)
        passed = self._now() - part.began
        return round(passed / (passed + self._left(part)), 2)

    def parts(self) -> list[Part]:
        """What is not ready, in the order in which it will be."""
        return [*self._running, *self._waiting]
