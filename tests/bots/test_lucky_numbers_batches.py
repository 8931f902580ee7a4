"""What batches of rounds look at is what the rules allow."""

import numpy as np
import pytest

from ludotheque.games.lucky_numbers.actions import DRAW, TAKE
from ludotheque.games.lucky_numbers.bots.turns import open_action, open_actions
from ludotheque.games.lucky_numbers.rules import clovers_face_down
from ludotheque.games.lucky_numbers.state import CHOICE, CHOOSING, HOLDING, OVER, SORTED, new_round
from ludotheque.kernel import new_chance
from training.lucky_numbers.batches import carry_out, deal, left_of, list_candidates


@pytest.mark.parametrize("setup", [SORTED, CHOICE])
def test_candidates_are_the_open_takes_and_what_can_be_done_with_each_clover_of_the_pile(setup: int) -> None:
    state, listed, chance = new_round(3, 0, setup, True), np.zeros((700, 5), np.int64), np.random.default_rng(1)
    deal(state, new_chance(4))
    turns = 0
    while state.phase != OVER:
        seat, count = int(state.turn), list_candidates(state, 9, listed, 0)
        found = listed[:count]
        assert state.phase == CHOOSING
        assert count == list_candidates(state, 9, listed, -1)
        assert set(found[:, 0]) == {9}
        actions = [open_action(state, seat, position) for position in range(open_actions(state, seat))]
        assert [tuple(row) for row in found[found[:, 1] == 0][:, 2:]] == [
            action for action in actions if action[0] == TAKE
        ]
        assert any(action[0] == DRAW for action in actions) == (clovers_face_down(state) > 0)
        for number in range(1, 21):
            drawn = found[found[:, 1] == number]
            assert bool(len(drawn)) == (left_of(state, number) > 0)
            if len(drawn):
                before, held = clovers_face_down(state), state.copy()
                held.phase, held.held = HOLDING, number
                assert len(drawn) == open_actions(held, seat)
                after = state.copy()
                carry_out(after, drawn[0])
                assert clovers_face_down(after) == before - 1
        carry_out(state, found[chance.integers(count)])
        turns += 1
    assert turns > 10
