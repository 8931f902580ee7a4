"""The step of an environment, written once for all games: `rule_for` makes each of these functions for one of them.

The names that are None here are the rules of a game's `Kernels`.
"""

from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludotheque.environment.encoding import NOBODY, WORD, Kernels, Mask, Planes
from ludotheque.kernel import Ints, Rounds, next_deal, rule, rule_for

proceed: Any = None
why_not: Any = None
act: Any = None
write_planes: Any = None
write_mask: Any = None
write_scores: Any = None
winners: Any = None

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


def check(games: Games, actions: NDArray[np.int32], first: int, last: int) -> int:
    """The first game whose action is refused, or -1."""
    for i in range(first, last):
        if actions[i] < 0 or games.to_act[i] == NOBODY:
            continue
        if why_not(games.rounds[i], games.clocks[i], games.to_act[i], actions[i]):
            return i
    return -1


def advance(
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
    """Let the seat to act of each game carry out its action. A game that is over is dealt anew, at once or with the
    next step."""
    seats = games.scores.shape[1]
    for i in range(first, last):
        if actions[i] == HOLD:
            continue
        if games.done[i]:
            games.done[i] = games.truncated[i] = False
            games.lengths[i] = 0
            for seat in range(seats):
                games.scores[i, seat] = 0
                games.rewards[i, seat] = 0.0
        games.refused[i] = 0
        chance, seat, action = games.chances[i], int(games.to_act[i]), int(actions[i])
        if action != DEAL and seat != NOBODY:
            why = why_not(games.rounds[i], games.clocks[i], seat, action)
            if why:
                games.refused[i] = why
                continue
            act(games.rounds[i], games.clocks[i], seat, action, scratch)
            games.lengths[i] += 1
            seat = proceed(games.rounds[i], games.clocks[i], chance, scratch)
            games.to_act[i] = seat
            if seat != NOBODY and games.lengths[i] < longest:
                continue
            games.done[i] = True
            games.truncated[i] = seat != NOBODY
            write_scores(games.rounds[i], games.scores[i])
            won = winners(games.rounds[i], games.scores[i]) if seat == NOBODY else 0
            count = 0
            for each in range(seats):
                count += won >> each & 1
            for each in range(seats):
                if count:
                    share = (won >> each & 1) / count
                    games.rewards[i, each] = (share * seats - 1.0) / max(1, seats - 1)
            if not at_once:
                games.to_act[i] = NOBODY
                continue
        games.begun[i, 1] = games.begun[i, 0]
        games.begun[i, 0] = step
        games.dealt_from[i, 1] = games.dealt_from[i, 0]
        seat = NOBODY
        while seat == NOBODY:  # a deal that is over before anybody can act is dealt again
            if games.dealt_from[i, 0]:
                chance[0] = next_deal(games.dealt_from[i, 0])
            games.dealt_from[i, 0] = chance[0]
            games.rounds[i] = beginning[0]
            games.clocks[i] = clock[0]
            seat = proceed(games.rounds[i], games.clocks[i], chance, scratch)
        games.to_act[i] = seat


def look(
    games: Games,
    scratch: Any,
    viewers: NDArray[np.int32],
    planes: Planes,
    words: Mask,
    masks: NDArray[np.bool_],
    first: int,
    last: int,
) -> None:
    """Write what a seat of each game sees and may do; ``masks`` has no rows, where bits are asked for."""
    for i in range(first, last):
        state, clock, seat = games.rounds[i], games.clocks[i], max(0, int(viewers[i]))
        write_planes(state, clock, seat, planes[i])
        mask = words[i % len(words)]
        for word in range(len(mask)):
            mask[word] = 0
        if seat == games.to_act[i]:
            write_mask(state, clock, seat, mask, scratch)
        if len(masks):
            unpack(mask, masks[i])


@rule
def unpack(mask: Mask, actions: NDArray[np.bool_]) -> None:
    """A set of actions as one value for each, up to the end of its last word: whole words take a third of the time."""
    for word in range(len(mask)):
        bits = mask[word]
        for bit in range(WORD):
            actions[word * WORD + bit] = bits >> np.uint64(bit) & np.uint64(1)


class Compiled(NamedTuple):
    """The functions above, for one game."""

    check: Any
    advance: Any
    look: Any


@cache
def compiled_for(kernels: Kernels) -> Compiled:
    """The step of an environment for the game of these kernels; it is compiled when it is first called."""
    module, rules = kernels.proceed.__module__, kernels._asdict()
    return Compiled(*(rule_for(template, rules, module) for template in (check, advance, look)))
