"""Games as PettingZoo knows them: one seat after the other (AEC), or all at once where a game is played so (Parallel).

Needs the extra ``pettingzoo``. An observation is a dictionary with ``observation`` and ``action_mask``, as in
PettingZoo's own classic games.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from ludotheque.environment import Environment
from ludotheque.environment.errors import BadEnvironment
from ludotheque.environment.spaces import action_space, observation_space

Seen = dict[str, NDArray[Any]]


def agent_name(seat: int) -> str:
    """The name of a seat, counted from 0."""
    return f"seat_{seat}"


def _spaces(env: Environment) -> spaces.Dict:
    mask = spaces.Box(0, 1, (len(env.actions),), np.int8)
    return spaces.Dict({"observation": observation_space(env), "action_mask": mask})


def _seen(env: Environment, seat: int) -> Seen:
    planes, mask = env.observe(seat)
    return {"observation": planes[0].copy(), "action_mask": mask[0].astype(np.int8)}


class _OneGame:
    """What both kinds begin with: a game, its seats, and what they can see and do."""

    metadata: dict[str, Any]

    def _begin(self, game: str, seats: int | None, options: Any) -> None:
        self.env = Environment(game, seats, batch=1, autoreset="next-step", illegal="raise", **options)
        self.metadata = {**type(self).metadata, "name": game}
        self.possible_agents = [agent_name(seat) for seat in range(self.env.terms.seats)]
        self._observations, self._actions = _spaces(self.env), action_space(self.env)
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        """What every seat sees has the same form."""
        return self._observations

    def action_space(self, agent: str) -> spaces.Discrete:
        """Every seat has the same table of actions."""
        return self._actions

    def _deal(self, seed: int | None) -> None:
        """Deal a new game to all agents; without a seed, the generator of seeds goes on."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.env.reset(int(self._seeds.integers(1 << 63)))
        self.agents = self.possible_agents[:]


class TurnByTurn(_OneGame, AECEnv[str, Seen, int]):
    """One game, seat by seat. What the rules do not allow raises `Refused` and changes nothing."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, game: str, seats: int | None = None, render_mode: str | None = None, **options: Any) -> None:
        """Options are those of the game, and those of `Environment` but for the batch."""
        super().__init__()
        self._begin(game, seats, options)
        self.render_mode = render_mode

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game."""
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = agent_name(int(self.env.to_act[0]))

    def observe(self, agent: str) -> Seen:
        """What a seat sees, and what it may do if it is to act."""
        return _seen(self.env, self.possible_agents.index(agent))

    def step(self, action: int) -> None:
        """Let the agent that is to act do something."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.env.step([action])
        self._cumulative_rewards[agent] = 0.0
        for seat, name in enumerate(self.possible_agents):
            self.rewards[name] = float(self.env.rewards[0, seat])
        if self.env.done[0]:
            ended = self.truncations if self.env.truncated[0] else self.terminations
            ended.update(dict.fromkeys(self.agents, True))
        else:
            self.agent_selection = agent_name(int(self.env.to_act[0]))
        self._accumulate_rewards()
        if self.env.done[0]:
            self._deads_step_first()

    def render(self) -> str | None:
        """The record of the game so far."""
        return self.env.record(0) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is left open."""


class AllAtOnce(_OneGame, ParallelEnv[str, Seen, int]):
    """One game in which all play at once. With each step the time goes on to the moment when a seat has seen the table.

    That seat decides; everybody else has looks or hands under way, and can only wait.
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012

    def __init__(self, game: str, seats: int | None = None, **options: Any) -> None:
        """Options are those of the game, and those of `Environment` but for the batch."""
        self._begin(game, seats, options)
        if self.env.encoding.waits is None:
            raise BadEnvironment("not-at-once", facts={"game": game})
        self.render_mode = None

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Deal a new game."""
        self._deal(seed)
        return self._seen(), self._infos()

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Seen], dict[str, float], Any, Any, Any]:
        """Let everybody act or wait. Raises `BadEnvironment` if a seat acts that has not seen the table."""
        to_act = int(self.env.to_act[0])
        for seat, name in enumerate(self.possible_agents):
            if seat != to_act and actions.get(name, self.env.encoding.waits) != self.env.encoding.waits:
                raise BadEnvironment("must-wait", facts={"seat": seat, "turn": to_act})
        self.env.step([actions[agent_name(to_act)]])
        ended, cut = bool(self.env.done[0]), bool(self.env.truncated[0])
        rewards = {name: float(self.env.rewards[0, seat]) for seat, name in enumerate(self.agents)}
        seen, infos = self._seen(), self._infos()
        terminations = dict.fromkeys(self.agents, ended and not cut)
        truncations = dict.fromkeys(self.agents, cut)
        if ended:
            self.agents = []
        return seen, rewards, terminations, truncations, infos

    def _seen(self) -> dict[str, Seen]:
        found = {name: _seen(self.env, seat) for seat, name in enumerate(self.agents)}
        for name in self.agents:
            if not self.env.done[0]:
                found[name]["action_mask"][self.env.encoding.waits] = 1
        return found

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {name: {} for name in self.agents}
