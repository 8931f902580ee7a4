"""The findings of a simulation, in tables and words."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludotheque import shelf, words
from ludotheque.simulate import Findings, Spread

HERE = Path(__file__).parent
WIDTH = 100
"""The width of the tables where there is no screen to fit them to."""


@contextmanager
def progress(rounds: int, language: str) -> Iterator[Callable[[int], None]]:
    """A progress bar, shown where somebody is looking and gone when the work is done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(words.phrase("playing", language, over=HERE), total=rounds)
        yield lambda done: bar.update(task, completed=done)


def report(findings: Findings, language: str) -> None:
    """Print what many rounds told."""

    def say(message: str, **facts: object) -> str:
        return words.phrase(message, language, findings.game, facts, over=HERE)

    def spread(figures: Spread) -> tuple[str, str, str]:
        least_and_most = say("least-and-most", least=figures.least, most=figures.most)
        return say("tenths", value=figures.mean), say("tenths", value=figures.median), least_and_most

    lengths = Table("", *[say(f"heading-{name}") for name in ("mean", "median", "range")])
    lengths.add_row(say("actions-a-round"), *spread(findings.length))
    headings = ("score-mean", "score-median", "score-range", "wins", "interval")
    seats = Table("", *[say(f"heading-{name}") for name in headings])
    for seat, fared in enumerate(findings.by_seat):
        wins = say("share", value=fared.win_share)
        interval = say("interval", least=fared.win_share_from, most=fared.win_share_to)
        seats.add_row(words.seat_name(seat, language), *spread(fared.score), wins, interval)
    for table in (lengths, seats):
        for column in table.columns[1:]:
            column.justify = "right"

    console = Console(width=None if sys.stdout.isatty() else WIDTH, highlight=False)
    title = say("title") if words.has("title", language, findings.game) else findings.game
    console.print(say("played", game=title, rounds=findings.rounds, seats=findings.seats))
    for option in shelf.game(findings.game).options:
        console.print(say("with-option", name=option.name, value=option.write(findings.options[option.name])))
    console.print(say("rounds-alone"))
    console.print(lengths, seats)
    console.print(say("shared", count=findings.shared_wins))
    console.print(say("speed", actions=findings.actions_per_second, rounds=findings.rounds_per_second))
    console.print(say("repeat", seed=findings.seed))
