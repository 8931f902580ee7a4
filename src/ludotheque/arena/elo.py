"""Elo by maximum likelihood: whose strengths explain best who won.

The chance that a seat wins is its strength over the sum of the strengths at the table (Bradley–Terry, and Luce for more
than two seats); a strength is 10 to the power of Elo / 400. So that somebody who won every match is not infinitely
strong, each line-up counts one more match, won by every seat in equal parts.
"""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

from ludotheque.kernel import Floats
from ludotheque.simulate.interval import NORMAL_95

POINTS = 400 / np.log(10)
"""How many points of Elo make a strength e times as large."""
STEPS, LARGEST_STEP, CLOSE = 200, 2.0, 1e-10


class Rating(NamedTuple):
    """The strength of an entrant above the weakest, and how far off that may be (95 %)."""

    elo: float
    margin: float


class Tally(NamedTuple):
    """The matches of one line-up: how many there were, and how many of them each entrant won, shared ones in parts."""

    matches: int
    wins: Mapping[int, float]


def ratings(entrants: int, tallies: Mapping[tuple[int, ...], Tally]) -> list[Rating]:
    """The rating of each entrant, from the matches of each line-up (the entrants at the table, in any order)."""
    present = np.zeros((len(tallies), entrants))
    wins = np.zeros((len(tallies), entrants))
    for row, (lineup, tally) in enumerate(tallies.items()):
        for place in lineup:
            present[row, place] += 1
        for place, won in tally.wins.items():
            wins[row, place] = won
    seats = present.sum(axis=1)
    matches = np.array([tally.matches for tally in tallies.values()]) + 1.0
    wins += present / seats[:, None]
    strength, spread = _fit(present, wins, matches)
    weakest = int(np.argmin(strength))
    above = strength - strength[weakest]
    variance = spread.diagonal() + spread[weakest, weakest] - 2 * spread[weakest]
    return [
        Rating(float(POINTS * one), float(POINTS * NORMAL_95 * np.sqrt(max(0.0, uncertain))))
        for one, uncertain in zip(above, variance, strict=True)
    ]


def _fit(present: Floats, wins: Floats, matches: Floats) -> tuple[Floats, Floats]:
    """The logarithms of the most likely strengths (the first is 0), and their covariances, by Newton's method."""
    count = present.shape[1]
    strength = np.zeros(count)
    for _ in range(STEPS):
        weights = present * np.exp(strength - strength.max())
        chances = weights / weights.sum(axis=1, keepdims=True)
        expected = matches[:, None] * chances
        slope = (wins - expected).sum(axis=0)
        bend = np.diag(expected.sum(axis=0)) - expected.T @ chances
        step = np.zeros(count)
        step[1:] = np.linalg.lstsq(bend[1:, 1:], slope[1:], rcond=None)[0]
        strength = strength + np.clip(step, -LARGEST_STEP, LARGEST_STEP)
        if np.abs(step).max() < CLOSE:
            break
    spread = np.zeros((count, count))
    spread[1:, 1:] = np.linalg.pinv(bend[1:, 1:])
    return strength, spread
