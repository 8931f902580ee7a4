"""What the samples of all rounds come to, and what is to be reached."""

import statistics
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from bench.goals import Goal
from bench.table import boardgame_io, colyseus, ours
from bench.table.contender import Contender
from bench.table.contest import AT_REST, LONGEST_WAIT, MODERATE, SATURATED, WITH_BOTS, Sample
from bench.table.load import Measured
from bench.table.scenarios import BOTS, IDLE, LENGTH, LOAD, MANY, Scenario

MEGABYTE = 1e6
GROWTH = 1.25
"""How much dearer a move may be measured to be at the end of a long match, or among many tables: that much is noise."""


@dataclass(frozen=True)
class Series:
    """The samples of one server under one load, one for every round."""

    contender: Contender
    scenario: Scenario
    load: str
    samples: Sequence[Sample]

    def values(self, of: Callable[[Measured], float]) -> list[float]:
        """A measure, round by round."""
        return [of(sample.measured) for sample in self.samples if sample.measured]

    def median(self, of: Callable[[Measured], float]) -> float:
        """The median of a measure over the rounds."""
        return statistics.median(self.values(of))

    @property
    def spread(self) -> float:
        """Half the way from the dearest to the cheapest round, as a part of the median."""
        rates = self.values(lambda measured: measured.moves_per_cpu_second)
        return (max(rates) - min(rates)) / 2 / statistics.median(rates)

    @property
    def memory(self) -> float:
        """The main memory of the server at the end, in megabytes."""
        return statistics.median(sample.after.memory for sample in self.samples) / MEGABYTE

    @property
    def memory_of_a_table(self) -> float:
        """What the server grew by when the tables were opened, for each of them, in kilobytes."""
        grown = statistics.median(sample.opened.memory - sample.empty.memory for sample in self.samples)
        return grown / self.scenario.tables / 1000

    @property
    def busy_at_rest(self) -> float:
        """What part of the time the server computes although nobody moves."""
        return statistics.median(
            (sample.after.processor - sample.opened.processor) / (sample.after.at - sample.opened.at)
            for sample in self.samples
        )


class Findings:
    """All series, and the goals that follow from them."""

    def __init__(self, samples: Sequence[Sample], absent: Sequence[tuple[str, str]]) -> None:
        grouped: dict[tuple[str, str, Scenario, str], list[Sample]] = {}
        for sample in samples:
            key = sample.contender.who, sample.contender.how, sample.scenario, sample.load
            grouped.setdefault(key, []).append(sample)
        self.series = [Series(some[0].contender, key[2], key[3], some) for key, some in grouped.items()]
        self.absent = absent

    def of(self, who: str, scenario: Scenario, load: str) -> Series | None:
        """A series; where somebody took part in several manners, the first of them."""
        for series in self.series:
            if (series.contender.who, series.scenario, series.load) == (who, scenario, load):
                return series
        return None

    def _tables_with_bots(self) -> int | None:
        """How many tables with bots there may be until the people there wait too long."""
        held = None
        for scenario in BOTS:
            series = self.of(ours.WHO, scenario, WITH_BOTS)
            if series is None:
                break
            if series.median(lambda measured: measured.p99) > LONGEST_WAIT:
                return held or 0
            held = scenario.tables
        return held

    def goals(self) -> Iterator[Goal]:
        """What is to be reached."""
        for load in (SATURATED, MODERATE):
            mine = self.of(ours.WHO, LOAD, load)
            for peer, bound in ((boardgame_io.WHO, 3), (boardgame_io.WHO_KEEPS, 5), (colyseus.WHO_KEEPS, 5)):
                theirs = self.of(peer, LOAD, load)
                moves = _ratio(mine, theirs, lambda measured: measured.moves_per_cpu_second)
                yield Goal(f"{load}: moves per CPU second, times {peer}", moves, bound, True, ".2f", "×")
            latency = _ratio(mine, self.of(boardgame_io.WHO, LOAD, load), lambda measured: measured.p99)
            yield Goal(f"{load}: p99, times {boardgame_io.WHO}", latency, 1, False, ".2f", "×")
        rest = self.of(ours.WHO, IDLE, AT_REST)
        sockets = IDLE.tables * IDLE.seats
        yield Goal(
            f"memory of {IDLE.tables:,} idle tables with {sockets:,} sockets",
            rest.memory if rest else None,
            400,
            False,
            ".0f",
            " MB",
        )
        what = f"tables of Lucky Numbers with 3 bots on one core, p99 ≤ {LONGEST_WAIT * 1000:.0f} ms"
        yield Goal(what, self._tables_with_bots(), 500, True, ",.0f", "")
        length = _growth(self.of(ours.WHO, LENGTH, "1"), self.of(ours.WHO, LENGTH, "10"))
        yield Goal("cost of a move, last tenth of a match to first", length, GROWTH, False, ".2f", "×")
        few, lots = MANY[0], MANY[-1]
        many = _growth(self.of(ours.WHO, few, SATURATED), self.of(ours.WHO, lots, SATURATED))
        yield Goal(f"cost of a move, {lots.tables:,} tables to {few.tables}", many, GROWTH, False, ".2f", "×")


def _ratio(mine: Series | None, theirs: Series | None, of: Callable[[Measured], float]) -> float | None:
    """The median over the rounds of ours to theirs, each compared with its own neighbour."""
    if not mine or not theirs:
        return None
    return statistics.median(one / other for one, other in zip(mine.values(of), theirs.values(of), strict=True))


def _growth(before: Series | None, after: Series | None) -> float | None:
    return _ratio(after, before, lambda measured: measured.cost)
