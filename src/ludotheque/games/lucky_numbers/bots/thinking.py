"""What each action is worth to a learned bot: the value of the table after it, averaged over what may be drawn."""

from itertools import permutations
from typing import NamedTuple

import numpy as np

from ludotheque.games.lucky_numbers.actions import ARRANGE, DRAW, LEAVE, MOST_ACTIONS, PLACE, TAKE
from ludotheque.games.lucky_numbers.bots.greedy import TUNED, ascending, gain
from ludotheque.games.lucky_numbers.bots.net import Net, Scratch, chance_to_win, forget, new_scratch
from ludotheque.games.lucky_numbers.bots.turns import act, open_action, open_actions
from ludotheque.games.lucky_numbers.garden import cells_that_take
from ludotheque.games.lucky_numbers.rules import arrange, first_colour, has_arranged, reveal
from ludotheque.games.lucky_numbers.state import (
    ARRANGING,
    CELLS,
    CHOOSING,
    HIGHEST,
    HOLDING,
    MOST_SEATS,
    OVER,
    ROUND,
    SIDE,
    clover,
    number_of,
)
from ludotheque.kernel import Floats, Ints, Rounds, State, how_many, rule

ORDERS = np.array(list(permutations(range(SIDE))))
"""The orders in which four clovers can be laid."""
FAR = 20.0
"""No number is further from its ideal than this."""
ALMOST = 0.002
"""Drawing is preferred to taking where it is worse by less than this, so that no exchange goes to and fro for ever."""


class Buffers(NamedTuple):
    """All the buffers that thinking writes to, so that it allocates nothing."""

    scratch: Scratch
    states: Rounds
    """The round after an action, and the one after a clover is drawn."""
    listed: Ints
    """The open actions, a row each: kind, number and cell."""
    values: Floats
    """What each of them is worth."""
    of_next: Scratch
    """For the thoughts of the next seat."""
    replies: Rounds
    """The round once the next seat has drawn, once it has tried something, and once it has done what is best for it."""
    with_drawn: Ints
    """The actions with a clover that may be drawn …"""
    values_drawn: Floats
    """… and what they are worth at first sight."""


def new_buffers(net: Net) -> Buffers:
    """Empty buffers for a network."""
    listed, values = np.zeros((MOST_ACTIONS, 3), np.int64), np.zeros(MOST_ACTIONS)
    return Buffers(
        new_scratch(net),
        np.zeros(2, ROUND),
        listed,
        values,
        new_scratch(net),
        np.zeros(3, ROUND),
        listed[: CELLS + 1].copy(),
        values[: CELLS + 1].copy(),
    )


@rule
def share_of_win(state: State, seat: int) -> float:
    """What a seat has won in a round that is over: 1, or its share where several won."""
    winners = int(state.winners)
    return 1.0 / how_many(winners) if winners >> seat & 1 else 0.0


@rule
def value(net: Net, scratch: Scratch, state: State, seat: int) -> float:
    """The chance of a seat to win once a turn is over, or its share where the round is."""
    if state.phase == OVER:
        return share_of_win(state, seat)
    return chance_to_win(net, scratch, state, seat)


@rule
def carry_out(state: State, seat: int, kind: int, number: int, cell: int) -> None:
    """Carry out an action; all seats that have not arranged their diagonal then are taken to lay it ascending."""
    act(state, seat, kind, number, cell)
    if kind == ARRANGE:
        for other in range(int(state.seats)):
            if not has_arranged(state, other):
                arrange(state, other, ascending(state, other))


@rule
def value_of(
    net: Net, scratch: Scratch, state: State, seat: int, kind: int, number: int, cell: int, states: Rounds
) -> float:
    """The value of an action other than to draw; ``states[0]`` is the round after it."""
    states[0] = state
    carry_out(states[0], seat, kind, number, cell)
    return value(net, scratch, states[0], seat)


@rule
def worth_a_look(state: State, seat: int, number: int, cell: int, reach: float) -> bool:
    """Whether a number (0: the one just drawn) fills a cell, or is at most ``reach`` further from its ideal."""
    number = number if number else number_of(state.held)
    return bool(state.garden[seat, cell] == 0 or gain(state, seat, number, cell, TUNED) > -reach)


@rule
def value_of_held(net: Net, scratch: Scratch, state: State, seat: int, reach: float, states: Rounds) -> float:
    """The value of the best that can be done with the clover just drawn."""
    best = 0.0
    cells = cells_that_take(state, seat, number_of(state.held))
    for cell in range(CELLS):
        if cells >> cell & 1 and worth_a_look(state, seat, 0, cell, reach):
            best = max(best, value_of(net, scratch, state, seat, PLACE, 0, cell, states))
    return max(best, value_of(net, scratch, state, seat, LEAVE, 0, 0, states))


@rule
def clovers_left(state: State, number: int) -> int:
    """The number of clovers of a number in the pile."""
    count = 0
    for colour in range(MOST_SEATS):
        count += int(state.face_down[colour]) >> number & 1
    return count


@rule
def draw(state: State, number: int) -> None:
    """Draw a clover of a number, or turn one up for Michael's setup."""
    if state.phase == CHOOSING:
        state.phase = HOLDING
    reveal(state, clover(number, first_colour(state.face_down, number)))


@rule
def value_of_drawing(net: Net, scratch: Scratch, state: State, seat: int, reach: float, states: Rounds) -> float:
    """The value of drawing: what can be made of each clover of the pile, on average."""
    total, clovers = 0.0, 0
    for number in range(1, HIGHEST + 1):
        here = clovers_left(state, number)
        if here:
            states[1] = state
            drawn = states[1]
            draw(drawn, number)
            total += here * value_of_held(net, scratch, drawn, seat, reach, states)
            clovers += here
    return total / clovers


@rule
def list_open(state: State, seat: int, listed: Ints) -> int:
    """List the open actions of a seat, a row each: kind, number and cell. Returns their number."""
    if state.phase == ARRANGING:
        for i in range(len(ORDERS)):
            numbers = 0
            for place in range(SIDE):
                numbers |= number_of(state.drawn[seat, ORDERS[i, place]]) << 5 * place
            listed[i, 0], listed[i, 1], listed[i, 2] = ARRANGE, numbers, 0
        return len(ORDERS)
    count = open_actions(state, seat)
    for position in range(count):
        listed[position, 0], listed[position, 1], listed[position, 2] = open_action(state, seat, position)
    return count


@rule
def value_actions(
    net: Net, scratch: Scratch, state: State, seat: int, states: Rounds, listed: Ints, values: Floats
) -> int:
    """List the open actions of a seat with their values. Returns their number."""
    count = list_open(state, seat, listed)
    forget(scratch)
    for i in range(count):
        if listed[i, 0] == DRAW:
            values[i] = value_of_drawing(net, scratch, state, seat, FAR, states)
        else:
            values[i] = value_of(net, scratch, state, seat, listed[i, 0], listed[i, 1], listed[i, 2], states)
    return count


@rule
def best_action(net: Net, buffers: Buffers, state: State, seat: int, reach: float, count: int) -> int:
    """The index of the best of the actions listed; of exchanges, only those that are worth a look, others have -1."""
    scratch, states, listed, values = buffers.scratch, buffers.states, buffers.listed, buffers.values
    forget(scratch)
    best = -1
    for looking_at_all in range(2):
        for i in range(count):
            kind, number, cell = listed[i, 0], listed[i, 1], listed[i, 2]
            if kind == DRAW:
                values[i] = value_of_drawing(net, scratch, state, seat, reach, states) + ALMOST
            elif looking_at_all or kind not in (PLACE, TAKE) or worth_a_look(state, seat, number, cell, reach):
                values[i] = value_of(net, scratch, state, seat, kind, number, cell, states)
            else:
                values[i] = -1.0
                continue
            if best < 0 or values[i] > values[best]:
                best = i
        if best >= 0:
            break
    return best
