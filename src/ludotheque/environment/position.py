"""A game that is played one decision at a time, with chance given from outside: for libraries that search.

The state holds no future. A shuffle is one outcome for each card. Where all play at once, an outcome after every
decision says how quick the hands are, one of `TEMPI` ways.
"""

import hashlib
from collections.abc import Sequence
from copy import copy
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludotheque.contract import Game, Refusal, Terms
from ludotheque.environment.encoding import NOBODY, Encoding, Plane, view_of
from ludotheque.errors import Refused
from ludotheque.kernel import Record, State, copied, new_chance

TEMPI = 256
"""How many ways there are in which the hands may be quick or slow after a decision."""


class Setting(NamedTuple):
    """A game on certain terms, with what its rules need to run."""

    game: Game
    terms: Terms
    encoding: Encoding[Any]
    planes: Sequence[Plane]
    longest: int
    """Decisions after which a game ends without a winner."""
    scratch: Any
    """What the kernels need while they run."""


class Position:
    """Where a game stands. Records are never shared: copies can be played on."""

    def __init__(self, of: Setting) -> None:
        self.of = of
        self.state: State = copied(of.game.begin(of.terms, 0))
        self.clock: Record = np.zeros(1, of.encoding.clock_type)[0]
        self.seat = NOBODY
        self.limit = 0
        """How many outcomes chance has now; 0 when it has nothing to say."""
        self.drawn: tuple[int, ...] = ()
        """The draws that an outcome consists of, as far as they are known."""
        self.decided: int | None = None
        """What a seat has decided, until chance says how quick it is."""
        self.decisions = 0
        self.over = False
        self.seen = [b""] * of.terms.seats
        self.recalled = [b""] * of.terms.seats
        self.timed = "chance" in (of.encoding.clock_type.names or ())
        """Whether chance says how quick hands are."""
        self.go_on()

    def __deepcopy__(self, _: Any) -> "Position":
        twin = copy(self)
        twin.state, twin.clock = copied(self.state), copied(self.clock)
        twin.seen, twin.recalled = self.seen[:], self.recalled[:]
        return twin

    def go_on(self) -> None:
        """See what comes next: chance, or a seat."""
        if self.of.game.awaits_chance(self.state):
            self._draw()
        else:
            self.limit = TEMPI if self.timed else 0
            if not self.timed:
                self._proceed(0)

    def happen(self, outcome: int) -> None:
        """Chance brings one of its outcomes."""
        if not self.of.game.awaits_chance(self.state):
            self._proceed(outcome)
            return
        self.drawn += (outcome,)
        drawn = self._draw()
        if drawn is not None:
            self.drawn = ()
            self.of.game.happen(self.state, drawn)
            self.go_on()

    def _draw(self) -> Any:
        """An outcome of the game; None while there are draws that it lacks, the next one of ``limit``."""
        left = list(self.drawn)

        def below(limit: int) -> int:
            if not left:
                raise _NotYet(limit)
            return left.pop(0)

        try:
            return self.of.game.draw(self.state, below)
        except _NotYet as lacking:
            self.limit = lacking.limit
            return None

    def decide(self, action: int) -> None:
        """The seat to act decides."""
        kernels = self.of.encoding.kernels
        why = kernels.why_not(self.state, self.clock, self.seat, action)
        if why:
            raise Refused(self.of.encoding.refusals[why], game=self.of.game.name, facts=self._facts(action))
        self.decisions += 1
        self._recall(self.seat, action.to_bytes(4))
        if self.timed:
            self.decided, self.limit = action, TEMPI
        else:
            kernels.act(self.state, self.clock, self.seat, action, self.of.scratch)
            self.go_on()

    def _facts(self, action: int) -> Any:
        of = self.of
        refusal: Refusal | None = None
        if of.encoding.actions[action]:
            chosen = of.encoding.action(self.state, self.seat, action)
            refusal = of.game.refusal(self.state, self.seat, chosen) if chosen else None
        return refusal.facts if refusal else {}

    def _proceed(self, tempo: int) -> None:
        """Carry out what was decided, and let time go on until a seat must decide."""
        of, chance = self.of, new_chance(tempo)
        if self.decided is not None:
            self.clock["chance"][:] = chance
            of.encoding.kernels.act(self.state, self.clock, self.seat, self.decided, of.scratch)
        self.decided, self.limit = None, 0
        self.seat = int(of.encoding.kernels.proceed(self.state, self.clock, chance, of.scratch))
        self.over = self.seat == NOBODY or self.decisions >= of.longest
        for seat in range(of.terms.seats):
            self._recall(seat)

    def _recall(self, seat: int, decided: bytes = b"") -> None:
        """Remember what a seat has decided, or what it sees if that is new."""
        seen = decided or planes_of(self.of, self.state, self.clock, seat).tobytes()
        if decided or seen != self.seen[seat]:
            self.recalled[seat] = hashlib.blake2b(self.recalled[seat] + seen, digest_size=16).digest()
            if not decided:
                self.seen[seat] = seen

    def returns(self) -> list[float]:
        """1 for the winner and -1 shared by the others, as the rewards of an environment."""
        of, seats = self.of, self.of.terms.seats
        if self.seat != NOBODY or not self.over:
            return [0.0] * seats
        scores = np.zeros(seats, np.int64)
        of.encoding.kernels.write_scores(self.state, scores)
        won = int(of.encoding.kernels.winners(self.state, scores))
        share = seats / won.bit_count()
        return [((won >> seat & 1) * share - 1.0) / max(1, seats - 1) for seat in range(seats)]

    def imagined(self, seat: int, chance: Random) -> "Position":
        """A position that could be behind what the seat to act has seen."""
        of = self.of
        twin = self.__deepcopy__(None)
        twin.state, twin.clock = of.encoding.imagine(
            of.game, view_of(of.game, of.terms, self.state, seat), of.scratch, chance
        )
        return twin


class _NotYet(Exception):
    """A draw is lacking."""

    def __init__(self, limit: int) -> None:
        self.limit = limit


def planes_of(of: Setting, state: State, clock: Record, seat: int) -> NDArray[np.uint8]:
    """What a seat sees, as bytes."""
    planes = np.zeros(sum(plane.size for plane in of.planes), np.uint8)
    of.encoding.kernels.write_planes(state, clock, seat, planes)
    return planes
