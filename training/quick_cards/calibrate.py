"""How matches of Ligretto and Dutch Blitz go between equals: ``python -m training.quick_cards.calibrate``.

Writes `courses.csv`, so that positions called 70 % are won about 70 times in 100, and prints how well this holds in
other matches. The default level plays against itself.
"""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

from ludotheque.bots.levels import level
from ludotheque.games.quick_cards.bots.prospects import FILE, Course, chance_to_win
from ludotheque.games.quick_cards.state import RESERVE_SIZE
from ludotheque.kernel import Floats, Ints, rule
from ludotheque.options import OptionValue
from training.quick_cards.contests import Contest, of_level
from training.quick_cards.variants import Variant, measure

MATCHES, OTHER_MATCHES = 1200, 600
"""Matches in which the course of a variant is found, and other ones in which it is put to the test."""
FEWEST = 100
"""The number of positions that must be called about as likely before anything is said of them."""
EVERY = 8
"""The number of actions of each seat after which a position is looked at."""
STEPS = (0.5, 0.2, 0.05, 0.01)
"""By how much the scales are changed at first, and at last."""

LEAST = {"sway": 6.0, "sway_later": 3.0}
"""No scale is smaller, of what is left of a round and of those that follow: that would be a player never in doubt."""


class Positions(NamedTuple):
    """Positions of many matches, and what came of them."""

    totals: Ints
    left: Floats
    shares: Floats
    match: Ints
    target: int
    a_round: float
    """The points of the leader in a round."""
    blocked: float
    """The share of rounds that were blocked."""


def positions(game: str, seats: int, options: Mapping[str, OptionValue], matches: int, first: int) -> Positions:
    """Positions of matches of the usual level against itself."""
    contest = Contest(game, seats, options, every=EVERY * seats)
    lineup = [of_level(level(game))] * seats
    totals, left, shares, numbers = [], [], [], []
    rounds = blocked = best = 0
    for number in range(matches):
        played = contest.play(lineup, first + number)
        rounds, blocked, best = rounds + played.rounds, blocked + played.blocked, best + max(played.scores)
        for scores, noted in played.noted:
            totals.append(scores + noted[:seats])
            left.append(noted[seats] / RESERVE_SIZE)
            shares.append(played.shares)
            numbers.append(number)
    target = contest.stakes(np.zeros(seats, np.int64)).target
    found = np.array(totals), np.array(left), np.array(shares), np.array(numbers)
    return Positions(*found, target, best / rounds, blocked / rounds)


@rule
def say(totals: Ints, left: Floats, target: int, course: Course, chances: Floats) -> None:
    """The chance that each seat is given in each position."""
    for at in range(len(totals)):
        for seat in range(totals.shape[1]):
            chances[at, seat] = chance_to_win(totals[at], seat, target, left[at], False, course)


def said(found: Positions, course: Course) -> Floats:
    """The chance that each seat is given in each position."""
    chances = np.zeros(found.totals.shape)
    say(found.totals, found.left, found.target, course, chances)
    return chances


def fit(found: Positions, decides: bool) -> Course:
    """The course that makes what came of the positions most likely."""
    course = Course(max(3.0, found.a_round), found.blocked if decides else 0.0, 8.0, 8.0)

    def unlikely(course: Course) -> float:
        return -float((found.shares * np.log(np.maximum(1e-9, said(found, course)))).sum())

    least = unlikely(course)
    for step in STEPS:
        better = True
        while better:
            better = False
            for scale, smallest in LEAST.items():
                for factor in (1 + step, 1 / (1 + step)):
                    other = course._replace(**{scale: max(smallest, getattr(course, scale) * factor)})
                    worth = unlikely(other)
                    if worth < least:
                        course, least, better = other, worth, True
    return course


def found_of(variant: Variant, seats: int) -> tuple[Course, str]:
    """The course of a variant, and what comes of other positions that are called about 10 %, 30 %, 50 %, 70 %, 90 %."""
    game, options = variant.game, variant.options
    course = fit(positions(game, seats, options, MATCHES, 0), game == "ligretto")
    return course, came_true(positions(game, seats, options, OTHER_MATCHES, MATCHES), course)


def came_true(found: Positions, course: Course) -> str:
    """Of positions that are called about 10 %, 30 % …, how many were won, with margins of 95 %."""
    called = said(found, course)
    fifths = np.minimum(4, (called * 5).astype(int))
    told = []
    for fifth in range(5):
        here = fifths == fifth
        number = here.sum()
        if number < FEWEST:
            continue
        off = np.where(here, found.shares - called, 0.0).sum(axis=1)
        by_match = np.bincount(found.match, off)  # positions of one match are won or lost together
        margin = 1.96 * float((by_match**2).sum()) ** 0.5 / number
        told.append(f"{called[here].mean():.0%}: {found.shares[here].mean():.0%} ± {margin:.1%}")
    return ", ".join(told)


if __name__ == "__main__":
    measure(FILE, Course._fields, found_of)
