"""A round played on by quick looks, on a made-up clock, as the rules run it: thousands of times a second."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.quick_cards import QuickCards
from ludotheque.games.quick_cards.actions import NEW, PLAY, STACK, TURN, Why, act, why_not
from ludotheque.games.quick_cards.bots.policy import WAIT, choose
from ludotheque.games.quick_cards.bots.taste import TASTE, Taste
from ludotheque.games.quick_cards.ending import settle
from ludotheque.games.quick_cards.news import UNHEARD, News
from ludotheque.games.quick_cards.rules import shown
from ludotheque.games.quick_cards.state import GOING_ON
from ludotheque.kernel import Chance, Floats, Ints, State, below, rule

SEE, DO, TURNING, GIVE_UP = range(4)
"""The times of a seat: to see the table, to decide and move, to decide and turn, to take a card back."""
UNEVEN = 0.45
"""Times are spread evenly between this part less than the mean and this part more: a deviation of a quarter."""
LONGEST = 2000
"""Actions after which a round is left as it is."""
FOREVER = 1e9
"""In place of a moment until which a round is played: to its end."""

NOTHING_PLANNED = -9
"""In place of the kind of a planned action: the seat looks up and has yet to choose."""

Times = tuple[float, float, float, float]
"""The seconds of a seat, by `SEE`, `DO`, `TURNING` and `GIVE_UP`."""


class Racers(NamedTuple):
    """The seats of a race, and scratch buffers for it."""

    times: Floats
    """For each seat its times."""
    tastes: NDArray[np.void]
    """For each seat its taste."""
    due: Floats
    """When each seat is next ready with what it planned."""
    plan: Ints
    """For each seat the kind, source and target of that, and the two cards that it relies on."""
    listed: Ints
    news: News


def new_racers(game: QuickCards, times: Sequence[Times], tastes: Sequence[Taste]) -> Racers:
    """Seats with these times and tastes."""
    seats = len(times)
    buffers = np.zeros(seats), np.zeros((seats, 5), np.int64), game.action_buffer(), UNHEARD.copy()
    return Racers(np.array(times), np.array(tastes, TASTE), *buffers)


@rule
def about(mean: float, chance: Chance) -> float:
    """A time, uneven as times are."""
    return mean * (1.0 - UNEVEN + 2.0 * UNEVEN * below(chance, 1 << 20) / (1 << 20))


@rule
def relied_on(state: State, seat: int, kind: int, target: int) -> int:
    """The card that an action goes to."""
    if kind == PLAY and target != NEW:
        return int(state.pile_top[target])
    return shown(state, seat, target) if kind == STACK else 0


@rule
def make_plan(state: State, seat: int, kind: int, source: int, target: int, plan: Ints) -> None:
    """Note what a seat will do and what it relies on."""
    plan[seat, 0], plan[seat, 1], plan[seat, 2] = kind, source, target
    plan[seat, 3] = shown(state, seat, source) if kind <= STACK else 0
    plan[seat, 4] = relied_on(state, seat, kind, target)


@rule
def finish(state: State, seat: int, plan: Ints, news: News) -> bool:
    """Carry out what a seat has planned, unless it comes too late. Returns whether it was done."""
    kind, source, target = plan[seat, 0], plan[seat, 1], plan[seat, 2]
    if why_not(state, seat, kind, source, target, plan[seat, 3]) != Why.ALLOWED:
        return False
    if relied_on(state, seat, kind, target) != plan[seat, 4]:
        return False
    act(state, seat, kind, source, target, news)
    settle(state, news)
    return True


@rule
def next_seat(due: Floats, seats: int) -> int:
    """The seat that is ready first."""
    seat = 0
    for other in range(1, seats):
        if due[other] < due[seat]:
            seat = other
    return seat


@rule(inlined=True)
def look_up(seat: int, racers: Racers, chance: Chance) -> None:
    """Let a seat look the table over, and choose when it has seen it."""
    racers.plan[seat, 0] = NOTHING_PLANNED
    racers.due[seat] += about(racers.times[seat, SEE], chance)


@rule(inlined=True)
def intend(state: State, seat: int, kind: int, source: int, target: int, racers: Racers, chance: Chance) -> None:
    """A seat has decided on an action, and will be ready with it after the time that it takes."""
    make_plan(state, seat, kind, source, target, racers.plan)
    racers.due[seat] += about(racers.times[seat, TURNING if kind == TURN else DO], chance)


@rule(inlined=True)
def carry_out(state: State, seat: int, racers: Racers, chance: Chance) -> bool:
    """A seat does what it planned, or takes its card back, and looks up. Returns whether it was done."""
    done = finish(state, seat, racers.plan, racers.news)
    if not done:
        racers.due[seat] += about(racers.times[seat, GIVE_UP], chance)
    look_up(seat, racers, chance)
    return done


@rule
def race(state: State, racers: Racers, chance: Chance, until: float) -> int:
    """Play a round until a certain moment, or to its end if that comes first. Returns the number of actions."""
    due, plan, listed = racers.due, racers.plan, racers.listed
    actions = idle = 0
    while state.ending == GOING_ON and actions < LONGEST and idle < 20 * state.seats:
        seat = next_seat(due, state.seats)
        if due[seat] > until:
            break
        if plan[seat, 0] != NOTHING_PLANNED:
            if carry_out(state, seat, racers, chance):
                actions += 1
                idle = 0
            continue
        at = choose(state, seat, racers.tastes[seat], listed, chance)
        if at == WAIT:
            idle += 1
            look_up(seat, racers, chance)
        else:
            intend(state, seat, listed[at, 0], listed[at, 1], listed[at, 2], racers, chance)
    return actions
