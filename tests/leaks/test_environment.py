"""Two worlds that differ only in what a seat cannot see give it the same observation and the same mask."""

import random
from itertools import permutations
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import ludotheque
from ludotheque.environment import Environment
from support import games
from support.variants import GAMES

STEPS = 120


def seen(env: Environment) -> bytes:
    planes, mask = env.observe()
    return planes.tobytes() + mask.tobytes()


@pytest.mark.parametrize("game", [game for game in GAMES if hasattr(games.of(game), "hidden_elsewhere")])
def test_cards_that_nobody_sees_and_plans_of_others_are_in_no_observation(game: str) -> None:
    known: Any = games.of(game)
    env, chance, different = ludotheque.env(game, 3, batch=1, seed=1), random.Random(2), 0
    for step in range(STEPS):
        expected, seat = seen(env), int(env.to_act[0])
        there = env.copy()
        open_now = known.open_cards(SimpleNamespace(state=env.state(0), seats=3))
        there._games.rounds[0] = known.hidden_elsewhere(env.state(0), chance, open_now)
        clock = there._games.clocks[0]
        for other in range(3):
            if other != seat:
                clock.due[other] += chance.random()
                clock.plan[other] = 0
        clock.chance[0] += 1
        different += there.state(0).tobytes() != env.state(0).tobytes()
        assert seen(there) == expected
        mask = env.observe().mask[0]
        env.step([chance.choice(np.flatnonzero(mask).tolist())])
        assert not env.refused[0], step
    assert different > STEPS / 2


def test_nobody_sees_how_others_arrange_at_the_same_time() -> None:
    worlds = set()
    for order in permutations(range(4)):
        env = ludotheque.env("lucky-numbers", 3, batch=1, seed=3)
        env.step([env.actions.index("arrange by rank " + " ".join(str(rank + 1) for rank in order))])
        assert env.to_act[0] == 1
        worlds.add(seen(env))
    assert len(worlds) == 1
    assert env.state(0).garden.any(), "nothing is laid yet: this tests nothing"


@pytest.mark.parametrize("game", GAMES)
def test_what_chance_will_bring_is_in_no_observation(game: str) -> None:
    env = ludotheque.env(game, 2, batch=3, seed=4)
    for _ in range(30):
        there = env.copy()
        there._games.chances[:] += 12345
        assert seen(there) == seen(env)
        env.step(env.observe().mask.argmax(axis=1))
