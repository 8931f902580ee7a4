"""``python -m bench coach``: how long hints and analyses take, in all games, in processor time."""

import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import numpy as np
from cyclopts import App, Parameter
from rich import box
from rich.console import Console
from rich.table import Table

import ludotheque
from bench import printing
from bench.goals import Goal
from bench.printing import empty_table, goal_table
from ludotheque import record
from ludotheque.bots.coach import analyse
from ludotheque.bots.levels import bot_for, level
from ludotheque.bots.realtime import TimedBot, play_real_time
from ludotheque.match import Match
from ludotheque.table.playing.coaching import hint

README = Path(__file__).with_name("README.md")
BEGIN = "<!-- What follows is written by: python -m bench coach --readme -->"
END = "<!-- Here ends what python -m bench coach has written. -->"
MOST_OF_A_HINT, MOST_OF_AN_ANALYSIS = 0.100, 3.0
"""The seconds that a hint (of 95 in 100) and any analysis may take."""

app = App(name="coach", version_flags=[])


@dataclass(frozen=True)
class Setting:
    """Where somebody asks the coach."""

    game: str
    seats: int
    options: Mapping[str, Any]
    level: str
    """How well those play whose matches are looked at: the weak play long."""

    def __str__(self) -> str:
        options = ", ".join(name if value is True else f"{name} {value}" for name, value in self.options.items())
        return f"{self.game}, {self.seats} seats{', ' if options else ''}{options}, {self.level}"

    def match(self, number: int) -> Match:
        """A match to the end."""
        match = ludotheque.game(self.game).match(self.seats, seed=f"coach {number}", **self.options)
        bot = bot_for(self.game, self.level)
        if match.game.real_time:
            tempo = level(self.game, self.level).tempo
            assert tempo
            play_real_time(match, [TimedBot(bot, tempo)] * self.seats, number)
        for count in range(1_000_000):
            if not match.actors():
                break
            seat = match.actors()[0]
            match.play(seat, bot(match.view(seat), match.actions(seat), count))
        return match


SETTINGS = (
    *(Setting("lucky-numbers", seats, {}, "regular") for seats in (2, 3, 4, 5)),
    Setting("lucky-numbers", 4, {"bruno": True}, "regular"),
    Setting("lucky-numbers", 2, {"setup": "michael"}, "regular"),
    *(Setting("lucky-numbers", seats, {"tournament": True}, "regular") for seats in (2, 4)),
    Setting("lucky-numbers", 5, {"tournament": True}, "newcomer"),
    *(Setting("polyssimo", seats, {}, "expert") for seats in (2, 3, 4)),
    *(Setting("ligretto", seats, {}, "regular") for seats in (2, 4, 6)),
    Setting("ligretto", 4, {"advanced": True}, "regular"),
    *(Setting("dutch-blitz", seats, {}, "regular") for seats in (2, 4)),
    Setting("dutch-blitz", 4, {"expert": True}, "regular"),
)


@dataclass(frozen=True)
class Timed:
    """The processor's seconds of hints and analyses in a setting."""

    setting: Setting
    hints: Sequence[float]
    analyses: Sequence[float]
    actions: int
    """The actions of the longest match."""

    @property
    def p95(self) -> float:
        """What 95 of 100 hints take at most."""
        return float(np.quantile(self.hints, 0.95))


def seconds_of(work: Callable[[], object]) -> float:
    """The processor's seconds that something takes."""
    begun = time.thread_time()
    work()
    return time.thread_time() - begun


def measure(setting: Setting, matches: int, hints: int) -> Timed:
    """Time so many hints in each of so many matches, and the analysis of each from its record."""
    asked, looked_back, actions = list[float](), list[float](), 0
    for number in range(matches):
        match = setting.match(number)
        count = sum(entry.seat is not None for entry in match.log)
        actions = max(actions, count)
        wanted = {count * place // hints for place in range(hints)}
        for place, step in enumerate(match.steps()):
            if place in wanted and step.next and step.next.seat is not None:
                view, open_now = step.match.view(step.next.seat), step.match.actions(step.next.seat)
                asked.append(seconds_of(partial(hint, view, open_now, "en", None, setting.level)))
        text = match.record()
        looked_back.append(seconds_of(lambda text=text: analyse(record.replay(text), setting.level).told("en")))  # type: ignore[misc]
    return Timed(setting, asked, looked_back, actions)


def _tables(timed: Sequence[Timed], style: box.Box) -> Iterator[tuple[str, Table]]:
    numbers = ("hints", "p50 ms", "p95 ms", "worst ms", "analyses", "p50 s", "worst s", "actions")
    table = empty_table(style, ("where",), numbers)
    for each in timed:
        hints, analyses = 1000 * np.array(each.hints), np.array(each.analyses)
        table.add_row(
            str(each.setting),
            str(len(hints)),
            *(f"{found:.1f}" for found in (np.median(hints), 1000 * each.p95, hints.max())),
            str(len(analyses)),
            *(f"{found:.2f}" for found in (np.median(analyses), analyses.max())),
            f"{each.actions:,}",
        )
    yield "Hints and analyses, in processor time", table
    goals = []
    for game in dict.fromkeys(each.setting.game for each in timed):
        mine = [each for each in timed if each.setting.game == game]
        slowest, longest = 1000 * max(each.p95 for each in mine), max(max(each.analyses) for each in mine)
        goals.append(
            Goal(f"{game}: p95 of a hint, wherever it is slowest", slowest, 1000 * MOST_OF_A_HINT, False, ".0f", " ms")
        )
        goals.append(Goal(f"{game}: the longest analysis", longest, MOST_OF_AN_ANALYSIS, False, ".2f", " s"))
    yield "Goals of the coach", goal_table(goals, style)


@app.default
def coach(
    *,
    matches: int = 5,
    hints: int = 40,
    game: str | None = None,
    readme: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Time hints and analyses, and print the tables.

    Parameters
    ----------
    matches
        How many matches in every setting.
    hints
        How many hints in every match.
    game
        One game instead of all.
    readme
        Put the tables into bench/README.md, too.
    """
    chosen = [setting for setting in SETTINGS if game in (None, setting.game)]
    if not chosen:
        sys.exit(f"There is no game {game!r} here.")
    timed = []
    with Console(stderr=True).status("…") as status:
        for setting in chosen:
            status.update(str(setting))
            measure(setting, 1, 2)  # compiles what is not compiled
            timed.append(measure(setting, matches, hints))
    closing = ["A hint is all that the server does for one; an analysis begins with the record of the match."]
    printing.show(partial(_tables, timed), closing)
    if readme:
        before, begin, rest = README.read_text("utf-8").partition(BEGIN)
        _, end, after = rest.partition(END)
        if not begin or not end:
            raise ValueError(f"{README} has no lines {BEGIN!r} and {END!r} for the tables to stand between")
        README.write_text(
            f"{before}{begin}\n\n{printing.as_markdown(partial(_tables, timed), closing)}\n\n{end}{after}", "utf-8"
        )
