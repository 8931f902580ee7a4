"""What is to be reached, beside what was measured."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bench import c_loop, ours, peers
from bench.clock import Speed
from bench.ours import BATCH
from bench.starts import FIRST, IMPORT, LATER, Start

CARD_GAMES = ("ligretto", "dutch-blitz")
AT_MOST = {IMPORT: 0.150, FIRST: 6.0, LATER: 0.5}
"""The seconds that a start may take, by its kind."""


@dataclass(frozen=True)
class Goal:
    """One goal: the measure, what was found (None: it could not be measured), and the bound to stay above or below."""

    what: str
    found: float | None
    bound: float
    at_least: bool
    form: str
    unit: str

    @property
    def reached(self) -> bool | None:
        """Whether it was reached; None if it could not be measured."""
        if self.found is None:
            return None
        return self.found >= self.bound if self.at_least else self.found <= self.bound


class Found:
    """The speeds, looked up by who played what and how."""

    def __init__(self, speeds: Sequence[Speed]) -> None:
        self.speeds = {speed.contender.key: speed for speed in speeds}

    def ours(self, game: str, seats: int) -> Speed | None:
        """Our batch of a game."""
        return self.speeds.get((ours.WHO, game, BATCH, seats))

    def c_loop(self, seats: int) -> Speed | None:
        """The C loop."""
        return self.speeds.get((c_loop.WHO, c_loop.GAME, BATCH, seats))

    def open_spiel(self, *games: str) -> Speed | None:
        """OpenSpiel's random bots in that one of these games in which they are fastest."""
        bots = [speed for speed in self.speeds.values() if speed.contender.manner == peers.RANDOM_BOTS]
        chosen = [speed for speed in bots if speed.contender.game in games]
        return max(chosen, key=lambda speed: speed.steps_per_second, default=None)


def _times(fast: Speed | None, slow: Speed | None) -> float | None:
    return fast.times(slow) if fast and slow else None


def speed_goals(found: Found) -> Iterator[Goal]:
    """The goals of random play."""
    for seats in ours.SEATS:
        mine = found.ours("lucky-numbers", seats)
        title = f"lucky-numbers, {seats} seats:"
        yield Goal(f"{title} plain C is faster by", _times(found.c_loop(seats), mine), 1.3, False, ".2f", "×")
        fastest = found.open_spiel(*peers.OPENSPIEL_GAMES)
        name = f" ({fastest.contender.game})" if fastest else ""
        yield Goal(f"{title} ahead of OpenSpiel's fastest game{name}", _times(mine, fastest), 8, True, ".1f", "×")
    for game in CARD_GAMES:
        for seats in ours.SEATS:
            ahead = _times(found.ours(game, seats), found.open_spiel("crazy_eights"))
            yield Goal(f"{game}, {seats} seats: ahead of OpenSpiel's crazy_eights", ahead, 5, True, ".1f", "×")
    for seats in ours.SEATS:
        mine = found.ours("polyssimo", seats)
        games = mine.games_per_second if mine else None
        yield Goal(f"polyssimo, {seats} seats: whole games", games, 10_000, True, ",.0f", "/s")


def start_goals(starts: Sequence[Start]) -> Iterator[Goal]:
    """The goals of starting."""
    for start in starts:
        if start.kind in AT_MOST:
            yield Goal(
                start.what, start.on_the_wall if start.seconds else None, AT_MOST[start.kind], False, ".3f", " s"
            )
