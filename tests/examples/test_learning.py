"""What the example that learns Lucky Numbers measures itself by: games against the bot `greedy`."""

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ludotheque
from ludotheque.games.lucky_numbers.bots import BOTS

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def learning(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    monkeypatch.delitem(sys.modules, "learning", raising=False)
    return __import__("learning")


def test_who_takes_the_first_open_action_loses_to_greedy(learning: Any) -> None:
    assert learning.against_greedy(lambda _, mask: mask.argmax(axis=1), games=20, seed=1) < 0.2


def test_its_greedy_player_does_what_the_bot_does(learning: Any) -> None:
    env, decided = ludotheque.env("lucky-numbers", 2, batch=8, seed=2), 0
    bot: Any = BOTS["greedy"]()
    for step in range(30):
        numbers = []
        for game in range(env.batch):
            state, seat = env.state(game), int(env.to_act[game])
            numbers.append(learning.greedy_number(state, seat, np.array([step + 1], np.uint64)))
            legal = env.game.legal(state, seat)
            doings = {env.number(game, bot(env.view(game), legal, seed)) for seed in range(6)}
            if len(doings) == 1:  # of equals it does any
                assert numbers[-1] in doings
                decided += 1
        env.step(numbers)
    assert decided > 150


def test_what_is_good_for_the_other_seat_is_bad_for_mine_and_nothing_counts_beyond_the_end(learning: Any) -> None:
    values, rewards = [np.array([v]) for v in (0.5, 0.25, 0.0, 9.0)], [np.array([r]) for r in (0.0, 0.0, 1.0)]
    done, same = [np.array([d]) for d in (0.0, 0.0, 1.0)], [np.array([s]) for s in (1.0, 0.0, 1.0)]
    first, second, third = learning.advantages(values, rewards, done, same, 0.5)
    assert third == 1.0  # won, and the next game does not count
    assert second == -0.25 - 0.5 * third
    assert first == -0.25 + 0.5 * second
