"""The spaces of an environment, as Gymnasium describes them."""

import numpy as np
from gymnasium import spaces

from ludotheque.environment import Environment


def observation_space(env: Environment) -> spaces.Box:
    """What one seat sees: every value with its highest one."""
    highest = np.concatenate([np.full(plane.size, plane.most, np.uint8) for plane in env.planes])
    return spaces.Box(np.zeros_like(highest), highest, dtype=np.uint8)


def action_space(env: Environment) -> spaces.Discrete:
    """The table of actions."""
    return spaces.Discrete(len(env.actions))
