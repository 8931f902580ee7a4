"""A round played on by quick looks, on a made-up clock, as the rules run it: thousands of times a second."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludotheque.bots.tempo import GIVING_UP, Tempo
from ludotheque.games.quick_cards import QuickCards
from ludotheque.games.quick_cards.bots.policy import WAIT, Looking, choose, new_looking
from ludotheque.games.quick_cards.bots.taste import TASTE, Taste
from ludotheque.games.quick_cards.clock import NOTHING_PLANNED, Times, carry_out, intend, look_up, next_seat
from ludotheque.games.quick_cards.news import UNHEARD, News
from ludotheque.games.quick_cards.state import GOING_ON
from ludotheque.kernel import Chance, Floats, Ints, State, rule

LONGEST = 2000
"""Actions after which a round is left as it is."""
FOREVER = 1e9
"""In place of a moment until which a round is played: to its end."""


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
    look: Looking
    news: News


def times_of(tempo: Tempo) -> Times:
    """The times of a seat with this tempo."""
    return tempo.see, tempo.decide + tempo.move, tempo.decide + tempo.turn, GIVING_UP * tempo.move


def new_racers(game: QuickCards, times: Sequence[Times], tastes: Sequence[Taste]) -> Racers:
    """Seats with these times and tastes."""
    seats = len(times)
    buffers = np.zeros(seats), np.zeros((seats, 5), np.int64), new_looking(game), UNHEARD.copy()
    return Racers(np.array(times), np.array(tastes, TASTE), *buffers)


@rule
def race(state: State, racers: Racers, chance: Chance, until: float) -> int:
    """Play a round until a certain moment, or to its end if that comes first. Returns the number of actions."""
    due, plan, listed = racers.due, racers.plan, racers.look.sight.listed
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
        at = choose(state, seat, racers.tastes[seat], racers.look, chance)
        if at == WAIT:
            idle += 1
            look_up(seat, racers, chance)
        else:
            intend(state, seat, listed[at, 0], listed[at, 1], listed[at, 2], racers, chance)
    return actions
