"""How far the coach may trust the learned net: ``python -m training.lucky_numbers.calibrate [ROUNDS]``.

The best of many values is more often too high than too low, and those who play are not the net. Levels play rounds
against themselves; at some of their decisions the net says what it thinks. From what came of them this writes
`trust.csv` for the coach, and prints what came of other rounds. Run it whenever the net has changed.
"""

import csv
import sys
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludotheque.bots.levels import level
from ludotheque.games.lucky_numbers.actions import NAME
from ludotheque.games.lucky_numbers.bots.net import Net
from ludotheque.games.lucky_numbers.bots.players import Player, choose_action
from ludotheque.games.lucky_numbers.bots.searching import Depth
from ludotheque.games.lucky_numbers.bots.seated import player_of
from ludotheque.games.lucky_numbers.bots.thinking import Buffers, new_buffers, share_of_win, value_actions
from ludotheque.games.lucky_numbers.bots.turns import act
from ludotheque.games.lucky_numbers.bots.weights import nets
from ludotheque.games.lucky_numbers.coach.chances import FILE, LEVELS, Trust, trusted
from ludotheque.games.lucky_numbers.garden import empty_cells
from ludotheque.games.lucky_numbers.playout import reveal_any
from ludotheque.games.lucky_numbers.rules import awaits_chance, clovers_face_down, has_arranged
from ludotheque.games.lucky_numbers.state import ARRANGING, HIGHEST, MOST_SEATS, OVER, ROUND, new_round
from ludotheque.games.lucky_numbers.view import SETUPS
from ludotheque.kernel import Chance, Floats, Rounds, State, below, copied, new_chance, rule

ROUNDS = 2400
"""Rounds from which each line of the table is found, half as many for variants; as many others check it."""
ASKED = 200
"""Of 1000 decisions, those at which the net is asked."""
TRIED, OFTEN = 60, 60
"""Positions that are played on to measure how far off a chance is, and how often each is."""
LONGEST = 4000
BINS = (0.0, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95, 1.0)
VARIANTS = {"plain": ("choice", False), "bruno": ("choice", True), "michael": ("michael", False)}

NOTE = np.dtype(
    [
        ("said", "f8"),
        ("won", "f8"),
        ("left", "f8"),
        ("round", "i8"),
        ("seat", "i8"),
        ("empty", "i8", MOST_SEATS),
        ("stayed", "i8", MOST_SEATS),
        ("winners", "i8"),
    ]
)
"""What the net said of a decision and what came of it: the empty cells of each garden then, and at the end."""
Notes = NDArray[np.void]


class Watching(NamedTuple):
    """A net that is asked while others play."""

    net: Net
    buffers: Buffers
    asked: int
    """At how many of 1000 decisions."""
    notes: Notes
    positions: Rounds
    """The round at each of them."""


@rule
def play_on(player: Player, own: Buffers, state: State, watching: Watching, chance: Chance) -> int:
    """Play a round to its end, and note what a net says of some decisions and what came of them; returns how many."""
    thinking = watching.buffers
    scratch, states, listed, values = thinking.scratch, thinking.states, thinking.listed, thinking.values
    notes, count, seats = watching.notes, 0, int(state.seats)
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
        elif watching.asked and below(chance, 1000) < watching.asked and count < len(notes):
            open_to_it = value_actions(watching.net, scratch, state, seat, states, listed, values)
            watching.positions[count] = state
            note = notes[count]
            note.said = values[0]
            for action in range(open_to_it):
                note.said = max(note.said, values[action])
            note.left = clovers_face_down(state) / (1.0 * HIGHEST * seats)
            note.seat = seat
            for one in range(seats):
                note.empty[one] = empty_cells(state, one)
            count += 1
        kind, number, cell = choose_action(player, own, state, seat, chance)
        act(state, seat, kind, number, cell)
    for at in range(count):
        note = notes[at]
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

    def player(self) -> Player:
        """The player behind the level, with one ply: a second one takes ten times as long."""
        return player_of(level(NAME, self.level))(self.seats)._replace(depth=Depth())

    def begun(self, first: int) -> State:
        """A round."""
        setup, bruno = VARIANTS[self.variant]
        return new_round(self.seats, first, SETUPS.index(setup), bruno)


def tables() -> Iterator[Table]:
    """The usual tables."""
    for variant in VARIANTS:
        for seats in (2, 3, 4, 5):
            for name in LEVELS:
                yield Table(name, seats, variant)


def gathered(table: Table, rounds: int, seed: int) -> tuple[Notes, Rounds]:
    """Notes of rounds at a table, and one position of each round."""
    player, net, chance = table.player(), nets("final")[table.seats], new_chance(seed)
    own, notes, positions = new_buffers(player.net), [], []
    watching = Watching(net, new_buffers(net), ASKED, np.zeros(400, NOTE), np.zeros(400, ROUND))
    for number in range(rounds):
        watching.notes["round"] = number
        count = play_on(player, own, table.begun(number % table.seats), watching, chance)
        notes.append(watching.notes[:count].copy())
        if count:
            positions.append(watching.positions[count // 2 : count // 2 + 1].copy())
    found = np.concatenate(notes)
    return found[(found["said"] > 0) & (found["said"] < 1)], np.concatenate(positions)


def fit(inputs: Floats, outcome: Floats) -> Floats:
    """What to multiply inputs with so that their sum is the log odds of what came, by Newton's method."""
    answer = np.zeros(inputs.shape[1])
    for _ in range(25):
        guess = 1 / (1 + np.exp(-inputs @ answer))
        bend = (inputs * (guess * (1 - guess))[:, None]).T @ inputs + 1e-6 * np.eye(len(answer))
        answer -= np.linalg.solve(bend, inputs.T @ (guess - outcome))
    return answer


def log_odds(chances: Floats) -> Floats:
    """The log odds of chances."""
    odds: Floats = np.log(chances / (1 - chances))
    return odds


def trust_in(notes: Notes, seats: int) -> Trust:
    """How values come true, and how many cells stay empty."""
    odds, left = log_odds(notes["said"]), notes["left"]
    by_value = fit(np.stack([odds, np.ones_like(odds), odds * left, left], 1), notes["won"])
    rows, stays = list[tuple[float, float, float]](), list[float]()
    for seat in range(seats):
        others = [other for other in range(seats) if other != seat]
        lost = notes[(notes["winners"] >> seat & 1 == 0) & (notes["empty"][:, seat] > 1)]
        fullest, mine = lost["empty"][:, others].min(axis=1), lost["empty"][:, seat]
        rows += zip(np.ones(len(lost)), fullest, mine, strict=True)
        stays += ((lost["stayed"][:, seat] - 1) / (mine - 1)).tolist()
    found = fit(np.array(rows, float), np.clip(stays, 0, 1))
    return Trust(*map(float, (*by_value, 0.0, *found)))


def spread(table: Table, positions: Rounds, trust: Trust, seed: int) -> float:
    """How far off chances are (95 %) where they are even: positions are played on many times by the same level."""
    player, net, chance = table.player(), nets("final")[table.seats], new_chance(seed)
    own, judge = new_buffers(player.net), new_buffers(net)
    silent = Watching(net, judge, 0, np.zeros(1, NOTE), np.zeros(1, ROUND))
    off = room = 0.0
    for position in positions[:TRIED]:
        seat = int(position.turn)
        count = value_actions(net, judge.scratch, position, seat, judge.states, judge.listed, judge.values)
        left = float(clovers_face_down(position)) / (HIGHEST * table.seats)
        said = trusted(float(judge.values[:count].max()), left, trust)
        won = 0.0
        for _ in range(OFTEN):
            state = copied(position)
            play_on(player, own, state, silent, chance)
            won += share_of_win(state, seat) / OFTEN
        off += (said - won) ** 2 - won * (1 - won) / (OFTEN - 1)
        room += 4 * said * (1 - said)
    return float(1.96 * np.sqrt(max(0.0, off) / max(room, 1e-9)))


def came_true(notes: Notes, trust: Trust) -> str:
    """Of positions that are called about as likely, how many were won, with margins of 95 %."""
    pairs = zip(notes["said"].tolist(), notes["left"].tolist(), strict=True)
    called = np.array([trusted(said, left, trust) for said, left in pairs])
    told = []
    for low, high in pairwise(BINS):
        here = (called >= low) & (called < high)
        if here.sum() < 100:
            continue
        by_round = np.bincount(notes["round"][here], (notes["won"] - called)[here])  # a round is won or lost as a whole
        margin = 1.96 * float((by_round**2).sum()) ** 0.5 / here.sum()
        told.append(f"{called[here].mean():.0%}: {notes['won'][here].mean():.1%} ± {margin:.1%}")
    return ", ".join(told)


def calibrate(rounds: int) -> None:
    """Measure every table, and put what was found into the file, line by line."""
    with FILE.open(encoding="utf-8", newline="") as opened:
        names, *lines = csv.reader(opened)
    known = {tuple(line[: len(Table._fields)]): line for line in lines}
    for number, table in enumerate(tables()):
        played = rounds if table.variant == "plain" else rounds // 2
        notes, _ = gathered(table, played, seed=2 * number + 1)
        trust = trust_in(notes, table.seats)
        checked, positions = gathered(table, played, seed=2 * number + 2)
        trust = trust._replace(spread=spread(table, positions, trust, seed=number))
        key = tuple(map(str, table))
        known[key] = [*key, *(f"{value:.4g}" for value in trust)]
        print(*table, f"± {trust.spread:.1%};", came_true(checked, trust), flush=True)
        with FILE.open("w", encoding="utf-8", newline="") as opened:
            csv.writer(opened, lineterminator="\n").writerows([names, *known.values()])


if __name__ == "__main__":
    calibrate(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)
