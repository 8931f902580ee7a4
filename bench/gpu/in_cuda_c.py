"""The same playouts in CUDA C, as the limit that our rules are measured against on a GPU: compiled here and now."""

import ctypes
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from bench.c_loop import NoCompiler
from ludotheque.environment.asked import streams
from ludotheque.games.polyssimo.ways import BLOCKS_OF, FIRST_WAY, OUTLINE, PIECE_OF, PLACES, STEPS, WAYS

SOURCES = {
    "lucky-numbers": "lucky_numbers",
    "polyssimo": "polyssimo",
    "ligretto": "quick_cards",
    "dutch-blitz": "quick_cards",
}
"""In which file each game is. It is told which of its games is meant: ``LIGRETTO`` is defined for Ligretto."""
ENDS = {"lucky-numbers": "winners", "polyssimo": "on_board", "ligretto": "laid", "dutch-blitz": "laid"}
"""The field of a record that a playout leaves for each round, to be compared."""

Ended = tuple[NDArray[np.int32], float, NDArray[np.int32]]
"""The length of each round, the seconds that all took, and a number that each has come to."""


def in_cuda_c(game: str, seats: int) -> Callable[..., Ended]:
    """Plays so many rounds from a seed; raises `NoCompiler` where it cannot be built."""
    source = Path(__file__).with_name(f"{SOURCES[game]}.cu")
    if not source.exists():
        raise NoCompiler("not in CUDA C")
    if not shutil.which("nvcc"):
        raise NoCompiler("no nvcc: install the CUDA toolkit")
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "ways.h").write_text(ways_in_c())
        target = Path(folder) / "playout.so"
        command = ["nvcc", "-O3", "-arch=native", "-shared", "-Xcompiler", "-fPIC", f"-I{folder}",
                   f"-D{game.upper().replace('-', '_')}", "-o", str(target), str(source)]  # fmt: skip
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise NoCompiler(f"nvcc cannot compile {source.name}: {done.stderr.strip()}")
        library = ctypes.CDLL(str(target))
    library.play_out.restype = ctypes.c_double
    library.play_out.argtypes = [ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64, ctypes.c_void_p, ctypes.c_void_p]

    def play(count: int, seed: int, _: int) -> Ended:
        chances, lengths, ends = streams(seed, count), np.empty(count, np.int32), np.empty(count, np.int32)
        seconds = library.play_out(chances.ctypes.data, count, seats, lengths.ctypes.data, ends.ctypes.data)
        if seconds < 0:
            raise RuntimeError("CUDA C could not play")
        return lengths, seconds, ends

    return play


def ways_in_c() -> str:
    """The ways in which pieces of Polyssimo Challenge can lie, as a table in C."""
    lines = []
    for way in range(WAYS):
        piece, steps = int(PIECE_OF[way]), sum(int(step) << 6 * i for i, step in enumerate(STEPS[:, way]))
        places = ", ".join(f"{int(block)}u" for block in PLACES[:, way])
        lines.append(f"{{{{{places}}}, {int(OUTLINE[way])}u, {steps}u, "
                     f"{piece}, {int(FIRST_WAY[piece] == way)}, {int(BLOCKS_OF[way])}}},\n")  # fmt: skip
    return "".join(lines)
