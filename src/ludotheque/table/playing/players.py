"""Bots at work: they think in processes of their own, and see a view and the open actions, nothing else."""

import logging
from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol, TypeAlias

from ludotheque.bots.levels import bot_for
from ludotheque.contract import Action, View
from ludotheque.table.playing.worker_pool import LOADING, MOST_MEMORY, WorkerLost, WorkerPool

logger = logging.getLogger("ludotheque.table")

PATIENCE = 5.0
"""Seconds that a bot may think; then something that is allowed is played for it."""


class Players(Protocol):
    """Whoever chooses actions for bots."""

    async def choose(
        self, table: str, game: str, level: str, view: View, actions: Sequence[Action], seed: int
    ) -> Action | None:
        """What a bot of a level does now at a table; None to wait."""

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
    """Bots in worker processes. One that crashes or thinks too long never holds up a table, and no table holds up the
    bots of another."""

    def __init__(
        self,
        workers: int = 1,
        thinking: Thinking = think,
        patience: float = PATIENCE,
        loading: float = LOADING,
        memory: int = MOST_MEMORY,
    ) -> None:
        self._thinking = thinking
        self._patience = patience
        self._loading = loading
        self._in_vain: set[tuple[str, str]] = set()
        """The games and levels for whose first thought somebody waited long enough, in vain."""
        self.pool = WorkerPool(workers, memory=memory)
        self.failures = 0

    async def choose(
        self, table: str, game: str, level: str, view: View, actions: Sequence[Action], seed: int
    ) -> Action | None:
        """What a bot does now; anything that is allowed, where the bot fails to say."""
        bot = (game, level)
        loading = self._patience if bot in self._in_vain else self._loading
        about = (game, level, view, actions, seed)
        try:
            done = await self.pool.run(
                table, bot, allowed, self._thinking, *about, patience=self._patience, loading=loading
            )
            if done.error is not None:
                raise done.error
            self._in_vain.discard(bot)
            action: Action | None = done.answer
            return action
        except Exception as error:  # whatever a bot does, the table goes on
            self.failures += 1
            why = str(error) if isinstance(error, WorkerLost) else type(error).__name__
            logger.warning("a bot failed", extra={"game": game, "bot_level": level, "why": why})
            if isinstance(error, WorkerLost) and not error.known:
                self._in_vain.add(bot)
            return Random(seed).choice(list(actions)) if actions else None

    def close(self) -> None:
        """Stop the workers."""
        self.pool.close()
