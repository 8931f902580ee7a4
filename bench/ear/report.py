"""What was found by ear, as tables."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Generic, TypeAlias, TypeVar

from rich import box
from rich.table import Table

from bench import printing
from bench.ear.fairness import SEATS, Share
from bench.goals import Goal
from bench.printing import empty_table, goal_table
from ludotheque import words
from ludotheque.table.errors import HERE as TABLE_WORDS

if TYPE_CHECKING:
    from bench.ear.listening import Played

Found = TypeVar("Found")
Titled: TypeAlias = Iterator[tuple[str, Table]]


@dataclass(frozen=True)
class Report(Generic[Found]):
    """The tables of one measurement, and where they stand in a README."""

    command: str
    tables: Callable[[Sequence[Found], box.Box], Titled]
    closing: Callable[[Sequence[Found]], str]

    def show(self, found: Sequence[Found]) -> None:
        """Print the tables."""
        printing.show(partial(self.tables, found), [self.closing(found)])

    def write_into(self, readme: Path, found: Sequence[Found]) -> None:
        """Put the tables into a README, in place of those between its marks."""
        marks = (
            f"<!-- What follows is written by: python -m bench ear {self.command} --readme -->",
            f"<!-- Here ends what python -m bench ear {self.command} has written. -->",
        )
        before, begin, rest = readme.read_text("utf-8").partition(marks[0])
        _, end, after = rest.partition(marks[1])
        if not begin or not end:
            raise ValueError(f"{readme} has no lines {marks[0]!r} and {marks[1]!r} for the tables to stand between")
        tables = printing.as_markdown(partial(self.tables, found), [self.closing(found)])
        readme.write_text(f"{before}{begin}\n\n{tables}\n\n{end}{after}", "utf-8")


def _pace(rhythm: str) -> str:
    return words.phrase("setting-rhythm", "en", attribute=rhythm, over=TABLE_WORDS)


def _share(won: float, interval: tuple[float, float]) -> str:
    low, high = interval
    return f"{won:.1%} ({low:.1%} – {high:.1%})"


def _fair_tables(shares: Sequence[Share], style: box.Box) -> Titled:
    pars = [f"{seats} seats (par {1 / seats:.1%})" for seats in SEATS]
    table = empty_table(style, ("the listener takes", "pace of play"), pars)
    found = {(share.setting.listener, share.setting.rhythm, share.setting.seats): share for share in shares}
    for listener, rhythm in dict.fromkeys((one.setting.listener, one.setting.rhythm) for one in shares):
        cells = [found.get((listener, rhythm, seats)) for seats in SEATS]
        table.add_row(listener, _pace(rhythm), *(_share(cell.won, cell.interval) if cell else "" for cell in cells))
    yield "Share of rounds won by one listener among people who see", table


def _fair_closing(shares: Sequence[Share]) -> str:
    rounds = min(share.rounds for share in shares)
    return f"{rounds:,} rounds in every setting; in brackets the interval of 95 % confidence."


MOST_WORDS = 3.0
"""Words a second that are to be said at most."""


def _listened_tables(all_played: "Sequence[Played]", style: box.Box) -> Titled:
    numbers = ("won (95 %)", "par", "words/s", "cards played", "turned", "too late", "seconds")
    table = empty_table(style, ("the listener", "seats", "pace of play"), numbers)
    for played in all_played:
        count = len(played.rounds)
        table.add_row(
            "hears every fit first" if played.careful else "plays the first fit",
            f"{played.seats}",
            _pace(played.rhythm),
            _share(played.won, played.interval),
            f"{1 / played.seats:.1%}",
            f"{played.words_a_second:.2f}",
            f"{sum(one.played for one in played.rounds) / count:.1f}",
            f"{sum(one.turned for one in played.rounds) / count:.1f}",
            f"{played.late:.1%}",
            f"{sum(one.seconds for one in played.rounds) / count:.0f}",
        )
    yield "Rounds played by ear alone", table
    goals = []
    for seats in dict.fromkeys(played.seats for played in all_played):
        for one in all_played:
            if one.seats == seats and not one.careful:
                what = f"{seats} seats, {_pace(one.rhythm)}: won by playing the first fit"
                par = round(100 / seats, 1)
                goals.append(Goal(what, 100 * one.won, par, at_least=True, form=".1f", unit=" %"))
        most = max(one.words_a_second for one in all_played if one.seats == seats)
        what = f"{seats} seats, at any pace: words a second"
        goals.append(Goal(what, most, MOST_WORDS, at_least=False, form=".2f", unit=""))
    yield "Goals by ear", goal_table(goals, style)


def _listened_closing(all_played: "Sequence[Played]") -> str:
    rounds = min(len(played.rounds) for played in all_played)
    return f"{rounds:,} rounds in every setting; in brackets the interval of 95 % confidence."


FAIR = Report("fair", _fair_tables, _fair_closing)
LISTENED = Report("listen", _listened_tables, _listened_closing)
