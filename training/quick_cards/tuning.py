"""Tuning a taste: rounds of one seat's taste against everybody else's, dealt and raced by compiled rules.

``python -m training.quick_cards.tuning`` prints, for each game and variant, how many points per round the
tuned taste gains over the plain one, and how many it loses without each of its likes and dislikes.
"""

import sys
from collections.abc import Mapping

import numpy as np

from ludotheque.games.quick_cards.bots.ahead import TIMES
from ludotheque.games.quick_cards.bots.race import FOREVER, race
from ludotheque.games.quick_cards.bots.sight import THINGS
from ludotheque.games.quick_cards.bots.taste import PLAIN, TUNED, Taste
from ludotheque.games.quick_cards.cards import DECK
from ludotheque.games.quick_cards.ending import count_points
from ludotheque.kernel import Floats, copied
from ludotheque.options import OptionValue
from training.quick_cards.contests import Contest, Contestant, begin
from training.quick_cards.variants import VARIANTS


def margins(
    name: str, seats: int, options: Mapping[str, OptionValue], own: Taste, others: Taste, rounds: int
) -> Floats:
    """By how many points the first seat is ahead of the mean of the others, in each round; the deals are always the
    same, whatever the tastes."""
    contest = Contest(name, seats, options)
    table = contest.table([Contestant(own, TIMES), *[Contestant(others, TIMES)] * (seats - 1)])
    blank, points = contest.game.begin(contest.terms, 0), np.zeros((rounds, seats), np.int64)
    for number, seed in enumerate(np.random.default_rng(1).integers(1, 1 << 63, rounds, np.uint64)):
        state, chance = copied(blank), np.array([seed])
        table.order[:] = DECK
        begin(state, table, chance)
        race(state, table.racers, chance, FOREVER)
        count_points(state, points[number])
    return np.asarray(points[:, 0] - points[:, 1:].mean(axis=1))


def main(rounds: int) -> None:
    """Print what the tuned taste is worth, and each part of it."""
    for title, name, options, _ in VARIANTS:
        for seats in (2, 4):
            found = margins(name, seats, options, TUNED, PLAIN, rounds)
            error = 1.96 * found.std() / rounds**0.5
            print(f"{title}, {seats} seats: {found.mean():+.2f} ± {error:.2f} points a round")
            for at, thing in enumerate(THINGS):
                if TUNED.worth[at] == PLAIN.worth[at]:
                    continue
                without = copied(TUNED)
                without.worth[at] = PLAIN.worth[at]
                lost = found - margins(name, seats, options, without, PLAIN, rounds)
                error = 1.96 * lost.std() / rounds**0.5
                if abs(lost.mean()) > error:
                    print(f"    {thing}: {lost.mean():+.2f} ± {error:.2f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 4000)
