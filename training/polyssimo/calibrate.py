"""How far the coach may trust the strongest bot of Polyssimo: ``python -m training.polyssimo.calibrate``.

Levels play rounds against themselves; once in each a seat does what the coach thinks best, or a lesser idea. From what
comes of that, and of decisions after it, this writes `trust.csv` for the coach; what came of other rounds goes into
docs/research.md.
"""

from functools import cache
from random import Random
from typing import NamedTuple

import numpy as np

from ludotheque.bots.coach.trusting import trusted
from ludotheque.bots.levels import level
from ludotheque.games.polyssimo.bots.weights import load
from ludotheque.games.polyssimo.coach.worth import FILE, LEVELS, Kind, Trust
from ludotheque.games.polyssimo.coach.worth import table as measured
from ludotheque.games.polyssimo.state import ROUND
from ludotheque.kernel import Floats, Rounds, copied, how_many
from training.coming_true import Spread, asking, at_once, bend, came_true, put_down, spread, write_down
from training.polyssimo.followed import KINDS, Followed, Notes, Position, play, play_on
from training.polyssimo.measuring import GAME

FOUND, TESTED = 3_000, 5_000
"""The rounds in which a line of the table is found, and the other ones in which it is put to the test."""
CHUNK = 100
"""The rounds that are played at a time."""
TRIED, OFTEN = 60, 16
"""Positions of each kind that are played on to measure how far off a chance is, and how often each is."""
MANY = 1_000_000


class Table(NamedTuple):
    """Who plays."""

    level: str
    seats: int

    def __str__(self) -> str:
        return f"{self.seats} seats, {self.level}"


class Chunk(NamedTuple):
    """Rounds to be played."""

    table: Table
    first: int
    rounds: int


class Played(NamedTuple):
    """What came of rounds."""

    notes: Notes
    positions: Rounds
    """Those in which the coach was followed, once it was …"""
    followed: Notes
    """… and what it said there."""


def gathered(chunk: Chunk) -> tuple[Chunk, Played]:
    """Rounds of a level."""
    player, notes, positions = player_at(chunk.table), [], list[Position]()
    for number in range(chunk.first, chunk.first + chunk.rounds):
        noted, position = play(player, chunk.table.seats, number)
        notes.append(noted)
        if position:
            positions.append(position)
    states = np.array([state for state, _ in positions], ROUND)
    return chunk, Played(np.concatenate(notes), states, np.concatenate([note for _, note in positions]))


@cache
def player_at(table: Table) -> Followed:
    """Who plays at a table."""
    return Followed(level(GAME, table.level), load())


def joined(parts: list[Played]) -> Played:
    """Rounds that were played in chunks."""
    return Played(*(np.concatenate(field) for field in zip(*parts, strict=True)))


def called(notes: Notes, trusts: dict[Kind, Trust]) -> Floats:
    """What the coach says."""
    rows = zip(notes["said"].tolist(), notes["left"].tolist(), notes["kind"].tolist(), strict=True)
    return np.array([trusted(said, left, trusts[KINDS[kind]]) for said, left, kind in rows])


def trust_in(notes: Notes) -> dict[Kind, Trust]:
    """How thoughts come true; those at first sight and searched ones alike, so that the best remains the best."""
    found = dict[Kind, Trust]()
    for kinds in (("pick",), ("sight", "search")):
        here = notes[np.isin(notes["kind"], [KINDS.index(kind) for kind in kinds])]
        slope, shift, slope_early, shift_early = bend(here["said"], here["left"], here["won"]).tolist()
        found |= dict.fromkeys(kinds, Trust(slope, shift, slope_early, shift_early, 0.0))
    return found


def margin(player: Followed, kind: str, played: Played, trusts: dict[Kind, Trust], tried: int) -> Spread:
    """How far off chances are: ideas are played on many times by the same level."""
    chance, here = Random(kind), np.flatnonzero(played.followed["kind"] == KINDS.index(kind))[:tried]
    seats, won = played.followed["seat"][here].tolist(), []
    for at, seat in zip(here.tolist(), seats, strict=True):
        times = 0.0
        for _ in range(OFTEN):
            winners = play_on(player, copied(played.positions[at]), chance)
            times += (winners >> seat & 1) / how_many(winners)
        won.append(times / OFTEN)
    return spread(called(played.followed[here], trusts), np.array(won), OFTEN) if won else Spread(0.0, 0.0, 0.0)


class Task(NamedTuple):
    """What is to be found out about a table."""

    table: Table
    found: Played | None
    """The rounds in which its lines are found; None where they are only put to the test …"""
    fresh: Played
    """… in these."""
    tried: int


def measure(task: Task) -> tuple[Task, dict[Kind, Trust], list[tuple[str, str]]]:
    """Find what the coach may trust, and put it to the test."""
    table, found, fresh, tried = task
    player, trusts = player_at(table), {kind: measured()[table.level, table.seats, kind] for kind in KINDS}
    if found:
        trusts = trust_in(found.notes)
        spreads = {kind: margin(player, kind, found, trusts, tried).middle for kind in trusts}
        trusts = {kind: trust._replace(spread=spreads[kind] or spreads["pick"]) for kind, trust in trusts.items()}
    lines, rounds = [], len(np.unique(fresh.notes["round"]))
    for title, kinds in (("picks", ("pick",)), ("placements", ("search", "sight"))):
        here = fresh.notes[np.isin(fresh.notes["kind"], [KINDS.index(kind) for kind in kinds])]
        off = margin(player, kinds[0], fresh, trusts, tried)
        told = came_true(called(here, trusts), here["won"], here["round"] - MANY)
        lines.append((f"{table}, {title}", f"{rounds:,} rounds | {off} | {told}"))
    return task, trusts, lines


def main() -> None:
    """Measure what the command line asks for."""
    parser = asking("Find out how far the coach may trust the strongest bot.", "2 seats, regular")
    parser.add_argument("--check", action="store_true", help="leave the file as it is, and put it to the test")
    chosen = parser.parse_args()
    tables = [Table(name, seats) for name in LEVELS for seats in (2, 3, 4)]
    tables = [table for table in tables if chosen.only in str(table)]
    chunks = [
        Chunk(table, first + place, CHUNK)
        for first, rounds in ((0, 0 if chosen.check else FOUND), (MANY, TESTED))
        for place in range(0, max(CHUNK, round(chosen.part * rounds)) if rounds else 0, CHUNK)
        for table in tables
    ]
    played = dict[tuple[Table, bool], list[Played]]()
    for chunk, part in at_once(gathered, chunks, chosen.cores):
        played.setdefault((chunk.table, chunk.first >= MANY), []).append(part)
    tried = max(2, round(chosen.part * TRIED))
    tasks = [
        Task(table, None if chosen.check else joined(played[table, False]), joined(played[table, True]), tried)
        for table in tables
    ]
    for task, trusts, lines in at_once(measure, tasks, chosen.cores):
        if task.found:
            for kind, trust in trusts.items():
                put_down(FILE, (task.table.level, task.table.seats, kind), trust)
            measured.cache_clear()
        for title, cells in lines:
            write_down("polyssimo", title, cells)


if __name__ == "__main__":
    main()
