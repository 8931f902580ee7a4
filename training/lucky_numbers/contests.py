"""Contests between players of Lucky Numbers, compiled: thousands of rounds, on the same deals from every seat."""

from typing import NamedTuple

import numpy as np

from ludotheque.games.lucky_numbers.bots.players import Player, choose_action
from ludotheque.games.lucky_numbers.bots.thinking import Buffers, new_buffers, share_of_win
from ludotheque.games.lucky_numbers.bots.turns import act
from ludotheque.games.lucky_numbers.playout import reveal_any
from ludotheque.games.lucky_numbers.rules import awaits_chance, has_arranged
from ludotheque.games.lucky_numbers.state import ARRANGING, CHOICE, OVER, new_round
from ludotheque.kernel import Chance, State, new_chance, rule

LONGEST = 4000
"""A round with more actions than this has no winner."""


class Outcome(NamedTuple):
    """How often a player won against others at the table, shared wins in parts, and how far off that may be (95 %)."""

    share: float
    margin: float
    deals: int

    def __str__(self) -> str:
        return f"{100 * self.share:.1f} % ± {100 * self.margin:.1f}"


@rule
def play_round(
    state: State, one: Player, others: Player, mine: Buffers, theirs: Buffers, seat: int, deal: Chance, chance: Chance
) -> None:
    """Play a round in which one player has a seat and copies of another have the rest."""
    for _ in range(LONGEST):
        while awaits_chance(state):
            reveal_any(state, deal)
        if state.phase == OVER:
            return
        here = int(state.turn)
        if state.phase == ARRANGING:
            here = 0
            while has_arranged(state, here):
                here += 1
        if here == seat:
            kind, number, cell = choose_action(one, mine, state, here, chance)
        else:
            kind, number, cell = choose_action(others, theirs, state, here, chance)
        act(state, here, kind, number, cell)


def contest(
    one: Player, others: Player, deals: int, *, seats: int = 2, seed: int = 1, setup: int = CHOICE, bruno: bool = False
) -> Outcome:
    """Let a player play each deal from every seat; a deal brings the same clovers in the same order each time."""
    mine, theirs = new_buffers(one.net), new_buffers(others.net)
    shares = np.zeros((deals, seats))
    for number in range(deals):
        for seat in range(seats):
            state = new_round(seats, 0, setup, bruno)
            deal, chance = new_chance(seed * 1_000_003 + number), new_chance((seed * 1_000_003 + number) * 8 + seat + 1)
            play_round(state, one, others, mine, theirs, seat, deal, chance)
            shares[number, seat] = share_of_win(state, seat)
    of_deal = shares.mean(axis=1)
    return Outcome(float(of_deal.mean()), float(1.96 * of_deal.std(ddof=1) / np.sqrt(deals)), deals)
