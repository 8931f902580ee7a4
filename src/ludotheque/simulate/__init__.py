"""Many random rounds, and what they tell: lengths, scores, and which seat has the edge."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ludotheque.contract import Game, Terms
from ludotheque.fair import seed_number
from ludotheque.kernel import Chance, Floats, Ints, Rounds, State, new_chance
from ludotheque.options import OptionValue
from ludotheque.simulate.interval import wilson

BATCH = 2_000
"""The number of rounds played in one go."""


@dataclass(frozen=True)
class Spread:
    """A few figures that stand for many."""

    mean: float
    median: float
    least: int
    most: int


@dataclass(frozen=True)
class SeatFigures:
    """How a seat did: its scores, and its share of the wins with a 95 % confidence interval."""

    score: Spread
    win_share: float
    win_share_from: float
    win_share_to: float


@dataclass(frozen=True)
class Findings:
    """What many rounds tell."""

    game: str
    seats: int
    options: dict[str, OptionValue]
    seed: str
    rounds: int
    length: Spread
    """The number of actions of a round."""
    by_seat: list[SeatFigures]
    shared_wins: int
    """The number of rounds that several seats won together; each of them counts a part of a win."""
    actions_per_second: float
    rounds_per_second: float


def simulate(
    game: Game,
    terms: Terms,
    rounds: int,
    seed: str | None = None,
    advance: Callable[[int], None] = lambda _: None,
) -> Findings:
    """Play random rounds. ``advance`` is called after each batch with the number of rounds done."""
    if rounds < 1:
        raise ValueError(f"a simulation has at least one round, not {rounds}")
    seed = secrets.token_hex(8) if seed is None else seed
    chance = new_chance(seed_number(seed))
    lengths = np.zeros(rounds, np.int32)
    scores = np.zeros((rounds, terms.seats), np.int64)
    wins = np.zeros((rounds, terms.seats))
    beginning = game.begin(terms, 0)
    _play(game, beginning, 1, new_chance(0), lengths[:1])  # the first call compiles, which should not be timed
    seconds = 0.0
    for first in range(0, rounds, BATCH):
        batch = slice(first, min(first + BATCH, rounds))
        start = time.perf_counter()
        played = _play(game, beginning, batch.stop - first, chance, lengths[batch])
        seconds += time.perf_counter() - start
        for number, state in enumerate(played, start=first):
            scores[number], winners = round_result(game, terms, state)
            wins[number, list(winners)] = 1 / len(winners)
        advance(batch.stop)
    by_seat = [_fared(scores[:, seat], wins[:, seat]) for seat in range(terms.seats)]
    return Findings(
        game=game.name,
        seats=terms.seats,
        options=dict(terms.options),
        seed=seed,
        rounds=rounds,
        length=_spread(lengths),
        by_seat=by_seat,
        shared_wins=int((wins.max(axis=1) < 1).sum()),
        actions_per_second=float(lengths.sum() / seconds),
        rounds_per_second=rounds / seconds,
    )


def round_result(game: Game, terms: Terms, state: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The scores and the winners of a single round.

    If the match ends with it, the game says who wins (in Polyssimo, for example, the fewest squares left). If the match
    goes on to a target, the seats with the highest score win the round.
    """
    result = game.result(terms, [state])
    if result:
        return result.scores, result.winners
    scores = game.scores(state)
    return scores, tuple(seat for seat, score in enumerate(scores) if score == max(scores))


def _play(game: Game, beginning: State, count: int, chance: Chance, lengths: NDArray[np.int32]) -> Rounds:
    states = np.empty(count, game.state_type)
    states[:] = beginning
    game.play_out(states, chance, lengths)
    return states


def _spread(figures: NDArray[np.int32] | Ints) -> Spread:
    return Spread(float(figures.mean()), float(np.median(figures)), int(figures.min()), int(figures.max()))


def _fared(scores: Ints, wins: Floats) -> SeatFigures:
    """A seat's figures."""
    share = float(wins.mean())
    return SeatFigures(_spread(scores), share, *wilson(share, len(wins)))
