"""The chance of each seat to win a match: a race to the target, in which luck takes everybody to and fro.

From round to round the points of a seat go up and down, and a little more up than down. So each seat is a walker at
some distance from the target, and the first to arrive wins. The finer the steps, the nearer this is to a diffusion,
for which the chance to have arrived by a certain time is known. What remains to be known,
`training.quick_cards.calibrate` finds out in matches between equals.
"""

from collections.abc import Mapping
from functools import cache
from math import erfc, exp, sqrt
from pathlib import Path
from typing import NamedTuple

import numpy as np

from ludotheque.games.quick_cards.bots import measured
from ludotheque.games.quick_cards.bots.measured import Measured
from ludotheque.games.quick_cards.bots.prospects import AT_THE_DEAL, leader_wins
from ludotheque.kernel import Floats, rule
from ludotheque.options import OptionValue


class Course(NamedTuple):
    """How matches go."""

    drift: float
    """How much the points go up, beside how much they go to and fro (per unit of variance)."""
    beyond: float
    """How far beyond the target the race ends, as a round is played to its end, in points …"""
    beyond_early: float
    """… and how much further while all of a round is left."""
    blocked: float
    """How often a blocked round decides the match before anybody arrives (in that time)."""
    spread: float
    """How far off a chance may be (95 %) where chances are even, as things stand …"""
    spread_of_hints: float
    """… and in a hint, which looks at the cards."""


FILE = Path(__file__).with_name("course.csv")
STEPS, FIRST, LAST = 28, 0.06, 40.0
"""The number of moments at which the race is looked at, and the first and the last, beside the time that the foremost
needs, more or less."""
OVER = 1e-4
"""A race is over when nobody having arrived is less likely."""
AS_WIDE = 0.6
"""A logistic curve of this width (squared) is about as wide as the difference of two walkers after a time of 1."""
CHANCES, BEFORE, AFTER, LEADS, EXPECTED = range(5)
"""The rows of the buffer for a race: what came of it, and what is needed on the way."""
LEAST = 1e-6
"""… and the chance that everybody has, so that nobody is ever without hope."""


@cache
def courses() -> Measured[Course]:
    """What was measured, by game, whether cards may be stacked, and seats."""
    found = measured.read(FILE)
    return {key: {seats: Course(*row.tolist()) for seats, row in rows.items()} for key, rows in found.items()}


def course(game: str, seats: int, options: Mapping[str, OptionValue]) -> Course:
    """How such matches go."""
    found = measured.nearest(courses(), game, seats, options)
    return found if leader_wins(options) else found._replace(blocked=0.0)


@rule
def not_there(distance: float, drift: float, time: float) -> float:
    """The chance that a walker has not arrived by a certain time."""
    wide = sqrt(2.0 * time)
    there = 0.5 * erfc((distance - drift * time) / wide)
    back = min(60.0, 2.0 * drift * distance)
    return max(0.0, 1.0 - there - 0.5 * exp(back) * erfc((distance + drift * time) / wide))


@rule
def run(totals: Floats, left: float, target: int, course: Course, race: Floats) -> None:
    """Write each seat's chance to win the match into ``race[CHANCES]``; the rest of it is a scratch buffer.

    ``totals`` is what the seats will have after the round, as far as one can tell while the part ``left`` of it may
    still change that.
    """
    seats, best = len(totals), totals[0]
    for seat in range(seats):
        best = max(best, totals[seat])
    end = max(float(target), best) + sqrt(course.beyond**2 + left * course.beyond_early**2)
    chances, before, after, leads = race[CHANCES], race[BEFORE], race[AFTER], race[LEADS]
    for seat in range(seats):
        chances[seat], before[seat] = LEAST, 1.0
    sum_of_all, until, ahead = seats * LEAST, 0.0, end - best
    scale = ahead**2 / (1.0 + course.drift * ahead)
    for step in range(STEPS):
        since, until = until, scale * FIRST * (LAST / FIRST) ** (step / (STEPS - 1.0))
        going_on, nobody, leading = exp(-course.blocked * since), 1.0, 0.0
        stops = going_on - exp(-course.blocked * until)
        for seat in range(seats):
            after[seat] = not_there(end - totals[seat], course.drift, until)
            nobody *= 0.5 * (before[seat] + after[seat])
            leads[seat] = exp((totals[seat] - best) / sqrt(AS_WIDE * until)) if stops > 0 else 0.0
            leading += leads[seat]
        for seat in range(seats):
            wins = (before[seat] - after[seat]) * (going_on - 0.5 * stops)
            if wins > 0:
                wins *= nobody / (0.5 * (before[seat] + after[seat]))
            if stops > 0:
                wins += nobody * stops * leads[seat] / leading
            chances[seat] += wins
            sum_of_all += wins
            before[seat] = after[seat]
        if nobody * going_on < OVER:
            break
    for seat in range(seats):
        chances[seat] /= sum_of_all


@rule
def share_of_win(totals: Floats, seat: int) -> float:
    """What a seat has won of a match that is over."""
    ahead = level = 0
    for total in totals:
        ahead += total > totals[seat]
        level += total == totals[seat]
    return 0.0 if ahead else 1.0 / level


@rule
def chances_now(totals: Floats, left: float, target: int, course: Course, race: Floats) -> None:
    """Write each seat's chance to win the match into ``race[CHANCES]``, as things stand with the part ``left`` of the
    round to be played (0: it is over)."""
    best, seats = totals[0], len(totals)
    for seat in range(seats):
        best = max(best, totals[seat])
    if left == 0 and best >= target:
        for seat in range(seats):
            race[CHANCES, seat] = share_of_win(totals, seat)
    else:
        expected = race[EXPECTED]
        for seat in range(seats):
            expected[seat] = totals[seat] + left * AT_THE_DEAL
        run(expected, left, target, course, race)


def new_race(seats: int) -> Floats:
    """A buffer for a race."""
    return np.empty((EXPECTED + 1, seats))
