"""Random play of Ligretto and Dutch Blitz by the million: a random seat, then any of its legal actions."""

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.quick_cards.actions import act, can_only_turn, list_actions
from ludotheque.games.quick_cards.ending import settle
from ludotheque.games.quick_cards.news import News
from ludotheque.games.quick_cards.rules import deal, turn_three
from ludotheque.games.quick_cards.state import GOING_ON, NOBODY, seats_at
from ludotheque.kernel import Chance, Ints, Rounds, State, below, rule

TURNS_IN_A_ROW = 4
"""The most turns of cards that are played at once."""


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
    while state.dealt < seats_at(state):
        shuffle(order, chance)
        deal(state, order)


@rule(inlined=True)
def turn_some(state: State, chance: Chance, news: News) -> tuple[int, int]:
    """Let seats turn that can do nothing else, until another seat's turn has come, or perhaps nobody can play any more.

    Returns that seat, or `NOBODY`, and the number of turns. Six of seven actions are such turns. On a GPU rounds that
    are played side by side wait for each other, so more than a few of them are not waited for.
    """
    turns, seat = 0, below(chance, seats_at(state))
    while can_only_turn(state, seat):
        below(chance, 1)  # any of its actions, of which there is one
        turn_three(state, seat, news)
        turns += 1
        if turns == TURNS_IN_A_ROW or not state.can_play:
            return NOBODY, turns
        seat = below(chance, seats_at(state))
    return seat, turns


@rule(inlined=True)
def act_anyhow(state: State, seat: int, chance: Chance, listed: Ints, news: News) -> int:
    """Let a seat do any of the actions open to it. Returns how many it did."""
    count = list_actions(state, seat, listed)
    if count == 0:
        return 0
    chosen = below(chance, count)
    act(state, seat, listed[chosen, 0], listed[chosen, 1], listed[chosen, 2], news)
    return 1


@rule(inlined=True)
def go_on(state: State, chance: Chance, listed: Ints, news: News) -> int:
    """See what follows from the last action, and let any seats act that can. Returns the number of actions."""
    settle(state, news)
    seat, turns = turn_some(state, chance, news)
    return turns if seat == NOBODY else turns + act_anyhow(state, seat, chance, listed, news)


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
