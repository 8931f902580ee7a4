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
from collections.abc import Mapping
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from threading import Lock
from typing import IO, NamedTuple

from support import skewed_clock
from support.server import INTERPRETED, LONG_ENOUGH, Server, clean_env

CAN_FORK = hasattr(os, "fork") and hasattr(signal, "SIGKILL")
LOADED = (
    "ludotheque.cli",
    "ludotheque.web.serve",
    "ludotheque.table.keeping.store.sqlite",
    "ludotheque.table.keeping.store.postgres",
    "ludotheque.table.bus.nats",
)


class Nursery:
    """The process that has loaded the program, and of which servers are born."""

    def __init__(self) -> None:
        self.env = {**INTERPRETED, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        """The variables of all its servers."""
        self._one_at_a_time = Lock()
        self._line, theirs = socket.socketpair()
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-c", f"from support.nursery import tend; tend({theirs.fileno()})"],
                stdin=subprocess.DEVNULL,
                env=clean_env(self.env),
                pass_fds=[theirs.fileno()],
                start_new_session=True,  # so that Ctrl-C is ours alone
            )

    def bear(self, arguments: list[str], habits: "Habits", out: int, log: int, life: int) -> int:
        """Start a server that writes to these files and holds ``life`` open until it dies, where it says last how it
        ended; its process id."""
        with self._one_at_a_time:
            socket.send_fds(self._line, [json.dumps([arguments, *habits]).encode()], [out, log, life])
            return int(self._line.recv(100))

    def close(self) -> None:
        self._line.close()
        self._process.wait(LONG_ENOUGH)


class Habits(NamedTuple):
    """What a server has that others have not."""

    clock: str | None
    """A file that says how far ahead its clock is."""
    constants: Mapping[str, float]
    """Other values for constants, by their names with their modules."""


class QuickServer(Server):
    """A server that a nursery has borne, perhaps with `Habits`."""

    def __init__(
        self,
        folder: Path,
        nursery: Nursery,
        *flags: str,
        clock: Path | None = None,
        constants: Mapping[str, float] | None = None,
    ) -> None:
        super().__init__(folder, flags, nursery.env)
        self.pid = 0
        self._habits = Habits(str(clock) if clock else None, constants or {})
        self._nursery = nursery
        self._life: int | None = None

    def _launch(self, arguments: list[str], log: IO[bytes]) -> IO[str]:
        out, writing = os.pipe()
        self._life, dying = os.pipe()
        self.pid = self._nursery.bear(arguments, self._habits, writing, log.fileno(), dying)
        os.close(writing)
        os.close(dying)
        return os.fdopen(out, encoding="utf-8")

    @property
    def alive(self) -> bool:
        return self._life is not None and not select.select([self._life], [], [], 0)[0]

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


def tend(number: int) -> None:
    """Load the program, and bear a server for each message, until nobody asks for more."""
    skewed_clock.install()
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
            _be_a_server(*json.loads(asked), *files)
        for file in files:
            os.close(file)
        line.send(str(child).encode())


def _be_a_server(
    arguments: list[str], clock: str | None, constants: Mapping[str, float], out: int, log: int, life: int
) -> None:
    """What `ludotheque` does with these arguments. ``life`` is not for the processes that the server starts."""
    from ludotheque.cli import main

    if clock:
        skewed_clock.follow(Path(clock))
    for name, value in constants.items():
        module, _, constant = name.rpartition(".")
        setattr(import_module(module), constant, value)
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
