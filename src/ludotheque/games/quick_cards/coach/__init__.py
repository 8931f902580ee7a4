"""What the coach knows of Ligretto and Dutch Blitz: chances to win as things stand, what an action is worth where
there is time to think, and what was missed."""

from collections.abc import Sequence
from functools import cache
from math import hypot
from random import Random

import numpy as np

from ludotheque import shelf
from ludotheque.bots.coach.coach import Coach
from ludotheque.bots.coach.reasons import Reason
from ludotheque.bots.coach.trusting import margin
from ludotheque.games.quick_cards import QuickCards
from ludotheque.games.quick_cards.actions import Action, Play, Stack, Turn, code_of
from ludotheque.games.quick_cards.bots.ahead import Scratch, new_scratch
from ludotheque.games.quick_cards.bots.prospects import stakes
from ludotheque.games.quick_cards.coach.chances import CHANCES, chances_now, course, new_race
from ludotheque.games.quick_cards.coach.missed import Watcher, shown_by
from ludotheque.games.quick_cards.coach.trying import try_all
from ludotheque.games.quick_cards.notation import write_source
from ludotheque.games.quick_cards.state import HAND, RESERVE, RESERVE_SIZE
from ludotheque.games.quick_cards.view import View
from ludotheque.options import OptionValue


class QuickCardsCoach(Coach[View, Action]):
    """Where all play at once nobody has the time to weigh every action; in calm play there is."""

    as_good = 0.004
    """One card decides little of a match to 99 points, but all actions are tried with the same luck."""

    def standing(self, view: View) -> list[float]:
        """The chance of each seat to win, between equals."""
        totals = np.array(view.scores, np.float64) + np.array(view.points)
        left = 0.0 if view.ending else min(reserve.size for reserve in view.reserve) / RESERVE_SIZE
        target, race = view.options["target"], new_race(view.seats)
        assert isinstance(target, int)
        chances_now(totals, left, target, course(view.game, view.seats, view.options), race)
        return race[CHANCES].tolist()  # type: ignore[no-any-return]

    def standing_margin(self, view: View, chance: float) -> float:
        """How far off such a chance may be, as it was measured."""
        return margin(chance, course(view.game, view.seats, view.options).spread)

    def estimate(self, view: View, actions: Sequence[Action]) -> dict[Action, tuple[float, float]]:
        """The chance to win the match of every open action: rounds played on by quick looks, all with the same luck."""
        game, going = shelf.game(view.game), course(view.game, view.seats, view.options)
        assert isinstance(game, QuickCards)
        options = tuple(sorted((name, value) for name, value in view.options.items() if name != "decks"))
        world = game.imagine(view, Random(view.round))
        world.referee, world.misplaced = True, False
        at_stake = stakes(view.options, np.array(view.scores, np.int64))
        codes = np.array([code_of(action)[:3] for action in actions], np.int64)
        scratch = _scratch(view.game, view.seats, options)
        found = try_all(world, view.own_seat, codes, at_stake, going, scratch, view.round)
        return {
            action: (chance, hypot(luck, margin(chance, going.spread_of_hints)))
            for action, (chance, luck) in zip(actions, found, strict=True)
        }

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
        if isinstance(action, Stack):
            from_reserve = action.source == RESERVE
            left = view.reserve[view.own_seat].size - 1
            return Reason("reserve-left", {"count": left}) if from_reserve else Reason("hand-shifts")
        if isinstance(action, Turn) and isinstance(other, Stack):
            return Reason("covers-place", {"other": self.deed(view, other)})
        return Reason("nothing-fits") if isinstance(action, Turn) and other is None else None

    def watcher(self, seats: int, seconds: Sequence[float] | None) -> Watcher:
        """Cards that fitted and lay, races lost, turning instead of playing."""
        return Watcher(seats, seconds)


@cache
def _scratch(game: str, seats: int, options: tuple[tuple[str, OptionValue], ...]) -> Scratch:
    """Buffers that were used before, if there was a match of this kind."""
    return new_scratch(game, seats, dict(options))
