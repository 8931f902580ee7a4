"""Mistakes, where no referee watches: cards laid where they do not belong, and the calls of "Dutch!" about them."""

from collections.abc import Sequence
from random import Random

from ludotheque.games.quick_cards.actions import Action, Dutch, Turn
from ludotheque.games.quick_cards.view import View
from ludotheque.games.quick_cards.well_placed import anything_wrong, nearly_right, right_actions
from ludotheque.kit import Bot

SUSPICION = 0.05
"""How often somebody who can only turn cards calls "Dutch!" on a mere suspicion: a mistake may lie below the top."""


def fallible(choose: Bot[View, Action], slips: float, notices: float) -> Bot[View, Action]:
    """A bot that, where no referee watches, makes a mistake and notices one; both chances from 0 (never) to 1 (always).

    A mistake of somebody else is noticed with that chance at each look, so the longer it lies there, the more surely.
    """

    def bot(view: View, actions: Sequence[Action], seed: int) -> Action | None:
        if Dutch() not in actions:
            return choose(view, actions, seed)
        chance = Random(seed)
        if anything_wrong(view, besides=view.seat) and chance.random() < notices:
            return Dutch()
        right = right_actions(view, actions)
        if set(right) <= {Turn()} and chance.random() < SUSPICION:
            return Dutch()
        if chance.random() < slips:
            wrong = nearly_right(view, actions)
            if wrong:
                return chance.choice(wrong)
        return choose(view, right, seed)

    return bot
