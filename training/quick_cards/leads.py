"""What a lead is worth to the bots for Ligretto and Dutch Blitz: ``python -m training.quick_cards.leads``.

Writes `courses.csv`, the quick curve by which foresight judges where a round may lead, from matches of the default
level against itself. What people are told is the coach's business: `training.quick_cards.calibrate`.
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

MATCHES = 1200
"""Matches in which the course of a variant is found."""
EVERY = 8
"""The number of actions of each seat after which a position is looked at."""
LONGEST = 400
"""A match with more rounds has no winner: with many seats it may go on for ever."""
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


def positions(
    game: str, seats: int, options: Mapping[str, OptionValue], matches: int, first: int, name: str = ""
) -> Positions:
    """Positions of matches of a level against itself, the usual one if it is not named."""
    contest = Contest(game, seats, options, every=EVERY * seats)
    lineup = [of_level(level(game, name) if name else level(game))] * seats
    totals, left, shares, numbers = [], [], [], []
    rounds = blocked = best = 0
    for number in range(matches):
        played = contest.play(lineup, first + number, LONGEST)
        if not played.shares.any():
            continue
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
    """The course of a variant."""
    course = fit(positions(variant.game, seats, variant.options, MATCHES, 0), variant.game == "ligretto")
    return course, str(course)


if __name__ == "__main__":
    measure(FILE, Course._fields, found_of)
