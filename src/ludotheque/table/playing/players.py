"""Bots at work: they think in processes of their own, and see a view and the open actions, nothing else."""

import asyncio
import logging
import multiprocessing
import os
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing.process import BaseProcess
from random import Random
from typing import Protocol, TypeAlias

from ludotheque.bots.levels import bot_for
from ludotheque.contract import Action, View

logger = logging.getLogger("ludotheque.table")

PATIENCE = 5.0
"""Seconds that a bot may think; then something that is allowed is played for it."""
LOADING = 60.0
"""Seconds that it may take for its first thought, if what it needs must be compiled for this machine."""


class Players(Protocol):
    """Whoever chooses actions for bots."""

    async def choose(self, game: str, level: str, view: View, actions: Sequence[Action], seed: int) -> Action | None:
        """What a bot of a level does now; None to wait."""

    def close(self) -> None:
        """Send them home."""


def think(game: str, level: str, view: View, actions: Sequence[Action], seed: int) -> Action | None:
    """What a bot does."""
    return bot_for(game, level)(view, actions, seed)


class NotAllowed(Exception):
    """A bot chose an action that is not open to it."""


Thinking: TypeAlias = Callable[[str, str, View, Sequence[Action], int], Action | None]
"""A function that a worker can import: a game, a level, a view, the open actions and a seed give an action, or None to
wait."""


def allowed(
    thinking: Thinking, game: str, level: str, view: View, actions: Sequence[Action], seed: int
) -> Action | None:
    """What a bot does, as the worker processes compute it, if that is allowed."""
    action = thinking(game, level, view, actions, seed)
    if action is not None and action not in actions:
        raise NotAllowed
    return action


class WorkerPlayers:
    """Bots in worker processes. One that crashes or thinks too long never holds up a table."""

    def __init__(
        self, workers: int = 1, thinking: Thinking = think, patience: float = PATIENCE, loading: float = LOADING
    ) -> None:
        self._workers = workers
        self._thinking = thinking
        self._patience = patience
        self._loading = loading
        self._loaded: set[tuple[str, str]] = set()
        """The games and levels whose first thought has come from these workers …"""
        self._in_vain: set[tuple[str, str]] = set()
        """… and those for whose first thought somebody waited long enough, in vain."""
        self._pool: ProcessPoolExecutor | None = None
        self._turns = asyncio.Semaphore(workers)
        self.failures = 0

    async def choose(self, game: str, level: str, view: View, actions: Sequence[Action], seed: int) -> Action | None:
        """What a bot does now; anything that is allowed, where the bot fails to say."""
        async with self._turns:  # the time spent waiting for a worker does not count as thinking
            return await self._choose(game, level, view, actions, seed)

    async def _choose(self, game: str, level: str, view: View, actions: Sequence[Action], seed: int) -> Action | None:
        if self._pool is None:
            # A fresh interpreter: a fork would copy the sockets and the threads of the server.
            self._pool = ProcessPoolExecutor(self._workers, multiprocessing.get_context("spawn"), be_quiet)
        pool, loop, bot = self._pool, asyncio.get_running_loop(), (game, level)
        known = bot in self._loaded or bot in self._in_vain
        try:
            thought = loop.run_in_executor(pool, allowed, self._thinking, game, level, view, actions, seed)
            async with asyncio.timeout(self._patience if known else self._loading):
                action = await thought
            self._loaded.add(bot)
            self._in_vain.discard(bot)
            return action
        except Exception as error:  # whatever a bot does, the table goes on
            self.failures += 1
            logger.warning("a bot failed", extra={"game": game, "bot_level": level, "why": type(error).__name__})
            if isinstance(error, BrokenExecutor | TimeoutError) and self._pool is pool:
                self._pool = None
                self._loaded.clear()  # the next workers have everything to load again
                if not known:
                    self._in_vain.add(bot)
                stop_now(pool)
            return Random(seed).choice(list(actions)) if actions else None

    def close(self) -> None:
        """Stop the workers."""
        if self._pool:
            stop_now(self._pool)
            self._pool = None


def be_quiet() -> None:
    """Leave it to the server to react to Ctrl-C, which the terminal sends to the workers too; and go when it has gone,
    even if it was killed."""
    import signal
    import threading

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_the_server, daemon=True).start()


def _follow_the_server() -> None:
    """End this process when the server ends."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


def stop_now(pool: ProcessPoolExecutor) -> None:
    """Stop the workers now, also those that are lost in thought."""
    workers: dict[int, BaseProcess] = getattr(pool, "_processes", None) or {}
    for process in list(workers.values()):
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)
