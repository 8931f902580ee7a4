"""How matches of Ligretto and Dutch Blitz go between equals: ``python -m training.quick_cards.calibrate``.

Prints the `COURSES` of `prospects`, so that of positions that are called 70 % about 70 % are won, and how well they
then come true in other matches. The matches are those of the usual level against itself.
"""

import sys
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludotheque.bots.levels import level
from ludotheque.games.quick_cards.bots.prospects import Course, chance_to_win
from ludotheque.games.quick_cards.state import RESERVE_SIZE
from ludotheque.kernel import rule
from training.quick_cards.contests import Contest, of_level
from training.quick_cards.variants import VARIANTS

MATCHES = 600
EVERY = 8
"""The number of actions of each seat after which a position is looked at."""
STEPS = (0.5, 0.2, 0.05, 0.01)
"""By how much the scales are changed at first, and at last."""

LEAST = {2: 6.0, 3: 3.0}
"""No scale is smaller, of what is left of a round and of those that follow: that would be a player never in doubt."""


class Positions(NamedTuple):
    """Positions of many matches, and who won those."""

    totals: NDArray[np.int64]
    left: NDArray[np.float64]
    shares: NDArray[np.float64]
    match: NDArray[np.int64]
    target: int
    a_round: float
    """The points of the leader in a round."""
    blocked: float
    """The share of rounds that were blocked."""


def positions(game: str, seats: int, options: dict[str, Any], matches: int, first: int) -> Positions:
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
    target = contest.terms.options["target"]
    found = np.array(totals), np.array(left), np.array(shares), np.array(numbers)
    return Positions(*found, target, best / rounds, blocked / rounds)


@rule
def say(totals: Any, left: Any, target: int, course: Course, chances: Any) -> None:
    """The chance that each seat is given in each position."""
    for at in range(len(totals)):
        for seat in range(totals.shape[1]):
            chances[at, seat] = chance_to_win(totals[at], seat, target, left[at], False, course)


def said(found: Positions, course: Course) -> NDArray[np.float64]:
    """The chance that each seat is given in each position."""
    chances = np.zeros(found.totals.shape)
    say(found.totals, found.left, found.target, course, chances)
    return chances


def fit(found: Positions, decides: bool) -> Course:
    """The course that makes what came of the positions most likely."""
    course = np.array([max(3.0, found.a_round), found.blocked if decides else 0.0, 8.0, 8.0])

    def unlikely(course: Course) -> float:
        return -float((found.shares * np.log(np.maximum(1e-9, said(found, course)))).sum())

    least = unlikely(course)
    for step in STEPS:
        better = True
        while better:
            better = False
            for at in LEAST:
                for factor in (1 + step, 1 / (1 + step)):
                    other = course.copy()
                    other[at] = max(LEAST[at], other[at] * factor)
                    worth = unlikely(other)
                    if worth < least:
                        course, least, better = other, worth, True
    return course


def main() -> None:
    """Print every course, and what comes of positions that are called 5 %, 15 %, 25 % …"""
    for variant in VARIANTS:
        game, options = variant.game, variant.options
        print(f'("{game}", {variant.stacking}): {{')
        for seats in variant.seats:
            course = fit(positions(game, seats, options, MATCHES, 0), game == "ligretto")
            other = positions(game, seats, options, MATCHES // 2, MATCHES)
            called, won = said(other, course).ravel(), other.shares.ravel()
            tenths = np.minimum(9, (called * 10).astype(int))
            bins = [tenths == tenth for tenth in range(10) if (tenths == tenth).sum() > MATCHES // 10]
            told = ", ".join(f"{called[each].mean():.0%}: {won[each].mean():.0%}" for each in bins)
            print(f"    {seats}: ({', '.join(f'{number:.4g}' for number in course)}),  # {told}")
            sys.stdout.flush()
        print("},")


if __name__ == "__main__":
    main()
