"""Train the former champion of Lucky Numbers on one core: ``python -m training.lucky_numbers.train``.

First a network learns how rounds of the greedy player end. Then it plays against itself and learns from that,
generation by generation. Networks for more than two seats start from the one for two.
"""

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from ludotheque.games.lucky_numbers.bots.net import Net, new_net, new_scratch
from ludotheque.games.lucky_numbers.bots.players import LEARNED, Player
from ludotheque.games.lucky_numbers.bots.weights import SEATS, read, seats_in, write
from ludotheque.kernel import Chance, new_chance
from training.lucky_numbers.learning import POSITION, learn, new_study
from training.lucky_numbers.measuring import FROZEN
from training.lucky_numbers.selfplay import Habits, collect

Tell = Callable[[str], None]
BATCH = 256


@dataclass(frozen=True)
class Plan:
    """How much is learned."""

    sizes: tuple[int, int, int]
    """The sizes of the layers: for the own garden, for another one, and the second."""
    greedy_rounds: int
    greedy_passes: int
    generations: int = 0
    rounds: int = 0
    """The number of rounds that a generation plays against itself."""
    cooling: int = 59
    """After how many generations the steps are a tenth as large."""
    passes: int = 6
    """How often each position is looked at."""
    kept: int = 500_000
    """The number of positions that are remembered."""
    rate: float = 6e-4
    """How large the first steps are."""
    greedy_rate: float = 2e-3
    """The same for the greedy rounds."""


PLANS = {
    2: Plan((64, 32, 32), 40_000, 3, 35, 800),
    3: Plan((64, 32, 32), 3_000, 2, 16, 150, cooling=16, greedy_rate=1e-3),
    4: Plan((64, 32, 32), 3_000, 2, 24, 150, cooling=24, greedy_rate=1e-3),
    5: Plan((64, 32, 32), 2_000, 2, 8, 100, cooling=8, greedy_rate=1e-3),
}
"""What is learned for each number of seats."""


def train(seats: int, plan: Plan, seed: int, start: Net | None = None, tell: Tell = print) -> Net:
    """A network for a number of seats, which begins as ``start`` or knows nothing."""
    net = start or new_net(seats, plan.sizes, seed)
    net = learn_from_greedy(net, seats, plan, new_chance(seed), tell)
    return learn_from_itself(net, seats, plan, new_chance(seed + 1), tell)


def learn_from_greedy(net: Net, seats: int, plan: Plan, chance: Chance, tell: Tell) -> Net:
    """Learn how rounds of the greedy player end."""
    positions = np.zeros(plan.greedy_rounds * 25 * seats, POSITION)
    habits = Habits(trust=1.0, slips=0.05, greedy=True, anyhow=0.1)
    player = Player(LEARNED, net=net, reach=0.0)
    count = min(len(positions), collect(player, seats, plan.greedy_rounds, habits, positions, 0, chance))
    study, scratch, done, parts = new_study(net), new_scratch(net), 0, 20
    for part in range(parts):
        batches = count * plan.greedy_passes // (BATCH * parts)
        rate = plan.greedy_rate * 0.8**part
        loss = learn(net, scratch, study, positions, count, seats, np.array([batches, BATCH, done]), rate, chance)
        done += batches
        tell(f"{seats} seats, greedy rounds, part {part + 1} of {parts}: loss {loss:.4f}")
    return net


def learn_from_itself(net: Net, seats: int, plan: Plan, chance: Chance, tell: Tell) -> Net:
    """Play and learn, generation by generation."""
    positions = np.zeros(plan.kept, POSITION)
    habits = Habits(trust=0.85, slips=0.01, greedy=False, anyhow=0.08)
    player = Player(LEARNED, net=net, reach=0.0)
    study, scratch, done, at = new_study(net), new_scratch(net), 0, 0
    for generation in range(plan.generations):
        before, at = at, collect(player, seats, plan.rounds, habits, positions, at, chance)
        batches = (at - before) * plan.passes // BATCH
        rate = plan.rate * 0.1 ** (generation / plan.cooling)
        known = min(at, len(positions))
        loss = learn(net, scratch, study, positions, known, seats, np.array([batches, BATCH, done]), rate, chance)
        done += batches
        tell(f"{seats} seats, generation {generation + 1} of {plan.generations}: {at - before} turns, loss {loss:.4f}")
    return net


def for_more_seats(net: Net, seats: int) -> Net:
    """A network that begins with what another knows of two seats: every opponent is seen as the only one was."""
    own, other = net.own.shape[1], net.other.shape[1]
    mine, opponent, table = np.split(net.mix, [own, own + other])
    mix = np.concatenate([mine, *[opponent / (seats - 1)] * (seats - 1), table])
    return Net(net.own.copy(), net.other.copy(), np.ascontiguousarray(mix, np.float32), net.out.copy())


def train_all(seats: list[int], seed: int, file: Path, tell: Tell = print) -> None:
    """Train networks for these numbers of seats, and keep them with those that the file has already."""
    known = read(file, seats_in(file)) if file.exists() else {}
    for count in sorted(seats):
        start = for_more_seats(known[2], count) if count > 2 and 2 in known else None
        known[count] = train(count, PLANS[count], seed + count, start, tell)
        write(file, known)
        known = read(file, known)  # as it was kept, so that the rest can be trained from the file as well


def main() -> None:
    """Train what the command line asks for."""
    parser = argparse.ArgumentParser(description="Train the former champion of Lucky Numbers.")
    parser.add_argument("--seats", type=int, nargs="+", choices=SEATS, default=list(SEATS))
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=FROZEN, help="the file to write")
    chosen = parser.parse_args()
    train_all(chosen.seats, chosen.seed, chosen.out)


if __name__ == "__main__":
    main()
