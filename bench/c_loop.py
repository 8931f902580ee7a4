"""The plain C version of the Lucky Numbers playout, compiled here and now, as the limit of what can be reached."""

import ctypes
import os
import shlex
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bench.clock import Absent, Contender, Portion
from bench.ours import BATCH, BLOCK, SEATS, Batch

WHO = "plain C"
GAME = "lucky-numbers"
SOURCE = Path(__file__).with_name("lucky_numbers.c")
SAME, ALIKE, NOT_COMPARED = "same", "alike", "not compared"
"""How the games of the C loop can compare with ours."""
FLAGS = ("-O3", "-std=c11", "-shared", "-fPIC")


class NoCompiler(Exception):
    """The C version cannot be built here."""


def contenders() -> Iterator[Contender | Absent]:
    """The C loop, with as many seats as ours."""
    try:
        library = compile_it()
    except NoCompiler as error:
        yield Absent(WHO, GAME, str(error))
        return
    for seats in SEATS:
        yield Contender(WHO, GAME, BATCH, seats, Loop(library, seats))


def compile_it() -> ctypes.CDLL:
    """The C version as a library in memory; ``CC`` names another compiler than ``cc``.

    It is compiled for this processor, or for the one for which ``NUMBA_CPU_NAME`` lets Numba compile ours.
    """
    processor = os.environ.get("NUMBA_CPU_NAME", "native")
    compiler = shlex.split(os.environ.get("CC", "cc"))
    if not shutil.which(compiler[0]):
        raise NoCompiler(f"no C compiler ({compiler[0]}): install gcc or clang, or name one in CC")
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "lucky_numbers.so"
        done = subprocess.run(
            [*compiler, *FLAGS, f"-march={processor}", "-o", target, SOURCE],
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise NoCompiler(f"{compiler[0]} cannot compile {SOURCE.name}: {done.stderr.strip()}")
        library = ctypes.CDLL(str(target))
    pointer, number = ctypes.c_void_p, ctypes.c_int64
    library.size_of_round.restype = number
    library.begin_all.argtypes = [pointer, number, number]
    library.play_out.argtypes = [pointer, number, pointer, pointer, pointer]
    library.begin_all.restype = library.play_out.restype = None
    return library


class Loop:
    """Whole rounds in an array of records, as `bench.ours.Batch` plays them."""

    def __init__(self, library: ctypes.CDLL, seats: int) -> None:
        import numpy as np

        from ludotheque.kernel import new_chance

        self.library = library
        self.seats = seats
        self.rounds = np.empty((BLOCK, library.size_of_round()), np.uint8)
        self.lengths = np.empty(BLOCK, np.int32)
        self.winners = np.empty(BLOCK, np.int32)
        self.chance = new_chance(seats)

    def __call__(self, rounds: int) -> Portion:
        """Play so many rounds."""
        steps, seconds = 0, 0.0
        for done in range(0, rounds, BLOCK):
            count = min(BLOCK, rounds - done)
            self.library.begin_all(self.rounds.ctypes.data, count, self.seats)
            arrays = [array.ctypes.data for array in (self.chance, self.lengths, self.winners)]
            begun = time.thread_time()
            self.library.play_out(self.rounds.ctypes.data, count, *arrays)
            seconds += time.thread_time() - begun
            steps += int(self.lengths[:count].sum())
        return Portion(steps, rounds, seconds)


def agreement(loop: Loop, batch: Batch) -> str:
    """Whether C and our rules play the same game: the same rounds from the same seed, or at least alike on average.

    Lets both play one block from the same seed. `SAME` means round by round the same length and winners, `ALIKE` that
    the mean length and each seat's wins differ by less than four standard errors; anything else says what differs.
    """
    import numpy as np

    from ludotheque.kernel import new_chance

    loop.chance, batch.chance = new_chance(0), new_chance(0)
    loop(BLOCK)
    batch(BLOCK)
    theirs, ours = loop.winners, batch.states["winners"]
    if np.array_equal(loop.lengths, batch.lengths) and np.array_equal(theirs, ours):
        return SAME
    if _far_apart(loop.lengths, batch.lengths):
        return f"mean length {loop.lengths.mean():.1f} in C, {batch.lengths.mean():.1f} in ours"
    for seat in range(loop.seats):
        wins = [(winners >> seat & 1).astype(float) for winners in (theirs, ours)]
        if _far_apart(*wins):
            return f"seat {seat + 1} wins {wins[0].mean():.1%} in C, {wins[1].mean():.1%} in ours"
    return ALIKE


def _far_apart(a: Any, b: Any) -> bool:
    return bool(abs(a.mean() - b.mean()) > 4 * (a.var() / len(a) + b.var() / len(b)) ** 0.5)
