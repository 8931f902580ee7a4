"""Contests between players of Lucky Numbers, compiled: thousands of rounds, on the same deals from every seat."""

from typing import NamedTuple

import numpy as np

from ludotheque.games.lucky_numbers.bots.players import Player, choose_action
from ludotheque.games.lucky_numbers.bots.thinking import Buffers, new_buffers, share_of_win
from ludotheque.games.lucky_numbers.bots.turns import act
from ludotheque.games.lucky_numbers.playout import reveal_any
from ludotheque.games.lucky_numbers.rules import awaits_chance, has_arranged
from ludotheque.games.lucky_numbers.state import ARRANGING, CHOICE, OVER, new_round
from ludotheque.kernel import Chance, Floats, State, new_chance, rule

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


def shares_of_wins(
    one: Player, others: Player, deals: range, *, seats: int = 2, seed: int = 1, setup: int = CHOICE,
    bruno: bool = False,
) -> Floats:  # fmt: skip
    """What a player wins of each deal, played from every seat; a deal brings the same clovers in the same order."""
    mine, theirs = new_buffers(one.net), new_buffers(others.net)
    shares = np.zeros((len(deals), seats))
    for row, number in enumerate(deals):
        for seat in range(seats):
            state = new_round(seats, 0, setup, bruno)
            deal, chance = new_chance(seed * 1_000_003 + number), new_chance((seed * 1_000_003 + number) * 8 + seat + 1)
            play_round(state, one, others, mine, theirs, seat, deal, chance)
            shares[row, seat] = share_of_win(state, seat)
    of_deals: Floats = shares.mean(axis=1)
    return of_deals


def outcome(shares: Floats) -> Outcome:
    """The outcome of deals, from what was won of each."""
    deals = len(shares)
    return Outcome(float(shares.mean()), float(1.96 * shares.std(ddof=1) / np.sqrt(deals)), deals)


def contest(
    one: Player, others: Player, deals: int, *, seats: int = 2, seed: int = 1, setup: int = CHOICE, bruno: bool = False
) -> Outcome:
    """Let a player play so many deals from every seat."""
    return outcome(shares_of_wins(one, others, range(deals), seats=seats, seed=seed, setup=setup, bruno=bruno))
