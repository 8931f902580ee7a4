"""A quick look: what a player with a certain taste does, from what lies open on the table."""

from typing import NamedTuple

import numpy as np

from ludotheque.games.quick_cards import QuickCards
from ludotheque.games.quick_cards.actions import PLAY, STACK, STOP, TURN, list_actions
from ludotheque.games.quick_cards.bots.sight import STACKING, TABLE, THINGS, TURNING, Sight, new_sight, see, see_table
from ludotheque.games.quick_cards.bots.taste import UNITS, Taste
from ludotheque.games.quick_cards.rules import wanted
from ludotheque.kernel import Chance, Floats, State, below, rule

WAIT = -1
"""In place of the position of an action: none, for now."""
SELDOM = 24
"""One time in 24 nobody turns cards who can do anything else: else everybody might turn cards for ever."""
SURELY = 1000.0
"""More than any action is worth."""


class Looking(NamedTuple):
    """Scratch buffers for a quick look."""

    sight: Sight
    around: Floats
    """How excited the units of a taste are by the table …"""
    excited: Floats
    """… and by an action, too."""


def new_looking(game: QuickCards) -> Looking:
    """Buffers for a game."""
    return Looking(new_sight(game), np.zeros(UNITS), np.zeros(UNITS))


@rule
def excite(taste: Taste, true: Floats, first: int, end: int, excited: Floats) -> None:
    """Excite the units of a taste by these things. (Most are not true; so this is quicker than a product.)"""
    for thing in range(first, end):
        much = true[thing]
        if much != 0.0:
            for unit in range(UNITS):
                excited[unit] += much * taste.mixed[thing, unit]


@rule
def worth_of(taste: Taste, look: Looking, first: int, end: int) -> float:
    """What an action is worth of which these things can be true."""
    true, excited = look.sight.true, look.excited
    worth = 0.0
    for thing in range(first, end):
        worth += taste.worth[thing] * true[thing]
    if taste.learned:
        for unit in range(UNITS):
            excited[unit] = look.around[unit]
        excite(taste, true, first, end, excited)
        for unit in range(UNITS):
            worth += max(0.0, excited[unit]) * taste.heeded[unit]
    return worth


@rule
def choose(state: State, seat: int, taste: Taste, look: Looking, chance: Chance) -> int:
    """The position among the actions in ``look.sight`` of the one that a seat likes best, or `WAIT`; of equals, any."""
    sight = look.sight
    listed = sight.listed
    count = list_actions(state, seat, listed)
    if count < 2:
        return count - 1
    middle_takes = wanted(state)
    see_table(state, seat, count, middle_takes, sight)
    if taste.learned:
        for unit in range(UNITS):
            look.around[unit] = taste.ground[unit]
        excite(taste, sight.true, TABLE, len(THINGS), look.around)
    turns = below(chance, SELDOM) > 0
    best, found = -2.0 * SURELY, WAIT
    for at in range(count):
        kind = listed[at, 0]
        see(state, seat, kind, listed[at, 1], listed[at, 2], middle_takes, sight)
        worth = -SURELY  # nobody here makes mistakes
        if kind == PLAY:
            worth = worth_of(taste, look, 0, STACKING)
        elif kind == STACK:
            worth = worth_of(taste, look, STACKING, TURNING)
        elif kind == TURN and turns:
            worth = worth_of(taste, look, TURNING, TABLE)
        elif kind == STOP:
            worth = SURELY
        worth += below(chance, 1000) * 1e-6
        if worth > best:
            best, found = worth, at
    return found
