"""Who plays the matches: this process, all cores of this machine, or a Dask cluster."""

import multiprocessing
import os
import pickle
import signal
import socket
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing.synchronize import Event
from typing import Any, NamedTuple, ParamSpec, TypeVar

from ludotheque.arena.contest import Contest, Job
from ludotheque.arena.errors import ArenaError
from ludotheque.arena.playing import PlayedMatch, Stopped, play_deal

CONNECT = 10
"""Seconds to find a cluster."""
SCHEDULER_PORT = 8786
"""The default port of Dask's scheduler."""


Given = ParamSpec("Given")
Done = TypeVar("Done")


class TimeUp(Exception):
    """The contest has used up its time."""


class Crew(NamedTuple):
    """Some workers."""

    executor: Executor
    size: int
    play: Callable[[Contest, Job], list[PlayedMatch]]
    send: Callable[[object], bytes] | None = None
    """How a bot is sent to them; None where they are in this process."""


def played(contest: Contest, crew: Crew, seconds: float | None = None) -> Iterator[list[PlayedMatch]]:
    """Every deal as it is done, in any order, until all are done or the time is up, counted from the first one done.

    Only as many are handed out as keep the workers busy.
    """
    _check_bots_travel(contest, crew)
    return shared_out(crew, crew.play, ((contest, job) for job in contest.jobs()), seconds)


def shared_out(
    crew: Crew, work: Callable[..., Done], jobs: Iterator[tuple[Any, ...]], seconds: float | None = None
) -> Iterator[Done]:
    """What came of every job as it is done, in any order, until all are done or the time is up."""
    end: float | None = None
    under_way: set[Future[Done]] = set()
    try:
        while True:
            while len(under_way) < 2 * crew.size and (job := next(jobs, None)):
                under_way.add(crew.executor.submit(work, *job))
            if not under_way:
                return
            left = None if end is None else max(0.0, end - time.monotonic())
            done, under_way = wait(under_way, left, FIRST_COMPLETED)
            for future in done:
                yield future.result()
            if end is None and seconds is not None:  # the workers have started, and everything is compiled
                end = time.monotonic() + seconds
            if end is not None and time.monotonic() >= end:
                raise TimeUp
    finally:
        for future in under_way:
            future.cancel()


def _check_bots_travel(contest: Contest, crew: Crew) -> None:
    """Raise `ArenaError` for a bot that this process alone knows and cannot send to the workers."""
    for entrant in contest.entrants:
        try:
            if entrant.maker and crew.send:
                crew.send(entrant.maker)
        except Exception as error:  # an object says as it likes that it cannot be sent
            raise ArenaError("cannot-travel", facts={"bot": entrant.name, "why": str(error)}) from error


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def here(workers: int | None = None) -> Iterator[Crew]:
    """``workers`` processes on this machine, by default one for each core. A single worker is this process."""
    workers = cores() if workers is None else workers
    if workers < 1:
        raise ArenaError("bad-workers", facts={"value": workers})
    if workers == 1:
        yield Crew(_Alone(), 1, play_deal)
        return
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(workers, context, _begin, (stop,)) as pool:
        try:
            yield Crew(pool, workers, _play_until_stopped, pickle.dumps)
        except BaseException:
            stop.set()
            pool.shutdown(wait=True, cancel_futures=True)
            raise


@contextmanager
def cluster(address: str) -> Iterator[Crew]:
    """The workers of a Dask cluster, by the address of its scheduler. They need Ludothèque installed."""
    try:
        from distributed import Client
        from distributed.protocol.pickle import dumps
    except ImportError:
        raise ArenaError("no-cluster-extra") from None
    try:
        _knock(address)
        client: Any = Client(address, timeout=CONNECT)  # type: ignore[no-untyped-call, unused-ignore]
    except (OSError, ValueError) as error:
        raise ArenaError("no-scheduler", facts={"address": address, "why": str(error)}) from None
    with client:
        size = sum(client.nthreads().values())
        if not size:
            raise ArenaError("no-workers", facts={"address": address})
        with client.get_executor(pure=False) as executor:
            yield Crew(executor, size, play_deal, dumps)


def _knock(address: str) -> None:
    """Raise an `OSError` at once where nobody answers, before Dask starts threads and tries for long."""
    from distributed.comm.addressing import parse_address, parse_host_port

    scheme, place = parse_address(address)  # type: ignore[no-untyped-call, unused-ignore]
    if scheme in ("tcp", "tls"):
        host, port = parse_host_port(place, SCHEDULER_PORT)  # type: ignore[no-untyped-call, unused-ignore]
        socket.create_connection((host, port), CONNECT).close()


class _Alone(Executor):
    """Does at once what it is asked for."""

    def submit(self, fn: Callable[Given, Done], /, *args: Given.args, **kwargs: Given.kwargs) -> Future[Done]:
        future: Future[Done] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


_stop: Event | None = None


def _begin(stop: Event) -> None:
    """Leave Ctrl-C to the process that holds the contest: it tells this one to stop."""
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_until_stopped(contest: Contest, job: Job) -> list[PlayedMatch]:
    assert _stop is not None, "a worker has begun"
    try:
        return play_deal(contest, job, _stop.is_set)
    except Stopped:
        return []
