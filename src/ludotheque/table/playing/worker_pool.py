"""Work that would hold up the server, done by worker processes: shared out fairly, within a time, and watched."""

import asyncio
import logging
import os
import sys
from collections.abc import Callable, Hashable
from concurrent.futures import BrokenExecutor
from dataclasses import dataclass
from typing import Any

from ludotheque.table.playing.fair_queue import Costs, Lanes, Wish
from ludotheque.table.playing.worker import Done, Worker, measured, nothing

logger = logging.getLogger("ludotheque.table")

LOADING = 60.0
"""Seconds that a worker may take to start, or for the first work of a kind, for which something must be loaded or even
compiled for this machine."""
MOST_MEMORY = 1 << 29
"""Bytes of main memory after which a worker is replaced; with all our games loaded it has a third of that."""


class WorkerLost(Exception):
    """A worker crashed or took too long; the work was not done."""

    def __init__(self, why: str, *, known: bool) -> None:
        super().__init__(why)
        self.known = known
        """Whether it had done this kind of work before."""


class TooManyWait(Exception):
    """So many wait already that this was not begun."""


def cores() -> int:
    """The processors that this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


@dataclass(eq=False)
class Turn(Wish):
    """A piece of work that waits for a worker, or is under way."""

    kind: Hashable
    work: Callable[..., Any]
    about: tuple[Any, ...]
    patience: float
    loading: float
    done: asyncio.Future[Done]


class WorkerPool:
    """Some workers, as many as there is work for. What takes long never has the last of them, and of those who wait
    everybody gets as much of their time."""

    def __init__(self, most: int, *, memory: int = MOST_MEMORY, waiting: int | None = None) -> None:
        self._most = most
        self._memory = memory
        self._most_waiting = waiting
        self._lanes: Lanes[Turn] = Lanes(most)
        self._costs = Costs()
        self._turns: set[Turn] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.workers: list[Worker] = []
        self.replaced = 0
        """How many workers were replaced because they had too much memory."""

    @property
    def waiting(self) -> int:
        """How much work waits for a worker."""
        return len(self._lanes)

    async def run(
        self,
        who: str,
        kind: Hashable,
        work: Callable[..., Any],
        *about: Any,
        patience: float,
        loading: float = LOADING,
    ) -> Done:
        """Have something done for somebody, in ``patience`` seconds from when it begins. A worker that has not done
        this kind of work before has ``loading`` seconds. Raises `WorkerLost`, or `TooManyWait`."""
        if self._most_waiting is not None and len(self._lanes) >= self._most_waiting:
            raise TooManyWait
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Done] = loop.create_future()
        turn = Turn(who, self._costs.expected(kind, loop.time()), kind, work, about, patience, loading, done)
        self._lanes.put(turn)
        self._share_out()
        self._turns.add(turn)
        try:
            return await turn.done
        finally:
            self._turns.discard(turn)
            self._lanes.drop(turn)  # where nobody wants it any more; what a worker has begun it will finish

    def _share_out(self) -> None:
        """Give work to those who have none, and get one more worker if that would be of use."""
        while idle := [worker for worker in self.workers if worker.ready and not worker.busy]:
            turn = self._lanes.take()
            if turn is None:
                break
            worker = next((one for one in idle if turn.kind in one.loaded), idle[0])
            worker.busy = True
            self._begin(self._carry_out(turn, worker))
        if (
            len(self.workers) < self._most
            and all(worker.ready for worker in self.workers)
            and self._lanes.use_for_more(len(self.workers))
        ):
            self.workers.append(Worker())
            self._begin(self._start(self.workers[-1]))

    def _begin(self, doing: Any) -> None:
        task = asyncio.get_running_loop().create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _start(self, worker: Worker) -> None:
        try:
            starting = asyncio.get_running_loop().run_in_executor(worker.pool, nothing)
            await asyncio.wait_for(starting, LOADING)
            worker.ready = True
        except (BrokenExecutor, OSError, TimeoutError) as error:
            logger.warning("a worker did not start", extra={"why": type(error).__name__})
            self._lose(worker)
            while not self.workers and (turn := self._lanes.take()):
                self._end(turn, WorkerLost("NotStarted", known=False))
        self._share_out()

    async def _carry_out(self, turn: Turn, worker: Worker) -> None:
        known = turn.kind in worker.loaded
        try:
            doing = asyncio.get_running_loop().run_in_executor(worker.pool, measured, turn.work, *turn.about)
            async with asyncio.timeout(turn.patience if known else turn.loading):
                done: Done = await doing
        except (BrokenExecutor, TimeoutError) as error:
            self._lose(worker)
            self._end(turn, WorkerLost(type(error).__name__, known=known))
        except Exception as error:  # what came of it could not be sent
            self._end(turn, error)
        else:
            worker.loaded.add(turn.kind)
            worker.memory = done.memory
            if known:  # the first time it had to load something
                self._costs.note(turn.kind, done.seconds, asyncio.get_running_loop().time())
            self._end(turn, done)
        worker.busy = False
        if worker.memory > self._memory:
            self.replaced += 1
            logger.info("a worker is replaced", extra={"why": "memory"})
            self._lose(worker)
        self._share_out()

    def _end(self, turn: Turn, what: Done | Exception) -> None:
        """Tell what came of a piece of work."""
        self._lanes.settle(turn, what.seconds if isinstance(what, Done) else 0.0)
        if turn.done.done():  # nobody wants it any more
            return
        if isinstance(what, Done):
            turn.done.set_result(what)
        else:
            turn.done.set_exception(what)

    def _lose(self, worker: Worker) -> None:
        if worker in self.workers:
            self.workers.remove(worker)
            worker.stop()

    def close(self) -> None:
        """Stop all workers."""
        for task in list(self._tasks):
            task.cancel()
        for turn in list(self._turns):
            turn.done.cancel()
        for worker in list(self.workers):
            self._lose(worker)
