"""Players of Lucky Numbers as bots: a view in, an action out."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from ludotheque.bots.levels import Level
from ludotheque.games.lucky_numbers.actions import Action, action_of
from ludotheque.games.lucky_numbers.bots.greedy import TUNED, UNTUNED
from ludotheque.games.lucky_numbers.bots.players import (
    GREEDY,
    LEARNED,
    SENSIBLE,
    Player,
    choose_action,
    unlearned_action,
)
from ludotheque.games.lucky_numbers.bots.searching import TWO_PLIES, Depth
from ludotheque.games.lucky_numbers.bots.thinking import new_buffers
from ludotheque.games.lucky_numbers.bots.weights import nets
from ludotheque.games.lucky_numbers.view import View, imagine
from ludotheque.kernel import new_chance
from ludotheque.kit import Bot

BySeats: TypeAlias = Callable[[int], Player]
"""The player for each number of seats."""


def sensible() -> BySeats:
    """Anything sensible."""
    return lambda _: Player(SENSIBLE)


def greedy(slips: float = 0.0, tuned: bool = True) -> BySeats:
    """The greedy player, tuned or not, with slips."""
    return lambda _: Player(GREEDY, slips, TUNED if tuned else UNTUNED)


def learned(slips: float = 0.0, plies: int = 1) -> BySeats:
    """The learned player, with slips, that looks one ply ahead, or two."""
    by_seats, depth = nets(), TWO_PLIES if plies > 1 else Depth()
    return lambda seats: Player(LEARNED, slips, net=by_seats[seats], depth=depth)


def player_of(level: Level) -> BySeats:
    """The player of a level."""
    makers: dict[str, Callable[..., BySeats]] = {"sensible": sensible, "greedy": greedy, "learned": learned}
    return makers[level.bot](**level.settings)


def bot_of(player_for: BySeats) -> Bot[View, Action]:
    """A bot that does what a player does."""

    def choose(view: View, actions: Sequence[Action], seed: int) -> Action:  # noqa: ARG001 (the rules say what is open)
        assert view.seat is not None
        player, state = player_for(view.seats), imagine(view)
        if view.rules == 1:
            state.bruno = 0  # pairs pay for ever there, and who counts on them takes turns for ever
        chance = new_chance(seed)
        if player.habit == LEARNED:
            chosen = choose_action(player, new_buffers(player.net), state, view.seat, chance)
        else:
            chosen = unlearned_action(player, state, view.seat, chance)
        return action_of(*map(int, chosen))

    return choose
