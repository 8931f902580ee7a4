"""What orders the moves in Polyssimo is what was learned to."""

import numpy as np
import pytest

from ludotheque.games.polyssimo.actions import list_actions
from ludotheque.games.polyssimo.board import SQUARES
from ludotheque.games.polyssimo.bots.evaluation import PHASES, new_scratch
from ludotheque.games.polyssimo.bots.move_ordering import ORDER_FEATURES, new_move_ordering, order_moves
from ludotheque.games.polyssimo.bots.weights import load
from ludotheque.games.polyssimo.state import ROUND
from ludotheque.games.polyssimo.ways import PLACEMENTS
from support.polyssimo import played_at_random
from training.polyssimo.ordering import evaluate_all, find_features_of_placements, learn_ordering


@pytest.mark.parametrize(("seats", "laid"), [(2, 0), (2, 9), (3, 6), (4, 4)])
def test_a_guess_is_the_weighed_features_of_a_placement(seats: int, laid: int) -> None:
    states, listed = np.zeros(2, ROUND), np.zeros(len(PLACEMENTS), np.int64)
    states[0] = played_at_random(seats, 1, stop=lambda match: len(match.log) == 24 + laid).state
    ordering = new_move_ordering(np.random.default_rng(1).normal(size=(PHASES, ORDER_FEATURES)))
    count = list_actions(states[0], int(states[0].turn), listed)
    features = np.zeros((count, ORDER_FEATURES))
    around = np.zeros((SQUARES, ORDER_FEATURES))
    find_features_of_placements(states, ordering, listed, count, around, features)
    weighed = dict(zip(listed[:count].tolist(), features @ ordering.weights[laid], strict=True))
    assert order_moves(states[0], ordering, 50) == 50
    guessed = ordering.guess[:50]
    assert guessed == pytest.approx([weighed[int(placement)] for placement in ordering.best[:50]])
    assert guessed == pytest.approx(sorted(weighed.values(), reverse=True)[:50])


def test_what_is_learned_prefers_what_the_evaluation_prefers() -> None:
    weights = load()[2].placement
    states = np.zeros(2, ROUND)
    states[0] = played_at_random(2, 3, stop=lambda match: len(match.log) == 24 + 5).state
    ordering = new_move_ordering(learn_ordering(2, weights, positions=20))
    best = order_moves(states[0], ordering, len(PLACEMENTS))
    chances = np.zeros(best)
    evaluate_all(states, ordering.best, best, new_scratch(), weights, np.zeros(4), chances)
    assert chances[:50].mean() > chances.mean() + chances.std() / 3
