"""What costs a server much: made once, by workers beside the process that serves the tables, then kept; and no address
gets more than its share of it."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeVar

from ludotheque.table.playing.worker_pool import TooManyWait, WorkerLost, WorkerPool, cores
from ludotheque.web.browser.squeezing import File
from ludotheque.web.errors import TurnedAway
from ludotheque.web.limits import PerAddress, whose

AT_ONCE, A_SECOND = 20, 50
"""How many answers one address gets at once, and then a second: many small answers, or many refusals, hold up those who
play as much as a few large ones."""
LONGEST = 5.0
"""The most seconds that a request waits for that."""
EXPECTED = 0.1
"""The processor's seconds that count for what is to be made, until it is known what it took."""
KEPT_COST = 0.002
"""The seconds that count for an answer that is kept."""
MOST_BYTES = 64 << 20
"""How much is kept in memory."""
SMALL = 4096
"""The bytes that count for what is no file."""
MOST_WAITING = 32
"""How much may wait to be made."""
PATIENCE = 30.0
"""Seconds that it may take to make something."""
WORKERS = 2
AGAIN = 5.0
"""Seconds after which somebody may ask again for what could not be made."""

Made = TypeVar("Made")


class Costly:
    """Answers that cost much, by what they are and what they are about."""

    def __init__(self, seconds_a_minute: float) -> None:
        self._work = PerAddress(seconds_a_minute, 60)
        self._pace = PerAddress(AT_ONCE if seconds_a_minute else 0, AT_ONCE / A_SECOND)
        self._kept: OrderedDict[tuple[Any, ...], Any] = OrderedDict()
        self._bytes = 0
        self._making: dict[tuple[Any, ...], asyncio.Task[Any]] = {}
        self.pool = WorkerPool(min(WORKERS, cores()), waiting=MOST_WAITING)

    async def ask(
        self,
        address: str,
        key: tuple[Any, ...],
        make: Callable[..., Made],
        gather: Callable[[], Awaitable[tuple[Any, ...]]],
        patience: float = PATIENCE,
    ) -> Made:
        """What ``make`` makes in a worker of what was gathered. ``key`` tells it from everything else, and what has the
        same first part costs about the same.

        Raises `TurnedAway` if the address has had its share, or if too many wait.
        """
        if wait := self._pace.line_up(address, LONGEST):
            await asyncio.sleep(wait)
        kept: Made | None = self._kept.get(key)
        self._work.take(address, EXPECTED if kept is None else KEPT_COST)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        making = self._making.get(key)
        if making is None:  # else who comes now waits for the same one
            doing = self._make(address, key, make, gather, patience)
            making = self._making[key] = asyncio.get_running_loop().create_task(doing)
            making.add_done_callback(lambda made: self._end(key, made))
        made: Made = await asyncio.shield(making)
        return made

    async def _make(
        self,
        address: str,
        key: tuple[Any, ...],
        make: Callable[..., Made],
        gather: Callable[[], Awaitable[tuple[Any, ...]]],
        patience: float,
    ) -> Made:
        about = await gather()
        try:
            done = await self.pool.run(whose(address), key[0], make, *about, patience=patience)
        except (TooManyWait, WorkerLost) as error:
            raise TurnedAway("busy", 503, again_after=AGAIN) from error
        self._work.owe(address, done.seconds - EXPECTED)
        if done.error is not None:
            raise done.error
        made: Made = done.answer
        return made

    def _end(self, key: tuple[Any, ...], made: "asyncio.Task[Any]") -> None:
        del self._making[key]
        if made.cancelled() or made.exception():
            return
        self._kept[key] = made.result()
        self._bytes += _size(made.result())
        while self._bytes > MOST_BYTES and len(self._kept) > 1:
            self._bytes -= _size(self._kept.popitem(last=False)[1])

    def close(self) -> None:
        """Stop the workers."""
        self.pool.close()
        for making in list(self._making.values()):
            with suppress(RuntimeError):  # the loop may have gone
                making.cancel()


def _size(made: object) -> int:
    if isinstance(made, File):
        return len(made.content) + len(made.squeezed or b"")
    return sum(map(_size, made.values())) if isinstance(made, dict) else SMALL
