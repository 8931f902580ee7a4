"""A match where all play at once, on a clock that is made up: hours of play in a moment, always alike.

Each seat sees the table, decides and moves in the time that its tempo takes, and whoever lays a card down first has
laid it. What was decided on may be impossible by then; that is noticed, and costs the time to take the card back.
"""

import heapq
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any

from ludotheque.bots import PACKAGES, Bot, View
from ludotheque.bots.tempo import Tempo
from ludotheque.errors import Refused
from ludotheque.match import Match

LOOK_AGAIN = 2.0
"""Seconds after which a seat that waits looks again though nothing has changed."""
PATIENCE = 1000
"""How often in a row nobody may do anything before a match is given up as one that will never end."""
_LOOK, _DONE = 0, 1


class NobodyActs(Exception):
    """Every seat waits for the others, for ever."""


@dataclass(frozen=True)
class TimedBot:
    """A bot and its tempo."""

    bot: Bot
    tempo: Tempo


def play_real_time(match: Match, players: Sequence[TimedBot], seed: int, longest: float = float("inf")) -> float:
    """Play a match to its end, a player for each seat, and tell how many seconds it took.

    After ``longest`` seconds it is left as it stands, without a result.
    """
    race = _Race(match, players, Random(seed))
    while match.actors() and race.now < longest:
        race.go_on()
    return race.now


def relied_on(game: str, view: View, action: str) -> Any:
    """What somebody who decides on an action counts on: if it is something else by then, they do not do it."""
    asked = getattr(import_module(PACKAGES[game]), "relied_on", None) if game in PACKAGES else None
    return asked(view, action) if asked else None


class _Race:
    """Who does what next, and when."""

    def __init__(self, match: Match, players: Sequence[TimedBot], chance: Random) -> None:
        self.match = match
        self.now = 0.0
        self._players = players
        self._chance = chance
        self._coming: list[tuple[float, int, int, int, str, Any]] = []
        self._count = 0
        self._waiting: set[int] = set()
        self._idle = 0
        self._begin_round()

    def go_on(self) -> None:
        """Let the next thing happen: a seat has seen the table, or has carried out an action."""
        self.now, _, seat, what, action, counted_on = heapq.heappop(self._coming)
        if what == _LOOK:
            self._waiting.discard(seat)
            self._decide(seat)
        else:
            self._finish(seat, action, counted_on)

    def _begin_round(self) -> None:
        """What was under way has come to nothing; everybody looks at the new cards."""
        self._coming.clear()
        self._waiting.clear()
        self._round = self.match.round
        for seat in range(self.match.seats):
            self._look(seat)

    def _look(self, seat: int, after: float = 0.0) -> None:
        self._plan(after + self._players[seat].tempo.to_see(self._seed()), seat, _LOOK)

    def _decide(self, seat: int) -> None:
        view, legal, seed = self.match.view(seat), self.match.legal(seat), self._seed()
        player = self._players[seat]
        action = player.bot(view, legal, seed) if legal else None
        if action is None:
            self._wait(seat)
        else:
            counted_on = relied_on(self.match.game.name, view, action)
            self._plan(player.tempo.to_do(action, seed), seat, _DONE, action, counted_on)

    def _wait(self, seat: int) -> None:
        self._waiting.add(seat)
        self._idle += 1
        if self._idle > PATIENCE * self.match.seats:
            raise NobodyActs(repr(self.match))
        self._plan(LOOK_AGAIN, seat, _LOOK)

    def _finish(self, seat: int, action: str, counted_on: Any) -> None:
        try:
            if counted_on != relied_on(self.match.game.name, self.match.view(seat), action):
                raise Refused("too-late", game=self.match.game.name)
            self.match.play(seat, action)
        except Refused:
            self._look(seat, self._players[seat].tempo.to_give_up(self._seed()))
            return
        self._idle = 0
        if self.match.round != self._round:
            self._begin_round()
            return
        self._look(seat)
        self._wake()

    def _wake(self) -> None:
        """The table has changed: those who wait look again."""
        if self._waiting:
            self._coming = [each for each in self._coming if each[2] not in self._waiting]
            heapq.heapify(self._coming)
            for seat in sorted(self._waiting):
                self._look(seat)
            self._waiting.clear()

    def _plan(self, after: float, seat: int, what: int, action: str = "", counted_on: Any = None) -> None:
        self._count += 1  # settles who is first of those who come at the very same time
        heapq.heappush(self._coming, (self.now + after, self._count, seat, what, action, counted_on))

    def _seed(self) -> int:
        return self._chance.getrandbits(32)
