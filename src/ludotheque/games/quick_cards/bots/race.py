"""A round played on by quick looks, on a made-up clock, as the rules run it: thousands of times a second."""

from typing import Any

from ludotheque.games.quick_cards.actions import ALLOWED, NEW, PLAY, STACK, TURN, act, why_not
from ludotheque.games.quick_cards.bots.policy import WAIT, choose
from ludotheque.games.quick_cards.ending import settle
from ludotheque.games.quick_cards.news import News
from ludotheque.games.quick_cards.rules import shown
from ludotheque.games.quick_cards.state import GOING_ON
from ludotheque.kernel import Chance, State, below, rule

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
def finish(state: State, seat: int, plan: Any, news: News) -> bool:
    """Carry out what a seat has planned, unless it comes too late. Returns whether it was done."""
    kind, source, target = plan[seat, 0], plan[seat, 1], plan[seat, 2]
    if why_not(state, seat, kind, source, target, plan[seat, 3]) != ALLOWED:
        return False
    if relied_on(state, seat, kind, target) != plan[seat, 4]:
        return False
    act(state, seat, kind, source, target, news)
    settle(state, news)
    return True


@rule
def make_plan(state: State, seat: int, kind: int, source: int, target: int, plan: Any) -> None:
    """Note what a seat will do and what it relies on."""
    plan[seat, 0], plan[seat, 1], plan[seat, 2] = kind, source, target
    plan[seat, 3] = shown(state, seat, source) if kind <= STACK else 0
    plan[seat, 4] = relied_on(state, seat, kind, target)


@rule
def next_seat(due: Any, seats: int) -> int:
    """The seat that is ready first."""
    seat = 0
    for other in range(1, seats):
        if due[other] < due[seat]:
            seat = other
    return seat


@rule
def intend(
    state: State, seat: int, kind: int, source: int, target: int, times: Any, due: Any, plan: Any, chance: Chance
) -> None:
    """A seat has decided on an action, and will be ready with it after the time that it takes."""
    make_plan(state, seat, kind, source, target, plan)
    due[seat] += about(times[seat, TURNING if kind == TURN else DO], chance)


@rule
def carry_out(state: State, seat: int, times: Any, due: Any, plan: Any, news: News, chance: Chance) -> bool:
    """A seat does what it planned, or takes its card back, and looks up. Returns whether it was done."""
    done = finish(state, seat, plan, news)
    if not done:
        due[seat] += about(times[seat, GIVE_UP], chance)
    plan[seat, 0] = NOTHING_PLANNED
    due[seat] += about(times[seat, SEE], chance)
    return done


@rule
def race(
    state: State, times: Any, tastes: Any, due: Any, plan: Any, listed: Any, news: News, chance: Chance, until: float
) -> int:
    """Play a round until a certain moment, or to its end if that comes first. Returns the number of actions.

    ``due`` says when each seat is next ready with what stands in ``plan``; `NOTHING_PLANNED` is to look up.
    """
    actions = idle = 0
    while state.ending == GOING_ON and actions < LONGEST and idle < 20 * state.seats:
        seat = next_seat(due, state.seats)
        if due[seat] > until:
            break
        if plan[seat, 0] != NOTHING_PLANNED:
            if carry_out(state, seat, times, due, plan, news, chance):
                actions += 1
                idle = 0
            continue
        at = choose(state, seat, tastes[seat], listed, chance)
        if at == WAIT:
            idle += 1
            due[seat] += about(times[seat, SEE], chance)
        else:
            intend(state, seat, listed[at, 0], listed[at, 1], listed[at, 2], times, due, plan, chance)
    return actions
