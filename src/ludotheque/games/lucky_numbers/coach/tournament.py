"""The chance of winning a tournament, from the scores and the round that is being played.

Whoever wins a round gets 2 points, and everybody else loses one for each cell that stays empty. How many do is drawn
many times, always with the same luck, so that two positions differ by what lies on the table alone.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from math import comb, exp, factorial

import numpy as np

from ludotheque.games.lucky_numbers.coach.chances import Trust
from ludotheque.games.lucky_numbers.state import CELLS, SIDE
from ludotheque.kernel import Floats, Ints

WORLDS = 2000
REMEMBERED = 4096
"""How many situations are remembered: while clovers are drawn and left, scores and empty cells stay what they are."""
WON = 2
"""The points of whoever wins a round."""


def chances_after(totals: Sequence[int], rounds: int, trust: Trust) -> Floats:
    """The chance of each seat once a round is over and these many are still to come; ties share."""
    return _shares(np.array(totals, np.int64) + _to_come(len(totals), rounds, trust))


@lru_cache(REMEMBERED)
def chances_by_winner(totals: tuple[int, ...], empty: tuple[int, ...], rounds: int, trust: Trust) -> Floats:
    """The chance of each seat (columns) if this round is won by each seat (rows), and ``rounds`` follow.

    ``empty`` are the empty cells of each garden now.
    """
    seats = len(totals)
    later = np.array(totals, np.int64) + _to_come(seats, rounds, trust)
    lost = _points_lost(empty, trust)
    found = np.empty((seats, seats))
    for winner in range(seats):
        points = -lost
        points[:, winner] = WON
        found[winner] = _shares(later + points)
    return found


def in_tournament(seat: int, chance: float, others: Sequence[float], by_winner: Floats) -> float:
    """The chance of a seat to win the tournament, from the one to win this round; ``others`` is how the other seats
    share what is left of it, and ``by_winner`` what each winner of the round means."""
    lost = sum(share * worth for share, worth in zip(others, by_winner[:, seat].tolist(), strict=True)) / sum(others)
    return float(chance * by_winner[seat, seat] + (1 - chance) * lost)


def _shares(worlds: Ints) -> Floats:
    best = worlds == worlds.max(axis=1, keepdims=True)
    shares: Floats = (best / best.sum(axis=1, keepdims=True)).mean(axis=0)
    return shares


def _points_lost(empty: Sequence[int], trust: Trust) -> Ints:
    """In each world, the cells of each seat that stay empty if it does not win."""
    lost = np.empty((WORLDS, len(empty)), np.int64)
    luck = _luck(len(empty), stream=0)
    for seat, mine in enumerate(empty):
        fullest = min(other for one, other in enumerate(empty) if one != seat)
        lost[:, seat] = 1 + np.searchsorted(_cumulated(mine, fullest, trust), luck[:, seat])
    return lost


@cache
def _cumulated(mine: int, fullest: int, trust: Trust) -> Floats:
    """How likely it is that up to 0, 1, 2 … cells but one stay empty."""
    stays = 1 / (1 + exp(-trust.stays - trust.stays_by_fullest * fullest - trust.stays_by_own * mine))
    most = max(0, mine - 1)
    found = [comb(most, count) * stays**count * (1 - stays) ** (most - count) for count in range(most)]
    return np.cumsum(found)


@cache
def _luck(seats: int, stream: int) -> Floats:
    """Evenly spread numbers from 0 to 1, for each world and seat."""
    chance = np.random.default_rng([seats, stream])
    return np.stack([(chance.permutation(WORLDS) + 0.5) / WORLDS for _ in range(seats)], axis=1)


@cache
def _in_a_round(lost: float) -> Floats:
    """How likely it is that up to 0, 1, 2 … cells but one stay empty in a round that is still to come."""
    found = [exp(1 - lost) * (lost - 1) ** count / factorial(count) for count in range(CELLS - SIDE)]
    return np.cumsum(found[:-1])


@cache
def _to_come(seats: int, rounds: int, trust: Trust) -> Ints:
    """In each world the points of each seat in the rounds that follow, which anybody may win."""
    points = np.zeros((WORLDS, seats), np.int64)
    for number in range(rounds):
        here = -1 - np.searchsorted(_in_a_round(trust.lost), _luck(seats, stream=number + 1))
        winner = np.random.default_rng([seats, number, 1]).permutation(np.arange(WORLDS) % seats)
        here[np.arange(WORLDS), winner] = WON
        points += here
    return points
