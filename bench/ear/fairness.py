"""Rounds between one player with the delays of somebody who listens and others with those of people who see."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np

from bench.ear.calm_race import play_in_turn, race_with_rests
from ludotheque.bots.levels import level
from ludotheque.bots.tempo import Tempo
from ludotheque.games.quick_cards.cards import DECK
from ludotheque.kernel import copied, new_chance
from ludotheque.simulate.interval import wilson
from ludotheque.table.settings import RESTS, RHYTHMS, TURNS
from training.quick_cards.contests import Contest, begin, contestant

GAME = "ligretto"
SEATS = (2, 4, 12)
LISTENERS = {
    "4.5 s": Tempo(see=1.5, decide=2.0, move=1.0, turn=1.0),
    "7 s": Tempo(see=3.0, decide=3.0, move=1.0, turn=1.0),
}
"""What somebody takes for an action who hears an announcement, or two, finds out which card goes where, and presses the
key for it."""


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
    if listener == "4.5 s" or rhythm != TURNS  # where seats take turns, nobody is too slow
)


def measure(rounds: int, tell: Callable[[str], None]) -> Iterator[Share]:
    """Play so many rounds in every setting."""
    for setting in SETTINGS:
        tell(f"{setting.listener} an action, {setting.rhythm}, {setting.seats} seats…")
        yield play(setting, rounds)


def play(setting: Setting, rounds: int) -> Share:
    """Play some rounds, the listener on each seat in turn, who chooses as the others do and takes longer."""
    usual = level(GAME)
    assert usual.tempo is not None
    seats, contest = setting.seats, Contest(GAME, setting.seats, {"target": 1, "blocked": "score"})
    sees, listens = (contestant(usual.bot, tempo) for tempo in (usual.tempo, LISTENERS[setting.listener]))
    wins = seconds = 0.0
    for number in range(rounds):
        mine = number % seats
        table = contest.table([listens if seat == mine else sees for seat in range(seats)])
        state = copied(contest.game.begin(contest.terms, 0))
        table.order[:] = DECK
        chance = new_chance(number * 1009)
        begin(state, table, chance)
        if setting.rhythm == TURNS:
            play_in_turn(state, table.racers, chance)
        else:
            rest = float(RESTS.get(setting.rhythm, 0))
            seconds += race_with_rests(state, table.racers, chance, rest, np.zeros(seats))
        scores = contest.game.scores(state)
        winners = [seat for seat in range(seats) if scores[seat] == max(scores)]
        wins += (mine in winners) / len(winners)
    return Share(setting, rounds, wins, seconds)
