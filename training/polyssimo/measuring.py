"""Measure a level of Polyssimo against another: ``python -m training.polyssimo.measuring expert skilled --deals 200``.

Both play every deal from every seat. Chance makes three picks for each seat before they draft by themselves: otherwise
two bots that leave nothing to chance would play the same match again and again. With more than two seats the first
plays against several of the second. With ``--former DIR`` the second is of the edition in that folder (see `former`).
Margins are 95 %, of the means of deals. Without names, every level plays against the one below it.
"""

import argparse
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import pairwise
from math import log10, sqrt
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy as np

from ludotheque.bots.levels import Level, level, levels
from ludotheque.games.polyssimo.actions import PICK, act, open_numbers
from ludotheque.games.polyssimo.bots.search import decide
from ludotheque.games.polyssimo.bots.weights import Weights, load
from ludotheque.games.polyssimo.rules import lay, winners
from ludotheque.games.polyssimo.state import DRAFT, OVER, new_round
from ludotheque.kernel import State, how_many
from training.coming_true import at_once
from training.polyssimo.former import Former

GAME = "polyssimo"
RANDOM_PICKS = 3
"""The number of picks of each seat that chance makes."""


@dataclass
class Player:
    """A level that plays, and the seconds of processor time that each of its placements took."""

    level: Level
    weights: dict[int, Weights]
    edition: Path | None = None
    """The folder of another edition, if it is of one."""
    seconds: list[float] = field(default_factory=list)

    @cached_property
    def former(self) -> Former | None:
        """Who plays for it, if it is of another edition."""
        return Former(self.edition, *self.thinks) if self.edition else None

    @property
    def thinks(self) -> tuple[int, int, float]:
        """The number of leaves that it visits and of positions that it solves, and by how much it misjudges."""
        settings = self.level.settings
        return settings["playouts"], settings["end"], settings.get("blur", 0.0)

    def choose(self, state: State, chance: Random) -> int:
        """The piece that it picks or the placement that it lays."""
        began = time.process_time()
        if self.former:
            chosen, seconds = self.former.choose(state, chance)
        else:
            chosen = decide(state, self.weights[int(state.seats)], *self.thinks, chance)
            seconds = time.process_time() - began
        if state.phase != DRAFT:
            self.seconds.append(seconds)
        return chosen


def named(name: str) -> Level:
    """A level by its name, or one made of settings like ``playouts=12,end=5000``; what is not set is 0."""
    if "=" not in name:
        return level(GAME, name)
    given = dict(part.split("=") for part in name.split(","))
    settings = {"playouts": int(given.get("playouts", 0)), "end": int(given.get("end", 0))}
    return Level(name, 0, "search", settings)


def opening(seats: int, deal: int) -> State:
    """A round in which chance has made the first picks of every seat."""
    state, chance = new_round(seats, (0,) * seats), Random(f"deal {deal}")
    for _ in range(RANDOM_PICKS * seats):
        act(state, int(state.turn), PICK, chance.choice(open_numbers(state, int(state.turn))))
    return state


def play(players: Sequence[Player], deal: int) -> int:
    """Play a round to its end. Returns the set of winners."""
    state, chance = opening(len(players), deal), Random(f"play {deal}")
    while state.phase != OVER:
        seat = int(state.turn)
        chosen = players[seat].choose(state, chance)
        if state.phase == DRAFT:
            act(state, seat, PICK, chosen)
        else:
            lay(state, seat, chosen)
    return int(winners(state))


def shares(first: Player, second: Player, seats: int, deals: Sequence[int]) -> list[float]:
    """For each deal the share of its matches, one from every seat, that the first won."""
    found = []
    for deal in deals:
        share = 0.0
        for seat in range(seats):
            won = play([first if each == seat else second for each in range(seats)], deal)
            share += (won >> seat & 1) / how_many(won)
        found.append(share / seats)
    return found


class Deal(NamedTuple):
    """A deal to be played from every seat."""

    first: str
    second: str
    former: str
    """The folder of the edition that the second is of; empty if it is of this one."""
    seats: int
    number: int


class Found(NamedTuple):
    """What came of a deal."""

    share: float
    seconds: tuple[list[float], list[float]]
    """What the placements of the first and the second took."""


@cache
def player(name: str, former: str) -> Player:
    """A player of this process."""
    return Player(named(name), load(), Path(former) if former else None)


def found_in(deal: Deal) -> Found:
    """What comes of a deal."""
    first, second = Player(named(deal.first), load()), player(deal.second, deal.former)
    second.seconds.clear()
    (share,) = shares(first, second, deal.seats, [deal.number])
    return Found(share, (first.seconds, list(second.seconds)))


def told(deal: Deal, found: Sequence[Found]) -> str:
    """What was found, in a line."""
    won = [each.share for each in found]
    share, margin = float(np.mean(won)), 1.96 * float(np.std(won, ddof=1)) / sqrt(len(won))
    elo = f", {400 * log10(share / (1 - share)):.0f} Elo" if deal.seats == 2 and 0 < share < 1 else ""
    seconds = [np.concatenate([each.seconds[which] for each in found]) for which in (0, 1)]
    times = " and ".join(f"{1000 * each.mean():.1f} ms" for each in seconds)
    longest = " and ".join(f"{1000 * each.max():.0f} ms" for each in seconds)
    return (
        f"{deal.first} against {deal.second}{' of before' * bool(deal.former)}, {deal.seats} seats: {share:.3f} ± "
        f"{margin:.3f} of {len(found) * deal.seats} matches{elo}; a placement takes {times}, at most {longest}"
    )


def main() -> None:
    """Measure what the command line asks for."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("levels", nargs="*")
    asked.add_argument("--former", default="", metavar="DIR")
    asked.add_argument("--seats", type=int, default=2)
    asked.add_argument("--deals", type=int, default=200)
    asked.add_argument("--from", dest="first_deal", type=int, default=0)
    asked.add_argument("--cores", type=int, default=1)
    options = asked.parse_args()
    names = [each.name for each in levels(GAME)]
    steps = [options.levels] if options.levels else [[better, worse] for worse, better in pairwise(names)]
    for first, second in steps:
        numbers = range(options.first_deal, options.first_deal + options.deals)
        deals = [Deal(first, second, options.former, options.seats, number) for number in numbers]
        print(told(deals[0], list(at_once(found_in, deals, options.cores))), flush=True)


if __name__ == "__main__":
    main()
