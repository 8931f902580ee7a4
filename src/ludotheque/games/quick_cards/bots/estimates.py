"""Chances to win as things stand: what the coach knows of games that all play at once."""

import numpy as np

from ludotheque.bots import View
from ludotheque.games.quick_cards.bots.prospects import chance_to_win, course
from ludotheque.games.quick_cards.state import RESERVE_SIZE


def standing(view: View) -> list[float]:
    """The chance of each seat to win the match, between equals: what a lead is worth with what is left to lose it."""
    totals = np.array([score + points for score, points in zip(view["scores"], view["points"], strict=True)])
    left = 0.0 if view["ending"] else min(reserve["size"] for reserve in view["reserve"]) / RESERVE_SIZE
    going, target = course(view), view["options"]["target"]
    return [float(chance_to_win(totals, seat, target, left, False, going)) for seat in range(view["seats"])]
