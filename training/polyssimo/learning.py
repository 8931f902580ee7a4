"""Learn the weights by self-play: ``python -m training.polyssimo.learning`` writes ``weights.json``.

For each number of seats: play, fit the weights to the winners, play better, fit again. Moves are ordered by the weights
that there are (`ordering` learns those anew). This takes six minutes on one core.
"""

import time

import numpy as np

from ludotheque.games.polyssimo.bots.evaluation import CLASSES, FEATURES, KNOTS, PHASES, PRIVATE_CLASSES
from ludotheque.games.polyssimo.bots.weights import Weights, load, save
from ludotheque.games.polyssimo.pieces import PIECES
from ludotheque.kernel import Floats, new_chance
from training.polyssimo.training_data import Notes, self_play

STAGES = ((3000, 0.10, 0.10), (6000, 0.06, 0.05), (12_000, 0.04, 0.03))
"""For each stage the number of rounds, the share of random placements, and the blur."""
DRAFTS = (10_000, 0.0, 0.02)
"""The same for the stage that teaches drafting: here the placements should be the best."""
RIDGE = 10.0
"""How strongly weights that few positions speak about are held back."""
STEPS = 8
"""Newton's method needs no more."""


def learn(seats: int, ordering: Floats) -> Weights:
    """What is learned for a number of seats, where these weights order the moves."""
    chance = new_chance(seats)
    weights = np.tile(first_weights(), (PHASES, 1))
    for number, (rounds, wild, blur) in enumerate(STAGES):
        began = time.process_time()
        notes = self_play(seats, rounds, weights, ordering, wild, blur, chance)
        weights = fit_phases(notes, weights)
        loss = np.mean([unlikeliness(notes, phase, weights) for phase in range(2, 15)])
        seconds = time.process_time() - began
        print(
            f"{seats} seats, stage {number + 1}: {rounds} rounds in {seconds:.0f} s, unlikeliness {loss:.3f}",
            flush=True,
        )
    notes = self_play(seats, DRAFTS[0], weights, ordering, DRAFTS[1], DRAFTS[2], chance)
    return Weights(
        weights, ordering, *learn_draft(notes.hands, np.eye(seats)[notes.winner], np.zeros(PIECES + seats), 1.0)
    )


def learn_draft(hands: Floats, won: Floats, start: Floats, ridge: float) -> tuple[Floats, Floats]:
    """What each piece is worth, and each seat, from the hands of many rounds and the seats that won."""
    pieces = fit(hands, won, start, ridge)
    draft, order = pieces[:PIECES], pieces[PIECES:]
    return draft - draft.mean(), order - order.mean()


def first_weights() -> Floats:
    """What is known at first: a piece costs its squares, unless it has many openings, or a private one."""
    weights = np.zeros(FEATURES)
    for kind in range(2 * CLASSES):
        size, openings = 5 + kind // CLASSES, KNOTS[kind % CLASSES]
        weights[kind * PRIVATE_CLASSES] = -0.2 * size * np.exp(-openings / 12)
    return weights


def fit_phases(notes: Notes, weights: Floats) -> Floats:
    """New weights for each phase, from its positions and those of its neighbours."""
    fitted = weights.copy()
    for phase in range(PHASES):
        near = np.abs(notes.phases - phase) <= 1
        if near.any():
            target = np.eye(notes.features.shape[1])[notes.won[near]]
            fitted[phase] = fit(notes.features[near].astype(np.float64), target, first_weights(), RIDGE)
    return fitted


def fit(features: Floats, target: Floats, start: Floats, ridge: float) -> Floats:
    """The weights that give the seats chances nearest to the target, held near where they start."""
    weights = start.copy()
    width = features.shape[2]
    for _ in range(STEPS):
        chances = _chances(features, weights)
        gradient = np.tensordot(chances - target, features, 2) + ridge * (weights - start)
        mean = np.einsum("nsf,ns->nf", features, chances)
        spread = (features * np.sqrt(chances)[:, :, None]).reshape(-1, width)
        curvature = spread.T @ spread - mean.T @ mean + ridge * np.eye(width)
        weights -= np.linalg.solve(curvature, gradient)
    return weights


def unlikeliness(notes: Notes, phase: int, weights: Floats) -> float:
    """How surprising the winners are to the weights in a phase: the mean of -log of their chance."""
    here = notes.phases == phase
    chances = _chances(notes.features[here].astype(np.float64), weights[phase])
    return float(-np.log(chances[np.arange(len(chances)), notes.won[here]]).mean())


def _chances(features: Floats, weights: Floats) -> Floats:
    scores = features @ weights
    shares = np.exp(scores - scores.max(1, keepdims=True))
    return np.asarray(shares / shares.sum(1, keepdims=True))


if __name__ == "__main__":
    save({seats: learn(seats, before.ordering) for seats, before in load().items()})
