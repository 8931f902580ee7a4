"""Looking ahead: rounds played on from an imagined world, once for each action that could be tried, by quick looks."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludotheque.bots.quick_cards.prospects import Course, chance_to_win
from ludotheque.bots.quick_cards.race import DO, NOTHING_PLANNED, SEE, TURNING, about, make_plan, race
from ludotheque.bots.quick_cards.taste import TUNED
from ludotheque.games.quick_cards import QuickCards
from ludotheque.games.quick_cards.actions import TURN
from ludotheque.games.quick_cards.ending import count_points
from ludotheque.games.quick_cards.news import UNHEARD, News
from ludotheque.games.quick_cards.state import BLOCKED
from ludotheque.kernel import Chance, State, below, new_chance, rule

TIMES = (0.4, 0.9, 0.8, 0.3)
"""The seconds that everybody is thought to take: to see, to decide and move, to decide and turn, to give up."""
MOST_TRIED = 64
"""More than the actions that can be open to a seat at once and make a difference."""


class Desk(NamedTuple):
    """Room to work in, for thinking about one match."""

    trial: NDArray[Any]
    """The imagined round that is being played on."""
    listed: NDArray[np.int64]
    due: NDArray[np.float64]
    plan: NDArray[np.int64]
    times: NDArray[np.float64]
    tastes: NDArray[np.float64]
    news: News
    luck: Chance
    points: NDArray[np.int64]
    tried: NDArray[np.int64]
    order: NDArray[np.int64]
    won: NDArray[np.float64]
    """The chance to win the match after each action tried, in each attempt."""


def new_desk(game: QuickCards, seats: int, attempts: int) -> Desk:
    """Room for so many seats and attempts."""
    return Desk(
        np.zeros(1, game.state_type),
        game.room_for_actions(),
        np.zeros(seats),
        np.zeros((seats, 5), np.int64),
        np.tile(TIMES, (seats, 1)),
        np.tile(TUNED, (seats, 1)),
        UNHEARD.copy(),
        new_chance(1),
        np.zeros(seats, np.int64),
        np.zeros((MOST_TRIED, 3), np.int64),
        np.zeros(MOST_TRIED, np.int64),
        np.zeros((MOST_TRIED, attempts + 6)),
    )


@rule
def swap_hidden(state: State, chance: Chance) -> None:
    """Shuffle the cards of each seat that nobody sees: below the top of the reserve, and in the hand but its top."""
    for seat in range(state.seats):
        in_reserve = max(0, int(state.reserve_size[seat]) - 1)
        size, top = int(state.stock_size[seat]), int(state.turned[seat]) - 1
        hidden = in_reserve + size - (top >= 0)
        for at in range(hidden - 1, 0, -1):
            other = below(chance, at + 1)
            one, two = at - in_reserve, other - in_reserve
            one += top >= 0 and one >= top
            two += top >= 0 and two >= top
            card = int(state.reserve[seat, at]) if at < in_reserve else int(state.stock[seat, one])
            taken = int(state.reserve[seat, other]) if other < in_reserve else int(state.stock[seat, two])
            if at < in_reserve:
                state.reserve[seat, at] = taken
            else:
                state.stock[seat, one] = taken
            if other < in_reserve:
                state.reserve[seat, other] = card
            else:
                state.stock[seat, two] = card


@rule
def try_out(
    world: State, seat: int, tried: Any, scores: Any, target: int, course: Course, seed: Any, desk: Desk
) -> float:
    """The chance to win the match if a round goes on from a world after an action, as the seed has it.

    The hidden cards change places first, and everybody else is in the middle of something.
    """
    luck, times, plan, due, points = desk.luck, desk.times, desk.plan, desk.due, desk.points
    luck[0] = seed
    desk.trial[0] = world
    state = desk.trial[0]
    swap_hidden(state, luck)
    for other in range(state.seats):
        plan[other, 0] = NOTHING_PLANNED
        due[other] = about(times[other, SEE] + times[other, DO], luck) * below(luck, 1024) / 1024
    due[seat] = about(times[seat, TURNING if tried[0] == TURN else DO], luck)
    make_plan(state, seat, tried[0], tried[1], tried[2], plan)
    race(state, times, desk.tastes, due, plan, desk.listed, desk.news, luck)
    count_points(state, points)
    for other in range(len(points)):
        points[other] += scores[other]
    decided = course[1] > 0 and state.ending == BLOCKED
    return chance_to_win(points, seat, target, 0.0, decided, course)
