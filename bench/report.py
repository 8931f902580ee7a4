"""What was measured, as tables for people and as JSON for programs."""

import platform
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import metadata
from pathlib import Path
from typing import Any

from rich import box
from rich.table import Table

from bench import printing
from bench.c_loop import ALIKE, NOT_COMPARED, SAME
from bench.clock import Absent, Speed
from bench.goals import Goal
from bench.ours import ONE_BY_ONE
from bench.printing import empty_table, goal_table
from bench.starts import Start

MARK = "<!-- What follows is written by: python -m bench --readme -->"
PACKAGES = ("ludotheque", "numba", "numpy", "open_spiel", "rlcard", "pettingzoo")


@dataclass(frozen=True)
class Findings:
    """Everything that was found in one run."""

    speeds: Sequence[Speed]
    absent: Sequence[Absent]
    starts: Sequence[Start]
    goals: Sequence[Goal]
    agreement: str


def versions() -> dict[str, str]:
    """Of Python and everybody who takes part."""
    found = {"python": platform.python_version()}
    for package in PACKAGES:
        try:
            found[package] = metadata.version(package)
        except metadata.PackageNotFoundError:
            found[package] = "not installed"
    return found


def show(findings: Findings) -> None:
    """Print the tables."""
    printing.show(partial(_tables, findings), list(_closing_lines(findings)))


def as_markdown(findings: Findings) -> str:
    """The tables in Markdown."""
    return printing.as_markdown(partial(_tables, findings), list(_closing_lines(findings)))


def write_into(readme: Path, findings: Findings) -> None:
    """Put the tables into a README, in place of those that follow its mark."""
    before, mark, _ = readme.read_text("utf-8").partition(MARK)
    if not mark:
        raise ValueError(f"{readme} has no line {MARK!r} for the tables to follow")
    readme.write_text(f"{before}{mark}\n\n{as_markdown(findings)}\n", "utf-8")


def _tables(findings: Findings, style: box.Box) -> Iterator[tuple[str, Table]]:
    yield "Random play on one core", _speed_table(findings.speeds, findings.absent, style)
    yield "Startup time, each time in a fresh process", _start_table(findings.starts, style)
    yield "Goals", goal_table(findings.goals, style)


def _closing_lines(findings: Findings) -> Iterator[str]:
    yield f"The C loop and our Lucky Numbers {_in_words(findings.agreement)}"
    yield "Versions: " + ", ".join(f"{name} {version}" for name, version in versions().items()) + "."


def _in_words(agreement: str) -> str:
    """How the games of the C loop compare with ours."""
    return {
        SAME: "play the very same games from the same seed.",
        ALIKE: "are alike on average (the length, the wins of each seat), but not the same from the same seed.",
        NOT_COMPARED: "could not be compared.",
    }.get(agreement, f"DO NOT AGREE: {agreement}.")


def _speed_table(speeds: Sequence[Speed], absent: Sequence[Absent], style: box.Box) -> Table:
    table = empty_table(style, ("who", "game", "how"), ("seats", "steps/s", "±", "games/s", "steps/game"))
    for speed in speeds:
        contender = speed.contender
        row = [contender.who, contender.game, contender.manner, str(contender.seats)]
        row += [f"{speed.steps_per_second:,.0f}", f"{speed.spread:.0%}"]
        if contender.manner != ONE_BY_ONE:  # where hardly a game is finished in a portion
            row += [f"{speed.games_per_second:,.0f}", f"{speed.steps_per_game:.1f}"]
        table.add_row(*row)
    for missing in absent:
        table.add_row(missing.who, missing.game, missing.why, style="yellow")
    return table


def _start_table(starts: Sequence[Start], style: box.Box) -> Table:
    table = empty_table(style, ("what",), ("seconds", "fastest", "slowest", "processor"))
    for start in starts:
        if start.failure:
            table.add_row(start.what, start.failure, style="yellow")
        else:
            times = (start.on_the_wall, min(start.seconds), max(start.seconds), start.work)
            table.add_row(start.what, *(f"{seconds:.3f}" for seconds in times))
    return table


def as_data(findings: Findings) -> dict[str, Any]:
    """Everything that was measured, ready for JSON."""
    return {
        "versions": versions(),
        "speeds": [
            {
                **dict(zip(("who", "game", "how", "seats"), speed.contender.key, strict=True)),
                "steps_per_second": speed.steps_per_second,
                "games_per_second": speed.games_per_second,
                "rounds": speed.rates,
            }
            for speed in findings.speeds
        ],
        "absent": [vars(missing) for missing in findings.absent],
        "agreement": findings.agreement,
        "starts": [vars(start) for start in findings.starts],
        "goals": [{**vars(goal), "reached": goal.reached} for goal in findings.goals],
    }
