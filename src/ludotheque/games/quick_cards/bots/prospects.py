"""Prospects: the chance to win a match, from the scores and how far the round has come.

A lead is worth the more the less is left to lose it: of this round, and of those that will follow. What a round sways
and how many are left differs by game, variant and seats; `training.quick_cards.leads` finds that out, in matches
between equals, and `courses.csv` holds it.
"""

from collections.abc import Mapping
from math import exp, sqrt
from pathlib import Path
from typing import NamedTuple

from ludotheque.games.quick_cards.bots import measured
from ludotheque.games.quick_cards.state import RESERVE_SIZE
from ludotheque.kernel import Floats, Ints, rule
from ludotheque.options import OptionValue


class Course(NamedTuple):
    """How matches go."""

    gain: float
    """The points that the leader gains in a round."""
    blocked: float
    """The share of the rounds that are blocked, where such a round decides the match."""
    sway: float
    """How much a round sways the score between two seats, from its beginning to its end …"""
    sway_later: float
    """… and how much each later one does: scales of a logistic curve, in points."""


class Stakes(NamedTuple):
    """What is played for in a round."""

    scores: Ints
    """What each seat has scored in the rounds before."""
    target: int
    leader_wins: bool
    """Whether a blocked round decides the match."""
    course: Course


FILE = Path(__file__).with_name("courses.csv")
COURSES = {
    variant: {seats: Course(*numbers.tolist()) for seats, numbers in found.items()}
    for variant, found in measured.read(FILE).items()
}
"""By game, whether cards may be stacked, and seats."""
AT_THE_DEAL = 2 * RESERVE_SIZE
"""What the cards of the reserve take away before the first of them is played."""
SURER = 0.75
"""How much less a round sways the score that is expected of it than the one that stands."""
LEAST_LEFT = 0.02
"""The part of a round that is left at least, while it is being played."""


def course(game: str, seats: int, options: Mapping[str, OptionValue]) -> Course:
    """How such matches go."""
    found = measured.nearest(COURSES, game, seats, options)
    return found if leader_wins(options) else found._replace(blocked=0.0)


def leader_wins(options: Mapping[str, OptionValue]) -> bool:
    """Whether a blocked round decides the match."""
    return options.get("blocked") == "leader"


def stakes(game: str, seats: int, options: Mapping[str, OptionValue], scores: Ints) -> Stakes:
    """What is played for in a round of such a match, after rounds with these scores."""
    target = options["target"]
    assert isinstance(target, int)
    return Stakes(scores, target, leader_wins(options), course(game, seats, options))


@rule
def rounds_left(best: int, target: int, left: float, course: Course) -> float:
    """About the number of rounds that will follow, with the part ``left`` of this one to be played: until somebody has
    reached the target, or a blocked round decides."""
    to_go = target - best - left * (course.gain + AT_THE_DEAL)
    rounds = to_go / course.gain + 0.5
    if rounds <= 0:
        return 1.0 if left == 0 else 0.0
    if left == 0:
        rounds = max(1.0, rounds)
    blocked = course.blocked
    if blocked > 0:
        rounds = (1.0 - (1.0 - blocked) ** rounds) / blocked
    return rounds if left == 0 else rounds * (1.0 - blocked)


@rule
def chance_to_come(expected: Floats, seat: int, target: int, left: float, course: Course) -> float:
    """The chance of a seat to win the match, where this round is likely to end with these totals, and the part ``left``
    of it may still change that."""
    best = expected[0]
    for total in expected:
        best = max(best, total)
    rounds = max(0.0, (target - best) / course.gain + 0.5) * (1.0 - course.blocked)
    scale = sqrt(max(LEAST_LEFT, left) * (SURER * course.sway) ** 2 + rounds * course.sway_later**2)
    strengths = 0.0
    for total in expected:
        strengths += exp((total - best) / scale)
    return exp((expected[seat] - best) / scale) / strengths


@rule
def chance_to_win(totals: Ints | Floats, seat: int, target: int, left: float, decided: bool, course: Course) -> float:
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
    scale = sqrt(here * course.sway**2 + rounds_left(best, target, left, course) * course.sway_later**2)
    strengths = 0.0
    for total in totals:
        strengths += exp((total - best) / scale)
    return exp((totals[seat] - best) / scale) / strengths
