"""Contests between bots for Ligretto and Dutch Blitz, compiled: thousands of matches, the same deals from every seat.

The clock is that of `race`, and the bots are those of the levels with a referee.
"""

import sys
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludotheque import shelf
from ludotheque.bots.levels import Level
from ludotheque.bots.tempo import Tempo
from ludotheque.contract import Terms
from ludotheque.games.quick_cards import QuickCards
from ludotheque.games.quick_cards.bots.learned import learned
from ludotheque.games.quick_cards.bots.policy import WAIT, choose
from ludotheque.games.quick_cards.bots.prospects import Stakes, stakes
from ludotheque.games.quick_cards.bots.race import LONGEST, Racers, new_racers, times_of
from ludotheque.games.quick_cards.bots.taste import PLAIN, RESERVE_FIRST, SENSIBLE, Taste
from ludotheque.games.quick_cards.cards import DECK
from ludotheque.games.quick_cards.clock import NOTHING_PLANNED, Times, carry_out, intend, look_up, next_seat
from ludotheque.games.quick_cards.ending import count_points, settle
from ludotheque.games.quick_cards.playout import shuffle
from ludotheque.games.quick_cards.rules import deal
from ludotheque.games.quick_cards.state import BLOCKED, GOING_ON
from ludotheque.kernel import Chance, Floats, Ints, State, copied, new_chance, rule
from ludotheque.options import OptionValue
from training.quick_cards.frozen import TUNED

TASTES: dict[str, Taste | None] = {
    "sensible": SENSIBLE,
    "first-legal": PLAIN,
    "reserve-first": RESERVE_FIRST,
    "quick-look": None,
    "frozen": TUNED,
}
MOST_NOTED = 100
ACTIONS, IDLE, NOTED = range(3)
"""The number of actions, of looks since the last one that came to nothing, and of times that points were noted."""


class Contestant(NamedTuple):
    """A bot as a contest needs it."""

    taste: Taste | None
    """None for the one that was learned for the kind of match."""
    times: Times


def contestant(bot: str, tempo: Tempo) -> Contestant:
    """A bot by its name, with a tempo."""
    return Contestant(TASTES[bot], times_of(tempo))


def of_level(level: Level) -> Contestant:
    """The bot of a level."""
    assert level.tempo, "every level of a game where all play at once has a tempo"
    return contestant(level.bot, level.tempo)


class Table(NamedTuple):
    """What a match is played with."""

    racers: Racers
    order: NDArray[np.int8]
    noted: Ints
    """In the midst of a round, again and again: each seat's points, and the fewest cards of a reserve."""
    counts: Ints
    """Of this round, by `ACTIONS`, `IDLE` and `NOTED`."""


@rule
def begin(state: State, table: Table, chance: Chance) -> None:
    """Deal a round, and let everybody look up."""
    while state.dealt < state.seats:
        shuffle(table.order, chance)
        deal(state, table.order)
    settle(state, table.racers.news)
    for seat in range(state.seats):
        table.racers.due[seat] = 0.0
        look_up(seat, table.racers, chance)
    table.counts[:] = 0


@rule
def play_round(state: State, every: int, table: Table, chance: Chance) -> None:
    """Deal a round and play it, and note the points after every ``every`` actions."""
    begin(state, table, chance)
    racers, listed, counts = table.racers, table.racers.look.sight.listed, table.counts
    while state.ending == GOING_ON and counts[ACTIONS] < LONGEST and counts[IDLE] < 20 * state.seats:
        seat = next_seat(racers.due, state.seats)
        if racers.plan[seat, 0] != NOTHING_PLANNED:
            if carry_out(state, seat, racers, chance):
                counts[ACTIONS] += 1
                counts[IDLE] = 0
                if counts[ACTIONS] % every == 0 and counts[NOTED] < MOST_NOTED and state.ending == GOING_ON:
                    noted = table.noted[counts[NOTED]]
                    count_points(state, noted)
                    noted[state.seats] = state.reserve_size[0]
                    for other in range(1, state.seats):
                        noted[state.seats] = min(noted[state.seats], float(state.reserve_size[other]))
                    counts[NOTED] += 1
            continue
        at = choose(state, seat, racers.tastes[seat], racers.look, chance)
        if at == WAIT:
            counts[IDLE] += 1
            look_up(seat, racers, chance)
        else:
            intend(state, seat, listed[at, 0], listed[at, 1], listed[at, 2], racers, chance)


class Played(NamedTuple):
    """A match that was played."""

    shares: Floats
    """What each seat has of the win: 1, its part of a shared one, or 0; all have 0, if the match was not finished."""
    scores: tuple[int, ...]
    rounds: int
    blocked: int
    """The number of rounds that were blocked …"""
    moved: int
    """… and of those in which the hands were moved on because nobody could play."""
    noted: list[tuple[Ints, Ints]]
    """The scores before a round, and what was noted in the midst of it, again and again."""


class Contest:
    """Matches of a game between contestants."""

    def __init__(
        self,
        name: str,
        seats: int,
        options: Mapping[str, OptionValue] | None = None,
        every: int = LONGEST,
        rules: int | None = None,
    ) -> None:
        game = shelf.game(name)
        assert isinstance(game, QuickCards)
        self.game, self.seats, self.every = game, seats, every
        self.terms: Terms = game.terms(seats, options or {}, rules)

    def play(self, lineup: Sequence[Contestant], seed: int, most_rounds: int = sys.maxsize) -> Played:
        """Play a match, or so many rounds of it; the same seed is the same first deal, whoever sits where."""
        table = self.table(lineup)
        rounds: list[State] = []
        scores, noted, shares = np.zeros(self.seats, np.int64), [], np.zeros(self.seats)
        while not shares.any() and len(rounds) < most_rounds:
            state = copied(self.game.begin(self.terms, len(rounds)))
            table.order[:] = DECK
            chance = new_chance(seed * 1009 + len(rounds))
            play_round(state, self.every, table, chance)
            noted += [(scores.copy(), each.copy()) for each in table.noted[: table.counts[NOTED]]]
            rounds.append(state)
            scores += np.array(self.game.scores(state))
            result = self.game.result(self.terms, rounds)
            if result:
                shares[list(result.winners)] = 1 / len(result.winners)
        blocked = sum(int(state.ending) == BLOCKED for state in rounds)
        moved = sum(int(state.hands_moved) > 0 for state in rounds)
        return Played(shares, tuple(scores.tolist()), len(rounds), blocked, moved, noted)

    def one_against_others(
        self, one: Contestant, other: Contestant, deals: int, first: int = 0, most_rounds: int = sys.maxsize
    ) -> Floats:
        """The share of wins of one against all others, and its points a round more than theirs: a row for each deal,
        which is played from every seat."""
        found = np.zeros((deals, 2))
        for number in range(deals):
            for seat in range(self.seats):
                lineup = [one if each == seat else other for each in range(self.seats)]
                played = self.play(lineup, first + number, most_rounds)
                others = (sum(played.scores) - played.scores[seat]) / (self.seats - 1)
                found[number] += played.shares[seat], (played.scores[seat] - others) / played.rounds
        return found / self.seats

    def stakes(self, scores: Ints) -> Stakes:
        """What is played for, after rounds with these scores."""
        return stakes(self.terms.options, scores)

    def table(self, lineup: Sequence[Contestant]) -> Table:
        """A table for these contestants."""
        kind = self.game.name, self.seats, self.terms.options
        tastes = [learned(*kind) if each.taste is None else each.taste for each in lineup]
        return Table(
            new_racers(self.game, [each.times for each in lineup], tastes),
            np.array(DECK, np.int8),
            np.zeros((MOST_NOTED, self.seats + 1), np.int64),
            np.zeros(3, np.int64),
        )
