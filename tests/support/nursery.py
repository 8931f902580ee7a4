"""Servers that start in a moment: one process loads the program, and every server is a fork of it.

Each is a process of its own that runs `ludotheque serve` from its first line, and dies alone; only the time that Python
takes to load the program is spared. So a test can kill dozens of them, and a long run thousands.
"""

import gc
import json
import os
import select
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path

from support.server import ADDRESS, INTERPRETED, LONG_ENOUGH, Server

CAN_FORK = hasattr(os, "fork") and hasattr(signal, "SIGKILL")
NO_LIMITS = ("--rate", "0", "--sockets", "0", "--all-sockets", "0", "--tables", "0", "--joins", "0")
LOADED = (
    "ludotheque.cli",
    "ludotheque.web.serve",
    "ludotheque.table.keeping.store.sqlite",
    "ludotheque.table.keeping.store.postgres",
    "ludotheque.table.bus.nats",
)


class Nursery:
    """The process that has loaded the program, and of which servers are born."""

    def __init__(self, env: Mapping[str, str]) -> None:
        self._line, theirs = socket.socketpair()
        clean = {name: value for name, value in os.environ.items() if not name.startswith("LUDOTHEQUE_")}
        path = {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-c", f"from support.nursery import tend; tend({theirs.fileno()})"],
                stdin=subprocess.DEVNULL,
                env={**clean, "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1", **path, **env},
                pass_fds=[theirs.fileno()],
                start_new_session=True,  # so that Ctrl-C is ours alone
            )

    def bear(self, arguments: list[str], out: int, log: int, life: int) -> int:
        """Start a server that writes to these files and holds ``life`` open until it dies, where it says last how it
        ended; its process id."""
        socket.send_fds(self._line, [json.dumps(arguments).encode()], [out, log, life])
        return int(self._line.recv(100))

    def close(self) -> None:
        self._line.close()
        self._process.wait(LONG_ENOUGH)


class QuickServer(Server):
    """A server that a nursery has borne."""

    def __init__(self, folder: Path, flags: tuple[str, ...], nursery: Nursery) -> None:
        super().__init__(folder, flags, {})
        self.pid = 0
        self._nursery = nursery
        self._life: int | None = None

    def start(self, *, wait: bool = True) -> None:
        port = str(self.port) if self.address else "0"
        arguments = ["serve", "--port", port, "--no-open", "--data-dir", str(self.folder / "data"), *self._flags]
        self._serving = threading.Event()  # a new one: the thread that hears the last server may set the old one yet
        out, writing = os.pipe()
        self._life, dying = os.pipe()
        with self._log.open("ab") as log:
            self.pid = self._nursery.bear(arguments, writing, log.fileno(), dying)
        os.close(writing)
        os.close(dying)
        self._reader = threading.Thread(target=self._listen, args=[out, self._serving], daemon=True)
        self._reader.start()
        if wait:
            self.wait()

    def wait(self) -> None:
        self._serving.wait(LONG_ENOUGH)
        if not self.alive or not self.address:
            self.kill()
            raise RuntimeError(f"the server did not start: {self.logged[-3000:]}")

    @property
    def alive(self) -> bool:
        return self._life is not None and not select.select([self._life], [], [], 0)[0]

    def _listen(self, out: int, serving: threading.Event) -> None:
        with os.fdopen(out, encoding="utf-8") as lines:
            for line in lines:
                found = ADDRESS.search(line)
                if found:
                    self.address = self.address or found[0]
                    serving.set()
        serving.set()

    def _end(self, how: signal.Signals) -> int:
        life, self._life = self._life, None
        if life is not None:
            try:
                if not select.select([life], [], [], 0)[0]:
                    with suppress(ProcessLookupError):  # it may have been killed a moment ago
                        os.kill(self.pid, how)
                    assert select.select([life], [], [], LONG_ENOUGH)[0], "the server did not end"
                return int(os.read(life, 100) or -how)
            finally:
                os.close(life)
        return 0


@contextmanager
def nursery(env: Mapping[str, str] = INTERPRETED) -> Iterator[Nursery]:
    """A nursery, with variables that all its servers have."""
    place = Nursery(env)
    try:
        yield place
    finally:
        place.close()


@contextmanager
def quick_server(folder: Path, place: Nursery, *flags: str) -> Iterator[QuickServer]:
    """A server that keeps its tables under a folder, with these flags; it is killed at the end."""
    server = QuickServer(folder, flags, place)
    try:
        server.start()
        yield server
    finally:
        server.close()


def tend(number: int) -> None:
    """Load the program, and bear a server for each message, until nobody asks for more."""
    for name in LOADED:
        import_module(name)
    from ludotheque.web.warmup import load_rules, use

    for part in load_rules():
        if part.kind == "rules":
            use(part)
    gc.collect()
    gc.freeze()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the dead
    line = socket.socket(fileno=number)
    while True:
        asked, files, _, _ = socket.recv_fds(line, 65536, 3)
        if not asked:
            os.killpg(0, signal.SIGKILL)  # whoever asked has gone, so all servers go, and we too
        child = os.fork()
        if child == 0:
            line.close()
            _be_a_server(json.loads(asked), *files)
        for file in files:
            os.close(file)
        line.send(str(child).encode())


def _be_a_server(arguments: list[str], out: int, log: int, life: int) -> None:
    """What `ludotheque` does with these arguments. ``life`` is not for the processes that the server starts."""
    from ludotheque.cli import main

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.dup2(out, 1)
    os.dup2(log, 2)
    for number, name in ((1, "stdout"), (2, "stderr")):
        setattr(sys, name, os.fdopen(number, "w", encoding="utf-8", closefd=False))
    os.close(out)
    os.close(log)
    os.set_inheritable(life, False)
    sys.argv = ["ludotheque", *arguments]
    try:
        main()
    except SystemExit as end:
        os.write(life, str(end.code or 0).encode())
        raise
