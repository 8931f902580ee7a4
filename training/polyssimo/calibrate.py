"""How far the coach may trust the strongest bot of Polyssimo: ``python -m training.polyssimo.calibrate``.

Levels play rounds against themselves; once in each a seat does what the coach thinks best, or a lesser idea. From what
comes of that, and of decisions after it, this writes `trust.csv` for the coach. Each half of the rounds is put to the
test with what the other half says, and what came of that goes into docs/research.md.
"""

from collections.abc import Sequence
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
from training.coming_true import (
    Spread,
    asked_for,
    asking,
    at_once,
    bend,
    came_true,
    one_after_another,
    play_all,
    put_down,
    spread,
    write_down,
)
from training.polyssimo.followed import KINDS, Followed, Notes, Position, play, play_on
from training.polyssimo.measuring import GAME

ROUNDS, CHUNK = 12_000, 50
"""The rounds of each table, and how many are played at a time."""
TRIED, OFTEN = 60, 16
"""Positions of each kind that are played on to measure how far off a chance is, and how often each is."""
FEWEST, LEAST_SPREAD = 20, 0.05
"""With fewer positions nothing is told, and less than this cannot be told from nothing."""


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
    return Played(*map(one_after_another, zip(*parts, strict=True)))


def called(notes: Notes, trusts: dict[Kind, Trust]) -> Floats:
    """What the coach says."""
    of_kind = [trusts[KINDS[kind]] for kind in notes["kind"].tolist()]
    pairs = zip(notes["said"].tolist(), notes["left"].tolist(), of_kind, strict=True)
    return np.array([trusted(said, left, trust) for said, left, trust in pairs])


def trust_in(notes: Notes) -> dict[Kind, Trust]:
    """How thoughts come true; those at first sight and searched ones alike, so that the best remains the best."""
    found = dict[Kind, Trust]()
    for kinds in KINDS[:1], KINDS[1:]:
        here = of_kinds(notes, kinds)
        found |= dict.fromkeys(kinds, Trust(*map(float, (*bend(here["said"], here["left"], here["won"]), 0.0))))
    return found


def of_kinds(notes: Notes, kinds: Sequence[Kind]) -> Notes:
    """What was said of such actions."""
    return notes[np.isin(notes["kind"], [KINDS.index(kind) for kind in kinds])]


def called_by_the_other_half(notes: Notes) -> Floats:
    """What the coach would say if it knew the other half of the rounds."""
    half = notes["round"] // CHUNK % 2
    said = np.empty(len(notes))
    for here in (0, 1):
        said[half == here] = called(notes[half == here], trust_in(notes[half != here]))
    return said


def margin(player: Followed, kind: Kind, played: Played, trusts: dict[Kind, Trust], tried: int) -> Spread | None:
    """How far off chances are: ideas are played on many times by the same level; None where there are too few.

    A level that leaves nothing to chance plays the same each time, so this tells nothing of it.
    """
    chance, here = Random(kind), np.flatnonzero(played.followed["kind"] == KINDS.index(kind))[:tried]
    seats, won = played.followed["seat"][here].tolist(), []
    for at, seat in zip(here.tolist(), seats, strict=True):
        times = 0.0
        for _ in range(OFTEN):
            winners = play_on(player, copied(played.positions[at]), chance)
            times += (winners >> seat & 1) / how_many(winners)
        won.append(times / OFTEN)
    return spread(called(played.followed[here], trusts), np.array(won), OFTEN) if len(won) >= FEWEST else None


class Task(NamedTuple):
    """What is to be found out about a table."""

    table: Table
    played: Played
    finds: bool
    """Whether its lines are to be found, or only put to the test."""
    tried: int


def measure(task: Task) -> tuple[Task, dict[Kind, Trust], list[tuple[str, str]]]:
    """Find what the coach may trust, and put it to the test."""
    table, played, finds, tried = task
    player, notes = player_at(table), played.notes
    trusts = trust_in(notes) if finds else {kind: measured()[table.level, table.seats, kind] for kind in KINDS}
    said = called_by_the_other_half(notes) if finds else called(notes, trusts)
    off = {kind: margin(player, kind, played, trusts, tried) for kind in KINDS if player.level.settings.get("blur")}
    known = {kind: measured()[table.level, table.seats, kind].spread for kind in KINDS}
    known |= {kind: max(LEAST_SPREAD, found.middle) for kind, found in off.items() if found}
    trusts = {kind: trust._replace(spread=known[kind]) for kind, trust in trusts.items()}
    lines, rounds = [], len(np.unique(notes["round"]))
    for title, kinds in (("picks", KINDS[:1]), ("placements", KINDS[1:])):
        here = np.isin(notes["kind"], [KINDS.index(kind) for kind in kinds])
        told = came_true(said[here], notes["won"][here], notes["round"][here])
        lines.append((f"{table}, {title}", f"{rounds:,} rounds | {off.get(kinds[-1]) or ''} | {told}"))
    return task, trusts, lines


def main() -> None:
    """Measure what the command line asks for."""
    parser = asking("Find out how far the coach may trust the strongest bot.", "2 seats, regular")
    parser.add_argument("--check", action="store_true", help="leave the file as it is, and put it to the test")
    chosen = parser.parse_args()
    tables = [Table(name, seats) for name in LEVELS for seats in (2, 3, 4)]
    tables = [table for table in tables if asked_for(table, chosen)]
    rounds = max(2 * CHUNK, round(chosen.part * ROUNDS))
    chunks = [Chunk(table, first, CHUNK) for first in range(0, rounds, CHUNK) for table in tables]
    parts = dict[Table, list[Played]]()
    for chunk, part in play_all(gathered, chunks, chosen):
        parts.setdefault(chunk.table, []).append(part)
    tried = max(2, round(chosen.part * TRIED))
    tasks = [Task(table, joined(parts[table]), not chosen.check, tried) for table in tables]
    for task, trusts, lines in at_once(measure, tasks, chosen.cores):
        if task.finds:
            for kind, trust in trusts.items():
                put_down(FILE, (task.table.level, task.table.seats, kind), trust)
            measured.cache_clear()
        for title, cells in lines:
            write_down("polyssimo", title, cells)


if __name__ == "__main__":
    main()
