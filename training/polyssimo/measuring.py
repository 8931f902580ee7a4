"""Measure a level of Polyssimo against another: ``python -m training.polyssimo.measuring expert skilled --deals 200``.

Both play every deal from every seat. Chance makes three picks for each seat before they draft by themselves: otherwise
two bots that leave nothing to chance would play the same match again and again. With more than two seats the first
plays against several of the second. Margins are 95 %, of the means of deals. Without names, every level plays against
the one below it.
"""

import argparse
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import log10, sqrt
from random import Random

import numpy as np

from ludotheque.bots.levels import Level, level, levels
from ludotheque.games.polyssimo.actions import PICK, act, open_numbers
from ludotheque.games.polyssimo.bots.search import decide
from ludotheque.games.polyssimo.bots.weights import Weights, load
from ludotheque.games.polyssimo.rules import lay, winners
from ludotheque.games.polyssimo.state import DRAFT, OVER, new_round
from ludotheque.kernel import State, how_many

GAME = "polyssimo"
RANDOM_PICKS = 3
"""The number of picks of each seat that chance makes."""


@dataclass
class Player:
    """A level that plays, and the seconds of processor time that each of its placements took."""

    level: Level
    weights: dict[int, Weights]
    seconds: list[float] = field(default_factory=list)

    def choose(self, state: State, chance: Random) -> int:
        """The piece that it picks or the placement that it lays."""
        settings = self.level.settings
        playouts, end, blur = settings["playouts"], settings["end"], settings.get("blur", 0.0)
        began, placing = time.process_time(), state.phase != DRAFT
        chosen = decide(state, self.weights[int(state.seats)], playouts, end, blur, chance)
        if placing:
            self.seconds.append(time.process_time() - began)
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


def told(first: Player, second: Player, seats: int, found: Sequence[float]) -> str:
    """What was found, in a line."""
    share, margin = float(np.mean(found)), 1.96 * float(np.std(found, ddof=1)) / sqrt(len(found))
    elo = f", {400 * log10(share / (1 - share)):.0f} Elo" if seats == 2 and 0 < share < 1 else ""
    times = " and ".join(f"{1000 * np.mean(each.seconds):.1f} ms" for each in (first, second))
    longest = " and ".join(f"{1000 * max(each.seconds):.0f} ms" for each in (first, second))
    return (
        f"{first.level.name} against {second.level.name}, {seats} seats: {share:.3f} ± {margin:.3f} of "
        f"{len(found) * seats} matches{elo}; a placement takes {times}, at most {longest}"
    )


def main() -> None:
    """Measure what the command line asks for."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("levels", nargs="*")
    asked.add_argument("--seats", type=int, default=2)
    asked.add_argument("--deals", type=int, default=200)
    asked.add_argument("--from", dest="first_deal", type=int, default=0)
    options = asked.parse_args()
    names = options.levels
    steps = [(named(names[0]), named(names[1]))] if names else [(b, a) for a, b in pairwise(levels(GAME))]
    weights, deals = load(), range(options.first_deal, options.first_deal + options.deals)
    for one, other in steps:
        first, second = Player(one, weights), Player(other, weights)
        found = shares(first, second, options.seats, deals)
        print(told(first, second, options.seats, found), flush=True)


if __name__ == "__main__":
    main()
