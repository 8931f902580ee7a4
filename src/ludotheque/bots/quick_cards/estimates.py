"""Chances to win as things stand: what the coach knows of games that all play at once."""

from math import exp, sqrt

from ludotheque.bots import View
from ludotheque.bots.quick_cards.prospects import A_ROUND, UNCERTAIN

LAST_ROUND = 0.5
"""Rounds that are left, at least, while one is being played."""


def standing(view: View) -> list[float]:
    """The chance of each seat to win the match, between equals, if the round ended now and the match went on.

    A lead is worth the more the fewer rounds are left to lose it.
    """
    totals = [score + points for score, points in zip(view["scores"], view["points"], strict=True)]
    best = max(totals)
    rounds_left = max(LAST_ROUND, (view["options"]["target"] - best) / A_ROUND)
    strengths = [exp((total - best) / (UNCERTAIN * sqrt(rounds_left))) for total in totals]
    return [strength / sum(strengths) for strength in strengths]
