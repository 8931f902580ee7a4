"""Who takes part: each steps many games at once, and gives the observation and the mask of every one of them.

Actions are chosen at random between the steps, outside the clock, as a learner would choose them.
"""

import importlib
import os
import random
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np

import ludotheque
from bench.clock import Absent, Contender, Portion
from ludotheque.environment import Environment
from ludotheque.kernel import Chance, below, how_many, member, new_chance, rule

WHO = "Ludothèque"
BYTES, BITS = "mask of bytes", "mask of bits"
ONE_GAME = "one game, AEC"
GAMES = ("lucky-numbers", "polyssimo", "ligretto", "dutch-blitz")
SEATS = (2, 4)
BATCH = 4096
FEW = 64
"""Games at once for those who step them one by one."""
OPENSPIEL, PETTINGZOO, PGX = "OpenSpiel", "PettingZoo", "Pgx"
OPENSPIEL_GAMES = ("backgammon", "crazy_eights", "2048", "othello")
PGX_GAMES = ("backgammon", "2048", "othello")


def contenders() -> Iterator[Contender | Absent]:
    """Ourselves, and everybody who is installed."""
    for game in GAMES:
        for seats in SEATS:
            yield Contender(WHO, game, BITS, seats, Batch(game, seats, packed=True))
            yield Contender(WHO, game, BYTES, seats, Batch(game, seats, packed=False))
    yield from _invited("ludotheque.environment.pettingzoo", "pettingzoo", _our_aec)
    yield from _invited("pyspiel", "open_spiel", _open_spiel)
    yield from _invited("pettingzoo.classic.connect_four_v3", "pettingzoo pygame-ce", _pettingzoo)
    yield from _invited("pgx", "pgx jax", _pgx)


def _invited(module: str, packages: str, invite: Callable[[Any], Iterator[Contender]]) -> Iterator[Contender | Absent]:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        library = importlib.import_module(module)
    except ImportError:
        yield Absent(packages.split()[0], "", f"not installed: pip install {packages}")
        return
    yield from invite(library)


@rule
def choose_bit(words: Any, chosen: Any, chance: Chance) -> None:
    """An open action for every game, each as likely as the next, from masks of bits."""
    for i in range(len(words)):
        count = 0
        for word in range(words.shape[1]):
            count += how_many(int(words[i, word]))
        position = below(chance, count)
        for word in range(words.shape[1]):
            here = how_many(int(words[i, word]))
            if 0 <= position < here:
                chosen[i] = word * 64 + member(int(words[i, word]), position)
            position -= here


@rule
def choose_byte(masks: Any, chosen: Any, chance: Chance) -> None:
    """The same from masks of bytes."""
    for i in range(len(masks)):
        count = 0
        for action in range(masks.shape[1]):
            count += masks[i, action]
        position = below(chance, count)
        for action in range(masks.shape[1]):
            if masks[i, action]:
                if position == 0:
                    chosen[i] = action
                position -= 1


class Batch:
    """An environment of ours."""

    def __init__(self, game: str, seats: int, packed: bool) -> None:
        self.terms, self.packed = (game, seats), packed
        self.env: Environment | None = None
        self.chosen = np.zeros(BATCH, np.int32)
        self.chance = new_chance(seats)

    def __call__(self, steps: int) -> Portion:
        """Play so many steps of the whole batch."""
        if self.env is None:
            self.env = ludotheque.env(*self.terms, batch=BATCH, seed=1, packed=self.packed)
        env, seconds, ended = self.env, 0.0, 0
        choose = choose_bit if self.packed else choose_byte
        for _ in range(steps):
            begun = time.thread_time()
            observed = env.observe()
            seconds += time.thread_time() - begun
            choose(observed.mask.view(np.int64) if self.packed else observed.mask, self.chosen, self.chance)
            begun = time.thread_time()
            env.step(self.chosen)
            seconds += time.thread_time() - begun
            ended += int(env.done.sum())
        return Portion(steps * BATCH, ended, seconds)


def _our_aec(library: Any) -> Iterator[Contender]:
    for game in GAMES:
        yield Contender(WHO, game, ONE_GAME, 2, OneAec(partial(library.TurnByTurn, game, 2)))


def _pettingzoo(library: Any) -> Iterator[Contender]:
    # Without the wrappers that check its use, which take more time than the game.
    yield Contender(PETTINGZOO, "connect_four", ONE_GAME, 2, OneAec(library.raw_env))


class OneAec:
    """A game of PettingZoo: `last` gives the observation and the mask, `step` plays."""

    def __init__(self, make: Callable[[], Any]) -> None:
        self.make = make
        self.random = random.Random(0)
        self.env: Any = None

    def __call__(self, steps: int) -> Portion:
        """Play so many actions."""
        if self.env is None:
            self.env = self.make()
            self.env.reset(seed=1)
        env, seconds, ended = self.env, 0.0, 0
        for _ in range(steps):
            begun = time.thread_time()
            observation, _, terminated, truncated, _ = env.last()
            seconds += time.thread_time() - begun
            if terminated or truncated:
                ended += 1
                begun = time.thread_time()
                env.reset()
                observation, *_ = env.last()
                seconds += time.thread_time() - begun
            action = self.random.choice(np.flatnonzero(observation["action_mask"]).tolist())
            begun = time.thread_time()
            env.step(action)
            seconds += time.thread_time() - begun
        return Portion(steps, ended, seconds)


def _open_spiel(pyspiel: Any) -> Iterator[Contender]:
    for name in OPENSPIEL_GAMES:
        game = pyspiel.load_game(name)
        yield Contender(OPENSPIEL, name, "state, tensor, mask", game.num_players(), States(pyspiel, game))


class States:
    """States of OpenSpiel, each with its tensor and its mask, called from Python as its users call it."""

    def __init__(self, pyspiel: Any, game: Any) -> None:
        kind = game.get_type()
        self.tensor = "observation_tensor" if kind.provides_observation_tensor else "information_state_tensor"
        self.has_tensor = kind.provides_observation_tensor or kind.provides_information_state_tensor
        self.game, self.random = game, random.Random(0)
        self.states = [self._dealt(game.new_initial_state()) for _ in range(FEW)]

    def _dealt(self, state: Any) -> Any:
        while state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(self.random.choices(outcomes, weights)[0])
        return state

    def __call__(self, steps: int) -> Portion:
        """Play so many steps of all states. What chance brings is drawn outside the clock."""
        seconds, ended = 0.0, 0
        for _ in range(steps):
            begun = time.thread_time()
            for state in self.states:
                if self.has_tensor:
                    getattr(state, self.tensor)()
                state.legal_actions_mask()
            seconds += time.thread_time() - begun
            chosen = [self.random.choice(state.legal_actions()) for state in self.states]
            begun = time.thread_time()
            for state, action in zip(self.states, chosen, strict=True):
                state.apply_action(action)
            seconds += time.thread_time() - begun
            for at, state in enumerate(self.states):
                self._dealt(state)
                if state.is_terminal():
                    ended += 1
                    self.states[at] = self._dealt(self.game.new_initial_state())
        return Portion(steps * FEW, ended, seconds)


def _pgx(pgx: Any) -> Iterator[Contender]:
    for name in PGX_GAMES:
        env = pgx.make(name)
        yield Contender(PGX, name, "JAX on the processor", int(env.num_players), Vectorised(env))


class Vectorised:
    """A batch of Pgx: one compiled function steps all games, with new deals; its state has observation and mask."""

    def __init__(self, env: Any) -> None:
        self.env, self.key = env, 0
        self.state: Any = None

    def _begin(self) -> None:
        import jax
        from pgx.experimental import auto_reset

        self.step = jax.jit(jax.vmap(auto_reset(self.env.step, self.env.init)))
        self.state = jax.jit(jax.vmap(self.env.init))(jax.random.split(jax.random.PRNGKey(1), BATCH))
        self.choose = jax.jit(
            lambda key, mask: jax.random.categorical(key, jax.numpy.where(mask, 0.0, -jax.numpy.inf), axis=1)
        )

    def __call__(self, steps: int) -> Portion:
        """Play so many steps of the whole batch."""
        import jax

        if self.state is None:
            self._begin()
        seconds, ended = 0.0, 0
        for _ in range(steps):
            self.key += 1
            chosen = self.choose(jax.random.PRNGKey(self.key), self.state.legal_action_mask).block_until_ready()
            keys = jax.random.split(jax.random.PRNGKey(-self.key), BATCH).block_until_ready()
            begun = time.process_time()  # JAX computes in threads of its own
            self.state = self.step(self.state, chosen, keys)
            jax.block_until_ready(self.state)
            seconds += time.process_time() - begun
            ended += int(self.state.terminated.sum())
        return Portion(steps * BATCH, ended, seconds)
