"""What the coach knows of Ligretto and Dutch Blitz: chances to win as things stand, what an action is worth where
there is time to think, and what was missed."""

from collections.abc import Sequence
from functools import cache
from math import hypot, sqrt
from random import Random

import numpy as np

from ludotheque import shelf
from ludotheque.bots.coach.coach import Coach
from ludotheque.bots.coach.reasons import Reason
from ludotheque.games.quick_cards import QuickCards
from ludotheque.games.quick_cards.actions import Action, Play, Stack, Turn, code_of
from ludotheque.games.quick_cards.bots.ahead import Scratch, new_scratch, try_out_each
from ludotheque.games.quick_cards.bots.prospects import chance_to_win, course, stakes
from ludotheque.games.quick_cards.coach.missed import Watcher, shown_by
from ludotheque.games.quick_cards.notation import write_source
from ludotheque.games.quick_cards.state import HAND, RESERVE_SIZE
from ludotheque.games.quick_cards.view import View
from ludotheque.kernel import below, new_chance
from ludotheque.options import OptionValue

TRIALS, ATTEMPTS = 4000, 1000
"""The number of times that rounds are played on for a hint, and the most for one action."""
SPREAD = 0.1
"""How far off a chance is that follows from how things stand, beside the luck of the trials."""


class QuickCardsCoach(Coach[View, Action]):
    """Where all play at once nobody has the time to weigh every action; in calm play there is."""

    as_good = 0.004
    """One card decides little of a match to 99 points, but all actions are tried with the same luck."""

    def standing(self, view: View) -> list[float]:
        """The chance of each seat to win, between equals: what a lead is worth with what is left to lose it."""
        totals = np.array(view.scores) + np.array(view.points)
        left = 0.0 if view.ending else min(reserve.size for reserve in view.reserve) / RESERVE_SIZE
        going, target = course(view.game, view.seats, view.options), view.options["target"]
        return [float(chance_to_win(totals, seat, target, left, False, going)) for seat in range(view.seats)]

    def estimate(self, view: View, actions: Sequence[Action]) -> dict[Action, tuple[float, float]]:
        """The chance to win the match of every open action: rounds played on by quick looks, all with the same luck."""
        game = shelf.game(view.game)
        assert isinstance(game, QuickCards)
        attempts = max(8, min(ATTEMPTS, TRIALS // len(actions)))
        options = tuple(sorted((name, value) for name, value in view.options.items() if name != "decks"))
        scratch, chance = _scratch(view.game, view.seats, options), new_chance(view.round)
        world = game.imagine(view, Random(view.round))
        world.referee, world.misplaced = True, False
        at_stake = stakes(view.game, view.seats, view.options, np.array(view.scores, np.int64))
        seeds = np.array(
            [below(chance, 1 << 31) << 31 | below(chance, 1 << 31) | 1 for _ in range(attempts)], np.uint64
        )
        worth, won = {}, np.empty(attempts)
        for action in actions:
            code = np.array(code_of(action)[:3], np.int64)
            try_out_each(world, view.own_seat, code, at_stake, seeds, scratch, won)
            margin = hypot(1.96 * float(np.std(won)) / sqrt(attempts), SPREAD)
            worth[action] = float(np.mean(won)), margin
        return worth

    def deed(self, view: View, action: Action) -> Reason:
        """An action as it is spoken of."""
        if isinstance(action, Play):
            facts = {"card": str(view.shown(action.source)), "source": write_source(action.source, view.reserve_name)}
            return (
                Reason("deed-open", facts)
                if action.target is None
                else Reason("deed-play", {**facts, "pile": action.target + 1})
            )
        if isinstance(action, Stack):
            facts = {"card": str(view.shown(action.source)), "source": write_source(action.source, view.reserve_name)}
            return Reason("deed-stack", {**facts, "place": action.place})
        return Reason(f"deed-{type(action).__name__.lower()}")

    def reason(self, view: View, action: Action, other: Action | None) -> Reason | None:
        """A rival with the same card, one that turning would cover, the reserve, or that nothing else can be done."""
        if isinstance(action, Play):
            card = view.shown(action.source)
            rivals = [seat for seat in range(view.seats) if seat != view.seat and card in shown_by(view, seat)]
            if rivals:
                return Reason("rival", {"seat": rivals[0] + 1, "card": str(card)})
            if action.source == HAND and isinstance(other, Turn):
                return Reason("covered", {"card": str(card)})
            left = view.reserve[view.own_seat].size - 1
            if action.source != HAND and left >= 0:
                return Reason("reserve-left", {"count": left})
            return Reason("one-more")
        return Reason("nothing-fits") if isinstance(action, Turn) and other is None else None

    def watcher(self, seats: int, seconds: Sequence[float] | None) -> Watcher:
        """Cards that fitted and lay, races lost, turning instead of playing."""
        return Watcher(seats, seconds)


@cache
def _scratch(game: str, seats: int, options: tuple[tuple[str, OptionValue], ...]) -> Scratch:
    """Buffers that were used before, if there was a match of this kind."""
    return new_scratch(game, seats, dict(options))
