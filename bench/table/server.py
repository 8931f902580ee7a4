"""A server under measurement: a process on a core of its own, and what the kernel knows about it."""

import asyncio
import os
import resource
import socket
import subprocess
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO

SERVE = ("-m", "ludotheque", "serve", "--no-open", "--host", "127.0.0.1")
WITHOUT_LIMITS = ("--rate", "0", "--sockets", "0", "--all-sockets", "0", "--tables", "0", "--joins", "0")
"""One address may open as many tables and sockets, and send as much, as it likes."""
TICKS = os.sysconf("SC_CLK_TCK")
PATIENCE = 30.0
"""Seconds that a server may take to start, and to stop."""


class Trouble(Exception):
    """A server did not do its part, so there is nothing to measure."""


_ALLOWED = sorted(os.sched_getaffinity(0))
SERVERS_CORE, CLIENTS_CORE = _ALLOWED[0], _ALLOWED[-1]
"""The core for the servers and the core for the clients; the same one where there is only one."""


def take_clients_core() -> None:
    """Run on the clients' core from now on."""
    os.sched_setaffinity(0, {CLIENTS_CORE})


def allow_many_sockets() -> None:
    """As many open files as this user may have, for us and for the servers that we start."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


@dataclass(frozen=True)
class Usage:
    """What a server had used at one moment."""

    processor: float
    """Seconds, of all its processes, those that have ended included."""
    memory: int
    """Bytes of main memory (RSS) of all its processes."""
    core: float
    """Seconds that its core computed for anybody since the machine started, or had to wait for another machine."""
    at: float


@dataclass
class Server:
    """A running server."""

    process: subprocess.Popen[bytes]
    port: int
    output: IO[bytes]

    @property
    def url(self) -> str:
        """Where it is, without the scheme."""
        return f"127.0.0.1:{self.port}"

    def usage(self) -> Usage:
        """What it has used so far, with its children."""
        processor, pages = 0.0, 0
        for process in _family(self.process.pid):
            try:
                text = Path(f"/proc/{process}/stat").read_text()
            except (FileNotFoundError, ProcessLookupError):
                continue  # it has just ended; its parent knows its time
            # The name in brackets may hold anything, so the count begins after it: field 3 of proc_pid_stat(5) is 0.
            numbers = text.rpartition(")")[2].split()
            processor += sum(int(number) for number in numbers[11:15]) / TICKS  # utime, stime, cutime, cstime
            pages += int(numbers[21])
        return Usage(processor, pages * resource.getpagesize(), _computed(SERVERS_CORE), time.perf_counter())

    def last_words(self) -> str:
        """The end of what it printed."""
        self.output.seek(0)
        return self.output.read().decode("utf-8", "replace").strip()[-2000:]

    def stop(self) -> None:
        """End it, gently if it lets us."""
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.output.close()


def _computed(core: int) -> float:
    for line in Path("/proc/stat").read_text().splitlines():
        name, *ticks = line.split()
        if name == f"cpu{core}":
            user, nice, system, _idle, _waiting, *rest = map(int, ticks[:8])  # then irq, softirq, steal
            return (user + nice + system + sum(rest)) / TICKS
    return 0.0


def _family(pid: int) -> list[int]:
    """A process and all that it started."""
    found = [pid]
    for member in found:
        for task in Path(f"/proc/{member}/task").glob("*/children"):
            try:
                found += [int(child) for child in task.read_text().split()]
            except (FileNotFoundError, ProcessLookupError):
                continue
    return found


async def start(command: Sequence[str], port: int, folder: Path, environment: Mapping[str, str]) -> Server:
    """Start a server on the servers' core and wait until it answers at its port."""
    output = tempfile.TemporaryFile()  # noqa: SIM115 (it lives as long as the server)
    process = subprocess.Popen(
        ["taskset", "--cpu-list", str(SERVERS_CORE), *command],
        cwd=folder,
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=subprocess.STDOUT,
    )
    server = Server(process, port, output)
    patient_until = time.monotonic() + PATIENCE
    while True:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            if process.poll() is not None or time.monotonic() > patient_until:
                words = server.last_words()
                server.stop()
                raise Trouble(f"{command[0]} did not start: {words}") from None
            await asyncio.sleep(0.05)
        else:
            writer.close()
            return server
