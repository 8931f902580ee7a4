"""Learn to order moves for the evaluation that there is: ``python -m training.polyssimo.ordering`` rewrites it.

In positions of self-play all placements are evaluated, and the weights fitted under which the guesses come closest to
the evaluations, above all of the placements that are nearly the best. A number of seats takes one core a minute.
"""

import time
from random import Random

import numpy as np

from ludotheque.games.polyssimo.actions import act, list_actions, open_numbers
from ludotheque.games.polyssimo.board import SQUARES
from ludotheque.games.polyssimo.bots.evaluation import PHASES, Scratch, evaluate, new_scratch, phase_of
from ludotheque.games.polyssimo.bots.move_ordering import (
    AROUND,
    BESIDE,
    BEYOND_THOSE,
    KINDS,
    ORDER_FEATURES,
    PLACE,
    MoveOrdering,
    class_of_piece,
    find_kinds,
    new_move_ordering,
)
from ludotheque.games.polyssimo.bots.weights import load, save
from ludotheque.games.polyssimo.rules import lay
from ludotheque.games.polyssimo.state import DRAFT, MOST_SEATS, OVER, ROUND, new_round
from ludotheque.games.polyssimo.ways import PIECE_OF, PLACEMENTS, SIZE_OF, STEPS
from ludotheque.kernel import Floats, Ints, Rounds, rule

POSITIONS = 12_000
NEARLY_BEST = 0.4
"""A placement that is worse by this in log odds counts e times less …"""
LEAST = 0.004
"""… and none counts less than this."""
MOST_FITTED = 1300
"""Where more placements are open, the best 300 and as many others as chance takes stand for all."""
WILD = 0.06
"""The share of random placements on the way."""
RIDGE = 3e-5


def learn_ordering(seats: int, weights: Floats, positions: int = POSITIONS) -> Floats:
    """The weights that order moves as the weights of the evaluation would."""
    chance, numbers = Random(seats), np.random.default_rng(seats)
    states, listed, chances = np.zeros(2, ROUND), np.zeros(len(PLACEMENTS), np.int64), np.zeros(len(PLACEMENTS))
    ordering = new_move_ordering(np.zeros((PHASES, ORDER_FEATURES)))
    features, around = np.zeros((len(PLACEMENTS), ORDER_FEATURES)), np.zeros((SQUARES, ORDER_FEATURES))
    products, sums = np.zeros((PHASES, ORDER_FEATURES, ORDER_FEATURES)), np.zeros((PHASES, ORDER_FEATURES))
    found = np.zeros(PHASES)
    scratch, of_seats = new_scratch(), np.zeros(MOST_SEATS)
    while found.sum() < positions:
        states[0] = new_round(seats, (0,) * seats)
        while states[0].phase == DRAFT:
            seat = int(states[0].turn)
            act(states[0], seat, 0, chance.choice(open_numbers(states[0], seat)))
        while states[0].phase != OVER:
            seat, phase = int(states[0].turn), int(phase_of(states[0]))
            count = list_actions(states[0], seat, listed)
            evaluate_all(states, listed, count, scratch, weights, of_seats, chances)
            find_features_of_placements(states, ordering, listed, count, around, features)
            product, total = _products(features[:count], chances[:count], numbers)
            products[phase] += product
            sums[phase] += total
            found[phase] += 1
            wild = chance.random() < WILD
            best = np.argmax(chances[:count] + 0.02 * numbers.random(count))
            lay(states[0], seat, int(listed[chance.randrange(count) if wild else best]))
    return _fitted(products, sums, found)


def _products(features: Floats, chances: Floats, numbers: np.random.Generator) -> tuple[Floats, Floats]:
    """What a weighted least-squares fit of the log odds needs to know of a position."""
    chances = np.clip(chances, 1e-4, 1 - 1e-4)
    worth = np.log(chances / (1 - chances))
    share = np.exp((worth - worth.max()) / NEARLY_BEST) + LEAST
    if len(worth) > MOST_FITTED:
        order = np.argsort(-worth)
        others = numbers.choice(order[300:], MOST_FITTED - 300, replace=False)
        share[others] *= (len(worth) - 300) / len(others)
        kept = np.concatenate([order[:300], others])
        features, worth, share = features[kept], worth[kept], share[kept]
    share = share / share.sum()
    features = features - share @ features
    worth = worth - share @ worth
    weighted = features * share[:, None]
    return weighted.T @ features, weighted.T @ worth


def _fitted(products: Floats, sums: Floats, found: Floats) -> Floats:
    """The weights of each phase, from its positions and those of its neighbours."""
    weights = np.zeros((PHASES, ORDER_FEATURES))
    for phase in range(PHASES):
        near = slice(max(0, phase - 1), phase + 2)
        count = found[near].sum()
        ridge = (RIDGE * count + 0.01) * np.eye(ORDER_FEATURES)
        weights[phase] = np.linalg.solve(products[near].sum(0) + ridge, sums[near].sum(0))
    return weights


@rule
def evaluate_all(
    states: Rounds, listed: Ints, count: int, scratch: Scratch, weights: Floats, of_seats: Floats, chances: Floats
) -> None:
    """Evaluate what each placement of the seat on turn leads to."""
    seat = int(states[0].turn)
    for i in range(count):
        states[1] = states[0]
        lay(states[1], seat, listed[i])
        evaluate(states[1], scratch, weights, of_seats)
        chances[i] = of_seats[seat]


@rule
def find_features_of_placements(
    states: Rounds, ordering: MoveOrdering, listed: Ints, count: int, around: Floats, features: Floats
) -> None:
    """The features of each placement, as `order_moves` weighs them."""
    find_kinds(states[0], ordering)
    for square in range(SQUARES):
        at = int(PLACE[square])
        for feature in range(ORDER_FEATURES):
            around[square, feature] = 0.0
        around[square, AROUND + ordering.kinds[at]] += 1.0
        for step in BESIDE:
            around[square, AROUND + KINDS + ordering.kinds[at + step]] += 1.0
        for step in BEYOND_THOSE:
            around[square, AROUND + 2 * KINDS + ordering.kinds[at + step]] += 1.0
    for i in range(count):
        way, first = listed[i] // SQUARES, listed[i] % SQUARES
        piece = int(PIECE_OF[way])
        for feature in range(ORDER_FEATURES):
            features[i, feature] = around[first, feature]
        for step in range(int(SIZE_OF[piece]) - 1):
            for feature in range(ORDER_FEATURES):
                features[i, feature] += around[first + int(STEPS[step, way]), feature]
        kind, beyond = class_of_piece(ordering, piece)
        features[i, kind] += 1.0 - beyond
        features[i, kind + 1] += beyond


if __name__ == "__main__":
    learned = load()
    for number, each in learned.items():
        began = time.process_time()
        learned[number] = each._replace(ordering=learn_ordering(number, each.placement))
        print(f"{number} seats: {POSITIONS} positions in {time.process_time() - began:.0f} s", flush=True)
    save(learned)
