"""Learning tastes: ``python -m training.quick_cards.learning``.

Rounds are raced by quick looks. Now and then a seat stops to think, and every action that is open to it is tried: the
round is played on from there, with the same luck for each. Least squares relate what was true of the actions
(`taste.THINGS`) to the points that came of them; the weights are the next taste.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from ludotheque.games.quick_cards.actions import list_actions
from ludotheque.games.quick_cards.bots.ahead import TIMES
from ludotheque.games.quick_cards.bots.heats import alike
from ludotheque.games.quick_cards.bots.outlook import COUNTED, OF_A_SEAT, Outlook, expect, outlook
from ludotheque.games.quick_cards.bots.policy import WAIT, choose
from ludotheque.games.quick_cards.bots.race import FOREVER, LONGEST, Racers, new_racers, race
from ludotheque.games.quick_cards.bots.sight import THINGS, see, see_table
from ludotheque.games.quick_cards.bots.taste import PLAIN, Taste
from ludotheque.games.quick_cards.actions import TURN
from ludotheque.games.quick_cards.clock import NOTHING_PLANNED, carry_out, intend, look_up, next_seat
from ludotheque.games.quick_cards.ending import count_points
from ludotheque.games.quick_cards.rules import wanted
from ludotheque.games.quick_cards.state import GOING_ON
from ludotheque.kernel import Chance, Floats, Ints, Rounds, State, below, new_chance, rule
from training.quick_cards.contests import Contest, Contestant, Table, begin

PART = 4
"""At one of four looks every action is tried."""
BOLD = 12
"""One of twelve actions is any that is open."""


class Notes(NamedTuple):
    """What is noted of the actions that are tried, and scratch buffers."""

    trial: Rounds
    racers: Racers
    luck: Chance
    outlook: Outlook
    things: Floats
    counted: Floats
    points: Floats
    seen: Floats
    """A row for each action: what was true of it …"""
    came: Floats
    """… and the points that came of it, more than the others'."""
    group: Ints
    """Actions that were open at the same time have the same number."""


@rule
def ahead_of_others(state: State, seat: int, notes: Notes) -> float:
    """The points of a seat, had or expected, more than the others' on average."""
    points = notes.points
    if state.ending == GOING_ON:
        expect(state, notes.outlook, notes.things, notes.counted, points)
    else:
        count_points(state, points)
    total = 0.0
    for other in range(state.seats):
        total += points[other]
    return float((points[seat] - total / state.seats) * state.seats / (state.seats - 1))


@rule
def try_each(state: State, seat: int, count: int, table: Table, ahead: float, notes: Notes, row: int, chance: Chance) -> int:
    """Try every action that makes a difference, and note it. Returns the number of rows."""
    look, racers = table.racers.look.sight, notes.racers
    if row + count > len(notes.came):
        return 0
    middle_takes = wanted(state)
    seed = np.uint64(below(chance, 1 << 32) << 31 | below(chance, 1 << 31) | 1)
    found = 0
    for at in range(count):
        new = look.listed[at, 0] <= TURN
        for before in range(at):
            new = new and not alike(state, look.listed[before], look.listed[at])
        if not new:
            continue
        look.true[:] = 0.0
        see_table(state, seat, count, middle_takes, look)
        see(state, seat, look.listed[at, 0], look.listed[at, 1], look.listed[at, 2], middle_takes, look)
        for thing in range(len(look.true)):
            notes.seen[row + found, thing] = look.true[thing]
        notes.trial[1] = state
        trial = notes.trial[1]
        notes.luck[0] = seed
        for other in range(state.seats):
            racers.due[other] = table.racers.due[other]
            for part in range(5):
                racers.plan[other, part] = table.racers.plan[other, part]
        until = racers.due[seat] + ahead
        intend(trial, seat, look.listed[at, 0], look.listed[at, 1], look.listed[at, 2], racers, notes.luck)
        race(trial, racers, notes.luck, until)
        notes.came[row + found] = ahead_of_others(trial, seat, notes)
        found += 1
    return found if found > 1 else 0


@rule
def study(blank: State, table: Table, ahead: float, notes: Notes, chance: Chance) -> int:
    """Play rounds and note what comes of actions. Returns the number of rows."""
    racers, look, listed = table.racers, table.racers.look, table.racers.look.sight.listed
    rows = groups = 0
    while rows < len(notes.came) - 200:
        notes.trial[0] = blank
        state = notes.trial[0]
        begin(state, table, chance)
        actions = idle = 0
        while state.ending == GOING_ON and actions < LONGEST and idle < 20 * state.seats:
            seat = next_seat(racers.due, state.seats)
            if racers.plan[seat, 0] != NOTHING_PLANNED:
                if carry_out(state, seat, racers, chance):
                    actions += 1
                    idle = 0
                continue
            count = list_actions(state, seat, listed)
            if count > 1 and below(chance, PART) == 0:
                found = try_each(state, seat, count, table, ahead, notes, rows, chance)
                for at in range(found):
                    notes.group[rows + at] = groups
                rows += found
                groups += found > 0
            at = choose(state, seat, racers.tastes[seat], look, chance)
            if at == WAIT:
                idle += 1
                look_up(seat, racers, chance)
                continue
            if below(chance, BOLD) == 0:
                at = below(chance, count)
            intend(state, seat, listed[at, 0], listed[at, 1], listed[at, 2], racers, chance)
    return rows


class Student:
    """Collects what comes of actions in one kind of match."""

    def __init__(self, name: str, seats: int, options: dict[str, object], ahead: float, rows: int = 40_000) -> None:
        self.contest = Contest(name, seats, options)
        self.ahead = ahead
        game, seats = self.contest.game, seats
        self.notes = Notes(
            np.zeros(2, game.state_type),
            new_racers(game, [TIMES] * seats, [PLAIN] * seats),
            new_chance(1),
            outlook(name, seats, self.contest.terms.options),
            np.zeros((seats, len(OF_A_SEAT))),
            np.zeros(len(COUNTED)),
            np.zeros(seats),
            np.zeros((rows, len(THINGS))),
            np.zeros(rows),
            np.zeros(rows, np.int64),
        )
        self.blank = self.contest.game.begin(self.contest.terms, 0)

    def collect(self, tastes: Sequence[Taste], seed: int) -> tuple[Floats, Floats, Ints]:
        """Rows, centred in each group."""
        table = self.contest.table([Contestant(taste, TIMES) for taste in tastes])
        fresh = new_racers(self.contest.game, [TIMES] * len(tastes), tastes)
        self.notes = self.notes._replace(racers=fresh)
        rows = study(self.blank, table, self.ahead, self.notes, new_chance(seed))
        return self.notes.seen[:rows], self.notes.came[:rows], self.notes.group[:rows]


def centred(values: Floats, group: Ints) -> Floats:
    """Values less the mean of their group."""
    sizes = np.bincount(group)
    if values.ndim == 1:
        return values - (np.bincount(group, values) / sizes)[group]
    starts = np.flatnonzero(np.r_[True, group[1:] != group[:-1]])
    return values - (np.add.reduceat(values, starts) / sizes[:, None])[group]
