"""Random play in an environment, and one game of it beside a match."""

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.environment import Environment


def open_actions(env: Environment) -> NDArray[np.bool_]:
    """The mask of every game, unpacked."""
    mask = env.observe().mask
    bits = np.unpackbits(mask.view(np.uint8), axis=1, bitorder="little") if env.packed else mask
    return bits[:, : len(env.actions)].astype(np.bool_)


def at_random(env: Environment, seed: int, steps: int) -> Iterator[NDArray[Any]]:
    """Play open actions at random; yields those of each step after it."""
    for step in range(steps):
        mask = open_actions(env)
        worth = np.random.default_rng((seed, step)).random(len(env.actions))  # the same for all games
        chosen = np.where(mask, worth, -1.0).argmax(axis=1)
        env.step(chosen)
        yield chosen
