"""Tune the greedy player again: ``python -m training.lucky_numbers.tuning [SECONDS]``.

Tastes compete by evolution: each generation, children of the best ones play against the best known taste
and that of the package, and those that win most have the next children. All matches
have the sorted setup, two seats, and the same deals from both.
"""

import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor

import numpy as np

from ludotheque.games.lucky_numbers.bots.greedy import TUNED, Taste
from ludotheque.games.lucky_numbers.bots.players import GREEDY, Player
from ludotheque.games.lucky_numbers.state import SORTED
from ludotheque.kernel import Floats
from training.lucky_numbers.contests import Outcome, contest

STEPS = np.array([0.5, 0.2, 1.2, 0.8, 0.8, 0.8])
"""How far children are from their parents at first."""
DEALS = 600
CHECK = 20_000


def against(one: Taste, other: Taste, deals: int, seed: int) -> Outcome:
    """How a taste does against another."""
    return contest(Player(GREEDY, taste=one), Player(GREEDY, taste=other), deals, seed=seed, setup=SORTED)


def rivals(seed: int, one: Taste, best: Taste) -> float:
    """The share of wins of a taste against the best known, and against the one of the package."""
    return 0.5 * (against(one, best, DEALS, seed).share + against(one, TUNED, DEALS, seed + 1).share)


def tune(seconds: float, workers: int) -> Taste:
    """The best taste that is found in some time."""
    centre: Floats = np.array(TUNED)
    best = TUNED
    chance, begun, generation = np.random.default_rng(1), time.monotonic(), 0
    against(TUNED, TUNED, 1, 1)  # compiled before the processes part
    with ProcessPoolExecutor(workers) as pool:
        while time.monotonic() - begun < seconds:
            shrink = 0.96**generation
            born = [centre + chance.normal(0, STEPS * shrink) for _ in range(4 * workers)]
            tastes = [Taste(*map(float, np.round(one, 2).tolist())) for one in born]
            shares = list(pool.map(rivals, [10 * generation + 7] * len(tastes), tastes, [best] * len(tastes)))
            elite = np.argsort(shares)[::-1][:workers]
            centre = np.mean([born[i] for i in elite], axis=0)
            best = Taste(*map(float, np.round(centre, 2).tolist()))
            generation += 1
            print(f"generation {generation}: {best}, best of its children {max(shares):.3f}", flush=True)
        parts = list(pool.map(against, [best] * workers, [TUNED] * workers, [CHECK // workers] * workers,
                              range(1000, 1000 + workers)))  # fmt: skip
    share = np.mean([part.share for part in parts])
    margin = np.sqrt(np.mean([part.margin**2 for part in parts]) / workers)
    print(f"{best} against {TUNED}: {Outcome(float(share), float(margin), CHECK)}, sorted, 2 seats, {CHECK} deals")
    return best


if __name__ == "__main__":
    tune(float(sys.argv[1]) if len(sys.argv) > 1 else 60, os.cpu_count() or 2)
