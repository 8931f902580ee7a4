"""Measure the champion of Lucky Numbers against opponents that were frozen before it was trained.

``python -m training.lucky_numbers.measuring [--net FILE] [--plies 1] [--matches 5000] [--out FILE]``

The opponents are the champion before this one (``frozen/champion.npz``) and a greedy player, tuned again. The same
deals are played from every seat; shared wins count in parts; margins are 95 %. The second figure is without the luck
of the draw (`contests`): it means the same, and its margin is smaller.
"""

import argparse
import json
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path

import numpy as np

from ludotheque.bots.levels import level, levels
from ludotheque.games.lucky_numbers.actions import NAME
from ludotheque.games.lucky_numbers.bots.greedy import Taste
from ludotheque.games.lucky_numbers.bots.players import GREEDY, LEARNED, Player
from ludotheque.games.lucky_numbers.bots.searching import Depth
from ludotheque.games.lucky_numbers.bots.seated import player_of
from ludotheque.games.lucky_numbers.bots.weights import HERE, read
from ludotheque.games.lucky_numbers.state import CHOICE, MICHAEL, SORTED
from ludotheque.kernel import Floats
from training.lucky_numbers.contests import Outcome, outcome, shares_of_wins

FROZEN = Path(__file__).parent / "frozen" / "champion.npz"
STRONG_GREEDY = Taste(-1.31, 3.88, 7.39, 0.17, -1.31, 2.93)
"""What `tuning` found."""
SETUPS = {"sorted": SORTED, "choice": CHOICE, "michael": MICHAEL}
CHUNK = 10
"""How many deals a process plays at a time."""


@dataclass(frozen=True)
class Contest:
    """The champion, or another player, against opponents of one kind."""

    seats: int
    opponent: str
    setup: str = "sorted"
    bruno: bool = False
    first: str = "champion"

    def __str__(self) -> str:
        return f"{self.seats} seats, {self.setup}{', bruno' * self.bruno}, {self.first} against {self.opponent}"


CONTESTS = [
    *(Contest(seats, opponent) for seats in (2, 4, 3, 5) for opponent in ("greedy", "former champion")),
    Contest(2, "former champion", "choice"),
    Contest(2, "former champion", "michael"),
    Contest(2, "former champion", bruno=True),
    *(Contest(2, weaker.name, "choice", first=better.name) for weaker, better in pairwise(levels(NAME))),
]


@cache
def player(name: str, seats: int, net: Path, plies: int = 2) -> Player:
    """A player by name: an opponent, or a level; the champion with a net, and with one ply if that is said."""
    if name == "greedy":
        return Player(GREEDY, taste=STRONG_GREEDY)
    if name == "former champion":
        return Player(LEARNED, net=read(FROZEN)[seats])
    found = player_of(level(NAME, name))(seats)
    if name != "champion":
        return found
    return found._replace(net=read(net)[seats], depth=found.depth if plies > 1 else Depth())


def part(which: Contest, net: Path, plies: int, deals: range, seed: int) -> Floats:
    """Some deals of a contest."""
    one, others = player(which.first, which.seats, net, plies), player(which.opponent, which.seats, net)
    setup = SETUPS[which.setup]
    judge = player("champion", which.seats, net).net
    return shares_of_wins(one, others, deals, seats=which.seats, seed=seed, setup=setup, bruno=which.bruno, judge=judge)


def measure(
    contests: list[Contest], net: Path, plies: int, matches: int, workers: int, seed: int
) -> Iterator[tuple[Contest, Outcome, Outcome]]:
    """Hold contests of at least so many matches."""
    for which in contests:
        part(which, net, plies, range(2), 1)  # compiled and read before the processes part
    with ProcessPoolExecutor(workers) as pool:
        jobs = {
            which: [
                pool.submit(part, which, net, plies, range(begin, begin + CHUNK), seed)
                for begin in range(0, -(-matches // which.seats), CHUNK)
            ]
            for which in contests
        }
        for which, parts in jobs.items():
            shares, luck = np.concatenate([job.result() for job in parts], axis=1)
            yield which, outcome(shares), outcome(shares - luck)


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description="Measure the champion of Lucky Numbers against frozen opponents.")
    parser.add_argument("--net", type=Path, default=HERE / "final.npz")
    parser.add_argument("--plies", type=int, choices=(1, 2), default=2, help="how far the champion looks ahead")
    parser.add_argument("--matches", type=int, default=5000)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 2)
    parser.add_argument("--only", type=int, help="the number of contests to hold, from the first")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4, 5])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    chosen = parser.parse_args()
    lines = []
    contests = [which for which in CONTESTS[: chosen.only] if which.seats in chosen.seats]
    for which, found, fair in measure(contests, chosen.net, chosen.plies, chosen.matches, chosen.workers, chosen.seed):
        matches = found.deals * which.seats
        print(f"{which}: {found}, fair {fair} ({matches} matches, par {100 / which.seats:.0f})", flush=True)
        lines.append({"contest": str(which), "share": found.share, "margin": found.margin, "fair": fair.share,
                      "fair_margin": fair.margin, "matches": matches})  # fmt: skip
    if chosen.out:
        chosen.out.write_text("\n".join(map(json.dumps, lines)) + "\n")


if __name__ == "__main__":
    main()
