"""New processes that run a script, for the price of a fork: one process has loaded Numba, and has compiled something.

Nothing of ours is loaded there that knows of rules. So each compiles its own, and finds on disk what others have kept.
"""

import json
import os
import runpy
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

CAN_FORK = hasattr(os, "fork")
TOLD, TROUBLES = "told.txt", "troubles.txt"


class Newcomers:
    """Whoever runs a script in a folder, with a cache of Numba that is its own."""

    def __init__(self, parent: "subprocess.Popen[str] | None") -> None:
        self._parent = parent

    def run(self, folder: Path, script: str) -> str:
        """What a script prints in a process of its own; it must end well."""
        if self._parent is None:
            command = [sys.executable, "-B", script]
            env = {**os.environ, "NUMBA_CACHE_DIR": str(folder / "cache")}
            return subprocess.run(
                command, cwd=folder, env=env, capture_output=True, text=True, check=True
            ).stdout.strip()
        assert self._parent.stdin
        assert self._parent.stdout
        print(json.dumps([str(folder), script]), file=self._parent.stdin, flush=True)
        status = int(self._parent.stdout.readline())
        assert status == 0, (folder / TROUBLES).read_text("utf-8")
        return (folder / TOLD).read_text("utf-8").strip()


@contextmanager
def newcomers() -> Iterator[Newcomers]:
    """New processes, as long as they are needed."""
    if not CAN_FORK:
        yield Newcomers(None)
        return
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-B", "-c", f"from {__name__} import bear; bear()"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=env, text=True) as parent:
        yield Newcomers(parent)


def bear() -> None:
    """Run each script that is asked for in a fork of this process, and say how it ended, until nobody asks."""
    from numba import njit

    njit(lambda number: number + 1)(1)
    assert "ludotheque.kernel" not in sys.modules
    for asked in sys.stdin:
        child = os.fork()
        if child == 0:
            _live(*json.loads(asked))
        print(os.waitpid(child, 0)[1], flush=True)


def _live(folder: str, script: str) -> None:
    from numba.core import config

    os.chdir(folder)
    for file, number in ((TOLD, 1), (TROUBLES, 2)):
        os.dup2(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC), number)
    config.CACHE_DIR = str(Path(folder, "cache"))
    sys.path.insert(0, folder)
    ended_well = False
    try:
        runpy.run_path(script, run_name="__main__")
        ended_well = True
    except BaseException:
        sys.excepthook(*sys.exc_info())
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(0 if ended_well else 1)
