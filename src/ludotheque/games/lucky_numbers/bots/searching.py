"""The second ply: what an action is worth once the next seat has drawn, and done what is best for itself.

Every clover that may be drawn is tried, and nothing depends on chance or on a clock: `Depth` bounds the work.
"""

from typing import NamedTuple

from ludotheque.games.lucky_numbers.actions import DRAW, PLACE, TAKE
from ludotheque.games.lucky_numbers.bots.net import Net, Scratch, forget
from ludotheque.games.lucky_numbers.bots.thinking import (
    ALMOST,
    Buffers,
    carry_out,
    clovers_left,
    draw,
    list_open,
    value,
    value_of,
    worth_a_look,
)
from ludotheque.games.lucky_numbers.bots.turns import act, open_action, open_actions
from ludotheque.games.lucky_numbers.state import CHOOSING, HIGHEST, OVER
from ludotheque.kernel import Floats, Ints, Rounds, State, rule


class Depth(NamedTuple):
    """How much a player looks at again."""

    width: int = 0
    """The number of actions with a clover that it looks at again; 0: the first look decides."""
    near: float = 0.1
    """How much less than the best they may be worth at first sight, as a part of an equal share of the win."""
    reach: float = 1.0
    """How much further from its ideal a number may be for which the next seat is thought to make an exchange."""


TWO_PLIES = Depth(3)
"""What the strongest level looks at again: at most 50 milliseconds' work."""


@rule
def do_best(net: Net, scratch: Scratch, state: State, seat: int, reach: float, replies: Rounds) -> float:
    """Do what is best for the seat on turn, other than draw: ``replies[2]`` is the round then, for a value above -1."""
    best = -1.0
    for position in range(open_actions(state, seat)):
        kind, number, cell = open_action(state, seat, position)
        if kind == DRAW or (kind in (PLACE, TAKE) and not worth_a_look(state, seat, number, cell, reach)):
            continue
        replies[1] = state
        act(replies[1], seat, kind, number, cell)
        here = value(net, scratch, replies[1], seat)
        if here > best:
            best = here
            replies[2] = replies[1]
    return best


@rule
def seen_by(net: Net, scratch: Scratch, state: State, seat: int, mover: int, of_mover: float) -> float:
    """The value of a table to a seat; to the one that moved last it is known."""
    if seat == mover:
        return of_mover
    forget(scratch)
    return value(net, scratch, state, seat)


@rule
def value_after_reply(net: Net, depth: Depth, buffers: Buffers, state: State, seat: int) -> float:
    """The value of a table to a seat once the seat on turn has done what is best for itself."""
    if state.phase == OVER:
        return value(net, buffers.scratch, state, seat)
    mover, scratch, replies = int(state.turn), buffers.of_next, buffers.replies
    forget(scratch)
    taking, after_taking = -1.0, 0.0
    if state.phase == CHOOSING:
        taking = do_best(net, scratch, state, mover, depth.reach, replies)
        if taking >= 0:
            after_taking = seen_by(net, buffers.scratch, replies[2], seat, mover, taking)
    drawing, after_drawing, clovers = 0.0, 0.0, 0
    for number in range(1, HIGHEST + 1):
        here = clovers_left(state, number)
        if here:
            replies[0] = state
            draw(replies[0], number)
            best = do_best(net, scratch, replies[0], mover, depth.reach, replies)
            drawing += here * best
            after_drawing += here * seen_by(net, buffers.scratch, replies[2], seat, mover, best)
            clovers += here
    if clovers == 0 or taking > drawing / clovers + ALMOST:
        return after_taking
    return after_drawing / clovers


@rule
def best_again(
    net: Net, depth: Depth, buffers: Buffers, state: State, seat: int, listed: Ints, values: Floats, count: int
) -> tuple[int, float]:
    """The best of the actions listed, by a second look at those that are worth most at first sight: index and value.

    What was looked at again is worth less than -1 then.
    """
    first, chosen, found, near = -1.0, -1, -1.0, depth.near / state.seats
    for _ in range(depth.width):
        best = -1
        for i in range(count):
            if values[i] >= 0 and (best < 0 or values[i] > values[best]):
                best = i
        if best < 0 or values[best] < first - near:
            break
        first = max(first, values[best])
        values[best] = -2.0
        buffers.states[0] = state
        carry_out(buffers.states[0], seat, listed[best, 0], listed[best, 1], listed[best, 2])
        here = value_after_reply(net, depth, buffers, buffers.states[0], seat)
        if here > found:
            chosen, found = best, here
    return chosen, found


@rule
def drawing_again(net: Net, depth: Depth, buffers: Buffers, state: State, seat: int) -> float:
    """The value of drawing, with a second look at what can be done with each clover."""
    total, clovers = 0.0, 0
    listed, values, drawn = buffers.with_drawn, buffers.values_drawn, buffers.states[1]
    for number in range(1, HIGHEST + 1):
        here = clovers_left(state, number)
        if here:
            buffers.states[1] = state
            draw(drawn, number)
            count = list_open(drawn, seat, listed)
            forget(buffers.scratch)
            for i in range(count):
                values[i] = value_of(
                    net, buffers.scratch, drawn, seat, listed[i, 0], listed[i, 1], listed[i, 2], buffers.states
                )
            _, best = best_again(net, depth, buffers, drawn, seat, listed, values, count)
            total += here * best
            clovers += here
    return total / clovers


@rule
def look_again(net: Net, depth: Depth, buffers: Buffers, state: State, seat: int, count: int, best: int) -> int:
    """The index of the best of the actions listed, one ply deeper; ``best`` is the best at first sight."""
    listed, values = buffers.listed, buffers.values
    drawing, taking = -1, -1.0
    for i in range(count):
        if listed[i, 0] == DRAW:
            drawing = i
        else:
            taking = max(taking, values[i])
    if drawing < 0:
        return best if count == 1 else best_again(net, depth, buffers, state, seat, listed, values, count)[0]
    lead, near = values[drawing] - taking, depth.near / state.seats
    if lead > near:
        return drawing
    values[drawing] = -1.0
    chosen, found = best_again(net, depth, buffers, state, seat, listed, values, count)
    if lead < -near:
        return chosen
    return drawing if drawing_again(net, depth, buffers, state, seat) + ALMOST >= found else chosen
