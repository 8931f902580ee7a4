"""Ligretto and Dutch Blitz in compiled contests: what choice is worth there, and how far apart the levels are."""

from collections.abc import Iterator
from itertools import pairwise

from rich import box
from rich.table import Table

from bench import printing
from ludotheque.bots.levels import levels
from training.quick_cards import choice, ladder
from training.quick_cards.choice import Setting, Worth
from training.quick_cards.contests import Contest
from training.quick_cards.ladder import Step

PART = 0.25
"""A setting needs only this part of the time that a claim has: it plays a hundred times as many matches in it."""
DEALS = 60
"""How many deals each step of the ladder has for every minute of the whole run."""


def settings(games: tuple[str, ...]) -> list[Setting]:
    """Where choice is put to the test."""
    return list(choice.settings(games))


def parts(games: tuple[str, ...]) -> float:
    """How many parts of the time go to the settings of some games, a claim being one."""
    return PART * len(settings(games))


def test(setting: Setting, seconds: float) -> Worth:
    """What choosing is worth in a setting."""
    return choice.worth(setting, seconds * PART)


def climbed(games: tuple[str, ...], minutes: float) -> Iterator[tuple[str, str, str, Step]]:
    """The steps of the ladders of some games: the game, a level, the one below, and how far it is above that."""
    for game in ladder.GAMES:
        if not games or game in games:
            contest = Contest(game, ladder.SEATS)
            for weaker, better in pairwise(levels(game)):
                deals = max(4, round(minutes * DEALS))
                yield game, better.name, weaker.name, ladder.climb(contest, better, weaker, deals)


def choices_table(tested: list[tuple[Setting, Worth]], style: box.Box) -> Table:
    """What choosing is worth against the first legal move of equal tempo."""
    table = printing.empty_table(
        style, ("game",), ("seats", "matches", "wins", "95 %", "claim", "points a round more", "")
    )
    for setting, found in tested:
        par, low, high = 1 / setting.seats, found.wins - found.wins_margin, found.wins + found.wins_margin
        verdict = "reached" if low > par else "missed" if high <= par else "open"
        points = f"{found.points:+.2f} ± {found.points_margin:.2f}"
        interval = f"{max(0.0, low):.1%} to {min(1.0, high):.1%}"
        row = (setting.title, str(setting.seats), str(found.matches), f"{found.wins:.1%}", interval)
        table.add_row(*row, f"> {par:.0%}", points, verdict)
    return table


def steps_table(steps: list[tuple[str, str, str, Step]], style: box.Box) -> Table:
    """How far each level is above the one below."""
    table = printing.empty_table(style, ("game", "level", "against"), ("matches", "Elo above that"))
    for game, better, weaker, step in steps:
        table.add_row(game, better, weaker, str(step.matches), str(step))
    return table
