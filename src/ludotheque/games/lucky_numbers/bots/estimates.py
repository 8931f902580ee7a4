"""How likely each open action is to win Lucky Numbers, as the strongest bot estimates it."""

from collections.abc import Sequence
from math import exp, log

import numpy as np

from ludotheque.bots import View
from ludotheque.games.lucky_numbers.actions import Action
from ludotheque.games.lucky_numbers.bots.net import new_scratch
from ludotheque.games.lucky_numbers.bots.players import MOST_ACTIONS
from ludotheque.games.lucky_numbers.bots.thinking import value_actions, value_of_arranging
from ludotheque.games.lucky_numbers.bots.weights import nets
from ludotheque.games.lucky_numbers.bots.worlds import imagine
from ludotheque.games.lucky_numbers.notation import read_action, write_action
from ludotheque.games.lucky_numbers.state import ROUND

TRUST = {2: (1.177, -0.124), 3: (1.015, -0.089), 4: (1.221, 0.052), 5: (1.053, -0.032)}
"""For each number of seats the slope and the shift of the log odds that make values come true, found by
`training.lucky_numbers.calibrate`."""


def estimate(view: View, legal: Sequence[str]) -> dict[str, float]:
    """The chance, from 0 to 1, that the seat of a view wins the game after each of its open actions.

    All seats are taken to go on as the strongest bot does; a win that is shared counts in parts. Raises `BrokenBot`
    where the weights are missing or broken.
    """
    return {action: likely(value, view["seats"]) for action, value in values(view, legal).items()}


def likely(value: float, seats: int) -> float:
    """How often a position of that value is won."""
    if not 0 < value < 1:
        return value
    slope, shift = TRUST[seats]
    return 1 / (1 + exp(-slope * log(value / (1 - value)) - shift))


def values(view: View, legal: Sequence[str]) -> dict[str, float]:
    """What each open action is worth to the strongest bot."""
    net = nets("final")[view["seats"]]
    state, scratch, states, seat = imagine(view), new_scratch(net), np.zeros(2, ROUND), view["seat"]
    if view["phase"] == "arranging":
        return {
            action: float(value_of_arranging(net, scratch, state, seat, read_action(action).number, states))
            for action in legal
        }
    listed, found = np.zeros((MOST_ACTIONS, 3), np.int64), np.zeros(MOST_ACTIONS)
    count = value_actions(net, scratch, state, seat, states, listed, found)
    by_text = {write_action(Action(*listed[i].tolist())): float(found[i]) for i in range(count)}
    return {action: by_text[action] for action in legal}
