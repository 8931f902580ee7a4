"""Looking ahead: rounds played on from an imagined world, once for each action that could be tried, by quick looks."""

from typing import Any

from ludotheque.bots.quick_cards.race import DO, NOTHING_PLANNED, SEE, TURNING, about, make_plan, race
from ludotheque.games.quick_cards.actions import TURN
from ludotheque.games.quick_cards.ending import count_points
from ludotheque.games.quick_cards.news import News
from ludotheque.kernel import Chance, State, below, rule


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
    world: State,
    room: Any,
    seat: int,
    tried: Any,
    times: Any,
    tastes: Any,
    due: Any,
    plan: Any,
    listed: Any,
    news: News,
    seeds: Any,
    chance: Chance,
    points: Any,
    endings: Any,
) -> None:
    """Play on from a world after each action of ``tried``, with the same luck for all, and note how the rounds end.

    The hidden cards change places before each attempt, and everybody else is in the middle of something. ``room`` has
    one record to play in.
    """
    for attempt in range(len(seeds)):
        for at in range(len(tried)):
            chance[0] = seeds[attempt]
            room[0] = world
            state = room[0]
            swap_hidden(state, chance)
            for other in range(state.seats):
                plan[other, 0] = NOTHING_PLANNED
                due[other] = about(times[other, SEE] + times[other, DO], chance) * below(chance, 1024) / 1024
            kind = tried[at, 0]
            due[seat] = about(times[seat, TURNING if kind == TURN else SEE if kind == NOTHING_PLANNED else DO], chance)
            if kind != NOTHING_PLANNED:
                make_plan(state, seat, kind, tried[at, 1], tried[at, 2], plan)
            race(state, times, tastes, due, plan, listed, news, chance)
            count_points(state, points[at, attempt])
            endings[at, attempt] = state.ending
