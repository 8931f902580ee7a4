"""Prospects: the chance to win a match, from how a round ends and what was scored before."""

import numpy as np
from numpy.typing import NDArray

from ludotheque.bots import View
from ludotheque.games.quick_cards.state import BLOCKED

A_ROUND = 12.0
"""The points that the leader gains in a round, about."""
UNCERTAIN = 8.0
"""How much the outcome of one round sways the score between two seats: the scale of a logistic curve, in points."""


def chances_to_win(view: View, points: NDArray[np.int64], endings: NDArray[np.int64]) -> NDArray[np.float64]:
    """The chance of the view's seat to win the match, for each way that the round could end.

    The last axis of ``points`` is the seats'. Whoever leads when somebody has reached the target has won; before that,
    a lead is worth the more the fewer rounds are left to lose it.
    """
    seat, target = view["seat"], view["options"]["target"]
    totals = points + np.array(view["scores"])
    best = totals.max(axis=-1)
    over = best >= target
    if view["options"].get("blocked") == "leader":
        over |= endings == BLOCKED
    shared = totals == best[..., None]
    won = shared[..., seat] / shared.sum(axis=-1)
    left = np.maximum(0.5, (target - best) / A_ROUND)
    strengths = np.exp((totals - best[..., None]) / (UNCERTAIN * np.sqrt(left))[..., None])
    return np.asarray(np.where(over, won, strengths[..., seat] / strengths.sum(axis=-1)))
