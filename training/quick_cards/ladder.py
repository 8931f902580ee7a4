"""How far apart the levels of Ligretto and Dutch Blitz are: ``python -m training.quick_cards.ladder``.

Each level plays the one below it on the same deals from every seat. With more than two seats they play both ways round:
one better bot against weaker ones, and one weaker bot against better ones.

Arguments: a game, levels, the number of seats. Default: all levels of both games, with two seats.
"""

import sys
from collections.abc import Iterable
from itertools import pairwise
from math import inf, isfinite, isinf, log
from typing import NamedTuple

import numpy as np

from ludotheque.bots.levels import Level, levels
from training.quick_cards.contests import Contest, Contestant, of_level

GAMES = ("ligretto", "dutch-blitz")
SEATS = 2
"""The number of seats for which the levels are made, as in the other games."""
DEALS = 2000
"""The number of deals for each step."""
SURELY_NO_MORE = 3
"""A bot that has lost no match would have lost fewer than these of as many others, in 95 of 100 cases."""
ELO = 400 / log(10)
"""Points of Elo for a strength e times as large."""


class Step(NamedTuple):
    """How far a contestant is above another, in Elo, with its margin (95 %): infinite, where that is only the least."""

    elo: float
    margin: float
    matches: int

    def __str__(self) -> str:
        return f"{self.elo:+.0f} ± {self.margin:.0f}" if isfinite(self.margin) else f"at least {self.elo:+.0f}"


def step(contest: Contest, better: Contestant, weaker: Contestant, deals: int) -> Step:
    """How far the better is above the weaker; the chance of a seat is its strength over that of all at the table."""
    found = [_above(contest, better, weaker, deals)]
    if contest.seats > 2:
        elo, margin = _above(contest, weaker, better, deals)
        found.append((-elo, margin))
    if all(isinf(margin) for _, margin in found):
        return Step(max(elo for elo, _ in found), inf, len(found) * deals * contest.seats)
    weights = np.array([margin**-2.0 for _, margin in found])
    elo = float(np.average([elo for elo, _ in found], weights=weights))
    return Step(elo, float(weights.sum() ** -0.5), len(found) * deals * contest.seats)


def climb(contest: Contest, better: Level, weaker: Level, deals: int = DEALS) -> Step:
    """How far a level is above the one below."""
    return step(contest, of_level(better), of_level(weaker), deals)


def _above(contest: Contest, one: Contestant, others: Contestant, deals: int) -> tuple[float, float]:
    """The Elo of one above the others, and its margin, from the share of wins of one against all others."""
    shares = contest.one_against_others(one, others, deals)[:, 0]
    matches = deals * contest.seats
    few = SURELY_NO_MORE / (matches + SURELY_NO_MORE)
    share = min(max(float(shares.mean()), few), 1 - few)
    margin = 1.96 * max(shares.std(ddof=1), 0.5 / deals) / deals**0.5
    if shares.min() == shares.max() in (0, 1):
        margin = inf
    return ELO * log(share * (contest.seats - 1) / (1 - share)), ELO * margin / (share * (1 - share))


def main(games: Iterable[str], only: list[str], seats: int) -> None:
    """Print the ladder of each game, or of it only the steps to some levels."""
    for game in games:
        contest, elo = Contest(game, seats), 0.0
        steps = levels(game)
        print(f"{game}, {seats} seats\n{steps[0].name}: 0")
        for weaker, better in pairwise(steps):
            if only and better.name not in only:
                continue
            found = climb(contest, better, weaker)
            elo += found.elo
            above = "" if only else f" {elo:.0f},"
            print(f"{better.name}:{above} {found} ({found.matches} matches)")
            sys.stdout.flush()


if __name__ == "__main__":
    words = sys.argv[1:]
    seats = [int(word) for word in words if word.isdigit()]
    only = [word for word in words if not (word.isdigit() or word in GAMES)]
    main([word for word in words if word in GAMES] or GAMES, only, *(seats or [SEATS]))
