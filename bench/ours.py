"""Our own games, played at random: in a batch, and one by one through `Match`."""

import random
import time
from collections.abc import Iterator
from typing import Any

import ludotheque
from bench.clock import Absent, Contender, Portion

WHO = "Ludothèque"
GAMES = ("lucky-numbers", "polyssimo", "ligretto", "dutch-blitz")
BATCH = "batch"
ONE_BY_ONE = "one by one"
SEATS = (2, 4)
BLOCK = 4096
"""How many records an array has at most: enough to make the call from Python free, few enough to stay in the cache."""


def contenders() -> Iterator[Contender | Absent]:
    """Each game in a batch with two and with four seats, and through `Match` with two."""
    for name in GAMES:
        try:
            ludotheque.game(name)
        except Exception as error:  # a game that cannot be loaded is a line in the table, like any other absence
            yield Absent(WHO, name, f"cannot be loaded: {error!r}")
            continue
        for seats in SEATS:
            yield Contender(WHO, name, BATCH, seats, Batch(name, seats))
        yield Contender(WHO, name, ONE_BY_ONE, SEATS[0], OneByOne(name, SEATS[0]))


class Batch:
    """Whole rounds in an array of records, dealt and played by the compiled rules."""

    def __init__(self, name: str, seats: int) -> None:
        import numpy as np

        from ludotheque.kernel import new_chance

        self.game = ludotheque.game(name)
        self.beginning = self.game.begin(self.game.terms(seats, {}), 0)
        self.states = np.empty(BLOCK, self.game.state_type)
        self.lengths = np.empty(BLOCK, np.int32)
        self.chance = new_chance(seats)

    def __call__(self, rounds: int) -> Portion:
        """Play so many rounds."""
        steps, seconds = 0, 0.0
        for done in range(0, rounds, BLOCK):
            count = min(BLOCK, rounds - done)
            states, lengths = self.states[:count], self.lengths[:count]
            states[:] = self.beginning
            begun = time.thread_time()
            self.game.play_out(states, self.chance, lengths)
            seconds += time.thread_time() - begun
            steps += int(lengths.sum())
        return Portion(steps, rounds, seconds)


class OneByOne:
    """Matches as a program with no compiled code of its own plays them: ask what is legal, choose, play the text."""

    def __init__(self, name: str, seats: int) -> None:
        self.game = ludotheque.game(name)
        self.seats = seats
        self.random = random.Random(name)
        self.match = self._new_match()

    def __call__(self, steps: int) -> Portion:
        """Play so many actions, beginning a new match whenever one is over."""
        finished = 0
        begun = time.thread_time()
        for _ in range(steps):
            while self.match.result:  # now and then cards are dealt with which nobody can play at all
                finished += 1
                self.match = self._new_match()
            seat = self.random.choice(self.match.actors())
            self.match.play(seat, self.random.choice(self.match.legal(seat)))
        return Portion(steps, finished, time.thread_time() - begun)

    def _new_match(self) -> Any:
        return self.game.match(self.seats, seed=f"bench {self.random.random()}")
