"""One deal of a meeting, played from every seat. This runs in the workers."""

import json
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from typing import NamedTuple

from ludotheque import shelf
from ludotheque.arena.contest import Contest, Job, Meeting
from ludotheque.arena.entrants import Entrant
from ludotheque.arena.errors import BotFailed
from ludotheque.bots.levels import make_bot
from ludotheque.bots.observing import observe
from ludotheque.bots.outside import OutsideMaker
from ludotheque.bots.realtime import NobodyActs, TimedBot, play_real_time
from ludotheque.contract import Action, View
from ludotheque.errors import Refused
from ludotheque.fair import seed_number
from ludotheque.kit import Bot
from ludotheque.match import Match

LONGEST = 5_000
"""The most actions of a match; bots that exchange clovers for ever would never end theirs."""
LONGEST_HOURS = 10
"""The most hours of a match where all play at once, by its own clock."""


class PlayedMatch(NamedTuple):
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
    decisions: tuple["Decision", ...] = ()
    """Every decision in order, if they are kept."""


class Decision(NamedTuple):
    """What a bot was asked, and what it chose."""

    round: int
    seat: int
    open: int
    """The number of actions that were open."""
    action: str | None
    """The text of the one it chose; None if it waited."""
    number: int | None
    """Its number in the table of the game's environment; None without one."""
    observation: bytes | None
    """What the seat saw, as the environment shows it; None without one."""
    seconds: float


class Stopped(Exception):
    """The contest is broken off; nobody needs this match any more."""


_warm: set[str] = set()
"""Who has played a match in this process."""


def play_deal(contest: Contest, job: Job, stopped: Callable[[], bool] = lambda: False) -> list[PlayedMatch]:
    """Play a deal from every seat."""
    return [_play(contest, job, lineup, stopped) for lineup in contest.lineups(job.meeting)]


def _play(contest: Contest, job: Job, lineup: tuple[int, ...], stopped: Callable[[], bool]) -> PlayedMatch:
    entrants = [contest.entrants[place] for place in lineup]
    deal = f"{contest.seed} {job.deal}"
    match = shelf.game(contest.game).match(contest.seats, seed=deal, **contest.options)
    decisions: list[Decision] = []
    kept = decisions if contest.keeps_decisions else None
    thinkers = [_Thinker(contest.game, entrant, deal, stopped, kept) for entrant in entrants]
    if match.game.real_time:
        _at_once(match, thinkers, deal)
    else:
        _in_turn(match, thinkers, deal)
    names = {f"{contest.game} {entrant}" for entrant in entrants}
    warm = names <= _warm
    _warm.update(names)
    result = match.result
    return PlayedMatch(
        job.meeting,
        job.deal,
        lineup,
        result.winners if result else tuple(range(contest.seats)),
        result.scores if result else match.scores,
        sum(entry.seat is not None for entry in match.log),
        bool(result),
        tuple(tuple(thinker.seconds) for thinker in thinkers),
        warm,
        tuple(decisions),
    )


class _Thinker:
    """An entrant that plays: a bot whose every decision is timed, and who is named when it fails."""

    def __init__(
        self, game: str, entrant: Entrant, deal: str, stopped: Callable[[], bool], kept: list[Decision] | None
    ) -> None:
        self.entrant = entrant
        self.seconds: list[float] = []
        self._bot = _bot(game, entrant.bot, json.dumps(dict(entrant.settings), sort_keys=True), entrant.maker)
        self._deal = deal
        self._stopped = stopped
        self._kept = kept

    def __call__(self, view: View, actions: Sequence[Action], seed: int) -> Action | None:
        """What the bot does."""
        if self._stopped():
            raise Stopped
        begun = time.thread_time()
        try:
            action = self._bot(view, actions, seed)
        except Exception as error:
            raise self.failed(f"{type(error).__name__}: {error}") from error
        finally:
            self.seconds.append(time.thread_time() - begun)
        if self._kept is not None:
            self._kept.append(_decision(view, actions, action, self.seconds[-1]))
        return action

    def failed(self, why: str) -> BotFailed:
        """That this entrant did something wrong, and in which match."""
        return BotFailed("bot-failed", facts={"bot": self.entrant.name, "why": why, "deal": self._deal})


def _decision(view: View, actions: Sequence[Action], action: Action | None, seconds: float) -> Decision:
    seen = observe(view)
    text = None if action is None else shelf.game(view.game).write(action)
    assert view.seat is not None, "a spectator decides nothing"
    number, observation = (seen.number(action), seen.planes.tobytes()) if seen else (None, None)
    return Decision(view.round, view.seat, len(actions), text, number, observation, seconds)


def _in_turn(match: Match, thinkers: Sequence[_Thinker], deal: str) -> None:
    for count in range(LONGEST):
        if match.result:
            break
        seat = match.actors()[0]
        action = thinkers[seat](match.view(seat), match.actions(seat), seed_number(f"{deal} {seat} {count}"))
        try:
            if action is None:
                raise thinkers[seat].failed("it waits, though nobody else can act")
            match.play(seat, action)
        except Refused as error:
            raise thinkers[seat].failed(f"{action}: {error}") from error


def _at_once(match: Match, thinkers: Sequence[_Thinker], deal: str) -> None:
    """By the clock of `ludotheque.bots.realtime`; where everybody waits for ever the match has no end."""
    players = []
    for thinker in thinkers:
        assert thinker.entrant.tempo, "every level of a game where all play at once has a tempo"
        players.append(TimedBot(thinker, thinker.entrant.tempo))
    with suppress(NobodyActs):
        play_real_time(match, players, seed_number(deal), LONGEST_HOURS * 3600)


@cache
def _bot(game: str, name: str, settings: str, maker: OutsideMaker | None) -> Bot:
    return maker(**json.loads(settings)) if maker else make_bot(game, name, json.loads(settings))
