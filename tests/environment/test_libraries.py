"""The games pass the tests of the libraries that researchers use, with these libraries themselves."""

import warnings
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo")
pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # it imports a game of its own, where pygame is installed
    from pettingzoo.test import api_test, parallel_api_test, seed_test

import ludotheque
from ludotheque.environment.errors import BadEnvironment
from ludotheque.environment.gymnasium import SeatEnv, SeatVectorEnv
from ludotheque.environment.pettingzoo import AllAtOnce, TurnByTurn
from support.variants import GAMES

AT_ONCE = [game for game in GAMES if ludotheque.game(game).real_time]
each_game = pytest.mark.parametrize("game", GAMES)


@each_game
def test_pettingzoo_approves_of_every_game(game: str) -> None:
    env = TurnByTurn(game, 3, render_mode="ansi")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # observations are bytes, and rewards go below 0
        api_test(env, num_cycles=150)
    seed_test(lambda: TurnByTurn(game, 3), num_cycles=20)


@pytest.mark.parametrize("game", AT_ONCE)
def test_pettingzoo_approves_of_games_in_which_all_play_at_once(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        parallel_api_test(_Waiting(game, 3), num_cycles=100)


class _Waiting(AllAtOnce):
    """The test of PettingZoo chooses anything: what is not open is taken for waiting."""

    def step(self, actions: dict[str, int]) -> Any:
        seen = self._seen()
        return super().step({name: act if seen[name]["action_mask"][act] else 0 for name, act in actions.items()})


def test_a_game_of_turns_is_not_played_at_once() -> None:
    with pytest.raises(BadEnvironment, match="in turns"):
        AllAtOnce("lucky-numbers")


def test_whoever_has_not_seen_the_table_can_only_wait() -> None:
    env = AllAtOnce("ligretto", 2)
    env.reset(seed=1)
    other = env.possible_agents[1 - int(env.env.to_act[0])]
    with pytest.raises(BadEnvironment, match="only wait"):
        env.step({**dict.fromkeys(env.possible_agents, 0), other: 1})


@each_game
def test_gymnasium_approves_of_a_seat_against_bots(game: str) -> None:
    env = SeatEnv(game, 2, level="newcomer")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        check_env(env, skip_render_check=True)


def test_a_seat_against_bots_plays_to_the_end_and_gets_its_reward() -> None:
    env, chance, rewards = (
        SeatEnv("lucky-numbers", 2, level="newcomer", render_mode="ansi"),
        np.random.default_rng(1),
        [],
    )
    _, info = env.reset(seed=2)
    for _ in range(400):
        action = int(chance.choice(np.flatnonzero(info["action_mask"])))
        _, reward, terminated, _, info = env.step(action)
        assert "refused" not in info
        if terminated:
            rewards.append(reward)
            match = ludotheque.replay(str(env.render()))
            assert match.result
            assert (reward > 0) == (match.result.winners == (0,))
            _, info = env.reset()
    assert len(rewards) > 2


def test_a_refused_action_changes_nothing_and_says_why() -> None:
    env = SeatEnv("lucky-numbers", 2, level="newcomer")
    before, _ = env.reset(seed=3)
    seen, reward, terminated, truncated, info = env.step(0)
    assert (seen == before).all()
    assert (reward, terminated, truncated, info["refused"]) == (0.0, False, False, "setup-first")


def test_many_seats_against_bots_go_on_by_themselves() -> None:
    env, chance, ended = SeatVectorEnv("lucky-numbers", 2, num_envs=4, level="newcomer"), np.random.default_rng(4), 0
    seen, info = env.reset(seed=5)
    assert seen in env.observation_space
    for _ in range(150):
        mask = info["action_mask"] + 1e-9  # an ended game has nothing open, and takes no notice
        actions = (mask * chance.random(mask.shape)).argmax(axis=1)
        seen, rewards, terminations, _, info = env.step(actions)
        assert seen in env.observation_space
        assert not info["refused"].any()
        assert (rewards[~terminations] == 0).all()
        ended += int(terminations.sum())
    assert ended > 3
