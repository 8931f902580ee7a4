"""Random play of Pig by the million."""

from typing import Any

from ludotheque.kernel import Chance, below, rule
from ludotheque_pig.rules import fall, hold, roll
from ludotheque_pig.state import OVER, SIDES


@rule
def play_out(states: Any, chance: Chance, lengths: Any) -> None:
    """Play every game of an array to its end with random legal actions; ``lengths`` receives their number."""
    for at in range(len(states)):
        state, actions = states[at], 0
        while state.phase != OVER:
            if state.turn_total and below(chance, 2):
                hold(state)
            else:
                roll(state)
                fall(state, 1 + below(chance, SIDES))
            actions += 1
        lengths[at] = actions
