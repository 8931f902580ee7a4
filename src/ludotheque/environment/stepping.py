"""The step of an environment, written once for all games: `rule_for` makes each of these functions for one of them.

The names that are None here are the rules of a game's `Kernels`.
"""

from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludotheque.environment.encoding import NOBODY, Kernels, Mask, Planes
from ludotheque.kernel import Ints, Rounds, State, next_deal, rule, rule_for

proceed: Any = None
why_not: Any = None
act: Any = None
write_planes: Any = None
write_mask: Any = None
write_scores: Any = None
winners: Any = None

_EVERY_BYTE, _ONE_EACH = np.uint64(0x0101010101010101), np.uint64(0x8040201008040201)
_127_EACH, _7 = np.uint64(0x7F7F7F7F7F7F7F7F), np.uint64(7)

HOLD, DEAL = -1, -2
"""In place of an action: the game is left as it is, or dealt."""


class Games(NamedTuple):
    """The games of a batch. Every array has a place for each of them."""

    rounds: Rounds
    clocks: Rounds
    chances: NDArray[np.uint64]
    """The random generator of each game."""
    dealt_from: NDArray[np.uint64]
    """The generator as it was before the deal of the game, and of the one before it."""
    begun: NDArray[np.int64]
    """The number of steps before the deal of the game, and of the one before it."""
    to_act: NDArray[np.int32]
    lengths: NDArray[np.int32]
    done: NDArray[np.bool_]
    truncated: NDArray[np.bool_]
    refused: NDArray[np.uint8]
    scores: Ints
    rewards: NDArray[np.float32]


@rule
def copy_record(to: Rounds, at: int, come: Rounds) -> None:
    """Copy the first record of an array to a place in another."""
    to[at] = come[0]


def check(games: Games, actions: NDArray[np.int32], first: int, last: int) -> int:
    """The first game whose action is refused, or -1."""
    for i in range(first, last):
        if actions[i] < 0 or games.to_act[i] == NOBODY:
            continue
        if why_not(games.rounds[i], games.clocks[i], games.to_act[i], actions[i]):
            return i
    return -1


def begin_step(state: State, games: Games, scratch: Any, action: int, i: int) -> int:
    """Let the seat to act carry out its action. Returns what remains: `HOLD` for nothing, `DEAL` for a deal, else 0."""
    if action == HOLD:
        return HOLD
    if games.done[i]:
        games.done[i] = games.truncated[i] = False
        games.lengths[i] = 0
        for seat in range(games.scores.shape[1]):
            games.scores[i, seat] = 0
            games.rewards[i, seat] = 0.0
    games.refused[i] = 0
    seat = int(games.to_act[i])
    if action == DEAL or seat == NOBODY:
        return DEAL
    why = why_not(state, games.clocks[i], seat, action)
    if why:
        games.refused[i] = why
        return HOLD
    act(state, games.clocks[i], seat, action, scratch)
    games.lengths[i] += 1
    return 0


def end_step(
    rounds: Rounds,
    at: int,
    games: Games,
    beginning: Rounds,
    clock: Rounds,
    scratch: Any,
    step: int,
    longest: int,
    at_once: bool,
    i: int,
    remains: int,
) -> None:
    """Find who is to act next in a game, whose record is at a place. One that is over is dealt anew, at once or with
    the next step."""
    seats, state, chance = games.scores.shape[1], rounds[at], games.chances[i]
    dealing = is_new = remains == DEAL
    while True:  # rules are long: what is called is called in one place
        if dealing:
            if is_new:
                games.begun[i, 1] = games.begun[i, 0]
                games.begun[i, 0] = step
                games.dealt_from[i, 1] = games.dealt_from[i, 0]
                is_new = False
            if games.dealt_from[i, 0]:
                chance[0] = next_deal(games.dealt_from[i, 0])
            games.dealt_from[i, 0] = chance[0]
            copy_record(rounds, at, beginning)
            copy_record(games.clocks, i, clock)
        seat = proceed(state, games.clocks[i], chance, scratch)
        games.to_act[i] = seat
        if dealing:
            if seat != NOBODY:
                return
            continue  # a deal that is over before anybody can act is dealt again
        if seat != NOBODY and games.lengths[i] < longest:
            return
        games.done[i] = True
        games.truncated[i] = seat != NOBODY
        write_scores(state, games.scores[i])
        won = winners(state, games.scores[i]) if seat == NOBODY else 0
        count = 0
        for each in range(seats):
            count += won >> each & 1
        for each in range(seats):
            if count:
                share = (won >> each & 1) / count
                games.rewards[i, each] = (share * seats - 1.0) / max(1, seats - 1)
        if not at_once:
            games.to_act[i] = NOBODY
            return
        dealing = is_new = True


def advance(
    rounds: Rounds,
    games: Games,
    beginning: Rounds,
    clock: Rounds,
    scratch: Any,
    actions: NDArray[np.int32],
    step: int,
    longest: int,
    at_once: bool,
    first: int,
    last: int,
) -> None:
    """Play a step in the games from ``first`` to ``last``, whose records are ``rounds``."""
    for i in range(first, last):
        remains = begin_step(rounds[i - first], games, scratch, int(actions[i]), i)
        if remains != HOLD:
            end_step(rounds, i - first, games, beginning, clock, scratch, step, longest, at_once, i, remains)


def look(
    rounds: Rounds,
    games: Games,
    scratch: Any,
    viewers: NDArray[np.int32],
    planes: Planes,
    words: Mask,
    members: NDArray[np.uint8],
    masks: NDArray[np.uint64],
    first: int,
    last: int,
) -> None:
    """Write what a seat of each game sees and may do.

    ``rounds`` and ``planes`` are those of the games from ``first`` to ``last``, ``members`` the bytes of the words.
    ``masks`` has one value for each action, eight to a word; or no rows, where bits are asked for.
    """
    for i in range(first, last):
        state, clock, seat = rounds[i - first], games.clocks[i], max(0, int(viewers[i]))
        write_planes(state, clock, seat, planes[i - first])
        mask = words[i % len(words)]
        for word in range(len(mask)):
            mask[word] = 0
        if seat == games.to_act[i]:
            write_mask(state, clock, seat, mask, scratch)
        if len(masks):
            unpack(members[i % len(words)], masks[i])


@rule
def unpack_eight(members: np.uint64) -> np.uint64:
    """A set of eight actions as one byte for each.

    The eight are copied into eight bytes. Each byte keeps one of them, which adding 127 turns into its highest bit.
    """
    return (members * _EVERY_BYTE & _ONE_EACH) + _127_EACH >> _7 & _EVERY_BYTE


@rule
def unpack(members: NDArray[np.uint8], eights: NDArray[np.uint64]) -> None:
    """Write a set of actions, eight to a byte, as one byte for each."""
    for i in range(len(eights)):
        eights[i] = unpack_eight(np.uint64(members[i]))


class Compiled(NamedTuple):
    """The functions above, for one game."""

    check: Any
    advance: Any
    look: Any


@cache
def compiled_for(kernels: Kernels) -> Compiled:
    """The step of an environment for the game of these kernels; it is compiled when it is first called."""
    rules = parts_of_step(kernels, kernels._asdict())
    return Compiled(*(rule_for(template, rules, kernels.proceed.__module__) for template in (check, advance, look)))


def parts_of_step(kernels: Kernels, rules: dict[str, Any]) -> dict[str, Any]:
    """The rules of a game, and what a step consists of, made of them."""
    module = kernels.proceed.__module__
    return {**rules, **{each.__name__: rule_for(each, rules, module, inlined=True) for each in (begin_step, end_step)}}
