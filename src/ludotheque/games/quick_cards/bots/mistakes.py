"""Mistakes, where no referee watches: cards laid where they do not belong, and the calls of "Dutch!" about them."""

from collections.abc import Sequence
from random import Random

from ludotheque.bots import Bot, View
from ludotheque.games.quick_cards.bots.seeing import anything_wrong, nearly_right, right_actions

SUSPICION = 0.05
"""How often somebody who can only turn cards calls "Dutch!" on a mere suspicion: a mistake may lie below the top."""


def fallible(choose: Bot, slips: float, notices: float) -> Bot:
    """A bot that, where no referee watches, makes a mistake and notices one; both chances from 0 (never) to 1 (always).

    A mistake of somebody else is noticed with that chance at each look, so the longer it lies there, the more surely.
    """

    def bot(view: View, legal: Sequence[str], seed: int) -> str | None:
        if "dutch" not in legal:
            return choose(view, legal, seed)
        chance = Random(seed)
        if anything_wrong(view, besides=view["seat"]) and chance.random() < notices:
            return "dutch"
        right = right_actions(view, legal)
        if set(right) <= {"turn"} and chance.random() < SUSPICION:
            return "dutch"
        if chance.random() < slips:
            wrong = nearly_right(view, legal)
            if wrong:
                return chance.choice(wrong)
        return choose(view, right, seed)

    return bot
