"""What the search of Polyssimo finds in matches against itself is noted and learned."""

from random import Random

import numpy as np
import pytest

from ludotheque.games.polyssimo.bots.weights import load
from ludotheque.games.polyssimo.pieces import PIECES
from training.polyssimo.deepening import learn_from, play_rounds


@pytest.mark.parametrize("seats", [2, 3])
def test_notes_have_chances_for_all_seats_and_the_hands_of_those_who_won(seats: int) -> None:
    before = load()[seats]
    notes = play_rounds(seats, 1, before, Random(1))
    assert len(notes.features) == len(notes.phases) == len(notes.chances) > 20
    assert np.allclose(notes.chances.sum(1), 1)
    assert (notes.hands[:, :, :PIECES].sum(2) == PIECES // seats).all()
    assert notes.won.sum() == 1
    again = play_rounds(seats, 1, before, Random(1))
    assert all(np.array_equal(one, other) for one, other in zip(notes, again, strict=True))
    learned = learn_from([notes], before)
    assert all(np.isfinite(each).all() for each in learned)
    assert learned.placement.shape == before.placement.shape
    assert (learned.placement != before.placement).any()
