"""The best bot for Ligretto and Dutch Blitz: it tries out every action in imagined worlds, and takes what wins most.

After each action that could make a difference rounds are played on for some seconds by quick looks (`ahead`), all with
the same luck. What counts is the chance to win the match from there, so that the bot knows when to stop a round, when
to keep a card that would help another, and when a blocked round is what it needs.
"""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

import numpy as np

from ludotheque import shelf
from ludotheque.bots import Bot, View
from ludotheque.games.quick_cards import QuickCards
from ludotheque.games.quick_cards.actions import Action
from ludotheque.games.quick_cards.bots.ahead import Scratch, new_scratch
from ludotheque.games.quick_cards.bots.heats import best_of, worth_trying
from ludotheque.games.quick_cards.bots.prospects import course
from ludotheque.games.quick_cards.bots.worlds import imagine
from ludotheque.kernel import new_chance


def foresight(attempts: int = 60) -> Bot:
    """A bot that tries the best actions out ``attempts`` times, and less hopeful ones less often."""

    def choose(view: View, legal: Sequence[str], seed: int) -> str | None:
        if len(legal) < 2:
            return legal[0] if legal else None
        game = shelf.game(view["game"])
        assert isinstance(game, QuickCards)
        scratch, chance = _scratch_for(view, attempts), new_chance(seed)
        world = imagine(view, Random(seed))
        world.referee = True  # nobody is thought to make mistakes from here on …
        world.misplaced = False  # … and those that were made are thought to be put right
        open_to_it = np.array([game.read(action)[:3] for action in legal], np.int64)
        count = int(worth_trying(world, open_to_it, len(open_to_it), scratch.tried, chance))
        scores, target = np.array(view["scores"], np.int64), view["options"]["target"]
        best = 0
        if count > 1:
            best = int(best_of(world, view["seat"], count, scores, target, course(view), attempts, scratch, chance))
        return game.write(Action(*scratch.tried[best].tolist()))

    return choose


def _scratch_for(view: View, attempts: int) -> Scratch:
    """Buffers that were used before, if there was a match of this kind."""
    return _scratch(view["game"], view["seats"], tuple(sorted(view["options"].items())), attempts)


@cache
def _scratch(game: str, seats: int, options: tuple[tuple[str, Any], ...], attempts: int) -> Scratch:
    return new_scratch({"game": game, "seats": seats, "options": dict(options)}, attempts)
