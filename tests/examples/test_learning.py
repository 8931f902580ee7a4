"""The example that learns Lucky Numbers: the program itself at a small size, and what it measures itself by."""

import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ludotheque
from ludotheque.games.lucky_numbers.bots import BOTS
from support.usual import more

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def learning(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    monkeypatch.delitem(sys.modules, "learning", raising=False)
    return __import__("learning")


@more
def test_the_program_learns_and_tells_how_it_plays() -> None:
    """With PyTorch itself, on the processor."""
    pytest.importorskip("torch")
    small = "--device cpu --games 32 --steps 8 --width 16 --seconds 1 --matches 10"
    command = [sys.executable, str(EXAMPLES / "learn_lucky_numbers.py"), *small.split()]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr
    told = re.findall(r"([\d,]+) steps: wins ([\d.]+)% ± [\d.]+%", done.stdout)
    steps = [int(played.replace(",", "")) for played, _ in told]
    assert len(told) == len(done.stdout.splitlines())
    assert steps == sorted(steps)
    assert steps[0] == 0 < steps[-1]
    assert all(0 <= float(share) <= 100 for _, share in told)


@more
def test_actions_that_went_better_than_thought_become_more_likely(learning: Any) -> None:
    torch = pytest.importorskip("torch")
    program = import_module("learn_lucky_numbers")
    learner = program.Learner("cpu", games=64, steps=16, width=32, seed=1)
    played = learner.play()
    planes, mask, action, before, value, better = played
    for _ in range(5):
        learner.learn(played, progress=0.0)
    chances, thought = learner.net(planes, mask)
    gained = chances.log_prob(action) - before
    assert torch.corrcoef(torch.stack([gained, better]))[0, 1] > 0.3
    assert ((thought - value - better) ** 2).mean() < (better**2).mean()
    assert not chances.probs[~mask].any()


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
