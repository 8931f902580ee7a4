"""Learning from positions whose outcome is known: small steps along the gradient, in batches."""

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.lucky_numbers.bots.features import LENGTH, Weights
from ludotheque.games.lucky_numbers.bots.net import Net, Scratch, evaluate, find_all_features
from ludotheque.games.lucky_numbers.state import CELLS, HIGHEST, MOST_SEATS, SIDE
from ludotheque.kernel import Chance, Ints, Record, below, rule

POSITION = np.dtype(
    (
        Record,
        [
            ("garden", "u1", (MOST_SEATS, CELLS)),  # the numbers in the gardens
            ("pile", "u1", (LENGTH,)),  # how many clovers up to each number are face down
            ("middle", "u1", (LENGTH,)),  # how many are face up
            ("turn", "u1"),
            ("bruno", "u1"),
            ("target", "f4", (MOST_SEATS,)),  # how likely each seat is to win, as it turned out later
        ],
    )
)
"""A table at the beginning of a turn, to learn from."""
Positions: TypeAlias = NDArray[np.void]


class Study(NamedTuple):
    """What a learner keeps beside a network: gradients, and their running means as Adam has them."""

    gradient: Net
    mean: Net
    square: Net
    delta_first: Weights
    delta_second: Weights


def new_study(net: Net) -> Study:
    """A study of a network, at its beginning."""
    gradient, mean, square = (Net(*(np.zeros_like(weights) for weights in net)) for _ in range(3))
    return Study(gradient, mean, square, np.zeros(len(net.mix), np.float32), np.zeros(len(net.out) - 1, np.float32))


@rule
def lay_out(position: Record, scratch: Scratch, seats: int, chance: Chance) -> None:
    """Copy a position to the scratch buffers, or one that is worth the same.

    Gardens may be reflected in their diagonal, each on its own; and all may be turned round, with 21 less each number.
    """
    upside_down = below(chance, 2)
    for number in range(HIGHEST + 1):
        if upside_down:
            scratch.pile[number] = int(position.pile[HIGHEST]) - int(position.pile[HIGHEST - number])
            scratch.middle[number] = int(position.middle[HIGHEST]) - int(position.middle[HIGHEST - number])
        else:
            scratch.pile[number] = position.pile[number]
            scratch.middle[number] = position.middle[number]
    scratch.pile[HIGHEST + 1] = scratch.pile[HIGHEST]
    scratch.middle[HIGHEST + 1] = scratch.middle[HIGHEST]
    for seat in range(seats):
        reflected = below(chance, 2)
        for cell in range(CELLS):
            there = cell % SIDE * SIDE + cell // SIDE if reflected else cell
            number = int(position.garden[seat, cell])
            if upside_down:
                there = CELLS - 1 - there
                number = HIGHEST + 1 - number if number else 0
            scratch.garden[seat, there] = number


@rule
def add_gradient(net: Net, scratch: Scratch, study: Study, seat: int, seats: int, error: float) -> None:
    """Add what each weight contributed to an error of the value in the scratch buffers."""
    own, other = net.own.shape[1], net.other.shape[1]
    first, second = scratch.first, scratch.second
    delta_first, delta_second = study.delta_first, study.delta_second
    for i in range(len(delta_second)):
        study.gradient.out[i] += error * second[i]
        delta_second[i] = error * net.out[i] if second[i] > 0 else 0
    study.gradient.out[len(delta_second)] += error
    for i in range(len(first)):
        delta_first[i] = 0
        if first[i] == 0:
            continue
        row, gradient = net.mix[i], study.gradient.mix[i]
        strength = first[i]
        for j in range(len(row)):
            gradient[j] += strength * delta_second[j]
        total = np.float32(0)
        for j in range(len(row)):
            total += row[j] * delta_second[j]
        delta_first[i] = total
    begin = 0
    for place in range(seats):
        here = (seat + place) % seats
        width = other if place else own
        delta = delta_first[begin : begin + width]
        for i in range(scratch.counts[here]):
            strength = scratch.strength[here, i]
            feature = scratch.found[here, i]
            gradient = study.gradient.other[feature] if place else study.gradient.own[feature]
            for j in range(width):
                gradient[j] += strength * delta[j]
        begin += width


@rule
def step(
    weights: Weights, gradient: Weights, mean: Weights, square: Weights, batch: int, rate: float, warmth: float
) -> None:
    """Change weights against their gradient, as Adam does, and forget the gradient."""
    scale = np.float32(1 / batch)
    small, keep, keep_square = np.float32(1e-8), np.float32(0.9), np.float32(0.999)
    change = np.float32(rate / warmth)
    for i in range(len(weights)):
        slope = gradient[i] * scale
        gradient[i] = 0
        mean[i] = keep * mean[i] + (1 - keep) * slope
        square[i] = keep_square * square[i] + (1 - keep_square) * slope * slope
        weights[i] -= change * mean[i] / (np.sqrt(square[i]) + small)


@rule
def learn(
    net: Net,
    scratch: Scratch,
    study: Study,
    positions: Positions,
    count: int,
    seats: int,
    batches: Ints,
    rate: float,
    chance: Chance,
) -> float:
    """Learn from batches of positions drawn at random, one seat's chance each. Returns the mean loss.

    ``batches`` has the number of batches, the size of each, and the number of batches before these.
    """
    loss = 0.0
    for batch in range(batches[0]):
        for _ in range(batches[1]):
            position = positions[below(chance, count)]
            seat = below(chance, seats)
            lay_out(position, scratch, seats, chance)
            find_all_features(scratch, seats)
            guess = evaluate(net, scratch, seat, seats, (seat - int(position.turn)) % seats, int(position.bruno))
            target = float(position.target[seat])
            loss -= target * np.log(guess + 1e-9) + (1 - target) * np.log(1 - guess + 1e-9)
            add_gradient(net, scratch, study, seat, seats, guess - target)
        done = batches[2] + batch + 1
        warmth = (1 - 0.9**done) / np.sqrt(1 - 0.999**done)
        gradient, mean, square = study.gradient, study.mean, study.square
        for i in range(len(net.own)):
            step(net.own[i], gradient.own[i], mean.own[i], square.own[i], batches[1], rate, warmth)
            step(net.other[i], gradient.other[i], mean.other[i], square.other[i], batches[1], rate, warmth)
        for i in range(len(net.mix)):
            step(net.mix[i], gradient.mix[i], mean.mix[i], square.mix[i], batches[1], rate, warmth)
        step(net.out, gradient.out, mean.out, square.out, batches[1], rate, warmth)
    return float(loss / max(1, batches[0] * batches[1]))
