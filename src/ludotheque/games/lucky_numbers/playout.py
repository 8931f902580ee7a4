"""Random play of Lucky Numbers by the million: every action chosen at random among the legal ones."""

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.lucky_numbers.actions import act, any_action
from ludotheque.games.lucky_numbers.rules import arrange_one, awaits_chance, clovers_face_down, face_down_clover, reveal
from ludotheque.games.lucky_numbers.state import ARRANGING, CHOOSING, DIAGONAL, OVER, SIDE, number_of
from ludotheque.kernel import Chance, Rounds, State, below, rule


@rule
def reveal_any(state: State, chance: Chance) -> None:
    """Turn up a clover, each of the pile as likely as the next."""
    reveal(state, face_down_clover(state, below(chance, clovers_face_down(state))))


@rule
def arrange_anyhow(state: State, seat: int, chance: Chance) -> None:
    """Lay the four drawn clovers on the diagonal, every order as likely as the next."""
    for place in range(SIDE):
        slot = below(chance, SIDE)
        while state.drawn[seat, slot] == 0:
            slot = below(chance, SIDE)
        arrange_one(state, seat, DIAGONAL[place], number_of(state.drawn[seat, slot]))


@rule(inlined=True)
def go_on(state: State, chance: Chance) -> int:
    """Let chance act, and then all seats that arrange, or the one on turn. Returns the number of actions."""
    while awaits_chance(state):
        reveal_any(state, chance)
    if state.phase == ARRANGING:
        for seat in range(int(state.seats)):
            arrange_anyhow(state, seat, chance)
        state.phase = CHOOSING
        return int(state.seats)
    seat = int(state.turn)
    kind, number, cell = any_action(state, seat, chance)
    act(state, seat, kind, number, cell)
    return 1


@rule(inlined=True)
def is_over(state: State) -> bool:
    """Whether a round is over."""
    return bool(state.phase == OVER)


@rule
def play_on(state: State, chance: Chance) -> int:
    """Play a round to its end. Returns the number of actions."""
    actions = 0
    while not is_over(state):
        actions += go_on(state, chance)
    return actions


@rule
def play_out(states: Rounds, chance: Chance, lengths: NDArray[np.int32]) -> None:
    """Deal every round of an array and play it to its end."""
    for i in range(len(states)):
        lengths[i] = play_on(states[i], chance)
