"""The clock where all play at once: seats look the table over, decide, move a card or turn, and may come too late."""

from typing import Protocol

from ludotheque.games.quick_cards.actions import NEW, PLAY, STACK, TURN, Why, act, why_not
from ludotheque.games.quick_cards.ending import settle
from ludotheque.games.quick_cards.news import News
from ludotheque.games.quick_cards.rules import shown
from ludotheque.kernel import Chance, Floats, Ints, State, below, rule

SEE, DO, TURNING, GIVE_UP = range(4)
"""The times of a seat: to see the table, to decide and move, to decide and turn, to take a card back."""
UNEVEN = 0.45
"""Times are spread evenly between this part less than the mean and this part more: a deviation of a quarter."""
NOTHING_PLANNED = -9
"""In place of the kind of a planned action: the seat looks up and has yet to choose."""

Times = tuple[float, float, float, float]
"""The seconds of a seat, by `SEE`, `DO`, `TURNING` and `GIVE_UP`."""


class Clock(Protocol):
    """What a clock needs to know of the seats."""

    @property
    def times(self) -> Floats:
        """For each seat its times."""

    @property
    def due(self) -> Floats:
        """When each seat is next ready with what it planned."""

    @property
    def plan(self) -> Ints:
        """For each seat the kind, source and target of that, and the two cards that it relies on."""

    @property
    def news(self) -> News:
        """For what actions bring about."""


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
def look_up(seat: int, clock: Clock, chance: Chance) -> None:
    """Let a seat look the table over, and choose when it has seen it."""
    clock.plan[seat, 0] = NOTHING_PLANNED
    clock.due[seat] += about(clock.times[seat, SEE], chance)


@rule(inlined=True)
def intend(state: State, seat: int, kind: int, source: int, target: int, clock: Clock, chance: Chance) -> None:
    """A seat has decided on an action, and will be ready with it after the time that it takes."""
    make_plan(state, seat, kind, source, target, clock.plan)
    clock.due[seat] += about(clock.times[seat, TURNING if kind == TURN else DO], chance)


@rule(inlined=True)
def try_to_carry_out(state: State, seat: int, clock: Clock, chance: Chance) -> bool:
    """A seat does what it planned, or takes its card back, and looks up. Returns whether it was done; if so, `settle`
    sees what follows from it."""
    done = finish(state, seat, clock.plan, clock.news)
    if not done:
        clock.due[seat] += about(clock.times[seat, GIVE_UP], chance)
    look_up(seat, clock, chance)
    return done


@rule(inlined=True)
def carry_out(state: State, seat: int, clock: Clock, chance: Chance) -> bool:
    """The same, and what follows from it."""
    done = try_to_carry_out(state, seat, clock, chance)
    if done:
        settle(state, clock.news)
    return done
