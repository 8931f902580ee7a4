"""One seat as Gymnasium knows it; bots of a level play the others. Needs the extra ``gymnasium``.

What the rules do not allow changes nothing: the same observation comes again, with ``refused`` in ``info``.
"""

from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ludotheque.bots import levels
from ludotheque.environment import Environment
from ludotheque.environment.spaces import action_space, observation_space

Planes = NDArray[np.uint8]


class Company:
    """Games in which bots play every seat but one."""

    def __init__(self, game: str, seats: int | None, batch: int, seat: int, level: str | None, options: Any) -> None:
        self.env = Environment(game, seats, batch=batch, autoreset="next-step", **options)
        self.seat = self.env._seat(seat)
        self._bot = levels.make(game, levels.level(game, level))
        self._chance = Random(0)

    def reset(self, seed: int | None) -> None:
        """Deal all games, and let bots go first where they do; without a seed, the generator goes on."""
        if seed is not None:
            self._chance = Random(seed)
        self.env.reset(self._chance.getrandbits(63))
        self._let_bots_play()

    def step(self, actions: Any) -> NDArray[np.uint8]:
        """Play an action in each game, and then the bots. Returns why actions were refused, as numbers."""
        self.env.step(actions)
        refused = self.env.refused.copy()
        self._let_bots_play()
        return refused

    def _let_bots_play(self) -> None:
        env = self.env
        while (theirs := ~env.done & (env.to_act != self.seat)).any():
            chosen = np.zeros(env.batch, np.int32)
            for index in np.flatnonzero(theirs).tolist():
                chosen[index] = self._chosen(index, int(env.to_act[index]))
            env.step(chosen, where=theirs)

    def _chosen(self, index: int, seat: int) -> int:
        env = self.env
        listed = env.game.legal(env.state(index), seat)
        action = self._bot(env.view(index, seat), listed, self._chance.getrandbits(32)) if listed else None
        if action is None:
            assert env.encoding.waits is not None, "only where all play at once somebody waits"
            return env.encoding.waits
        return env.number(index, action)


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a game against bots. ``info`` has the ``action_mask``; its reward comes with the end of the game."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        seat: int = 0,
        level: str | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """By default the bots are those of the usual level; options are those of the game and of `Environment`."""
        self._company = Company(game, seats, 1, seat, level, options)
        self.observation_space = observation_space(self._company.env)
        self.action_space = action_space(self._company.env)
        self.render_mode = render_mode

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Planes, dict[str, Any]]:
        """Deal a new game."""
        super().reset(seed=seed)
        self._company.reset(seed)
        return self._seen()

    def step(self, action: int) -> tuple[Planes, float, bool, bool, dict[str, Any]]:
        """Play an action, and let the bots play until it is this seat's turn again."""
        env, seat = self._company.env, self._company.seat
        if env.done[0]:
            raise gymnasium.error.ResetNeeded("the game is over: reset it first")
        refused = int(self._company.step([action])[0])
        seen, info = self._seen()
        if refused:
            info["refused"] = env.refusals[refused]
        ended, cut = bool(env.done[0]), bool(env.truncated[0])
        return seen, float(env.rewards[0, seat]), ended and not cut, cut, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are open, for learners that ask for them by this name."""
        mask: NDArray[np.bool_] = self._company.env.observe(self._company.seat).mask[0].astype(np.bool_)
        return mask

    def render(self) -> str | None:
        """The record of the game so far."""
        return self._company.env.record(0) if self.render_mode == "ansi" else None

    def _seen(self) -> tuple[Planes, dict[str, Any]]:
        planes, mask = self._company.env.observe(self._company.seat)
        return planes[0].copy(), {"action_mask": mask[0].astype(np.int8)}


class SeatVectorEnv(VectorEnv[Planes, NDArray[Any], NDArray[Any]]):
    """The same seat of many games. The step after the end of a game deals the next one."""

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        num_envs: int = 1,
        seat: int = 0,
        level: str | None = None,
        **options: Any,
    ) -> None:
        """By default the bots are those of the usual level; options are those of the game and of `Environment`."""
        self._company = Company(game, seats, num_envs, seat, level, options)
        self.num_envs = num_envs
        self.single_observation_space = observation_space(self._company.env)
        self.single_action_space = action_space(self._company.env)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Planes, dict[str, Any]]:
        """Deal all games anew."""
        super().reset(seed=seed)
        self._company.reset(seed)
        return self._seen()

    def step(self, actions: NDArray[Any]) -> tuple[Planes, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play an action in each game, and let the bots play until it is this seat's turn again."""
        refused, env = self._company.step(actions), self._company.env
        seen, info = self._seen()
        info["refused"] = refused
        ended, cut = env.done.copy(), env.truncated.copy()
        return seen, env.rewards[:, self._company.seat].astype(np.float64), ended & ~cut, cut, info

    def _seen(self) -> tuple[Planes, dict[str, Any]]:
        planes, mask = self._company.env.observe(self._company.seat)
        return planes.copy(), {"action_mask": mask.astype(np.int8)}
