"""Whole games of Polyssimo Challenge, played at random."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import ludotheque
from ludotheque.games.polyssimo import GAME, Action, placements
from ludotheque.games.polyssimo.actions import LAYINGS, PICKS, Lay
from ludotheque.games.polyssimo.playout import any_placement, counted_placement
from ludotheque.games.polyssimo.state import new_round
from ludotheque.kernel import COMPILED, new_chance
from support.polyssimo import played_at_random, seen, told


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_record_replays_to_the_same_bytes(seats: int) -> None:
    for seed in range(3):
        match = played_at_random(seats, seed)
        again = ludotheque.replay(match.record())
        assert again.record() == match.record()
        assert again.state.tobytes() == match.state.tobytes()


@pytest.mark.parametrize(("seats", "laid"), [(2, 0), (2, 9), (3, 13), (4, 15)])
def test_what_is_legal_is_just_what_is_not_refused(seats: int, laid: int) -> None:
    match = played_at_random(seats, laid, lambda match: len(match.log) == 24 + laid)
    state = match.state
    actions: list[Action] = [*PICKS, *LAYINGS.values()]
    if not COMPILED:
        actions = actions[::20]
    for seat in range(seats):
        legal = set(GAME.legal(state, seat))
        assert bool(legal) == (seat in match.actors())
        for action in actions:
            assert (GAME.refusal(state, seat, action) is None) == (action in legal)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_play_ends_where_nobody_can_lay(seats: int) -> None:
    states: NDArray[Any] = np.zeros(40, GAME.state_type)
    states[:] = new_round(seats, [0] * seats)
    lengths = np.zeros(40, np.int32)
    GAME.play_out(states, new_chance(seats), lengths)
    for state, length in zip(states, lengths, strict=True):
        view = seen(state)
        covered = [square for squares in view.laid.values() for square in squares]
        assert GAME.over(state)
        assert len(set(covered)) == len(covered)
        assert length == 24 + len(view.laid)
        board = ["".join(".#"[name != "."] for name in row.split()) for row in view.board]
        assert not [piece for hand in view.hands for piece in hand if placements(piece, board)]


@pytest.mark.parametrize("choose", [any_placement, counted_placement])
def test_random_play_is_as_likely_to_choose_one_placement_as_another(choose: Callable[..., int]) -> None:
    state, chance = told(11).state, new_chance(5)
    legal = [action.placement for action in GAME.legal(state, 0) if isinstance(action, Lay)]
    draws = 40 * len(legal)
    found = np.bincount([legal.index(int(choose(state, 0, chance))) for _ in range(draws)], minlength=len(legal))
    chi_squared = ((found - 40) ** 2 / 40).sum()
    freedom = len(legal) - 1
    assert abs(chi_squared - freedom) < 4 * (2 * freedom) ** 0.5
