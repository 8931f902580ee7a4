"""How far to trust the values of the learned bot: ``python -m training.lucky_numbers.calibrate``.

The best of many values is more often too high than too low. From rounds that the strongest bot plays against itself,
this finds the slope and the shift, in log odds, that correct its values.
"""

import sys

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.lucky_numbers.bots.net import evaluate, find_all_features, new_scratch
from ludotheque.games.lucky_numbers.bots.players import LEARNED, Player
from ludotheque.games.lucky_numbers.bots.weights import nets
from ludotheque.kernel import new_chance
from training.lucky_numbers.learning import POSITION
from training.lucky_numbers.selfplay import Habits, collect

ROUNDS = {2: 1500, 3: 400, 4: 300, 5: 150}
Chances = NDArray[np.float64]


def said_and_won(seats: int, rounds: int, seed: int) -> tuple[Chances, Chances]:
    """What the bot thought of each turn that it had just made, and whether it won."""
    net = nets("final")[seats]
    positions, scratch = np.zeros(rounds * seats * 40, POSITION), new_scratch(net)
    habits = Habits(trust=1.0, slips=0.0, greedy=False, anyhow=0.0)
    count = collect(Player(LEARNED, net=net), seats, rounds, habits, positions, 0, new_chance(seed))
    said, won = np.zeros(count), np.zeros(count)
    for number, position in enumerate(positions[:count]):
        seat = (int(position["turn"]) - 1) % seats
        scratch.garden[:] = position["garden"]
        scratch.pile[:], scratch.middle[:] = position["pile"], position["middle"]
        find_all_features(scratch, seats)
        said[number] = evaluate(net, scratch, seat, seats, seats - 1, int(position["bruno"]))
        won[number] = position["target"][seat]
    return said, won


def fit(said: Chances, won: Chances) -> tuple[float, float]:
    """The slope and the shift of the log odds that make what was said most likely, by Newton's method."""
    inputs = np.stack([np.log(said / (1 - said)), np.ones_like(said)])
    answer = np.array([1.0, 0.0])
    for _ in range(20):
        guess = 1 / (1 + np.exp(-answer @ inputs))
        bend = (inputs * (guess * (1 - guess))) @ inputs.T
        answer -= np.linalg.solve(bend, inputs @ (guess - won))
    return float(answer[0]), float(answer[1])


if __name__ == "__main__":
    for seats, rounds in ROUNDS.items():
        slope, shift = fit(*said_and_won(seats, rounds, seed=11))
        sys.stdout.write(f"{seats}: ({slope:.3f}, {shift:.3f}),\n")
        sys.stdout.flush()
