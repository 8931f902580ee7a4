"""How far the coach may trust the learned net: ``python -m training.lucky_numbers.calibrate [--only TEXT]``.

Those who play are not the net, and the best of many values is more often too high than too low. Levels play rounds
against themselves; once in each a seat does what the net thinks best, or a lesser idea. From what comes of that, and of
decisions after it, this writes `trust.csv` for the coach; what came of other rounds goes into docs/research.md. Run it
whenever the net has changed.
"""

import argparse
import csv
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import numpy as np

from ludotheque.games.lucky_numbers.bots.thinking import new_buffers, share_of_win, value_actions
from ludotheque.games.lucky_numbers.bots.turns import act
from ludotheque.games.lucky_numbers.bots.weights import nets
from ludotheque.games.lucky_numbers.coach.chances import FILE, LEVELS, Trust, trusted
from ludotheque.games.lucky_numbers.coach.chances import table as measured
from ludotheque.games.lucky_numbers.coach.tournament import WON, chances_by_winner, in_tournament
from ludotheque.games.lucky_numbers.rules import clovers_face_down
from ludotheque.games.lucky_numbers.state import HIGHEST, ROUND
from ludotheque.kernel import Floats, Ints, copied, new_chance
from training.lucky_numbers.followed import (
    NEVER,
    NOTE,
    VARIANTS,
    Notes,
    Played,
    Table,
    Watching,
    gathered,
    idea,
    play_on,
)

DOCS = Path(__file__).parents[2] / "docs" / "research.md"
BEGIN = "<!-- What follows is written by: python -m training.lucky_numbers.calibrate -->"
END = "<!-- Here ends what python -m training.lucky_numbers.calibrate has written. -->"
ROUNDS = {"regular": (8_000, 12_000), "champion": (1_500, 4_000)}
"""The rounds in which a line of the table is found, and the other ones in which it is put to the test, by level;
a quarter as many for variants."""
TRIED, OFTEN = {"regular": 300, "champion": 60}, 40
"""Positions that are played on to measure how far off a chance is, and how often each is."""
PULL = 30.0
"""By how much what is found is pulled towards the net's own words: as if so many positions had borne those out."""
BINS = (0.0, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95, 1.0)
GOAL = 0.03


def tables() -> Iterator[Table]:
    """All tables that are measured; the usual ones are the plain ones."""
    for variant in VARIANTS:
        for seats in (2, 3, 4, 5):
            for name in LEVELS:
                yield Table(name, seats, variant)


def fit(inputs: Floats, outcome: Floats, towards: Floats | None = None, pull: float = 1e-6) -> Floats:
    """What to multiply inputs with so that their sum is the log odds of what came, by Newton's method."""
    home = np.zeros(inputs.shape[1]) if towards is None else towards
    answer = home.copy()
    for _ in range(25):
        guess = 1 / (1 + np.exp(-inputs @ answer))
        bend = (inputs * (guess * (1 - guess))[:, None]).T @ inputs + pull * np.eye(len(answer))
        answer = answer - np.linalg.solve(bend, inputs.T @ (guess - outcome) + pull * (answer - home))
    return answer


def log_odds(chances: Floats) -> Floats:
    """The log odds of chances."""
    odds: Floats = np.log(chances / (1 - chances))
    return odds


def trust_in(played: Played, seats: int) -> Trust:
    """How values come true, and how many cells stay empty."""
    notes, winners, stayed = played.notes, played.ends[:, 0, None] >> np.arange(seats) & 1, played.ends[:, 1:]
    odds, left = log_odds(notes["said"]), notes["left"]
    inputs = np.stack([odds, np.ones_like(odds), odds * left, left], 1)
    by_value = fit(inputs, notes["won"], np.array([1.0, 0.0, 0.0, 0.0]), PULL)
    rows, stays = list[tuple[float, float, float]](), list[float]()
    for seat in range(seats):
        others = [other for other in range(seats) if other != seat]
        lost = notes[(notes["winners"] >> seat & 1 == 0) & (notes["empty"][:, seat] > 1)]
        fullest, mine = lost["empty"][:, others].min(axis=1), lost["empty"][:, seat]
        rows += zip(np.ones(len(lost)), fullest, mine, strict=True)
        stays += ((lost["stayed"][:, seat] - 1) / (mine - 1)).tolist()
    found = fit(np.array(rows, float), np.clip(stays, 0, 1))
    return Trust(*map(float, (*by_value, 0.0, *found, stayed[winners == 0].mean())))


class Spread(NamedTuple):
    """How far off chances are (95 %) where they are even, and the interval of that (95 %)."""

    off: float
    least: float
    most: float


def spread(table: Table, played: Played, trust: Trust, seed: int) -> Spread:
    """How far off chances are: the net's ideas are played on many times by the same level.

    The luck of those rounds is no fault of the coach, so it is taken off.
    """
    player, net, chance = table.player(), nets()[table.seats], new_chance(seed)
    own, judge = new_buffers(player.net), new_buffers(net)
    silent = Watching(net, judge, 0, np.zeros(1, NOTE), np.zeros(1, ROUND))
    off, room = list[float](), list[float]()
    for position, place in zip(played.positions[: TRIED[table.level]], played.places, strict=False):
        seat = int(position.turn)
        count = value_actions(net, judge.scratch, position, seat, judge.states, judge.listed, judge.values)
        chosen = idea(judge.values, count, place)
        value, action = float(judge.values[chosen]), tuple(map(int, judge.listed[chosen]))
        if not 0 < value < 1:
            continue
        said = trusted(value, float(clovers_face_down(position)) / (HIGHEST * table.seats), trust)
        won = 0.0
        for _ in range(OFTEN):
            state = copied(position)
            act(state, seat, *action)
            play_on(player, own, state, silent, NEVER, 0, chance)
            won += share_of_win(state, seat) / OFTEN
        off.append((said - won) ** 2 - won * (1 - won) / (OFTEN - 1))
        room.append(4 * said * (1 - said))
    drawn = np.random.default_rng(seed).integers(0, len(off), (1000, len(off)))
    many = np.maximum(0.0, np.array(off)[drawn].sum(axis=1)) / np.array(room)[drawn].sum(axis=1)
    least, most = np.quantile(1.96 * np.sqrt(many), [0.025, 0.975])
    return Spread(float(1.96 * np.sqrt(max(0.0, sum(off)) / sum(room))), float(least), float(most))


def called(notes: Notes, trust: Trust) -> Floats:
    """What the coach says of the round."""
    pairs = zip(notes["said"].tolist(), notes["left"].tolist(), strict=True)
    return np.array([trusted(said, left, trust) for said, left in pairs])


def in_tournaments(table: Table, played: Played, trust: Trust) -> tuple[Floats, Floats, Ints]:
    """What the coach says of tournaments, what of each was won, and which one it was: rounds of a table in order."""
    seats = table.seats
    count = len(played.ends) // seats
    ends = played.ends[: count * seats]
    winners = ends[:, 0, None] >> np.arange(seats) & 1
    points = np.where(winners > 0, WON, -ends[:, 1:]).reshape(count, seats, seats)
    totals = points.sum(axis=1)
    best = totals == totals.max(axis=1, keepdims=True)
    shares = best / best.sum(axis=1, keepdims=True)
    notes = played.notes[played.notes["round"] < count * seats]
    tournament, number = np.divmod(notes["round"], seats)
    told = []
    for note, chance, which, here in zip(notes, called(notes, trust), tournament, number, strict=True):
        seat = int(note["seat"])
        before = tuple(points[which, :here].sum(axis=0).tolist())
        empty = tuple(int(cells) - (one == seat and note["fills"]) for one, cells in enumerate(note["empty"][:seats]))
        by_winner = chances_by_winner(before, empty, seats - 1 - int(here), trust)
        others = [0.0 if one == seat else float(value) for one, value in enumerate(note["others"][:seats])]
        told.append(in_tournament(seat, float(chance), others, by_winner))
    return np.array(told), shares[tournament, notes["seat"]], tournament


def came_true(said: Floats, won: Floats, together: Ints) -> str:
    """Of actions that are called about as likely, how many won, with margins of 95 %; what surely misses is bold."""
    told = []
    for low, high in pairwise(BINS):
        here = (said >= low) & (said < high)
        if here.sum() < 100:
            continue
        # a round is won or lost as a whole
        by_round = np.bincount(together[here], (won - said)[here])
        margin, off = 1.96 * float((by_round**2).sum()) ** 0.5 / here.sum(), float((won - said)[here].mean())
        mark = "**" if abs(off) - margin > GOAL else "*" if abs(off) > GOAL else ""
        told.append(f"{mark}{said[here].mean():.0%}: {won[here].mean():.1%} ± {margin:.1%}{mark}")
    return ", ".join(told)


def write_down(title: str, cells: str) -> None:
    """Put a line into the table of the docs, in place of the one with the same title."""
    before, begin, rest = DOCS.read_text("utf-8").partition(BEGIN)
    table, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{DOCS} has no lines {BEGIN!r} and {END!r} for the table to stand between")
    lines = {line.split("|")[1].strip(): line for line in table.splitlines() if line.startswith("| ")}
    lines[title] = f"| {title} | {cells} |".replace("%", " %")
    head = [lines.pop("table", ""), "|---|---|---|---|"]
    DOCS.write_text("\n".join([f"{before}{begin}\n", *head, *lines.values(), f"\n{end}{after}"]), "utf-8")
    print(title, cells, flush=True)


def chosen_rounds(table: Table) -> tuple[int, int]:
    """The rounds in which the line of a table is found, and those in which it is put to the test."""
    found, tested = ROUNDS[table.level]
    return (found, tested) if table.variant == "plain" else (found // 4, tested // 4)


def find(table: Table, rounds: int, number: int) -> None:
    """Find out how values come true at a table, and put it into the file."""
    with FILE.open(encoding="utf-8", newline="") as opened:
        names, *lines = csv.reader(opened)
    known = {tuple(line[: len(Table._fields)]): line for line in lines}
    played = gathered(table, rounds, seed=2 * number + 1)
    trust = trust_in(played, table.seats)
    trust = trust._replace(spread=spread(table, played, trust, seed=number).off)
    key = tuple(map(str, table))
    known[key] = [*key, *(f"{value:.4g}" for value in trust)]
    with FILE.open("w", encoding="utf-8", newline="") as opened:
        csv.writer(opened, lineterminator="\n").writerows([names, *known.values()])
    measured.cache_clear()


def check(table: Table, rounds: int, number: int, plies: int = 1) -> None:
    """Put what the file says to the test in other rounds, and write what came of them into the docs."""
    trust = measured()[table.level, table.seats, table.variant]
    fresh = gathered(table, rounds, seed=2 * number + 2, plies=plies)
    title = str(table) + (" with two plies" if plies > 1 else "")
    told = came_true(called(fresh.notes, trust), fresh.notes["won"], fresh.notes["round"])
    margin = "" if plies > 1 else "{:.0%} ({:.0%} – {:.0%})".format(*spread(table, fresh, trust, seed=number))
    write_down(title, f"{rounds:,} rounds | {margin} | {told}")
    if table.variant == "plain":
        told = came_true(*in_tournaments(table, fresh, trust))
        write_down(title.replace("plain", "tournament"), f"{rounds // table.seats:,} tournaments | | {told}")


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description="Find out how far the coach may trust the net.")
    parser.add_argument("--only", default="", help="words of a title: “plain, 2 seats”")
    parser.add_argument("--check", type=int, metavar="ROUNDS", help="leave the file as it is, and put it to the test")
    parser.add_argument("--plies", type=int, choices=(1, 2), default=1, help="how far the champion looks ahead then")
    chosen = parser.parse_args()
    for number, table in enumerate(tables()):
        if chosen.only in str(table):
            found, tested = chosen_rounds(table)
            if not chosen.check:
                find(table, found, number)
            check(table, chosen.check or tested, number, chosen.plies)


if __name__ == "__main__":
    main()
