"""Whether chances come true: of what was called 70 %, how often it happened, and how far off a single chance may be."""

import argparse
import csv
import os
import pickle
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from ludotheque.kernel import Floats, Ints

DOCS = Path(__file__).parents[1] / "docs" / "research.md"
BEGIN = "<!-- What follows is written by: python -m training.{}.calibrate -->"
END = "<!-- Here ends what python -m training.{}.calibrate has written. -->"
BINS = (0.0, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95, 1.0)
FEWEST = 100
"""What must be called about as likely before anything is said of it."""
GOAL = 0.03
PULL = 30.0
"""By how much what is found is pulled towards the words of the bot: as if so many positions had borne those out."""


def came_true(said: Floats, won: Floats, together: Ints) -> str:
    """Of what was called about as likely, how much came true, with margins of 95 %; what surely misses is bold.

    What is ``together``, in one round or match, is won or lost as a whole.
    """
    told = []
    for low, high in pairwise(BINS):
        here = (said >= low) & (said < high)
        if here.sum() < FEWEST:
            continue
        by_match = np.bincount(together[here], (won - said)[here])
        margin, off = 1.96 * float((by_match**2).sum()) ** 0.5 / here.sum(), float((won - said)[here].mean())
        mark = "**" if abs(off) - margin > GOAL else "*" if abs(off) > GOAL else ""
        told.append(f"{mark}{said[here].mean():.0%}: {won[here].mean():.1%} ± {margin:.1%}{mark}")
    return ", ".join(told)


def fit(inputs: Floats, outcome: Floats, towards: Floats | None = None, pull: float = 1e-6) -> Floats:
    """What to multiply inputs with so that their sum is the log odds of what came, by Newton's method."""
    home = np.zeros(inputs.shape[1]) if towards is None else towards
    answer = home.copy()
    for _ in range(25):
        guess = 1 / (1 + np.exp(-inputs @ answer))
        curved = (inputs * (guess * (1 - guess))[:, None]).T @ inputs + pull * np.eye(len(answer))
        answer = answer - np.linalg.solve(curved, inputs.T @ (guess - outcome) + pull * (answer - home))
    return answer


def log_odds(chances: Floats) -> Floats:
    """The log odds of chances."""
    odds: Floats = np.log(chances / (1 - chances))
    return odds


def bend(said: Floats, left: Floats, won: Floats) -> Floats:
    """How chances come true: slope, shift, and what is added to both while all is left."""
    odds = log_odds(said)
    inputs = np.stack([odds, np.ones_like(odds), odds * left, left], 1)
    return fit(inputs, won, np.array([1.0, 0.0, 0.0, 0.0]), PULL)


class Spread(NamedTuple):
    """How far off chances are (95 %) where they are even, and the interval of that (95 %)."""

    off: float
    least: float
    most: float

    @property
    def middle(self) -> float:
        """The middle of the interval: where luck hides all that is off, that is no certainty."""
        return (self.least + self.most) / 2

    def __str__(self) -> str:
        return f"{self.off:.0%} ({self.least:.0%} – {self.most:.0%})"


def spread(said: Floats, won: Floats, often: int, seed: int = 1) -> Spread:
    """How far off chances are, from what was won of each when it was played on ``often`` times.

    The luck of those is no fault of the coach, so it is taken off.
    """
    off, room = (said - won) ** 2 - won * (1 - won) / (often - 1), 4 * said * (1 - said)
    drawn = np.random.default_rng(seed).integers(0, len(off), (1000, len(off)))
    many = np.maximum(0.0, off[drawn].sum(axis=1)) / room[drawn].sum(axis=1)
    least, most = np.quantile(1.96 * np.sqrt(many), [0.025, 0.975])
    return Spread(float(1.96 * np.sqrt(max(0.0, off.sum()) / room.sum())), float(least), float(most))


def write_down(game: str, title: str, cells: str) -> None:
    """Put a line into the table of a game in the docs, in place of the one with the same title."""
    begin, end = BEGIN.format(game), END.format(game)
    before, found, rest = DOCS.read_text("utf-8").partition(begin)
    table, ends, after = rest.partition(end)
    if not found or not ends:
        raise ValueError(f"{DOCS} has no lines {begin!r} and {end!r} for the table to stand between")
    lines = {line.split("|")[1].strip(): line for line in table.splitlines() if line.startswith("| ")}
    lines[title] = f"| {title} | {cells} |".replace("%", " %")
    head = [lines.pop("table", ""), "|---|---|---|---|"]
    DOCS.write_text("\n".join([f"{before}{begin}\n", *head, *lines.values(), f"\n{end}{after}"]), "utf-8")
    print(f"{title} | {cells}", flush=True)


def put_down(file: Path, key: Sequence[object], numbers: Iterable[float]) -> None:
    """Put a line into a file of what was measured, in place of the one that begins alike."""
    begins = [str(part) for part in key]
    with file.open(encoding="utf-8", newline="") as opened:
        known = {tuple(line[: len(begins)]): line for line in csv.reader(opened)}
    known[tuple(begins)] = [*begins, *(f"{number:.4g}" for number in numbers)]
    with file.open("w", encoding="utf-8", newline="") as opened:
        csv.writer(opened, lineterminator="\n").writerows(known.values())


def asking(what: str, title: str) -> argparse.ArgumentParser:
    """The flags that every calibration has; a title names what can be measured alone."""
    parser = argparse.ArgumentParser(description=what)
    parser.add_argument("--only", nargs="+", default=[""], help=f"words of a title, or of several: “{title}”")
    parser.add_argument("--part", type=float, default=1.0, help="the part of the rounds that are played, for a look")
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--kept", type=Path, metavar="DIR", help="keep what was played, and go on from there")
    parser.add_argument("--enough", action="store_true", help="play no more than what is kept")
    return parser


def asked_for(title: object, chosen: argparse.Namespace) -> bool:
    """Whether something of this title is to be measured."""
    return any(words in str(title) for words in chosen.only)


Given = TypeVar("Given")
Found = TypeVar("Found")


def at_once(measure: Callable[[Given], Found], tasks: Sequence[Given], cores: int) -> Iterator[Found]:
    """What is found for each task, on several cores at once, as it comes."""
    if cores < 2:
        yield from map(measure, tasks)
        return
    with get_context("spawn").Pool(cores) as pool:
        yield from pool.imap_unordered(measure, tasks)


def one_after_another(arrays: Sequence[NDArray[Any]]) -> NDArray[Any]:
    """Arrays as one; records that came from other processes stay what they are."""
    return np.concatenate(arrays, dtype=arrays[0].dtype)


def play_all(
    play: Callable[[Given], tuple[Given, Found]], tasks: Sequence[Given], chosen: argparse.Namespace
) -> Iterator[tuple[Given, Found]]:
    """What comes of each task, on several cores at once, as it comes: each is kept, and what is kept is not played."""
    if not chosen.kept:
        yield from at_once(play, tasks, chosen.cores)
        return
    left = {repr(task): task for task in tasks}
    for file in sorted(chosen.kept.rglob("*.parts")):
        for part in _kept_in(file):
            if left.pop(repr(part[0]), None):
                yield part
    if left and not chosen.enough:
        chosen.kept.mkdir(parents=True, exist_ok=True)
        with (chosen.kept / f"{os.getpid()}.parts").open("ab", buffering=0) as file:
            for part in at_once(play, list(left.values()), chosen.cores):
                file.write(pickle.dumps(zlib.compress(pickle.dumps(part))))
                yield part


def _kept_in(file: Path) -> Iterator[Any]:
    """What a file keeps, to its end or to where it was cut off."""
    with file.open("rb") as opened:
        while True:
            try:
                part = pickle.loads(zlib.decompress(pickle.load(opened)))
            except (EOFError, pickle.UnpicklingError):
                return
            yield part


def least_of(unlikely: Callable[[Floats], float], start: Floats, steps: int = 120) -> Floats:
    """The numbers for which something is least (the way of Nelder and Mead)."""
    points = [start, *(start + 0.3 * np.eye(len(start))[at] for at in range(len(start)))]
    values = [unlikely(point) for point in points]
    for _ in range(steps):
        order = np.argsort(values)
        points, values = [points[at] for at in order], [values[at] for at in order]
        middle = np.mean(points[:-1], axis=0)
        mirrored = 2 * middle - points[-1]
        worth = unlikely(mirrored)
        if worth < values[0]:
            further = 3 * middle - 2 * points[-1]
            there = unlikely(further)
            points[-1], values[-1] = (further, there) if there < worth else (mirrored, worth)
        elif worth < values[-2]:
            points[-1], values[-1] = mirrored, worth
        else:
            nearer = (middle + points[-1]) / 2
            there = unlikely(nearer)
            if there < values[-1]:
                points[-1], values[-1] = nearer, there
            else:
                points = [points[0], *((points[0] + point) / 2 for point in points[1:])]
                values = [values[0], *(unlikely(point) for point in points[1:])]
    best: Floats = points[int(np.argmin(values))]
    return best
