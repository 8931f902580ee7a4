"""Many random rounds, and what they tell: lengths, scores, and which seat has the edge."""

import secrets
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludotheque import frames, shelf
from ludotheque.arena.crew import Crew, here, shared_out
from ludotheque.contract import Game, Terms
from ludotheque.fair import seed_number
from ludotheque.kernel import Chance, Floats, Ints, Rounds, State, new_chance
from ludotheque.options import OptionValue
from ludotheque.simulate.interval import wilson

if TYPE_CHECKING:
    import polars

BLOCK = 2_000
"""The number of rounds played in one go. Each block has a random generator of its own, whoever plays it."""


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


class Played(NamedTuple):
    """Rounds that were played, an entry for each."""

    lengths: NDArray[np.int32]
    """The number of actions."""
    scores: Ints
    """What each seat scored."""
    wins: Floats
    """The part of the win that each seat has: 1, a share, or 0."""
    seconds: float
    """The seconds that it took to play them."""


def simulate(
    game: Game,
    terms: Terms,
    rounds: int,
    seed: str | None = None,
    advance: Callable[[int], None] = lambda _: None,
    crew: AbstractContextManager[Crew] | None = None,
) -> Findings:
    """Play random rounds, and find what they tell."""
    seed = secrets.token_hex(8) if seed is None else seed
    return find(game, terms, seed, play_rounds(game, terms, rounds, seed, advance, crew))


def frame(
    game: str,
    seats: int | None = None,
    *,
    rounds: int = 10_000,
    seed: str | None = None,
    crew: AbstractContextManager[Crew] | None = None,
    **options: Any,
) -> "polars.DataFrame":
    """Random rounds as a frame of Polars, with a row for each seat of each round. Needs the extra ``frames``.

    >>> from ludotheque.simulate import frame
    >>> frame("lucky-numbers", 2, rounds=100, seed="docs").columns
    ['round', 'seat', 'score', 'won', 'actions']
    """
    chosen = shelf.game(game)
    terms = chosen.terms(chosen.seats[0] if seats is None else seats, options)
    seed = secrets.token_hex(8) if seed is None else seed
    return as_frame(play_rounds(chosen, terms, rounds, seed, crew=crew))


def play_rounds(
    game: Game,
    terms: Terms,
    rounds: int,
    seed: str,
    advance: Callable[[int], None] = lambda _: None,
    crew: AbstractContextManager[Crew] | None = None,
) -> Played:
    """Play random rounds, by default in this process; the same ones, whoever plays them.

    ``advance`` is called after each block with the number of rounds done.
    """
    if rounds < 1:
        raise ValueError(f"a simulation has at least one round, not {rounds}")
    jobs = ((number, min(BLOCK, rounds - first)) for number, first in enumerate(range(0, rounds, BLOCK)))
    blocks: dict[int, Played] = {}
    done = 0
    with crew or here(1) as workers:
        for number, block in shared_out(workers, play_block, ((game.name, terms, seed, *job) for job in jobs)):
            blocks[number] = block
            done += len(block.lengths)
            advance(done)
    lengths, scores, wins, seconds = zip(*(blocks[number] for number in sorted(blocks)), strict=True)
    return Played(np.concatenate(lengths), np.concatenate(scores), np.concatenate(wins), sum(seconds))


def play_block(name: str, terms: Terms, seed: str, number: int, count: int) -> tuple[int, Played]:
    """Play a block of rounds. This runs in the workers."""
    game, chance = shelf.game(name), new_chance(seed_number(f"{seed} {number}"))
    beginning, lengths = game.begin(terms, 0), np.zeros(count, np.int32)
    _play(game, beginning, 1, new_chance(0), lengths[:1])  # the first call compiles, which should not be timed
    start = time.perf_counter()
    states = _play(game, beginning, count, chance, lengths)
    seconds = time.perf_counter() - start
    scores, wins = np.zeros((count, terms.seats), np.int64), np.zeros((count, terms.seats))
    for at, state in enumerate(states):
        scores[at], winners = round_result(game, terms, state)
        wins[at, list(winners)] = 1 / len(winners)
    return number, Played(lengths, scores, wins, seconds)


def find(game: Game, terms: Terms, seed: str, played: Played) -> Findings:
    """What rounds tell."""
    lengths, scores, wins, seconds = played
    return Findings(
        game=game.name,
        seats=terms.seats,
        options=dict(terms.options),
        seed=seed,
        rounds=len(lengths),
        length=_spread(lengths),
        by_seat=[_fared(scores[:, seat], wins[:, seat]) for seat in range(terms.seats)],
        shared_wins=int((wins.max(axis=1) < 1).sum()),
        actions_per_second=float(lengths.sum() / seconds),
        rounds_per_second=len(lengths) / seconds,
    )


def as_frame(played: Played) -> "polars.DataFrame":
    """Rounds as a frame, with a row for each seat of each; rounds are counted from 0, seats from 1."""
    rounds, seats = played.scores.shape
    return frames.frame(
        {
            "round": np.repeat(np.arange(rounds, dtype=np.uint32), seats),
            "seat": np.tile(np.arange(1, seats + 1, dtype=np.uint8), rounds),
            "score": played.scores.ravel().astype(np.int32),
            "won": played.wins.ravel().astype(np.float32),
            "actions": np.repeat(played.lengths, seats),
        }
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
