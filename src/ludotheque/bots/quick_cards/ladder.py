"""How far apart the levels of Ligretto and Dutch Blitz are: ``python -m ludotheque.bots.quick_cards.ladder``.

Each level plays the one below it on the same deals from every seat, both ways round where more than two play: one of
the better against all others of the weaker, and one of the weaker against all others of the better.
"""

import sys
from itertools import pairwise
from math import log
from typing import NamedTuple

import numpy as np

from ludotheque.bots.levels import levels
from ludotheque.bots.quick_cards.contests import Contest, Contestant, of_level

SEATS = {"ligretto": 3, "dutch-blitz": 2}
"""How many play where the steps are measured. In Ligretto with 2 seats most rounds are blocked and the first that is
decides the match: even who takes 0.4 of the time is only 190 Elo stronger there."""
DEALS, DEALS_AHEAD = 700, 60
"""How many deals each step has, and how many where somebody looks ahead, which takes its time."""
ELO = 400 / log(10)
"""Points of Elo for a strength e times as large."""


class Step(NamedTuple):
    """How far a contestant is above another, in Elo, with its margin (95 %)."""

    elo: float
    margin: float
    matches: int


def step(contest: Contest, better: Contestant, weaker: Contestant, deals: int) -> Step:
    """How far the better is above the weaker; the chance of a seat is its strength over that of all at the table."""
    found = [_above(contest, better, weaker, deals)]
    if contest.seats > 2:
        elo, margin = _above(contest, weaker, better, deals)
        found.append((-elo, margin))
    weights = np.array([margin**-2.0 for _, margin in found])
    elo = float(np.average([elo for elo, _ in found], weights=weights))
    return Step(elo, float(weights.sum() ** -0.5), len(found) * deals * contest.seats)


def _above(contest: Contest, one: Contestant, others: Contestant, deals: int) -> tuple[float, float]:
    """The Elo of one above the others, and its margin, from the share of wins of one against all others."""
    shares = contest.one_against_others(one, others, deals)[:, 0]
    matches = deals * contest.seats
    share = (shares.sum() * contest.seats + 1 / contest.seats) / (matches + 1)  # nobody is infinitely strong
    margin = 1.96 * shares.std(ddof=1) / deals**0.5
    return ELO * log(share * (contest.seats - 1) / (1 - share)), ELO * margin / (share * (1 - share))


def main(games: list[str]) -> None:
    """Print the ladder of each game."""
    for game in games:
        contest, elo = Contest(game, SEATS[game]), 0.0
        steps = levels(game)
        print(f"{game}, {SEATS[game]} seats\n{steps[0].name}: 0")
        for weaker, better in pairwise(steps):
            deals = DEALS_AHEAD if better.bot == "foresight" else DEALS
            found = step(contest, of_level(better), of_level(weaker), deals)
            elo += found.elo
            print(f"{better.name}: {elo:.0f}, {found.elo:+.0f} ± {found.margin:.0f} ({found.matches} matches)")
            sys.stdout.flush()


if __name__ == "__main__":
    main([each for each in sys.argv[1:] if each in SEATS] or list(SEATS))
