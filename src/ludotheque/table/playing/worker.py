"""One worker process: it does one thing at a time, and says what that took."""

import multiprocessing
import os
import sys
import time
from collections.abc import Callable, Hashable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing.process import BaseProcess
from typing import Any


@dataclass(frozen=True)
class Done:
    """What came of a piece of work: an answer or an error, the processor's seconds, and the worker's memory."""

    answer: Any
    error: Exception | None
    seconds: float
    memory: int
    """Bytes of main memory that the worker has now; 0 where the system does not say."""


class Worker:
    """A process of its own. It starts with the first work."""

    def __init__(self) -> None:
        # A fresh interpreter: a fork would copy the sockets and the threads of the server.
        self.pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), follow)
        self.ready = False
        self.busy = False
        self.loaded: set[Hashable] = set()
        """The kinds of work that it has done before."""
        self.memory = 0

    def stop(self) -> None:
        """End it now, whatever it is doing."""
        stop_now(self.pool)


def nothing() -> None:
    """What a worker does first, which is to start."""


def measured(work: Callable[..., Any], *about: Any) -> Done:
    """Do a piece of work, in the worker."""
    answer, error, began = None, None, time.process_time()
    try:
        answer = work(*about)
    except Exception as raised:
        error = raised
    return Done(answer, error, time.process_time() - began, memory_used())


def memory_used() -> int:
    """The bytes of main memory of this process: now (Linux), at most so far (macOS), or 0 (Windows)."""
    if sys.platform == "linux":
        with open("/proc/self/statm", "rb") as pages:
            return int(pages.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    if sys.platform == "win32":
        return 0
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def let_the_server_go_first() -> None:
    """Take what the server leaves of the processors, where there are too few for all."""
    if hasattr(os, "nice"):
        os.nice(5)


def follow() -> None:
    """Leave it to the server to react to Ctrl-C, which the terminal sends to the workers too; and go when it has gone,
    even if it was killed."""
    import signal
    import threading

    let_the_server_go_first()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
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
