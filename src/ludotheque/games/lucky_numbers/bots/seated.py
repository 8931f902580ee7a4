"""Players of Lucky Numbers as bots: a view in, an action out."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from ludotheque import kit
from ludotheque.games.lucky_numbers.actions import Action, action_of
from ludotheque.games.lucky_numbers.bots import players
from ludotheque.games.lucky_numbers.bots.greedy import TUNED, UNTUNED
from ludotheque.games.lucky_numbers.bots.players import Player, choose_action, new_room
from ludotheque.games.lucky_numbers.bots.weights import nets
from ludotheque.games.lucky_numbers.view import View, imagine
from ludotheque.kernel import new_chance

Bot: TypeAlias = kit.Bot[View, Action]
BySeats = Callable[[int], Player]
"""Who plays, for each number of seats."""


def sensible() -> BySeats:
    """Anything sensible."""
    return lambda seats: players.sensible()  # noqa: ARG005 (it knows no difference)


def greedy(slips: float = 0.0, tuned: bool = True) -> BySeats:
    """The greedy player, tuned or not, with slips."""
    return lambda seats: players.greedy(TUNED if tuned else UNTUNED, slips)  # noqa: ARG005 (as above)


def learned(version: str = "final", slips: float = 0.0) -> BySeats:
    """A learned player, of the first version or the final one, with slips."""
    by_seats = nets(version)
    return lambda seats: players.learned(by_seats[seats], slips)


def make_sensible() -> Bot:
    """A bot that does anything sensible."""
    return seated(sensible())


def make_greedy(slips: float = 0.0, tuned: bool = True) -> Bot:
    """A bot that is greedy."""
    return seated(greedy(slips, tuned))


def make_learned(version: str = "final", slips: float = 0.0) -> Bot:
    """A bot that has learned."""
    return seated(learned(version, slips))


def seated(player_for: BySeats) -> Bot:
    """A bot that does what a player does."""

    def choose(view: View, actions: Sequence[Action], seed: int) -> Action:  # noqa: ARG001 (the rules say what is open)
        assert view.seat is not None
        player = player_for(view.seats)
        chosen = choose_action(player, new_room(player), imagine(view), view.seat, new_chance(seed))
        return action_of(*map(int, chosen))

    return choose
