"""How speed is measured: every contender plays a portion in turn, round after round, and the median counts."""

import gc
import math
import statistics
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Portion:
    """What a contender played in one go, and the processor time that this took."""

    steps: int
    """Actions of players. What chance brings is played too, but is not counted."""
    games: float
    seconds: float


@dataclass(frozen=True)
class Contender:
    """Somebody who plays a game at random, so many games or steps at a time."""

    who: str
    game: str
    manner: str
    seats: int
    play: Callable[[int], Portion]

    @property
    def key(self) -> tuple[str, str, str, int]:
        """What tells contenders apart."""
        return self.who, self.game, self.manner, self.seats


@dataclass(frozen=True)
class Absent:
    """Somebody who would have played, and why not."""

    who: str
    game: str
    why: str


@dataclass
class Speed:
    """What was measured of a contender, a portion for every round."""

    contender: Contender
    portions: list[Portion] = field(default_factory=list)

    @property
    def rates(self) -> list[float]:
        """Steps per second, round by round."""
        return [portion.steps / portion.seconds for portion in self.portions]

    @property
    def steps_per_second(self) -> float:
        """The median over the rounds."""
        return statistics.median(self.rates)

    @property
    def games_per_second(self) -> float:
        """The median over the rounds."""
        return statistics.median(portion.games / portion.seconds for portion in self.portions)

    @property
    def steps_per_game(self) -> float:
        """How long a game is."""
        return sum(portion.steps for portion in self.portions) / sum(portion.games for portion in self.portions)

    @property
    def spread(self) -> float:
        """How far the rounds lie apart: half the way from the slowest to the fastest, as a part of the median."""
        return (max(self.rates) - min(self.rates)) / 2 / self.steps_per_second

    def times(self, other: "Speed") -> float:
        """How many times as fast as another: the median over the rounds, each compared with its own neighbour."""
        return statistics.median(mine / theirs for mine, theirs in zip(self.rates, other.rates, strict=True))


def compete(
    invited: Iterable[Contender | Absent], *, rounds: int, seconds: float, tell: Callable[[str], None]
) -> tuple[list[Speed], list[Absent]]:
    """Let everybody play who came; the others are named."""
    everybody = list(invited)
    present = [one for one in everybody if isinstance(one, Contender)]
    absent = [one for one in everybody if isinstance(one, Absent)]
    return measure(present, rounds=rounds, seconds=seconds, tell=tell), absent


def measure(
    contenders: Sequence[Contender], *, rounds: int, seconds: float, tell: Callable[[str], None]
) -> list[Speed]:
    """Let everybody play about so many seconds in every round, one after the other."""
    amounts = []
    for contender in contenders:
        tell(f"{contender.who}: {contender.game}, warming up")
        amounts.append(_amount(contender, seconds))
    # Compiling leaves a million objects behind, which Python's garbage collector would look through again and again,
    # at the expense of everybody who plays in Python.
    gc.collect()
    gc.freeze()
    speeds = [Speed(contender) for contender in contenders]
    for number in range(rounds):
        for speed, amount in zip(speeds, amounts, strict=True):
            tell(f"round {number + 1} of {rounds}: {speed.contender.who}, {speed.contender.game}")
            speed.portions.append(speed.contender.play(amount))
    return speeds


def _amount(contender: Contender, seconds: float) -> int:
    """How much a contender plays in about so many seconds. Whatever is compiled at first is compiled here."""
    amount = 1
    while contender.play(amount).seconds < seconds / 8:
        amount *= 4
    # What took so long may have been a compilation, so the estimate is made again until it holds.
    while (portion := contender.play(amount)).seconds < seconds / 2:
        amount = math.ceil(amount * min(8, seconds / portion.seconds))
    return math.ceil(amount * seconds / portion.seconds)
