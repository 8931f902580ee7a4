"""What was played in a batch of games, as far as it is needed to write the record of any of them."""

from collections import deque
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from ludotheque.environment.errors import BadEnvironment
from ludotheque.environment.processor import at, on_host
from ludotheque.environment.stepping import HOLD, Games
from ludotheque.fair import Deal, FromEnvironment, generator_of
from ludotheque.kernel import next_deal
from ludotheque.match import Match

if TYPE_CHECKING:
    from ludotheque.environment import Environment

SWEPT_EVERY = 256
"""Steps after which actions are forgotten that no record needs any more."""


class Played:
    """The actions of every step, since the oldest deal of which a record can be asked."""

    def __init__(self, batch: int) -> None:
        self._steps: deque[NDArray[np.int32]] = deque()
        self._batch = batch
        self._first = 1
        """The number of the first step that is kept, counted from 1."""

    def clear(self) -> None:
        """Everything is dealt anew."""
        self._steps.clear()
        self._first = 2  # the first step deals

    def note(self, played: NDArray[np.int32], games: Games) -> None:
        """Note what was played with a step; `HOLD` where nothing was."""
        self._steps.append(played)
        if len(self._steps) % SWEPT_EVERY == 0:
            for _ in range(int(on_host(games.begun)[:, 1].min()) + 1 - self._first):
                self._steps.popleft()
                self._first += 1

    def take_over(self, other: "Played") -> None:
        """Take over what was played in another batch; nobody changes what is noted."""
        self._steps, self._first = other._steps.copy(), other._first

    def record(self, env: "Environment", index: int, last: bool) -> str:
        """The record of a game: it is played again by the environment, and by a match that is dealt alike."""
        games = env._games
        begun, dealt_from = int(at(games.begun, index)[int(last)]), int(at(games.dealt_from, index)[int(last)])
        if begun == 0:
            raise BadEnvironment("no-last-game", facts={"index": index})
        until = int(at(games.begun, index)[0]) if last else env.steps
        again = env.alone(dealt_from)
        match = Match(env.game, env.terms, FromEnvironment(_deal(env.seed, index, dealt_from)))
        for step in range(begun + 1, until + 1):
            number = int(at(self._steps[step - self._first], index))
            if number == HOLD:
                continue
            seat = int(again.to_act[0])
            again.step([number])
            for actor, done in env.encoding.carried_out(again._device.scratch[0], seat, number):
                match.play(actor, env.encoding.action(match.state, actor, done))
        return match.record()


def _deal(seed: int, index: int, dealt_from: int) -> Deal:
    """Which deal of its game began with a generator."""
    generator, number = int(generator_of(Deal(seed, index, 1))[0]), 1
    while generator != dealt_from:
        generator, number = int(next_deal(np.uint64(generator))), number + 1
    return Deal(seed, index, number)
