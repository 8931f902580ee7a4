"""A bot for Ligretto and Dutch Blitz that weighs what lies open, by taste, and does not look ahead."""

from collections.abc import Sequence
from random import Random

from ludotheque import shelf
from ludotheque.games.quick_cards import QuickCards
from ludotheque.games.quick_cards.actions import Action, action_of
from ludotheque.games.quick_cards.bots import policy
from ludotheque.games.quick_cards.bots.learned import learned
from ludotheque.games.quick_cards.view import View
from ludotheque.kernel import new_chance


def choose(view: View, actions: Sequence[Action], seed: int) -> Action | None:
    """What is worth most at a glance; wait, where that is better."""
    if len(actions) < 2:
        return actions[0] if actions else None
    game = shelf.game(view.game)
    assert isinstance(game, QuickCards)
    look = policy.new_looking(game)
    state = game.imagine(view, Random(seed))
    state.referee = True  # it makes no mistake of its own
    at = int(policy.choose(state, view.own_seat, learned(view.game, view.seats, view.options), look, new_chance(seed)))
    return None if at == policy.WAIT else action_of(*look.sight.listed[at].tolist())
