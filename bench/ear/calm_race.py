"""A round of quick looks at a calm pace, as the rules run it: the clock of `race`, with a rest after each action."""

from ludotheque.games.quick_cards.actions import act
from ludotheque.games.quick_cards.bots.policy import WAIT, choose
from ludotheque.games.quick_cards.bots.race import LONGEST, Racers
from ludotheque.games.quick_cards.clock import DO, NOTHING_PLANNED, carry_out, intend, look_up, next_seat
from ludotheque.games.quick_cards.ending import settle
from ludotheque.games.quick_cards.state import GOING_ON
from ludotheque.kernel import Chance, Floats, State, rule


@rule
def race_with_rests(state: State, racers: Racers, chance: Chance, rest: float, rested: Floats) -> float:
    """Play a round to its end, each seat with a rest after its actions, during which it looks up in time to act as soon
    as the rest is over. Returns the seconds it took."""
    due, plan, listed = racers.due, racers.plan, racers.look.sight.listed
    actions, now = 0, 0.0
    while state.ending == GOING_ON and actions < LONGEST:
        seat = next_seat(due, state.seats)
        now = due[seat]
        if plan[seat, 0] != NOTHING_PLANNED:
            if carry_out(state, seat, racers, chance):
                actions += 1
                rested[seat] = now + rest
                due[seat] = max(due[seat], rested[seat] - racers.times[seat, DO])
            continue
        at = choose(state, seat, racers.tastes[seat], racers.look, chance)
        if at == WAIT:
            look_up(seat, racers, chance)
        else:
            intend(state, seat, listed[at, 0], listed[at, 1], listed[at, 2], racers, chance)
            due[seat] = max(due[seat], rested[seat])
    return now


@rule
def play_in_turn(state: State, racers: Racers, chance: Chance) -> None:
    """Play a round to its end, one seat after the other; who waits passes."""
    listed, turns = racers.look.sight.listed, 0
    while state.ending == GOING_ON and turns < LONGEST * state.seats:
        seat = turns % state.seats
        at = choose(state, seat, racers.tastes[seat], racers.look, chance)
        if at != WAIT:
            act(state, seat, listed[at, 0], listed[at, 1], listed[at, 2], racers.news)
            settle(state, racers.news)
        turns += 1
