"""Random play of Ligretto and Dutch Blitz by the million: a random seat, then any of its legal actions."""

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.quick_cards.actions import act, list_actions
from ludotheque.games.quick_cards.ending import settle
from ludotheque.games.quick_cards.news import News
from ludotheque.games.quick_cards.rules import deal
from ludotheque.games.quick_cards.state import GOING_ON
from ludotheque.kernel import Chance, Ints, Rounds, State, below, rule


@rule
def shuffle(order: NDArray[np.int8], chance: Chance) -> None:
    """Shuffle cards, every order as likely as the next."""
    for at in range(len(order) - 1, 0, -1):
        other = below(chance, at + 1)
        card = order[at]
        order[at] = order[other]
        order[other] = card


@rule(inlined=True)
def begin(state: State, chance: Chance, order: NDArray[np.int8]) -> None:
    """Deal every seat its cards."""
    while state.dealt < state.seats:
        shuffle(order, chance)
        deal(state, order)


@rule(inlined=True)
def go_on(state: State, chance: Chance, listed: Ints, news: News) -> int:
    """See what follows from the last action, and let any seat act if it can. Returns the number of actions."""
    settle(state, news)
    seat = below(chance, state.seats)
    count = list_actions(state, seat, listed)
    if count == 0:
        return 0
    chosen = below(chance, count)
    act(state, seat, listed[chosen, 0], listed[chosen, 1], listed[chosen, 2], news)
    return 1


@rule(inlined=True)
def is_over(state: State) -> bool:
    """Whether a round is over."""
    return bool(state.ending != GOING_ON)


@rule(inlined=True)
def play_on(state: State, chance: Chance, order: NDArray[np.int8], listed: Ints, news: News) -> int:
    """Deal a round and play it to its end. Returns the number of actions."""
    begin(state, chance, order)
    actions = 0
    while not is_over(state):
        actions += go_on(state, chance, listed, news)
    return actions


@rule
def play_out(
    states: Rounds, chance: Chance, lengths: NDArray[np.int32], order: NDArray[np.int8], listed: Ints, news: News
) -> None:
    """Deal every round of an array and play it to its end. ``order`` and ``listed`` are scratch buffers."""
    for at in range(len(states)):
        lengths[at] = play_on(states[at], chance, order, listed, news)
