"""What `learn_lucky_numbers` needs beside its network: how well steps went, and games against the bot `greedy`."""

from collections.abc import Callable
from typing import Any

import numpy as np

import ludotheque
from ludotheque.games.lucky_numbers.actions import DRAW, LEAVE, PLACE, TAKE
from ludotheque.games.lucky_numbers.bots.greedy import TUNED, greedy_action
from ludotheque.games.lucky_numbers.encoding import ARRANGES, DRAWS, LEAVES, PLACES
from ludotheque.games.lucky_numbers.state import ARRANGING, CELLS
from ludotheque.kernel import Chance, State, new_chance

SEATS = 2


def advantages(values: Any, rewards: Any, done: Any, same: Any, trust: float) -> list[Any]:
    """How much better each step went than was thought, for its seat: what the next steps say, trusted less and less.

    ``values`` has a row more than the others. Where another seat acts next, what is good for it is bad for this one.
    """
    found, later = [], 0 * values[0]
    for step in range(len(rewards) - 1, -1, -1):
        goes_on = (1.0 - done[step]) * (2.0 * same[step] - 1.0)
        later = rewards[step] - values[step] + goes_on * (values[step + 1] + trust * later)
        found.append(later)
    return found[::-1]


def against_greedy(choose: Callable[[np.ndarray, np.ndarray], np.ndarray], games: int, seed: int) -> float:
    """The share of games that a player wins against the bot `greedy`; each has every seat in half of them."""
    env = ludotheque.env("lucky-numbers", SEATS, batch=games, seed=seed, autoreset="next-step", records=False)
    chance, mine, won = new_chance(seed), np.arange(games) % SEATS, np.zeros(games)
    over = np.zeros(games, np.bool_)
    while not over.all():
        actions = choose(*env.observe())
        for game in np.flatnonzero(~over & (env.to_act != mine)).tolist():
            actions[game] = greedy_number(env.state(game), 1 - mine[game], chance)
        env.step(actions, where=~over)
        ended = env.done & ~over
        won[ended] = (1 + env.rewards[ended, mine[ended]]) / 2
        over |= ended
    return float(won.mean())


def greedy_number(state: State, seat: int, chance: Chance) -> int:
    """What the bot `greedy` does, as a number of the table."""
    if state.phase == ARRANGING:
        return ARRANGES  # the lowest first
    kind, number, cell = greedy_action(state, seat, TUNED, chance)
    return {TAKE: (number - 1) * CELLS + cell, PLACE: PLACES + cell, DRAW: DRAWS, LEAVE: LEAVES}[kind]
