"""What was seen, as tables for people and as JSON for programs."""

import statistics
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from rich import box
from rich.table import Table

from bench import printing
from bench.goals import Goal
from bench.page.watching import FRAME, ON_TIME, SEATS, Watched
from bench.printing import empty_table, goal_table

BEGIN = "<!-- What follows is written by: python -m bench page --readme -->"
END = "<!-- Here ends what python -m bench page has written. -->"
ALONE = 1.0
"""With more programs than this for each processor, frames are late that the page had ready."""


def show(rounds: Sequence[Watched]) -> None:
    """Print the tables."""
    printing.show(partial(_tables, rounds), [_company(rounds)])


def write_into(readme: Path, rounds: Sequence[Watched]) -> None:
    """Put the tables into a README, in place of those between its marks."""
    before, begin, rest = readme.read_text("utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{readme} has no lines {BEGIN!r} and {END!r} for the tables to stand between")
    tables = printing.as_markdown(partial(_tables, rounds), [_company(rounds)])
    readme.write_text(f"{before}{begin}\n\n{tables}\n\n{end}{after}", "utf-8")


def as_data(rounds: Sequence[Watched]) -> list[dict[str, Any]]:
    """Everything that was seen, every frame included."""
    return [
        {
            "seconds": one.seconds,
            "frames": one.frames,
            "news": one.worked.news,
            "main thread, CPU ms": one.worked.total,
            "longest task, CPU ms": one.worked.longest,
            "parts, CPU ms": one.worked.parts,
            "programs for each processor": one.waiting,
        }
        for one in rounds
    ]


def busy(one: Watched) -> float:
    """The part of the time in which the main thread worked, by its processor time."""
    return one.worked.total / 1000 / one.seconds


def per_news(one: Watched) -> float:
    """Milliseconds of processor time that the page takes for each message, with the frames that show it."""
    return one.worked.total / one.worked.news


def goals(rounds: Sequence[Watched]) -> list[Goal]:
    """What is to be reached."""
    median = partial(_median, rounds)
    per_message, at_work = median(per_news), median(busy)
    at_all = median(lambda one: one.worked.whole / 1000 / one.seconds)
    late = 1 - median(lambda one: one.on_time)
    return [
        Goal("processor time for a message", per_message, round(FRAME, 1), at_least=False, form=".1f", unit=" ms"),
        Goal("the main thread is busy", 100 * at_work, 50, at_least=False, form=".0f", unit=" %"),
        Goal("the whole browser takes of a processor", 100 * at_all, 100, at_least=False, form=".0f", unit=" %"),
        Goal(f"frames later than {ON_TIME * FRAME:.0f} ms", 100 * late, 1, at_least=False, form=".1f", unit=" %"),
    ]


def _median(rounds: Sequence[Watched], of: Callable[[Watched], float]) -> float:
    return statistics.median(of(one) for one in rounds)


def _tables(rounds: Sequence[Watched], style: box.Box) -> Iterator[tuple[str, Table]]:
    numbers = ("news/s", "frames/s", "on time", "dropped", "p50 ms", "p95 ms", "p99 ms", "programs")
    frames = empty_table(style, ("round",), numbers)
    for number, one in enumerate(rounds, 1):
        frames.add_row(
            f"{number}",
            f"{one.worked.news / one.seconds:.0f}",
            f"{len(one.frames) / one.seconds:.1f}",
            f"{one.on_time:.1%}",
            f"{one.dropped:.1%}",
            *(f"{one.quantile(part):.1f}" for part in (0.5, 0.95, 0.99)),
            f"{one.waiting:.1f}",
        )
    yield f"Frames, at a table of {SEATS} with {SEATS - 1} quick bots", frames
    parts = tuple(rounds[0].worked.parts)
    work = empty_table(
        style, ("round",), ("busy", "ms/news", *(f"{part} ms" for part in parts), "longest", "too long", "browser")
    )
    for number, one in enumerate(rounds, 1):
        worked = one.worked
        work.add_row(
            f"{number}",
            f"{busy(one):.0%}",
            f"{per_news(one):.1f}",
            *(f"{worked.parts[part] / worked.news:.1f}" for part in parts),
            f"{worked.longest:.0f} ms",
            f"{worked.too_long}",
            f"{worked.whole / 1000 / one.seconds:.0%}",
        )
    yield "What the main thread works, in processor time for each message", work
    yield "Goals on the page", goal_table(goals(rounds), style)


def _company(rounds: Sequence[Watched]) -> str:
    waiting = max(one.waiting for one in rounds)
    if waiting <= ALONE:
        return "The machine had nothing else to do."
    return (
        f"Up to {waiting:.1f} programs for each processor wanted to run meanwhile, the browser's own among them: "
        "frames are later than they would be on a quiet machine, processor time is not longer."
    )
