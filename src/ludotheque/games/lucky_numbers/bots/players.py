"""The players of Lucky Numbers as compiled rules: what each of them does with a table."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.lucky_numbers.actions import ARRANGE
from ludotheque.games.lucky_numbers.bots.greedy import TUNED, Taste, ascending, greedy_action
from ludotheque.games.lucky_numbers.bots.net import Net, Scratch, new_net, new_scratch
from ludotheque.games.lucky_numbers.bots.sensible import sensible_action
from ludotheque.games.lucky_numbers.bots.thinking import FAR, best_action, best_arrangement
from ludotheque.games.lucky_numbers.state import ARRANGING, CELLS, HIGHEST, ROUND
from ludotheque.kernel import Chance, State, below, rule

MOST_ACTIONS = CELLS * HIGHEST + 1
SENSIBLE, GREEDY, LEARNED = 0, 1, 2
"""The habits that a player may have."""


class Player(NamedTuple):
    """Somebody who plays."""

    habit: int
    slips: float
    """At what part of its turns it does anything sensible instead of what it thinks best."""
    taste: Taste
    """What a greedy player likes."""
    net: Net
    """What a learned player knows."""
    reach: float
    """How much further from its ideal a number may be for which a learned player thinks about an exchange."""


class Room(NamedTuple):
    """All the buffers that a player writes to, so that thinking allocates nothing."""

    scratch: Scratch
    states: NDArray[np.void]
    listed: NDArray[np.int64]
    values: NDArray[np.float64]


NOTHING_LEARNED = new_net(2, (1, 1, 1), 0)


def sensible(slips: float = 0.0) -> Player:
    """The one that does anything sensible."""
    return Player(SENSIBLE, slips, TUNED, NOTHING_LEARNED, 0.0)


def greedy(taste: Taste = TUNED, slips: float = 0.0) -> Player:
    """The one that brings its garden nearer to the ideal one."""
    return Player(GREEDY, slips, taste, NOTHING_LEARNED, 0.0)


def learned(net: Net, slips: float = 0.0, reach: float = FAR) -> Player:
    """The one that has learned what a table is worth."""
    return Player(LEARNED, slips, TUNED, net, reach)


def new_room(player: Player) -> Room:
    """Empty buffers for a player."""
    return Room(
        new_scratch(player.net), np.zeros(2, ROUND), np.zeros((MOST_ACTIONS, 3), np.int64), np.zeros(MOST_ACTIONS)
    )


@rule
def choose_action(player: Player, room: Room, state: State, seat: int, chance: Chance) -> tuple[int, int, int]:
    """What a player does: the kind of action, its number and its cell."""
    if state.phase == ARRANGING:
        if player.habit == LEARNED:
            return ARRANGE, best_arrangement(player.net, room.scratch, state, seat, room.states), 0
        return ARRANGE, ascending(state, seat), 0
    if player.habit == SENSIBLE or (player.slips > 0 and below(chance, 1_000_000) < player.slips * 1_000_000):
        return sensible_action(state, seat, chance)
    if player.habit == GREEDY:
        return greedy_action(state, seat, player.taste, chance)
    best = best_action(player.net, room.scratch, state, seat, player.reach, room.states, room.listed, room.values)
    return room.listed[best, 0], room.listed[best, 1], room.listed[best, 2]
