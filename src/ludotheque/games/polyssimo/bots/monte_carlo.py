"""A bot for Polyssimo Challenge that only counts: it tries every action in random playouts and does what won most."""

from collections.abc import Sequence

import numpy as np

from ludotheque.games.polyssimo.actions import LAY, PICK, Action, act, action_of, list_actions
from ludotheque.games.polyssimo.playout import play_on
from ludotheque.games.polyssimo.rules import winners
from ludotheque.games.polyssimo.state import DRAFT, ROUND
from ludotheque.games.polyssimo.view import View, imagine
from ludotheque.games.polyssimo.ways import PLACEMENTS
from ludotheque.kernel import Chance, Ints, Rounds, below, new_chance, rule
from ludotheque.kit import Bot


def maker(playouts: int = 10_000) -> Bot[View, Action]:
    """A bot that plays out ``playouts`` rounds for each decision."""

    def choose(view: View, actions: Sequence[Action], seed: int) -> Action:  # noqa: ARG001 (what is open follows from the view)
        states, most = np.zeros(2, ROUND), len(PLACEMENTS)
        states[0] = imagine(view)
        listed, wins = np.zeros(most, np.int64), np.zeros(most, np.int64)
        return action_of(states[0], int(most_won(states, listed, wins, playouts, new_chance(seed))))

    return choose


@rule
def most_won(states: Rounds, listed: Ints, wins: Ints, playouts: int, chance: Chance) -> int:
    """The number of the action that won most often, when all of the seat on turn in ``states[0]`` are tried in turn.

    Chance decides which are tried once more than the others in a last lap.
    """
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
