"""Learning tastes: ``python -m training.quick_cards.learning``.

Every action is tried now and then (`trials`), and what was true of it is related to the points that came of it, more
than of the others that were open: by least squares at first, then with units. What was learned plays the next rounds,
at the same tables as the taste before. The first rounds are played by one that takes its reserve first.

Arguments: processes, and words to select kinds of matches. Writes `tastes.npz`.
"""

import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import NamedTuple

import numpy as np

from ludotheque.games.quick_cards.bots.ahead import TIMES
from ludotheque.games.quick_cards.bots.learned import keep, name_of
from ludotheque.games.quick_cards.bots.sight import TABLE, THINGS
from ludotheque.games.quick_cards.bots.taste import RESERVE_FIRST, UNITS, Taste, taste
from ludotheque.kernel import Floats, Ints
from training.quick_cards.contests import Contest, Contestant
from training.quick_cards.frozen import TUNED
from training.quick_cards.trials import Trials
from training.quick_cards.variants import VARIANTS, Variant, all_seats
from training.quick_cards.watching import rounds, weigh

ROWS = (200_000, 400_000, 800_000, 1_500_000)
"""The number of actions that are tried before each lesson."""
FEW = 4
"""With more seats a third as many are tried: rounds take longer, and more of them is seen."""
LOOKS = 200_000
"""The looks by which it is judged, for each lesson anew, how rounds end that are under way."""
OLD = 0.25
"""The part of the seats that play by the taste before the last."""
STEADY = 3e-5
"""Keeps weights small where two things always go together."""
EPOCHS, BATCH, RATE = 5, 1500, 4e-3


class Tried(NamedTuple):
    """Actions that were tried."""

    true: Floats
    came: Floats
    """The points that came of each, more than of those that were open at the same time on average."""
    group: Ints


def centred(values: Floats, group: Ints) -> Floats:
    """Values less the mean of their group; groups lie together."""
    starts = np.flatnonzero(np.diff(group, prepend=-1))
    sizes = np.diff(starts, append=len(group))
    means = (np.add.reduceat(values, starts).T / sizes).T
    return np.asarray(values - np.repeat(means, sizes, axis=0))


def tried(trials: Trials, tastes: list[Taste], rows: int, seed: int) -> Tried:
    """At least this many actions, tried at tables where each seat has the older or the newer taste."""
    luck = np.random.default_rng(seed)
    parts: list[Tried] = []
    groups = 0
    while sum(len(part.came) for part in parts) < rows:
        seated = [tastes[luck.random() > OLD] for _ in range(trials.contest.seats)]
        true, came, group = trials.play(seated, int(luck.integers(1 << 60)))
        parts.append(Tried(true.astype(np.float32), centred(came, group).astype(np.float32), group + groups))
        groups += int(group[-1]) + 1
    return Tried(*map(np.concatenate, zip(*parts, strict=True)))


def least_squares(found: Tried) -> Floats:
    """The weights by which what was true tells best what came of it."""
    products, sums = np.zeros((len(THINGS), len(THINGS))), np.zeros(len(THINGS))
    for first in range(0, len(found.came), 50_000):
        some = slice(first, first + 50_000)
        true = centred(found.true[some].astype(np.float64), found.group[some])
        products += true.T @ true
        sums += true.T @ found.came[some]
    products[np.diag_indices(len(sums))] += STEADY * len(found.came)
    return np.asarray(np.linalg.solve(products, sums), np.float64)


def with_units(found: Tried, first: Floats, seed: int) -> tuple[Taste, float]:
    """A taste with units, learned by gradients from these weights; and the part of what came that it tells."""
    luck = np.random.default_rng(seed)
    spread, mean = found.true.std(axis=0) + 1e-3, found.true.mean(axis=0)
    starts = np.flatnonzero(np.diff(found.group, prepend=-1))
    starts = np.append(starts, len(found.group))
    batches = max(1, (len(starts) - 1) // BATCH)
    mixed = luck.normal(size=(len(THINGS), UNITS)) / len(THINGS) ** 0.5
    weights = [mixed, np.zeros(UNITS), 0.1 * luck.normal(size=UNITS), first * spread]
    weights = [each.astype(np.float32) for each in weights]
    means, squares = [np.zeros_like(each) for each in weights], [np.zeros_like(each) for each in weights]
    step, told = 0, 0.0
    for _ in range(EPOCHS):
        told = 0.0
        for batch in luck.permutation(batches):
            rows = slice(starts[batch * BATCH], starts[min((batch + 1) * BATCH, len(starts) - 1)])
            true, came, group = (found.true[rows] - mean) / spread, found.came[rows], found.group[rows]
            excited = np.maximum(true @ weights[0] + weights[1], 0.0)
            off = centred(excited @ weights[2] + true @ weights[3], group) - came
            told += float(came @ came - off @ off)
            pull = off * (2.0 / len(off))
            through = np.outer(pull, weights[2]) * (excited > 0)
            slopes = [true.T @ through, through.sum(axis=0), excited.T @ pull, true.T @ pull]
            step += 1
            rate = RATE * 0.5 * (1.0 + np.cos(np.pi * step / (EPOCHS * batches))) + 1e-5
            for each, slope, average, square in zip(weights, slopes, means, squares, strict=True):
                average += 0.1 * (slope - average)
                square += 0.001 * (slope * slope - square)
                each -= rate * (average / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
    made = taste()
    made.mixed[:] = weights[0] / spread[:, None]
    made.ground[:] = weights[1] - mean @ made.mixed
    made.heeded[:], made.worth[:], made.learned = weights[2], weights[3] / spread, True
    made.worth[TABLE:] = 0.0  # the same for all actions
    return made, told / float(found.came @ found.came)


def learn(variant: Variant, seats: int, rows: tuple[int, ...] = ROWS, looks: int = LOOKS) -> tuple[Taste, str]:
    """A taste for these matches, and what is told of it."""
    contest = Contest(variant.game, seats, variant.options)
    known = [RESERVE_FIRST, RESERVE_FIRST]
    lines = []
    for lesson, count in enumerate(rows):
        outlook = weigh(*rounds(contest, looks, lesson + 1, known[-1]))
        found = tried(Trials(contest, outlook), known[-2:], count // (3 if seats > FEW else 1), lesson + 1)
        first = least_squares(found)
        made = taste()
        made.worth[:TABLE] = first[:TABLE]
        if lesson:
            made, told = with_units(found, first, lesson)
            lines.append(f"{told:.2%}")
        known.append(made)
    return known[-1], f"told {', '.join(lines)}"


def margins(contest: Contest, own: Taste, others: Taste, rounds: int, first: int = 0) -> Floats:
    """By how many points one taste is ahead of the mean of others, in rounds with certain deals."""
    deals = -(-rounds // contest.seats)
    one, other = Contestant(own, TIMES), Contestant(others, TIMES)
    return contest.one_against_others(one, other, deals, first, most_rounds=1)[:, 1]


def one_kind(variant: Variant, seats: int) -> tuple[str, Taste, str]:
    """Learn, and see what it is worth."""
    learned, told = learn(variant, seats)
    found = margins(Contest(variant.game, seats, variant.options), learned, TUNED, 20_000)
    ahead = f"{found.mean():+.3f} ± {1.96 * found.std() / len(found) ** 0.5:.3f} points a round over the frozen taste"
    return name_of(variant.game, variant.stacking, seats), learned, f"{variant.title}, {seats} seats: {ahead}, {told}"


def main(processes: int, words: list[str]) -> None:
    """Learn a taste for every kind of match that has all of these words in its name; the others stay as they are."""
    kinds = [(variant, seats) for variant in VARIANTS for seats in all_seats(variant)]
    kinds.sort(key=lambda kind: (kind[1] > FEW, -kind[1]))  # what takes longest is not left for last
    kinds = [kind for kind in kinds if all(word in f"{kind[0].title}, {kind[1]} seats" for word in words)]
    with ProcessPoolExecutor(processes) as pool:
        for learned in as_completed([pool.submit(one_kind, *kind) for kind in kinds]):
            name, made, told = learned.result()
            print(told, flush=True)
            keep({name: made})


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1, sys.argv[2:])
