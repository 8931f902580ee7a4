"""A player of another edition of this package, in a process of its own.

``git worktree add DIR COMMIT`` unpacks one; `measuring` asks for it with ``--former DIR``. Rounds of all editions since
rules version 1 are the same record.
"""

import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import numpy as np

from ludotheque.games.polyssimo.bots.search import decide
from ludotheque.games.polyssimo.bots.weights import load
from ludotheque.games.polyssimo.state import ROUND
from ludotheque.kernel import State


class Former:
    """Asks the other process, which thinks with these settings; weights and chance are its own."""

    def __init__(self, folder: Path, playouts: int, end: int, blur: float) -> None:
        asked = [sys.executable, __file__, str(playouts), str(end), str(blur)]
        path = os.pathsep.join([str(folder / "src"), os.environ.get("PYTHONPATH", "")])
        self.process = subprocess.Popen(
            asked, env={**os.environ, "PYTHONPATH": path}, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def choose(self, state: State, chance: Random) -> tuple[int, float]:
        """The piece that it picks or the placement that it lays, and the seconds of processor time that this took."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(state.tobytes() + chance.randbytes(8))
        self.process.stdin.flush()
        chosen, seconds = self.process.stdout.readline().split()
        return int(chosen), float(seconds)


def answer(playouts: int, end: int, blur: float) -> None:
    """Answer until nobody asks any more."""
    weights, size = load(), ROUND.itemsize
    while asked := sys.stdin.buffer.read(size + 8):
        state = np.frombuffer(bytearray(asked[:size]), ROUND)[0]
        began = time.process_time()
        chosen = decide(state, weights[int(state.seats)], playouts, end, blur, Random(asked[size:]))
        print(chosen, time.process_time() - began, flush=True)


if __name__ == "__main__":
    answer(int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3]))
