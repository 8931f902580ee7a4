"""A bot for Polyssimo Challenge that only counts: it tries every action in random playouts and does what won most."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from ludotheque.games.polyssimo.actions import LAY, PICK, Action, act, list_actions, with_number
from ludotheque.games.polyssimo.playout import play_on
from ludotheque.games.polyssimo.rules import winners
from ludotheque.games.polyssimo.state import DRAFT, ROUND
from ludotheque.games.polyssimo.view import View, imagine
from ludotheque.games.polyssimo.ways import PLACEMENTS
from ludotheque.kernel import Chance, State, below, new_chance, rule
from ludotheque.kit import Bot


def maker(playouts: int = 10_000) -> Bot[View, Action]:
    """A bot that plays out ``playouts`` rounds for each decision."""

    def choose(view: View, actions: Sequence[Action], seed: int) -> Action:  # noqa: ARG001 (what is open follows from the view)
        state = imagine(view)
        return with_number(state, flat(state, playouts, new_chance(seed)))

    return choose


def flat(state: State, playouts: int, chance: Chance) -> int:
    """The number of the action that won most often, when all are tried equally often."""
    states = np.zeros(2, ROUND)
    states[0] = state
    room = len(PLACEMENTS)
    return int(most_won(states, np.zeros(room, np.int64), np.zeros(room, np.int64), playouts, chance))


@rule
def most_won(states: Any, listed: Any, wins: Any, playouts: int, chance: Chance) -> int:
    """Try every action of the seat on turn in ``states[0]`` in turn; those that come first in a last lap, by chance."""
    seat = int(states[0].turn)
    count = list_actions(states[0], seat, listed)
    for i in range(count - 1, 0, -1):
        other = below(chance, i + 1)
        listed[i], listed[other] = listed[other], listed[i]
    for i in range(count):
        wins[i] = 0
    kind = PICK if states[0].phase == DRAFT else LAY
    for playout in range(max(playouts, count)):
        states[1] = states[0]
        act(states[1], seat, kind, listed[playout % count])
        play_on(states[1], chance)
        wins[playout % count] += winners(states[1]) >> seat & 1
    laps, more = max(playouts, count) // count, max(playouts, count) % count
    best, best_share = -1, -1.0
    for i in range(count):
        share = wins[i] / (laps + (i < more))
        if share > best_share:
            best, best_share = int(listed[i]), share
    return best
