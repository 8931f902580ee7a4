"""A match where all play at once, on a clock that is made up: hours of play in a moment, always alike.

Whoever lays a card down first has laid it. What was decided on may be impossible by then; that is noticed, and costs
the time to take the card back.
"""

import heapq
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from ludotheque.bots.acting import Acting, Pause, acting
from ludotheque.bots.tempo import Tempo
from ludotheque.contract import Action
from ludotheque.errors import Refused
from ludotheque.kit import Bot
from ludotheque.match import Match

LOOK_AGAIN = 2.0
"""Seconds after which a seat that waits looks again though nothing has changed."""
PATIENCE = 1000
"""How often in a row nobody may do anything before a match is given up as one that will never end."""


class NobodyActs(Exception):
    """Every seat waits for the others, for ever."""


@dataclass(frozen=True)
class TimedBot:
    """A bot and its tempo."""

    bot: Bot
    tempo: Tempo


def play_real_time(
    match: Match, bots: Sequence[TimedBot], seed: int, longest: float = float("inf"), rest: float = 0.0
) -> float:
    """Play a match to its end, a bot for each seat, which rests so long after its actions. Returns the seconds it took.

    After ``longest`` seconds it is left as it stands, without a result.
    """
    race = _Race(match, bots, Random(seed), rest)
    while match.actors() and race.now < longest:
        race.go_on()
    return race.now


def play_by_turns(match: Match, bots: Sequence[Bot], seed: int, longest: int = 100_000) -> int:
    """Play a match to its end, a bot for each seat, one after the other; whoever waits passes. Returns how many turns
    it took.

    Another seat begins each round. After ``longest`` turns it is left as it stands, without a result.
    """
    chance, place, turns = Random(seed), 0, 0
    while turns < longest and (seat := match.next_actor(place)) is not None:
        turns, played = turns + 1, match.round
        action = bots[seat](match.view(seat), match.actions(seat), chance.getrandbits(32))
        if action is not None:
            match.play(seat, action)
        place = seat + 1 if match.round == played else match.round - 1
    return turns


class _Race:
    """Who does what next, and when."""

    def __init__(self, match: Match, bots: Sequence[TimedBot], chance: Random, rest: float) -> None:
        self.match = match
        self.now = 0.0
        self._rest = rest
        self._rests = [0.0] * match.seats
        """Until when each seat rests."""
        self._bots = bots
        self._chance = chance
        self._coming: list[tuple[float, int, int]] = []
        self._count = 0
        self._at_work: dict[int, Acting] = {}
        self._waiting: set[int] = set()
        self._idle = 0
        self._begin_round()

    def go_on(self) -> None:
        """Let the next seat do what it has waited for."""
        self.now, _, seat = heapq.heappop(self._coming)
        if seat in self._waiting:
            self._begin(seat)
        else:
            self._advance(seat)

    def _begin_round(self) -> None:
        """What was under way has come to nothing; everybody looks at the new cards."""
        self._coming.clear()
        self._round = self.match.round
        self._rests = [0.0] * self.match.seats
        for seat in range(self.match.seats):
            self._begin(seat)

    def _begin(self, seat: int, *, late: bool = False) -> None:
        self._waiting.discard(seat)
        match, tempo = self.match, self._bots[seat].tempo
        look = lambda: (match.view(seat), match.actions(seat))  # noqa: E731
        rests = lambda: self._rests[seat] - self.now  # noqa: E731
        self._at_work[seat] = acting(match.game, tempo, self._chance, look, late=late, rests=rests)
        self._advance(seat)

    def _advance(self, seat: int) -> None:
        thought = None
        try:
            while not isinstance(asked := self._at_work[seat].send(thought), Pause):
                thought = self._bots[seat].bot(*asked)
        except StopIteration as done:
            self._finish(seat, done.value)
        else:
            self._plan(seat, asked.seconds)

    def _finish(self, seat: int, action: Action | None) -> None:
        if action is None:
            self._wait(seat)
            return
        try:
            self.match.play(seat, action)
        except Refused:
            self._begin(seat, late=True)
            return
        self._idle = 0
        self._rests[seat] = self.now + self._rest
        if self.match.round != self._round:
            self._begin_round()
            return
        self._begin(seat)
        if self._waiting:  # the table has changed: they look again
            self._coming = [each for each in self._coming if each[2] not in self._waiting]
            heapq.heapify(self._coming)
            for other in sorted(self._waiting):
                self._begin(other)

    def _wait(self, seat: int) -> None:
        self._waiting.add(seat)
        self._idle += 1
        if self._idle > PATIENCE * self.match.seats:
            raise NobodyActs(repr(self.match))
        self._plan(seat, LOOK_AGAIN)

    def _plan(self, seat: int, after: float) -> None:
        self._count += 1  # settles who is first of those who come at the very same time
        heapq.heappush(self._coming, (self.now + after, self._count, seat))
