"""Prospects: the chance to win a match, from the scores and how far the round has come.

A lead is worth the more the less is left to lose it: of this round, and of those that will follow. What a round sways
and how many are left differs by game, variant and seats; `training.quick_cards.calibrate` finds that out, in matches
between equals.
"""

from collections.abc import Mapping
from math import exp, sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.quick_cards.state import RESERVE_SIZE
from ludotheque.kernel import rule
from ludotheque.options import OptionValue

Course = NDArray[np.float64]
"""How matches go: the points that the leader gains in a round, the share of the rounds that are blocked, how much a
round sways the score between two seats from its beginning to its end, and how much each later one does, which are
scales of a logistic curve, in points."""

COURSES: dict[tuple[str, bool], dict[int, tuple[float, float, float, float]]] = {
    ("ligretto", False): {
        2: (3, 0.5564, 6, 6.337),
        3: (8.271, 0.1824, 10.5, 4.979),
        4: (9.032, 0.05506, 8.467, 6.349),
        6: (5.479, 0.0008834, 10.31, 6.15),
        8: (3, 0, 13.34, 5.713),
    },
    ("ligretto", True): {
        2: (8.57, 0.256, 6, 5.998),
        3: (9.073, 0.06747, 10.28, 6.601),
        4: (9.065, 0.02004, 8.828, 7.469),
        6: (4.204, 0, 11.88, 6.471),
    },
    ("dutch-blitz", False): {
        2: (11.06, 0, 11.66, 7.921),
        3: (11.51, 0, 9.225, 8.655),
        4: (10.08, 0, 10, 8.569),
    },
    ("dutch-blitz", True): {
        2: (11.33, 0, 12.84, 10.2),
        3: (11.05, 0, 11.88, 8.569),
        4: (10.32, 0, 8.317, 7.544),
    },
}
"""By game, whether cards may be stacked, and seats."""
AT_THE_DEAL = 2 * RESERVE_SIZE
"""What the cards of the reserve take away before the first of them is played."""
SURER = 0.75
"""How much less a round sways the score that is expected of it than the one that stands."""
LEAST_LEFT = 0.02
"""The part of a round that is left at least, while it is being played."""


def variant(game: str, options: Mapping[str, OptionValue]) -> tuple[str, bool]:
    """A game, and whether cards may be stacked there."""
    return game, bool(options.get("advanced") or options.get("expert"))


def course(game: str, seats: int, options: Mapping[str, OptionValue]) -> Course:
    """How such matches go; of seat counts that were not measured, the nearest that was."""
    measured = COURSES[variant(game, options)]
    found = np.array(measured[min(measured, key=lambda count: abs(count - seats))])
    if options.get("blocked") != "leader":
        found[1] = 0.0  # a blocked round decides nothing
    return found


@rule
def rounds_left(best: int, target: int, left: float, course: Course) -> float:
    """Returns about how many rounds will follow, with the part ``left`` of this one to be played: until somebody has
    reached the target, or a blocked round decides."""
    to_go = target - best - left * (course[0] + AT_THE_DEAL)
    rounds = float(to_go / course[0]) + 0.5
    if rounds <= 0:
        return 1.0 if left == 0 else 0.0
    if left == 0:
        rounds = max(1.0, rounds)
    blocked = float(course[1])
    if blocked > 0:
        rounds = (1.0 - (1.0 - blocked) ** rounds) / blocked
    return rounds if left == 0 else rounds * (1.0 - blocked)


@rule
def chance_to_come(expected: Any, seat: int, target: int, left: float, course: Course) -> float:
    """The chance of a seat to win the match, where this round is likely to end with these totals, and the part ``left``
    of it may still change that."""
    best = expected[0]
    for total in expected:
        best = max(best, total)
    rounds = max(0.0, (target - best) / course[0] + 0.5) * (1.0 - course[1])
    scale = sqrt(max(LEAST_LEFT, left) * (SURER * course[2]) ** 2 + rounds * course[3] ** 2)
    strengths = 0.0
    for total in expected:
        strengths += exp((total - best) / scale)
    return exp((expected[seat] - best) / scale) / strengths


@rule
def chance_to_win(totals: Any, seat: int, target: int, left: float, decided: bool, course: Course) -> float:
    """The chance of a seat to win the match, with the part ``left`` of the round (1: all, 0: it is over).

    Whoever leads after a round in which somebody has reached the target, or which decides the match, has won.
    """
    best, shared = totals[0], 0
    for total in totals:
        best = max(best, total)
    for total in totals:
        shared += total == best
    if left == 0 and (decided or best >= target):
        return 1.0 / shared if totals[seat] == best else 0.0
    here = 0.0 if left == 0 else max(LEAST_LEFT, left)
    scale = sqrt(here * course[2] ** 2 + rounds_left(best, target, left, course) * course[3] ** 2)
    strengths = 0.0
    for total in totals:
        strengths += exp((total - best) / scale)
    return exp((totals[seat] - best) / scale) / strengths
