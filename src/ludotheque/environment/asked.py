"""What is asked of an environment, checked: its seed, its numbers, and how quick its seats are."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from ludotheque import shelf
from ludotheque.bots.levels import level
from ludotheque.bots.tempo import Tempo
from ludotheque.environment.errors import BadEnvironment
from ludotheque.errors import shown
from ludotheque.fair import seed_number
from ludotheque.options import whole


def streams(seed: int, count: int) -> NDArray[np.uint64]:
    """A random generator for each game (SplitMix64): what others there are makes no difference to it."""
    mixed = np.uint64(seed) + np.arange(1, count + 1, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15)
    mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return np.maximum(mixed ^ (mixed >> np.uint64(31)), np.uint64(1))


def seed_from(seed: object) -> int:
    """A seed of 64 bits, from a number or a text."""
    if isinstance(seed, str):
        return seed_number(seed)
    if isinstance(seed, bool) or whole(seed) < 0 or whole(seed) >= 1 << 64:
        raise BadEnvironment("bad-seed", facts={"value": shown(seed)})
    return whole(seed)


def count_from(code: str, given: object, most: int) -> int:
    """A whole number from 1 to the most that is allowed."""
    if not 1 <= whole(given) <= most:
        raise BadEnvironment(code, facts={"value": shown(given), "most": most})
    return whole(given)


def tempos_of(game: str, seats: int, given: Tempo | str | Sequence[Tempo | str] | None) -> list[Tempo]:
    """How quick each seat is, in a game that is played in real time: as a tempo says, or the level of a name."""
    if not shelf.game(game).real_time:
        if given is not None and given != []:
            raise BadEnvironment("no-tempo", facts={"game": game})
        return []
    each: Sequence[object] = given if isinstance(given, list | tuple) else [given] * seats
    known = [level(game, one).tempo if one is None or isinstance(one, str) else one for one in each]
    tempos = [tempo for tempo in known if isinstance(tempo, Tempo)]
    if not len(tempos) == len(each) == seats:
        raise BadEnvironment("bad-tempo", facts={"value": shown(given), "seats": seats})
    return tempos
