"""How far the coach may trust the strongest bot of Polyssimo: ``python -m training.polyssimo.calibrate``.

Levels play rounds against themselves; once in each a seat does what the coach thinks best, or a lesser idea. From what
comes of that, and of decisions after it, this writes `trust.csv` for the coach; what came of other rounds goes into
docs/research.md.
"""

import argparse
import csv
from random import Random
from typing import NamedTuple

import numpy as np

from ludotheque.bots.coach.trusting import trusted
from ludotheque.bots.levels import level
from ludotheque.games.polyssimo.bots.weights import load
from ludotheque.games.polyssimo.coach.worth import FILE, LEVELS, Trust
from ludotheque.games.polyssimo.coach.worth import table as measured
from ludotheque.kernel import Floats, copied, how_many
from training.coming_true import Spread, at_once, bend, came_true, spread, write_down
from training.polyssimo.followed import KINDS, Followed, Notes, Position, play, play_on
from training.polyssimo.measuring import GAME

ROUNDS = 1_500, 1_500
"""The rounds in which a line of the table is found, and the other ones in which it is put to the test."""
TRIED, OFTEN = 60, 16
"""Positions of each kind that are played on to measure how far off a chance is, and how often each is."""
MANY = 1_000_000


class Task(NamedTuple):
    """Who plays, and what is to be measured."""

    level: str
    seats: int
    finds: bool
    """Whether the lines of the table are to be found, or only put to the test."""
    found: int
    tested: int
    tried: int

    def __str__(self) -> str:
        return f"{self.seats} seats, {self.level}"


class Played(NamedTuple):
    """What came of rounds."""

    notes: Notes
    positions: list[Position]


def gathered(player: Followed, seats: int, first: int, rounds: int) -> Played:
    """Rounds of a level."""
    notes, positions = [], list[Position]()
    for number in range(first, first + rounds):
        noted, position = play(player, seats, number)
        notes.append(noted)
        if position:
            positions.append(position)
    return Played(np.concatenate(notes), positions)


def called(notes: Notes, trusts: dict[str, Trust]) -> Floats:
    """What the coach says."""
    rows = zip(notes["said"].tolist(), notes["left"].tolist(), notes["kind"].tolist(), strict=True)
    return np.array([trusted(said, left, trusts[KINDS[kind]]) for said, left, kind in rows])


def trust_in(notes: Notes) -> dict[str, Trust]:
    """How thoughts come true; those at first sight and searched ones alike, so that the best remains the best."""
    found = dict[str, Trust]()
    for kinds in (("pick",), ("sight", "search")):
        here = notes[np.isin(notes["kind"], [KINDS.index(kind) for kind in kinds])]
        slope, shift, slope_early, shift_early = bend(here["said"], here["left"], here["won"]).tolist()
        found |= dict.fromkeys(kinds, Trust(slope, shift, slope_early, shift_early, 0.0))
    return found


def margin(player: Followed, kind: str, positions: list[Position], trusts: dict[str, Trust], tried: int) -> Spread:
    """How far off chances are: ideas are played on many times by the same level."""
    chance, said, won = Random(kind), [], []
    for state, note in [each for each in positions if KINDS[int(each.note["kind"][0])] == kind][:tried]:
        seat, times = int(note["seat"][0]), 0.0
        for _ in range(OFTEN):
            winners = play_on(player, copied(state), chance)
            times += (winners >> seat & 1) / how_many(winners)
        said.append(float(called(note, trusts)[0]))
        won.append(times / OFTEN)
    return spread(np.array(said), np.array(won), OFTEN) if said else Spread(0.0, 0.0, 0.0)


def measure(task: Task) -> tuple[Task, dict[str, Trust], list[tuple[str, str]]]:
    """Find what the coach may trust, and put it to the test."""
    player = Followed(level(GAME, task.level), load())
    trusts: dict[str, Trust] = {kind: measured()[task.level, task.seats, kind] for kind in KINDS}
    if task.finds:
        played = gathered(player, task.seats, 0, task.found)
        trusts = trust_in(played.notes)
        spreads = {kind: margin(player, kind, played.positions, trusts, task.tried).middle for kind in trusts}
        trusts = {kind: trust._replace(spread=spreads[kind] or spreads["pick"]) for kind, trust in trusts.items()}
    fresh, lines = gathered(player, task.seats, MANY, task.tested), []
    for title, kinds in (("picks", ("pick",)), ("placements", ("search", "sight"))):
        here = fresh.notes[np.isin(fresh.notes["kind"], [KINDS.index(kind) for kind in kinds])]
        off = margin(player, kinds[0], fresh.positions, trusts, task.tried)
        told = came_true(called(here, trusts), here["won"], here["round"] - MANY)
        lines.append((f"{task}, {title}", f"{task.tested:,} rounds | {off} | {told}"))
    return task, trusts, lines


def put_down(task: Task, trusts: dict[str, Trust]) -> None:
    """Put what was found into the file."""
    with FILE.open(encoding="utf-8", newline="") as opened:
        known = {tuple(line[:3]): line for line in csv.reader(opened)}
    for kind, trust in trusts.items():
        key = (task.level, str(task.seats), kind)
        known[key] = [*key, *(f"{value:.4g}" for value in trust)]
    with FILE.open("w", encoding="utf-8", newline="") as opened:
        csv.writer(opened, lineterminator="\n").writerows(known.values())
    measured.cache_clear()


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description="Find out how far the coach may trust the strongest bot.")
    parser.add_argument("--only", default="", help="words of a title: “2 seats, regular”")
    parser.add_argument("--check", action="store_true", help="leave the file as it is, and put it to the test")
    parser.add_argument("--part", type=float, default=1.0, help="the part of the rounds that are played, for a look")
    parser.add_argument("--cores", type=int, default=1)
    chosen, tasks = parser.parse_args(), list[Task]()
    for name in LEVELS:
        for seats in (2, 3, 4):
            numbers = (max(2, round(chosen.part * most)) for most in (*ROUNDS, TRIED))
            task = Task(name, seats, not chosen.check, *numbers)
            tasks += [task] if chosen.only in str(task) else []
    for task, trusts, lines in at_once(measure, tasks, chosen.cores):
        if task.finds:
            put_down(task, trusts)
        for title, cells in lines:
            write_down("polyssimo", title, cells)


if __name__ == "__main__":
    main()
