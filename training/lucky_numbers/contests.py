"""Contests between players of Lucky Numbers, compiled: thousands of rounds, on the same deals from every seat.

With a judge, the luck of the draw is taken off: whenever a clover is drawn, the difference between what a net thinks of
that clover and of all that could have been drawn, on average. That average is 0 whatever the net thinks, so the share
of wins stays what it is, and only its margin becomes smaller.
"""

from typing import NamedTuple

import numpy as np

from ludotheque.games.lucky_numbers.bots.net import Net, forget
from ludotheque.games.lucky_numbers.bots.players import Player, choose_action
from ludotheque.games.lucky_numbers.bots.searching import TWO_PLIES, do_best, seen_by
from ludotheque.games.lucky_numbers.bots.thinking import Buffers, clovers_left, draw, new_buffers, share_of_win
from ludotheque.games.lucky_numbers.bots.turns import act
from ludotheque.games.lucky_numbers.playout import reveal_any
from ludotheque.games.lucky_numbers.rules import awaits_chance, has_arranged
from ludotheque.games.lucky_numbers.state import ARRANGING, CHOICE, HIGHEST, HOLDING, OVER, new_round, number_of
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


class Judge(NamedTuple):
    """Who says how lucky a draw is."""

    net: Net
    buffers: Buffers
    values: Floats
    """The value of each number that may be drawn."""
    asked: bool = True


def new_judge(net: Net, asked: bool = True) -> Judge:
    """A judge that thinks what a net says."""
    return Judge(net, new_buffers(net), np.zeros(HIGHEST + 1), asked)


@rule
def value_by_draw(judge: Judge, state: State, seat: int) -> float:
    """The value to a seat of each number that may be drawn now, when the best is made of it. Returns the average."""
    net, buffers, values, mover = judge.net, judge.buffers, judge.values, int(state.turn)
    total, clovers = 0.0, 0
    forget(buffers.of_next)
    for number in range(1, HIGHEST + 1):
        here = clovers_left(state, number)
        if here:
            buffers.replies[0] = state
            draw(buffers.replies[0], number)
            best = do_best(net, buffers.of_next, buffers.replies[0], mover, TWO_PLIES.reach, buffers.replies)
            values[number] = seen_by(net, buffers.scratch, buffers.replies[2], seat, mover, best)
            total += here * values[number]
            clovers += here
    return total / clovers


@rule
def turn_up(judge: Judge, state: State, seat: int, deal: Chance) -> float:
    """Turn up what chance brings. Returns how lucky that was for a seat."""
    luck = 0.0
    while awaits_chance(state):
        judged = judge.asked and state.phase == HOLDING
        average = value_by_draw(judge, state, seat) if judged else 0.0
        reveal_any(state, deal)
        if judged:
            luck += judge.values[number_of(state.held)] - average
    return luck


@rule
def play_round(
    state: State, one: Player, others: Player, mine: Buffers, theirs: Buffers, seat: int, judge: Judge, deal: Chance,
    chance: Chance,
) -> float:  # fmt: skip
    """Play a round in which one player has a seat and copies of another have the rest. Returns the luck of the one."""
    luck = 0.0
    for _ in range(LONGEST):
        luck += turn_up(judge, state, seat, deal)
        if state.phase == OVER:
            break
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
    return luck


def shares_of_wins(
    one: Player, others: Player, deals: range, *, seats: int = 2, seed: int = 1, setup: int = CHOICE,
    bruno: bool = False, judge: Net | None = None,
) -> Floats:  # fmt: skip
    """What a player wins of each deal, played from every seat; a deal brings the same clovers in the same order.

    Below that, in a second row, how much of it was the luck of the draw, if a net judges that.
    """
    mine, theirs, judging = (
        new_buffers(one.net),
        new_buffers(others.net),
        new_judge(judge or one.net, judge is not None),
    )
    shares = np.zeros((2, len(deals), seats))
    for row, number in enumerate(deals):
        for seat in range(seats):
            state = new_round(seats, 0, setup, bruno)
            deal, chance = new_chance(seed * 1_000_003 + number), new_chance((seed * 1_000_003 + number) * 8 + seat + 1)
            luck = play_round(state, one, others, mine, theirs, seat, judging, deal, chance)
            shares[:, row, seat] = share_of_win(state, seat), luck
    of_deals: Floats = shares.mean(axis=2)
    return of_deals


def outcome(shares: Floats) -> Outcome:
    """The outcome of deals, from what was won of each."""
    deals = len(shares)
    return Outcome(float(shares.mean()), float(1.96 * shares.std(ddof=1) / np.sqrt(deals)), deals)


def contest(
    one: Player, others: Player, deals: int, *, seats: int = 2, seed: int = 1, setup: int = CHOICE, bruno: bool = False
) -> Outcome:
    """Let a player play so many deals from every seat."""
    return outcome(shares_of_wins(one, others, range(deals), seats=seats, seed=seed, setup=setup, bruno=bruno)[0])
