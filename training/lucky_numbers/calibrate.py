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
from numpy.typing import NDArray

from ludotheque.bots.levels import level
from ludotheque.games.lucky_numbers.actions import NAME, PLACE, TAKE
from ludotheque.games.lucky_numbers.bots.net import Net, chance_to_win, forget
from ludotheque.games.lucky_numbers.bots.players import Player, choose_action
from ludotheque.games.lucky_numbers.bots.searching import Depth
from ludotheque.games.lucky_numbers.bots.seated import player_of
from ludotheque.games.lucky_numbers.bots.thinking import Buffers, new_buffers, share_of_win, value_actions
from ludotheque.games.lucky_numbers.bots.turns import act
from ludotheque.games.lucky_numbers.bots.weights import nets
from ludotheque.games.lucky_numbers.coach.chances import FILE, LEVELS, Trust, trusted
from ludotheque.games.lucky_numbers.coach.tournament import WON, chances_by_winner, in_tournament
from ludotheque.games.lucky_numbers.garden import empty_cells
from ludotheque.games.lucky_numbers.playout import reveal_any
from ludotheque.games.lucky_numbers.rules import awaits_chance, clovers_face_down, has_arranged
from ludotheque.games.lucky_numbers.state import ARRANGING, HIGHEST, MOST_SEATS, OVER, ROUND, new_round
from ludotheque.games.lucky_numbers.view import SETUPS
from ludotheque.kernel import Chance, Floats, Ints, Record, Rounds, State, below, copied, new_chance, rule

DOCS = Path(__file__).parents[2] / "docs" / "research.md"
BEGIN = "<!-- What follows is written by: python -m training.lucky_numbers.calibrate -->"
END = "<!-- Here ends what python -m training.lucky_numbers.calibrate has written. -->"
ROUNDS = {"regular": (8_000, 12_000), "champion": (1_500, 4_000)}
"""The rounds in which a line of the table is found, and the other ones in which it is put to the test, by level;
a quarter as many for variants."""
ASKED = 100
"""Of 1000 decisions, those at which the net is asked."""
LESSER = 4
"""Every second time the net is followed in one of so many ideas that come after its best."""
LENGTH = 30
"""The decisions of each seat in a round, about."""
TRIED, OFTEN = {"regular": 300, "champion": 60}, 40
"""Positions that are played on to measure how far off a chance is, and how often each is."""
LONGEST = 4000
NEVER = LONGEST + 1
PULL = 30.0
"""By how much what is found is pulled towards the net's own words: as if so many positions had borne those out."""
BINS = (0.0, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95, 1.0)
GOAL = 0.03
VARIANTS = {"plain": ("choice", False), "bruno": ("choice", True), "michael": ("michael", False)}

NOTE = np.dtype(
    [
        ("said", "f8"),
        ("won", "f8"),
        ("left", "f8"),
        ("round", "i8"),
        ("seat", "i8"),
        ("idea", "i8"),
        ("fills", "i8"),
        ("others", "f8", MOST_SEATS),
        ("empty", "i8", MOST_SEATS),
        ("stayed", "i8", MOST_SEATS),
        ("winners", "i8"),
    ]
)
"""What the net said of an action and what came of it: which idea it was (-1: the player's own), whether it fills a
cell, what the net said of the other seats, the empty cells of each garden then, and at the end."""
Notes = NDArray[np.void]


class Watching(NamedTuple):
    """A net that is asked while others play."""

    net: Net
    buffers: Buffers
    asked: int
    """At how many of 1000 decisions."""
    notes: Notes
    positions: Rounds
    """The round at the decision at which the net is followed."""


@rule
def idea(values: Floats, count: int, place: int) -> int:
    """The action of that place among all, the best first; their values are used up."""
    best = 0
    for rank in range(place + 1):
        if rank:
            values[best] = -1.0
        for i in range(count):
            if values[i] > values[best]:
                best = i
    return best


@rule
def fills_a_cell(state: State, seat: int, kind: int, cell: int) -> bool:
    """Whether an action fills an empty cell."""
    return bool(kind in (PLACE, TAKE) and state.garden[seat, cell] == 0)


@rule
def note_down(note: Record, watching: Watching, state: State, seat: int, said: float, fills: bool) -> None:
    """Note what the net says of an action, and how things stand before it."""
    scratch, seats = watching.buffers.scratch, int(state.seats)
    note.said = said
    note.left = clovers_face_down(state) / (1.0 * HIGHEST * seats)
    note.seat = seat
    note.fills = fills
    for one in range(seats):
        note.empty[one] = empty_cells(state, one)
        forget(scratch)
        note.others[one] = chance_to_win(watching.net, scratch, state, one)


@rule
def play_on(player: Player, own: Buffers, state: State, watching: Watching, at: int, place: int, chance: Chance) -> int:
    """Play a round to its end; at its decision ``at`` the net's idea of that place is followed.

    What the net says of that one and of some later ones is noted, and what came of them; returns how many.
    """
    thinking, notes, seats = watching.buffers, watching.notes, int(state.seats)
    listed, values = thinking.listed, thinking.values
    count = decisions = 0
    for _ in range(LONGEST):
        while awaits_chance(state):
            reveal_any(state, chance)
        if state.phase == OVER:
            break
        seat = int(state.turn)
        if state.phase == ARRANGING:
            seat = 0
            while has_arranged(state, seat):
                seat += 1
            kind, number, cell = choose_action(player, own, state, seat, chance)
            act(state, seat, kind, number, cell)
            continue
        kind, number, cell = choose_action(player, own, state, seat, chance)
        decisions += 1
        followed = decisions == at
        if count < len(notes) and (followed or (decisions > at and below(chance, 1000) < watching.asked)):
            number_open = value_actions(watching.net, thinking.scratch, state, seat, thinking.states, listed, values)
            chosen = 0
            if followed:
                place = min(place, number_open - 1)
                chosen = idea(values, number_open, place)
                kind, number, cell = listed[chosen, 0], listed[chosen, 1], listed[chosen, 2]
                watching.positions[0] = state
            else:
                while listed[chosen, 0] != kind or listed[chosen, 1] != number or listed[chosen, 2] != cell:
                    chosen += 1
            fills = fills_a_cell(state, seat, kind, cell)
            note_down(notes[count], watching, state, seat, values[chosen], fills)
            notes[count].idea = place if followed else -1
            count += 1
        act(state, seat, kind, number, cell)
    for at_note in range(count):
        note = notes[at_note]
        note.won = share_of_win(state, int(note.seat))
        note.winners = state.winners
        for one in range(seats):
            note.stayed[one] = empty_cells(state, one)
    return count


class Table(NamedTuple):
    """Who plays what."""

    level: str
    seats: int
    variant: str

    def player(self, plies: int = 1) -> Player:
        """The player behind the level, with one ply: a second one takes ten times as long."""
        player = player_of(level(NAME, self.level))(self.seats)
        return player if plies > 1 else player._replace(depth=Depth())

    def begun(self, first: int) -> State:
        """A round."""
        setup, bruno = VARIANTS[self.variant]
        return new_round(self.seats, first, SETUPS.index(setup), bruno)

    def rounds(self) -> tuple[int, int]:
        """The rounds in which its line is found, and those in which it is put to the test."""
        found, tested = ROUNDS[self.level]
        return (found, tested) if self.variant == "plain" else (found // 4, tested // 4)

    def __str__(self) -> str:
        return f"{self.variant}, {self.seats} seats, {self.level}"


def tables() -> Iterator[Table]:
    """All tables that are measured; the usual ones are the plain ones."""
    for variant in VARIANTS:
        for seats in (2, 3, 4, 5):
            for name in LEVELS:
                yield Table(name, seats, variant)


class Played(NamedTuple):
    """What came of rounds."""

    notes: Notes
    ends: Ints
    """For each round the winners as a set of seats, then the empty cells of each garden."""
    positions: Rounds
    """A position of most rounds, where the net was followed …"""
    places: list[int]
    """… and in which idea."""


def gathered(table: Table, rounds: int, seed: int, plies: int = 1) -> Played:
    """Rounds at a table, one after the other begun by each seat."""
    player, net, chance = table.player(plies), nets("final")[table.seats], new_chance(seed)
    own, notes, ends, positions, places = new_buffers(player.net), [], [], [], []
    watching = Watching(net, new_buffers(net), ASKED, np.zeros(400, NOTE), np.zeros(1, ROUND))
    for number in range(rounds):
        at, place = 1 + below(chance, LENGTH * table.seats), below(chance, 2) * (1 + below(chance, LESSER))
        state = table.begun(number % table.seats)
        count = play_on(player, own, state, watching, at, place, chance)
        found = watching.notes[:count].copy()
        found["round"] = number
        notes.append(found)
        ends.append([int(state.winners), *(int(empty_cells(state, seat)) for seat in range(table.seats))])
        if count:
            positions.append(watching.positions.copy())
            places.append(int(found["idea"][0]))
    told = np.concatenate(notes)
    return Played(told[(told["said"] > 0) & (told["said"] < 1)], np.array(ends), np.concatenate(positions), places)


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


def trust_in(notes: Notes, seats: int) -> Trust:
    """How values come true, and how many cells stay empty."""
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
    return Trust(*map(float, (*by_value, 0.0, *found)))


class Spread(NamedTuple):
    """How far off chances are (95 %) where they are even, and the interval of that (95 %)."""

    off: float
    least: float
    most: float


def spread(table: Table, played: Played, trust: Trust, seed: int) -> Spread:
    """How far off chances are: the net's ideas are played on many times by the same level.

    The luck of those rounds is no fault of the coach, so it is taken off.
    """
    player, net, chance = table.player(), nets("final")[table.seats], new_chance(seed)
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
    lines[title] = f"| {title} | {cells} |"
    head = [lines.pop("table", ""), "|---|---|---|---|"]
    DOCS.write_text("\n".join([f"{before}{begin}\n", *head, *lines.values(), f"\n{end}{after}"]), "utf-8")
    print(title, cells, flush=True)


def calibrate(only: str) -> None:
    """Measure every table whose title has these words, and put what was found into the file, line by line."""
    with FILE.open(encoding="utf-8", newline="") as opened:
        names, *lines = csv.reader(opened)
    known = {tuple(line[: len(Table._fields)]): line for line in lines}
    for number, table in enumerate(tables()):
        if only not in str(table):
            continue
        found, tested = table.rounds()
        trust = trust_in(gathered(table, found, seed=2 * number + 1).notes, table.seats)
        fresh = gathered(table, tested, seed=2 * number + 2)
        off = spread(table, fresh, trust, seed=number)
        trust = trust._replace(spread=off.off)
        key = tuple(map(str, table))
        known[key] = [*key, *(f"{value:.4g}" for value in trust)]
        with FILE.open("w", encoding="utf-8", newline="") as opened:
            csv.writer(opened, lineterminator="\n").writerows([names, *known.values()])
        margin = f"{off.off:.0%} ({off.least:.0%} – {off.most:.0%})"
        told = came_true(called(fresh.notes, trust), fresh.notes["won"], fresh.notes["round"])
        write_down(str(table), f"{tested:,} rounds | {margin} | {told}")
        if table.variant == "plain":
            told = came_true(*in_tournaments(table, fresh, trust))
            write_down(f"tournament, {table.seats} seats, {table.level}",
                       f"{tested // table.seats:,} tournaments | | {told}")  # fmt: skip


def look_deeper(seats: int, rounds: int) -> None:
    """Put the coach to the test where the champion looks two plies ahead, as it does at tables."""
    table = Table("champion", seats, "plain")
    with FILE.open(encoding="utf-8", newline="") as opened:
        rows = {tuple(row[:3]): row[3:] for row in csv.reader(opened)}
    trust = Trust(*map(float, rows["champion", str(seats), "plain"]))
    fresh = gathered(table, rounds, seed=77, plies=2)
    told = came_true(called(fresh.notes, trust), fresh.notes["won"], fresh.notes["round"])
    write_down(f"plain, {seats} seats, champion with two plies", f"{rounds:,} rounds | | {told}")


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description="Find out how far the coach may trust the net.")
    parser.add_argument("--only", default="", help="words of a title: “plain, 2 seats”")
    parser.add_argument("--two-plies", type=int, nargs=2, metavar=("SEATS", "ROUNDS"), help="put a table to the test")
    chosen = parser.parse_args()
    if chosen.two_plies:
        look_deeper(*chosen.two_plies)
    else:
        calibrate(chosen.only)


if __name__ == "__main__":
    main()
