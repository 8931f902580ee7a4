"""What the coach knows of Ligretto and Dutch Blitz: chances to win as things stand."""

import numpy as np

from ludotheque.bots.coach.coach import Coach
from ludotheque.games.quick_cards.actions import Action
from ludotheque.games.quick_cards.bots.prospects import chance_to_win, course
from ludotheque.games.quick_cards.state import RESERVE_SIZE
from ludotheque.games.quick_cards.view import View


class QuickCardsCoach(Coach[View, Action]):
    """Nobody has the time to weigh every action here."""

    def standing(self, view: View) -> list[float]:
        """The chance of each seat to win, between equals: what a lead is worth with what is left to lose it."""
        totals = np.array(view.scores) + np.array(view.points)
        left = 0.0 if view.ending else min(reserve.size for reserve in view.reserve) / RESERVE_SIZE
        going, target = course(view.game, view.seats, view.options), view.options["target"]
        return [float(chance_to_win(totals, seat, target, left, False, going)) for seat in range(view.seats)]
