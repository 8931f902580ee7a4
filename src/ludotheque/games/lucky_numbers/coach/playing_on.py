"""What becomes of a position when it is played on many times as those at the table play: surer than any net."""

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

import numpy as np

from ludotheque.bots.coach.trusting import log_odds, within
from ludotheque.games.lucky_numbers.bots.players import Player, unlearned_action
from ludotheque.games.lucky_numbers.bots.thinking import share_of_win
from ludotheque.games.lucky_numbers.bots.turns import act
from ludotheque.games.lucky_numbers.playout import reveal_any
from ludotheque.games.lucky_numbers.rules import awaits_chance, has_arranged
from ludotheque.games.lucky_numbers.state import ARRANGING, OVER, ROUND
from ludotheque.kernel import Chance, Rounds, State, new_chance, rule

WORK, PLAYED = 30_000, 5
"""The actions that are played to find out what one idea is worth: three milliseconds' work; and how many ideas are."""
LONGEST = 4_000
EVEN = 0.98
"""How far off the share of wins in one round is (95 %) where chances are even; in more it is less by their root."""


@rule
def play_to_the_end(player: Player, state: State, chance: Chance) -> int:
    """Play a round to its end as a player does that knows no net. Returns the number of actions."""
    for count in range(LONGEST):
        while awaits_chance(state):
            reveal_any(state, chance)
        if state.phase == OVER:
            return count
        seat = int(state.turn)
        if state.phase == ARRANGING:
            seat = 0
            while has_arranged(state, seat):
                seat += 1
        kind, number, cell = unlearned_action(player, state, seat, chance)
        act(state, seat, kind, number, cell)
    return LONGEST


@rule
def play_on(player: Player, position: State, seat: int, scratch: Rounds, chance: Chance) -> tuple[float, int]:
    """Play a position on until the work is done. Returns what a seat won, and of how many rounds."""
    won, rounds, work = 0.0, 0, 0
    while work < WORK:
        scratch[0] = position
        work += play_to_the_end(player, scratch[0], chance) + 1
        won += share_of_win(scratch[0], seat)
        rounds += 1
    return won, rounds


class Surer(NamedTuple):
    """What came of ideas that were played on."""

    chances: list[float]
    shift: float
    """How much better than was said such positions are, in log odds: for the ideas that were not played on."""


def surer(player: Player, ideas: Sequence[State], seat: int, said: Sequence[float], spread: float, seed: int) -> Surer:
    """Chances to win the round after some ideas, the best first, from what was said of each and what comes of it.

    What comes of the best moves all of them. Of the others the net knows better how much worse a strong player would
    find them, and the rounds how much that is worth here: so each has half the say.
    """
    scratch, chance, chances, shift = np.zeros(1, ROUND), new_chance(seed), list[float](), 0.0
    for idea, before in zip(ideas, said, strict=True):
        won, rounds = play_on(player, idea, seat, scratch, chance)
        if chances:
            odds = (log_odds(before) + shift + log_odds(within(won / rounds))) / 2
        else:
            worth = (EVEN / spread) ** 2  # what was said counts for as many rounds as would be as far off
            odds = log_odds(within((won + worth * before) / (rounds + worth)))
            shift = odds - log_odds(before)
        chances.append(1 / (1 + exp(-odds)))
    return Surer(chances, shift)
