"""How long it takes until one can play: imports, the first compilation of a game's rules, later starts from the cache.

Each is measured in a process of its own, by the clock on the wall; the processor time beside it tells how much of that
was waiting for a busy machine.
"""

import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field

from bench.ours import GAMES

# The kinds of start
IMPORT, IMPORT_NUMBA, FIRST, LATER = (
    "import ludotheque",
    "import NumPy and Numba",
    "first compilation",
    "from the cache",
)

OURS_SCRIPT = """
import time
begun, used = time.perf_counter(), time.process_time()
import ludotheque
print(time.perf_counter() - begun, time.process_time() - used)
"""

NUMBA_SCRIPT = """
import time
begun, used = time.perf_counter(), time.process_time()
import numpy, numba
print(time.perf_counter() - begun, time.process_time() - used)
"""

# From asking for the game to having played: a batch, and a match in which the seats do, see and write down things.
# NumPy and Numba are there before, since they are measured apart.
GAME_SCRIPT = """
import sys, time
import numpy, numba
begun, used = time.perf_counter(), time.process_time()
import ludotheque
from ludotheque.kernel import new_chance
game = ludotheque.game(sys.argv[1])
states = numpy.empty(1, game.state_type)
states[:] = game.begin(game.terms(game.seats[0], {}), 0)
game.play_out(states, new_chance(1), numpy.zeros(1, numpy.int32))
match = game.match(seed="bench")
for step in range(60):
    if match.result:
        break
    seat = match.actors()[step % len(match.actors())]
    legal = match.legal(seat)
    match.play(seat, legal[step * 7 % len(legal)])
    match.view(seat)
match.record()
print(time.perf_counter() - begun, time.process_time() - used)
"""


STARTS_FROM_CACHE = 3
"""How often a game is started from a cache once it is filled."""


@dataclass
class Start:
    """One kind of start: how long it took each time, on the wall and of processor time; or why it failed."""

    kind: str
    game: str = ""
    seconds: list[float] = field(default_factory=list)
    processor: list[float] = field(default_factory=list)
    failure: str = ""

    @property
    def what(self) -> str:
        """Its name in a table."""
        return f"{self.game}: {self.kind}" if self.game else self.kind

    @property
    def on_the_wall(self) -> float:
        """The median by the clock on the wall."""
        return statistics.median(self.seconds)

    @property
    def work(self) -> float:
        """The median of the processor time."""
        return statistics.median(self.processor)

    def note(self, output: subprocess.CompletedProcess[str]) -> None:
        """Take down what a process printed."""
        if output.returncode:
            self.failure = output.stderr.strip().splitlines()[-1]
            return
        seconds, processor = map(float, output.stdout.split()[-2:])
        self.seconds.append(seconds)
        self.processor.append(processor)


def measure(*, imports: int, compilations: int, tell: Callable[[str], None]) -> list[Start]:
    """All starts, in turn, as often as asked."""
    ours, numba = Start(IMPORT), Start(IMPORT_NUMBA)
    first, later = ([Start(kind, name) for name in GAMES] for kind in (FIRST, LATER))
    for script in (OURS_SCRIPT, NUMBA_SCRIPT):
        _run(script)  # so that Python has written its bytecode, as it does on any machine after the first time
    for number in range(imports):
        tell(f"imports, {number + 1} of {imports}")
        ours.note(_run(OURS_SCRIPT))
        numba.note(_run(NUMBA_SCRIPT))
    for number in range(compilations):
        for compiling, cached in zip(first, later, strict=True):
            tell(f"{compiling.what}, {number + 1} of {compilations}")
            with tempfile.TemporaryDirectory() as cache:
                compiling.note(_run(GAME_SCRIPT, compiling.game, cache=cache))
                for _ in range(STARTS_FROM_CACHE):
                    cached.note(_run(GAME_SCRIPT, compiling.game, cache=cache))
    return [ours, numba, *first, *later]


def _run(script: str, *arguments: str, cache: str | None = None) -> subprocess.CompletedProcess[str]:
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    if cache:
        environment["NUMBA_CACHE_DIR"] = cache
    command = [sys.executable, "-c", script, *arguments]
    return subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
