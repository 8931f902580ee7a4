"""A real server in a process of its own, on a free port, to be stopped, killed and started again."""

import os
import re
import signal
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO

from support.running import OwnPort, running
from support.services import database, shared_nats

LONG_ENOUGH = 180.0
"""Seconds for a server to start or to stop, on a machine that is busy with much else."""
COMPILING = 240.0
"""Seconds for everything to be compiled, where `ludotheque prepare` has not done it."""
ADDRESS = re.compile(r"http://\S+?(?=/?\s*$)")
INTERPRETED = {"LUDOTHEQUE_INTERPRET": "1"}
"""Starts in half the time: for tests of servers that come and go, which play few moves."""
NO_LIMITS = ("--rate", "0", "--sockets", "0", "--all-sockets", "0", "--tables", "0", "--joins", "0")
"""For a server that minds no crowd."""


def clean_env(env: Mapping[str, str]) -> dict[str, str]:
    """The variables of a server: ours without its settings, and these."""
    ours = {name: value for name, value in os.environ.items() if not name.startswith("LUDOTHEQUE_")}
    return {**ours, "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1", **env}


class Server:
    """A server on this machine. What it writes is in ``said`` (its output) and ``logged`` (its log)."""

    def __init__(
        self,
        folder: Path,
        flags: tuple[str, ...],
        env: Mapping[str, str],
        python: str = sys.executable,
        program: str = "ludotheque",
    ) -> None:
        self.folder = folder
        self.address = ""
        """http://127.0.0.1:PORT, without a slash at its end; the same after a restart."""
        self.process: subprocess.Popen[str]
        self.said: list[str] = []
        self._flags = flags
        self._env = env
        self._program = [python, "-m", program]
        self._log = folder / "server.log"
        self._serving = threading.Event()
        self._reader: threading.Thread | None = None
        self._own_port = OwnPort()

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    @property
    def logged(self) -> str:
        return self._log.read_text("utf-8", errors="replace")

    @property
    def alive(self) -> bool:
        """Whether it runs."""
        return self.process.poll() is None

    @property
    def open_files(self) -> int:
        """How many files and sockets it has open, as the system counts them (Linux)."""
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def start(self, *, wait: bool = True) -> None:
        """Start it and wait until guests can come."""
        port = str(self.port) if self.address else "0"
        data = [] if "--data-dir" in self._flags else ["--data-dir", str(self.folder / "data")]
        self._serving = threading.Event()  # a new one: the thread that hears the last server may set the old one yet
        with self._log.open("ab") as log:
            out = self._launch(["serve", "--port", port, "--no-open", *data, *self._flags], log)
        self._reader = threading.Thread(target=self._read, args=[out, self._serving], daemon=True)
        self._reader.start()
        if wait:
            self.wait()

    def _launch(self, arguments: list[str], log: IO[bytes]) -> IO[str]:
        """Let it run; what it will write."""
        self.process = subprocess.Popen(
            [*self._program, *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            encoding="utf-8",
            env=clean_env(self._env),
            start_new_session=True,  # so that Ctrl-C is ours alone
        )
        assert self.process.stdout
        return self.process.stdout

    def wait(self) -> None:
        """Wait until guests can come, and everything is compiled, if it is where all tests keep it."""
        self._serving.wait(LONG_ENOUGH)
        if not self.alive or not self.address:
            self.kill()
            raise RuntimeError(f"the server did not start: {self.logged[-3000:]}")
        end = time.monotonic() + COMPILING
        own_rules = {"NUMBA_CACHE_DIR", *INTERPRETED} & self._env.keys()
        while not own_rules and time.monotonic() < end and self._prepares():
            time.sleep(0.5)

    def _prepares(self) -> bool:
        """Whether something is still being compiled, as after a change of the rules."""
        with urllib.request.urlopen(f"{self.address}/api/preparing", timeout=LONG_ENOUGH) as answer:
            return bool(answer.read() != b"[]")

    def kill(self) -> None:
        """End it at once, whatever it is doing; its port is kept for it."""
        self._end(signal.SIGKILL)
        self._keep_port()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Let it finish in order, and keep its port for it; what it ended with."""
        code = self._end(how)
        self._keep_port()
        return code

    def close(self) -> None:
        """End it for good."""
        self._end(signal.SIGKILL)
        self._own_port.let_go()

    def _keep_port(self) -> None:
        self._own_port.keep(self.port if self.address else 0)

    def restart(self, *flags: str) -> None:
        """Stop it, if it runs, and start it again at the same address, with more flags."""
        if self.alive:
            self.stop()
        self._flags = (*self._flags, *flags)
        self.start()

    def _read(self, out: IO[str], serving: threading.Event) -> None:
        with out:
            for line in out:
                self.said.append(line)
                found = ADDRESS.search(line)
                if found and serving is self._serving:
                    self.address = self.address or found[0]
                    serving.set()
        serving.set()

    def _end(self, how: signal.Signals) -> int:
        if not hasattr(self, "process"):
            return 0
        if self.process.poll() is None:
            self.process.send_signal(how)
        try:
            code = self.process.wait(LONG_ENOUGH)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise
        if self._reader:
            self._reader.join(5)
        return code


@contextmanager
def running_server(
    folder: Path,
    *flags: str,
    env: Mapping[str, str] | None = None,
    python: str = sys.executable,
    program: str = "ludotheque",
) -> Iterator[Server]:
    """A server that keeps its tables under a folder, with these flags and variables; it is killed at the end.

    With ``LUDOTHEQUE_TEST_SERVERS=outgrown`` it keeps them in a PostgreSQL of the tests' own, and has a NATS: so every
    test that starts a server here proves both kinds.
    """
    with ExitStack() as stack:
        if os.environ.get("LUDOTHEQUE_TEST_SERVERS") == "outgrown" and "--database" not in flags:
            flags = (*flags, "--database", stack.enter_context(database()), "--bus", shared_nats())
        yield stack.enter_context(running(Server(folder, flags, env or {}, python, program)))
