"""Rounds between one bot with the delays of somebody who listens and others with those of people who see."""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

from ludotheque import shelf
from ludotheque.bots.levels import level, make_bot
from ludotheque.bots.realtime import TimedBot, play_by_turns, play_real_time
from ludotheque.bots.tempo import Tempo
from ludotheque.fair import seed_number
from ludotheque.kit import Bot
from ludotheque.simulate.interval import wilson
from ludotheque.table.settings import RESTS, RHYTHMS, TURNS

GAME = "ligretto"
SEATS = (2, 4, 12)
LISTENERS = {
    "4.5 s": Tempo(see=1.5, decide=2.0, move=1.0, turn=1.0),
    "7 s": Tempo(see=3.0, decide=3.0, move=1.0, turn=1.0),
}
"""What somebody takes for an action who hears an announcement, or two, finds out which card goes where, and presses the
key for it."""
ONE_ROUND: dict[str, Any] = {"target": 1, "blocked": "score"}
CHUNK = 20
"""How many rounds a process plays in one go."""


@dataclass(frozen=True)
class Setting:
    """Who plays in what rhythm."""

    listener: str
    rhythm: str
    seats: int


@dataclass(frozen=True)
class Share:
    """The share of the rounds that the listener won."""

    setting: Setting
    rounds: int
    wins: float
    seconds: float
    """How long all rounds took together, by their own clock."""

    @property
    def won(self) -> float:
        """The share, shared wins counted as such."""
        return self.wins / self.rounds

    @property
    def interval(self) -> tuple[float, float]:
        """Within which the true share lies, with 95 % confidence."""
        return wilson(self.won, self.rounds)


SETTINGS = tuple(
    Setting(listener, rhythm, seats)
    for listener in LISTENERS
    for rhythm in RHYTHMS
    for seats in SEATS
    if listener == "4.5 s" or (rhythm != TURNS and seats == 4)  # where seats take turns, nobody is too slow
)


def measure(rounds: int, tell: Callable[[str], None], workers: int | None = None) -> Iterator[Share]:
    """Play so many rounds in every setting."""
    with ProcessPoolExecutor(workers or min(2, os.cpu_count() or 1)) as pool:
        for setting in SETTINGS:
            tell(f"{setting.listener} an action, {setting.rhythm}, {setting.seats} seats…")
            starts = range(0, rounds, CHUNK)
            sizes = [min(CHUNK, rounds - start) for start in starts]
            played = list(pool.map(play, [setting] * len(starts), starts, sizes))
            yield Share(setting, rounds, sum(wins for wins, _ in played), sum(took for _, took in played))


def play(setting: Setting, start: int, rounds: int) -> tuple[float, float]:
    """Play some rounds, the listener on each seat in turn: how many the listener won, and the seconds they took."""
    wins = seconds = 0.0
    for number in range(start, start + rounds):
        winners, took = play_round(setting, number)
        mine = number % setting.seats
        wins += (mine in winners) / len(winners)
        seconds += took
    return wins, seconds


def play_round(setting: Setting, number: int) -> tuple[Sequence[int], float]:
    """Play one round: the seats that won, and the seconds it took (0, where seats take turns)."""
    match = shelf.game(GAME).match(setting.seats, seed=f"by ear {number}", **ONE_ROUND)
    bot, sees = _usual()
    tempos = [sees] * setting.seats
    tempos[number % setting.seats] = LISTENERS[setting.listener]
    seed, took = seed_number(f"by ear {number}"), 0.0
    if setting.rhythm == TURNS:
        play_by_turns(match, [bot] * setting.seats, seed)
    else:
        rest = RESTS.get(setting.rhythm, 0)
        took = play_real_time(match, [TimedBot(bot, tempo) for tempo in tempos], seed, rest=rest)
    assert match.result is not None
    return match.result.winners, took


@cache
def _usual() -> tuple[Bot, Tempo]:
    """The bot of the usual level, and its tempo."""
    usual = level(GAME)
    assert usual.tempo is not None
    return make_bot(GAME, usual.bot, dict(usual.settings)), usual.tempo
