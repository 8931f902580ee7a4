"""The learned value of a table of Lucky Numbers: a small network that says how likely each seat is to win.

The own garden and those of the others each go through a layer of their own (the same for every opponent); what
comes out is mixed with what is known of the table in a second layer, and summed up to a chance to win.
"""

from typing import NamedTuple

import numpy as np

from ludotheque.games.lucky_numbers.bots.features import FEATURES, LENGTH, MOST, Weights, count_clovers, find_features
from ludotheque.games.lucky_numbers.state import CELLS, HIGHEST, MOST_SEATS, number_of
from ludotheque.kernel import Ints, State, rule

LEFT = 12
"""The number of turns that a seat has before the pile is used up: a feature for each count, the last also for more."""
TABLE = LEFT + MOST_SEATS + 3
"""What is known of the table: turns left, turns until one's own, Bruno's variant, the size of the pile, and
one feature that is always there."""


class Net(NamedTuple):
    """The weights of a network for one number of seats."""

    own: Weights
    """From the features of the own garden to the first layer."""
    other: Weights
    """From the features of an opponent's garden to its part of the first layer."""
    mix: Weights
    """From the first layer (own, then the opponents in turn order, then the table) to the second."""
    out: Weights
    """From the second layer to the chance to win."""


class Scratch(NamedTuple):
    """Buffers to work out a value in, so that nothing is allocated."""

    garden: Ints
    """For each seat the numbers in its garden."""
    pile: Ints
    """The number of clovers face down up to each number."""
    middle: Ints
    """The number of clovers face up up to each number."""
    bounds: Ints
    found: Ints
    """For each seat the features of its garden …"""
    strength: Weights
    """… how strong each is …"""
    counts: Ints
    """… and their number."""
    seen: Ints
    """The middle and the pile that the opponents were last looked at with."""
    active: Ints
    activity: Weights
    first: Weights
    second: Weights


def new_scratch(net: Net) -> Scratch:
    """Empty scratch buffers for a network."""
    return Scratch(
        garden=np.zeros((MOST_SEATS, CELLS), np.int64),
        pile=np.zeros(LENGTH, np.int64),
        middle=np.zeros(LENGTH, np.int64),
        bounds=np.zeros((8, CELLS), np.int64),
        found=np.zeros((MOST_SEATS, MOST), np.int64),
        strength=np.zeros((MOST_SEATS, MOST), np.float32),
        counts=np.zeros(MOST_SEATS, np.int64),
        seen=np.full(2 * MOST_SEATS, -1),
        active=np.zeros(len(net.mix), np.int64),
        activity=np.zeros(len(net.mix), np.float32),
        first=np.zeros(len(net.mix), np.float32),
        second=np.zeros(len(net.out), np.float32),
    )


def new_net(seats: int, sizes: tuple[int, int, int], seed: int) -> Net:
    """A network that knows nothing yet, with layers of these sizes: own, other, second."""
    own, other, second = sizes
    chance = np.random.default_rng(seed)

    def weights(inputs: int, outputs: int, active: int) -> Weights:
        return np.asarray(chance.standard_normal((inputs, outputs)) / np.sqrt(active), np.float32)

    return Net(
        weights(FEATURES, own, 40),
        weights(FEATURES, other, 40),
        weights(own + other * (seats - 1) + TABLE, second, own + other * (seats - 1)),
        np.zeros(second + 1, np.float32),
    )


@rule
def add_rows(total: Weights, weights: Weights, found: Ints, strength: Weights, count: int) -> None:
    """Add rows of weights, each multiplied; four at a time, which is twice as fast."""
    i = 0
    while i + 3 < count:
        a, b, c, d = weights[found[i]], weights[found[i + 1]], weights[found[i + 2]], weights[found[i + 3]]
        of_a, of_b, of_c, of_d = strength[i], strength[i + 1], strength[i + 2], strength[i + 3]
        for j in range(len(total)):
            total[j] += (a[j] * of_a + b[j] * of_b) + (c[j] * of_c + d[j] * of_d)
        i += 4
    while i < count:
        a, of_a = weights[found[i]], strength[i]
        for j in range(len(total)):
            total[j] += a[j] * of_a
        i += 1


@rule
def clear_negative(layer: Weights) -> None:
    """The rectifier (ReLU): what is below zero becomes zero."""
    for i in range(len(layer)):
        if layer[i] < 0:
            layer[i] = 0


@rule
def table_features(net: Net, scratch: Scratch, seats: int, waits: int, bruno: int) -> int:
    """Write what is known of the table behind the first layer. Returns where it begins."""
    begin = len(net.mix) - TABLE
    first = scratch.first
    for i in range(begin, len(first)):
        first[i] = 0
    left = int(scratch.pile[HIGHEST])
    first[begin + min(LEFT - 1, (left + seats - 1) // seats)] = 1
    first[begin + LEFT + waits] = 1
    first[begin + LEFT + MOST_SEATS] = bruno
    first[begin + LEFT + MOST_SEATS + 1] = np.float32(left) / np.float32(16 * seats)
    first[begin + LEFT + MOST_SEATS + 2] = 1
    return begin


# Rules of this file that share more than they do now, by calls or by a choice of weights, think 8 % slower.


@rule
def see_garden(net: Net, scratch: Scratch, seat: int, place: int) -> None:
    """Work out the part of the first layer that a garden has, which is the own one at place 0."""
    own, other = net.own.shape[1], net.other.shape[1]
    if place:
        begin = own + (place - 1) * other
        layer = scratch.first[begin : begin + other]
        layer[:] = 0
        add_rows(layer, net.other, scratch.found[seat], scratch.strength[seat], scratch.counts[seat])
        clear_negative(layer)
    else:
        layer = scratch.first[:own]
        layer[:] = 0
        add_rows(layer, net.own, scratch.found[seat], scratch.strength[seat], scratch.counts[seat])
        clear_negative(layer)


@rule
def sum_up(net: Net, scratch: Scratch) -> float:
    """The chance to win, from the first layer."""
    first, second = scratch.first, scratch.second
    last = len(second) - 1
    active = 0
    for i in range(len(first)):  # without a branch, which the processor would guess wrong half of the time
        scratch.active[active] = i
        scratch.activity[active] = first[i]
        active += first[i] != 0
    layer = second[:last]
    layer[:] = 0
    add_rows(layer, net.mix, scratch.active, scratch.activity, active)
    clear_negative(layer)
    second[last] = 1
    total = 0.0
    for i in range(len(second)):
        total += second[i] * net.out[i]
    return float(1 / (1 + np.exp(-total)))


@rule
def evaluate(net: Net, scratch: Scratch, seat: int, seats: int, waits: int, bruno: int) -> float:
    """The chance of a seat to win by the features in ``scratch``; ``waits`` is the number of turns before its own."""
    for place in range(seats):
        see_garden(net, scratch, (seat + place) % seats, place)
    table_features(net, scratch, seats, waits, bruno)
    return sum_up(net, scratch)


@rule
def look(state: State, scratch: Scratch) -> None:
    """Copy what lies on the table to the scratch buffers, as numbers."""
    count_clovers(state.face_down, scratch.pile)
    count_clovers(state.face_up, scratch.middle)
    for seat in range(int(state.seats)):
        for cell in range(CELLS):
            scratch.garden[seat, cell] = number_of(state.garden[seat, cell])


@rule
def find_all_features(scratch: Scratch, seats: int) -> None:
    """Find the features of all gardens in the scratch buffers."""
    for seat in range(seats):
        scratch.counts[seat] = find_features(
            scratch.garden[seat],
            scratch.pile,
            scratch.middle,
            scratch.bounds,
            scratch.found[seat],
            scratch.strength[seat],
        )


@rule
def forget(scratch: Scratch) -> None:
    """Forget what was seen of the opponents: other gardens are looked at now."""
    scratch.seen[0] = -1


@rule
def seen_before(state: State, scratch: Scratch) -> bool:
    """Whether pile and middle are those that were looked at last, so that the opponents are worth what they were."""
    same = True
    for colour in range(MOST_SEATS):
        same &= scratch.seen[colour] == state.face_up[colour]
        same &= scratch.seen[MOST_SEATS + colour] == state.face_down[colour]
        scratch.seen[colour] = state.face_up[colour]
        scratch.seen[MOST_SEATS + colour] = state.face_down[colour]
    return same


@rule
def chance_to_win(net: Net, scratch: Scratch, state: State, seat: int) -> float:
    """The chance of a seat to win when another turn begins; `forget` before looking at other opponents."""
    seats = int(state.seats)
    again = seen_before(state, scratch)
    if not again:
        count_clovers(state.face_down, scratch.pile)
        count_clovers(state.face_up, scratch.middle)
    for place in range(1 if again else seats):
        here = (seat + place) % seats
        for cell in range(CELLS):
            scratch.garden[here, cell] = number_of(state.garden[here, cell])
        scratch.counts[here] = find_features(
            scratch.garden[here],
            scratch.pile,
            scratch.middle,
            scratch.bounds,
            scratch.found[here],
            scratch.strength[here],
        )
        see_garden(net, scratch, here, place)
    table_features(net, scratch, seats, (seat - int(state.turn)) % seats, int(state.bruno != 0))
    return sum_up(net, scratch)
