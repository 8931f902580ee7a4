"""The chances of Pig for more than two seats: games played to their end, over and over.

Nobody has solved these. Every seat plays as it would against the strongest of the others alone, which is exact for two
seats and a good guess for more.
"""

from typing import Any

import numpy as np

from ludotheque.kernel import Chance, State, below, new_chance, rule
from ludotheque_pig.odds import table, weigh
from ludotheque_pig.rules import fall, hold, roll
from ludotheque_pig.state import OVER, ROLLING, SIDES

GAMES = 2000
"""The number of games for one forecast."""


@rule
def strongest_rival(state: State) -> int:
    """The most points of any other seat."""
    most = 0
    for seat in range(int(state.seats)):
        if seat != state.turn:
            most = max(most, int(state.banked[seat]))
    return most


@rule
def play_on(state: State, chance: Chance, win: Any, best: Any) -> None:
    """Play a game to its end."""
    while state.phase != OVER:
        if state.phase == ROLLING:
            fall(state, 1 + below(chance, SIDES))
            continue
        mine, theirs = int(state.banked[state.turn]), strongest_rival(state)
        rolling, holding = weigh(win, mine, theirs, int(state.turn_total), best)
        if holding > rolling:
            hold(state)
        else:
            roll(state)


@rule
def count_wins(states: Any, seat: int, chance: Chance, win: Any, best: Any) -> int:
    """Play every game of an array to its end, and return the number that a seat wins."""
    wins = 0
    for at in range(len(states)):
        play_on(states[at], chance, win, best)
        wins += states[at].turn == seat
    return wins


def forecast(state: State, seat: int) -> tuple[float, float]:
    """A seat's chance of winning from here on, and its margin of error (95 %)."""
    win = table(int(state.target))
    share = int(count_wins(np.repeat(state, GAMES), seat, new_chance(seat), win, np.empty(len(win)))) / GAMES
    return share, 1.96 * (max(share * (1 - share), 1 / GAMES) / GAMES) ** 0.5
