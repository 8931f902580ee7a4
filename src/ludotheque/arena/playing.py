"""One deal of a meeting, played from every seat. This runs in the workers."""

import hashlib
import json
import time
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from ludotheque import shelf
from ludotheque.arena.contest import Contest, Job, Meeting
from ludotheque.arena.entrants import Entrant
from ludotheque.arena.errors import BotFailed
from ludotheque.bots import Bot
from ludotheque.bots.levels import make_bot
from ludotheque.match import Match

LONGEST = 5_000
"""The most actions of a match; bots that exchange clovers for ever would never end theirs."""


class Played(NamedTuple):
    """One match of a contest."""

    meeting: Meeting
    deal: int
    lineup: tuple[int, ...]
    """The entrant on each seat."""
    winners: tuple[int, ...]
    """The seats that won; every seat, where the match was broken off."""
    scores: tuple[int, ...]
    actions: int
    ended: bool
    seconds: tuple[tuple[float, ...], ...]
    """The processor time of each decision, for each seat."""
    warm: bool
    """Whether everybody had played a match in this process before, so that nothing had to be compiled or loaded."""


class Stopped(Exception):
    """The contest is broken off; nobody needs this match any more."""


_warm: set[str] = set()
"""Who has played a match in this process."""


def play_deal(contest: Contest, job: Job, stopped: Callable[[], bool] = lambda: False) -> list[Played]:
    """Play a deal from every seat."""
    return [_play(contest, job, lineup, stopped) for lineup in contest.lineups(job.meeting)]


def _play(contest: Contest, job: Job, lineup: tuple[int, ...], stopped: Callable[[], bool]) -> Played:
    entrants = [contest.entrants[place] for place in lineup]
    match = shelf.game(contest.game).match(contest.seats, seed=f"{contest.seed} {job.deal}", **contest.options)
    seconds: list[list[float]] = [[] for _ in lineup]
    seats = [
        _Seat(contest, entrant, job.deal, seat, times)
        for seat, (entrant, times) in enumerate(zip(entrants, seconds, strict=True))
    ]
    actions = 0
    while match.actors() and actions < LONGEST:
        if stopped():
            raise Stopped
        seats[match.actors()[0]].act(match)
        actions += 1
    names = {f"{contest.game} {entrant}" for entrant in entrants}
    warm = names <= _warm
    _warm.update(names)
    result = match.result
    winners = result.winners if result else tuple(range(contest.seats))
    scores = result.scores if result else match.scores
    return Played(
        job.meeting, job.deal, lineup, winners, scores, actions, bool(result), tuple(map(tuple, seconds)), warm
    )


class _Seat:
    """An entrant on a seat, who acts when it is its turn; the time of every decision is noted."""

    def __init__(self, contest: Contest, entrant: Entrant, deal: int, seat: int, seconds: list[float]) -> None:
        self._entrant, self._seconds = entrant, seconds
        self._deal = f"{contest.seed} {deal}"
        self._seat = seat
        self._bot = _bot(contest.game, entrant.bot, json.dumps(dict(entrant.settings), sort_keys=True))

    def act(self, match: Match) -> None:
        """Decide and act; whatever goes wrong is this entrant's fault."""
        seat = self._seat
        view, legal = match.view(seat), match.legal(seat)
        digest = hashlib.sha256(f"{self._deal} {seat} {len(self._seconds)}".encode()).digest()
        begun = time.thread_time()
        try:
            action = self._bot(view, legal, int.from_bytes(digest[:8]))
            self._seconds.append(time.thread_time() - begun)
            match.play(seat, str(action))
        except Exception as error:
            facts = {"bot": self._entrant.name, "why": f"{type(error).__name__}: {error}", "deal": self._deal}
            raise BotFailed("bot-failed", facts=facts) from error


@cache
def _bot(game: str, name: str, settings: str) -> Bot:
    return make_bot(game, name, json.loads(settings))
