"""``python -m bench puzzles``: how fast starts are solved and proven."""

import json
import statistics
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Annotated

from cyclopts import App, Parameter
from rich import box
from rich.console import Console
from rich.table import Table

from bench import printing
from bench.puzzles import breadth_first, cp_sat
from ludotheque import puzzles
from ludotheque.puzzles.generator import draw, make_all

Board = tuple[int, ...]
Minimum = Callable[[Sequence[int]], int]
PATIENCE = 2000
"""Who takes more milliseconds than this for one start is spared longer ones, which take many times as long."""

app = App(name="puzzles", version_flags=[])


@dataclass(frozen=True)
class Row:
    """What was measured of one solver on starts of one kind."""

    who: str
    starts: str
    count: int
    mean_ms: float
    median_ms: float
    worst_ms: float
    agree: bool

    @property
    def per_second(self) -> float:
        """Starts a second."""
        return 1000 / self.mean_ms


@app.default
def bench(
    *,
    quick: Annotated[bool, Parameter(negative="")] = False,
    seed: int = 1,
    json_file: Annotated[Path | None, Parameter(name="--json")] = None,
) -> None:
    """Solve starts with proof, and print how long that takes.

    Parameters
    ----------
    quick
        Fewer starts: a look, not a measurement.
    seed
        Draw the starts from this seed.
    json_file
        Write what was measured to this file, too.
    """
    chance = Random(seed)
    with Console(stderr=True).status("…") as status:
        random = [tuple(chance.sample(range(1, 21), 16)) for _ in range(500 if quick else 10_000)]
        puzzles.minimum(random[0])  # compiled, or loaded, before anything is measured
        status.update("random starts")
        rows = [timed("Ludothèque", "random", puzzles.minimum, random, [None] * len(random))]
        lengths = [puzzles.minimum(board) for board in random]
        for moves in range(1, 9):
            boards = [draw(moves, chance).puzzle.numbers for _ in range(2 if quick else 5)]
            rows += compared(moves, boards, status.update, rows)
        status.update("forty puzzles for a booklet")
        began = time.process_time()
        make_all(puzzles_of_a_booklet(), str(seed))
        forty = time.process_time() - began
    show(rows, lengths, forty)
    if json_file:
        data = {"rows": [asdict(row) for row in rows], "minima": lengths, "forty_puzzles_s": forty}
        json_file.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", "utf-8")


def puzzles_of_a_booklet() -> tuple[int, ...]:
    """The minima of the puzzles of a booklet."""
    from ludotheque.puzzles.booklet import MOVES

    return MOVES


def compared(moves: int, boards: list[Board], tell: Callable[[str], None], before: list[Row]) -> Iterable[Row]:
    """Everybody on the same starts of one minimum; who was too slow on shorter ones is spared."""
    solvers: dict[str, Minimum] = {
        "Ludothèque": puzzles.minimum,
        "breadth-first": breadth_first.minimum,
        "CP-SAT": cp_sat.minimum,
    }
    for who, solver in solvers.items():
        slowest = max((row.worst_ms for row in before if row.who == who and row.starts != "random"), default=0)
        if slowest > PATIENCE:
            continue
        tell(f"{who}: {moves} moves")
        try:
            solver(tuple(range(1, 17)))  # whatever is loaded or built once does not count
            yield timed(who, f"minimum {moves}", solver, boards, [moves] * len(boards))
        except ImportError as missing:
            print(f"{who} is not installed: {missing}", file=sys.stderr)


def timed(who: str, kind: str, solver: Minimum, boards: list[Board], expected: Sequence[int | None]) -> Row:
    """Solve one start after the other by processor time."""
    times, agree = [], True
    for board, known in zip(boards, expected, strict=True):
        began = time.process_time()
        least = solver(board)
        times.append((time.process_time() - began) * 1000)
        agree &= known is None or least == known
    return Row(who, kind, len(boards), statistics.mean(times), statistics.median(times), max(times), agree)


def show(rows: list[Row], lengths: list[int], forty: float) -> None:
    """Print what was measured, and what was to be reached."""
    first = rows[0]

    def tables(style: box.Box) -> Iterable[tuple[str, Table]]:
        words, numbers = ("who", "starts"), ("number", "mean ms", "median ms", "worst ms", "a second", "minima agree")
        table = printing.empty_table(style, words, numbers)
        for row in rows:
            figures = [f"{value:,.3f}" for value in (row.mean_ms, row.median_ms, row.worst_ms)]
            agree = "yes" if row.agree else "NO"
            table.add_row(row.who, row.starts, str(row.count), *figures, f"{row.per_second:,.1f}", agree)
        yield "Solo puzzles: the least number of swaps, with proof, on one core", table

    shares = ", ".join(f"{moves}: {lengths.count(moves) / len(lengths):.1%}" for moves in sorted(set(lengths)))
    closing = [
        f"Minima of the {len(lengths):,} random starts: {shares}. Mean {statistics.mean(lengths):.2f}.",
        f"At least 1,000 random starts a second: {'reached' if first.per_second >= 1000 else 'MISSED'}.",
        f"Worst of {first.count:,} under 100 ms: {'reached' if first.worst_ms < 100 else 'MISSED'}.",
        f"Forty graded puzzles for a booklet: {forty:.1f} s.",
    ]
    printing.show(tables, closing)
