"""The best bot for Ligretto and Dutch Blitz: it tries out every action in imagined worlds, and takes what wins most.

After each action that could make a difference rounds are played on for some seconds by quick looks (`ahead`), all with
the same luck. What counts is the chance to win the match from there, so that the bot knows when to stop a round, when
to keep a card that would help another, and when a blocked round is what it needs.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random

import numpy as np

from ludotheque import shelf
from ludotheque.games.quick_cards import QuickCards
from ludotheque.games.quick_cards.actions import Action, action_of, code_of
from ludotheque.games.quick_cards.bots import quick_look
from ludotheque.games.quick_cards.bots.ahead import Scratch, new_scratch
from ludotheque.games.quick_cards.bots.heats import best_of, worth_trying
from ludotheque.games.quick_cards.bots.prospects import stakes
from ludotheque.games.quick_cards.view import View
from ludotheque.kernel import new_chance
from ludotheque.kit import Bot
from ludotheque.options import OptionValue

AT_ANY_TABLE = {("ligretto", True), ("dutch-blitz", False)}
"""The games, and whether cards can be stacked, where looking ahead wins more than a quick look against several, too."""


def looks_ahead(game: str, seats: int, options: Mapping[str, OptionValue]) -> bool:
    """Whether looking ahead wins more than a quick look in such matches, as was measured: always, with two seats."""
    return seats == 2 or (game, bool(options.get("advanced") or options.get("expert"))) in AT_ANY_TABLE


def foresight(attempts: int = 60) -> Bot[View, Action]:
    """A bot that tries the best actions out ``attempts`` times, and less hopeful ones less often.

    Where that brings nothing, it takes a quick look.
    """

    def choose(view: View, actions: Sequence[Action], seed: int) -> Action | None:
        if len(actions) < 2:
            return actions[0] if actions else None
        if not looks_ahead(view.game, view.seats, view.options):
            return quick_look.choose(view, actions, seed)
        game = shelf.game(view.game)
        assert isinstance(game, QuickCards)
        options = tuple(sorted((name, value) for name, value in view.options.items() if name != "decks"))
        scratch, chance = _scratch(view.game, view.seats, options, attempts), new_chance(seed)
        world = game.imagine(view, Random(seed))
        world.referee = True  # nobody is thought to make mistakes from here on …
        world.misplaced = False  # … and those that were made are thought to be put right
        open_to_it = np.array([code_of(action)[:3] for action in actions], np.int64)
        count = int(worth_trying(world, open_to_it, len(open_to_it), scratch.tried, chance))
        best = 0
        if count > 1:
            at_stake = stakes(view.game, view.seats, view.options, np.array(view.scores, np.int64))
            best = int(best_of(world, view.own_seat, count, at_stake, attempts, scratch, chance))
        return action_of(*scratch.tried[best].tolist())

    return choose


@cache
def _scratch(game: str, seats: int, options: tuple[tuple[str, OptionValue], ...], attempts: int) -> Scratch:
    """Buffers that were used before, if there was a match of this kind."""
    return new_scratch(game, seats, dict(options), attempts)
