"""A bot for Ligretto and Dutch Blitz that weighs what lies open, by taste, and does not look ahead."""

from collections.abc import Sequence
from random import Random

import numpy as np

from ludotheque import shelf
from ludotheque.bots import View
from ludotheque.games.quick_cards import QuickCards
from ludotheque.games.quick_cards.actions import Action
from ludotheque.games.quick_cards.bots import policy
from ludotheque.games.quick_cards.bots.taste import TUNED
from ludotheque.games.quick_cards.bots.worlds import imagine
from ludotheque.kernel import new_chance


def choose(view: View, legal: Sequence[str], seed: int) -> str | None:
    """What is worth most at a glance; wait, where that is better."""
    if len(legal) < 2:
        return legal[0] if legal else None
    game = shelf.game(view["game"])
    assert isinstance(game, QuickCards)
    listed = game.room_for_actions()
    state = imagine(view, Random(seed))
    state.referee = True  # it makes no mistake of its own
    at = int(policy.choose(state, view["seat"], TUNED, listed, new_chance(seed)))
    return None if at == policy.WAIT else game.write(Action(*np.asarray(listed[at]).tolist()))
