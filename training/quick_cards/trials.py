"""Actions that are tried: now and then in a race of quick looks, a seat tries every action that is open to it.

The round is played on from there for a while, with the same luck for each action.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from ludotheque.games.quick_cards.actions import PLAY, TURN, list_actions
from ludotheque.games.quick_cards.bots.ahead import TIMES
from ludotheque.games.quick_cards.bots.outlook import COUNTED, OF_A_SEAT, Outlook, expect
from ludotheque.games.quick_cards.bots.policy import WAIT, choose
from ludotheque.games.quick_cards.bots.race import LONGEST, Racers, new_racers, race
from ludotheque.games.quick_cards.bots.sight import THINGS, see, see_table
from ludotheque.games.quick_cards.bots.taste import PLAIN, Taste
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
AHEAD = 20.0
"""The seconds for which a round is played on: until then much of what an action brings has come."""
ROWS = 40_000
"""The number of actions that are noted at a time."""
ENOUGH = 200
"""No round is begun when no more than this is left."""


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
def alike(state: State, one: Ints, other: Ints) -> bool:
    """Whether two actions make no difference: they lay the same card on equal piles."""
    if one[0] != other[0] or one[1] != other[1]:
        return False
    if one[0] == PLAY and one[2] >= 0 and other[2] >= 0:
        return bool(state.pile_top[one[2]] == state.pile_top[other[2]])
    return bool(one[2] == other[2])


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
def try_each(
    state: State, seat: int, count: int, table: Table, ahead: float, notes: Notes, row: int, chance: Chance
) -> int:
    """Try every action that makes a difference, and note it. Returns the number of rows."""
    look, racers = table.racers.look.sight, notes.racers
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
    while rows < len(notes.came) - ENOUGH:
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
            if count > 1 and rows + count <= len(notes.came) and below(chance, PART) == 0:
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


class Trials:
    """Actions that are tried in one kind of match."""

    def __init__(self, contest: Contest, outlook: Outlook, rows: int = ROWS) -> None:
        self.contest = contest
        game, seats = contest.game, contest.seats
        self._blank = game.begin(contest.terms, 0)
        self._notes = Notes(
            trial=np.zeros(2, game.state_type),
            racers=new_racers(game, [TIMES] * seats, [PLAIN] * seats),
            luck=new_chance(1),
            outlook=outlook,
            things=np.zeros((seats, len(OF_A_SEAT))),
            counted=np.zeros(len(COUNTED)),
            points=np.zeros(seats),
            seen=np.zeros((rows, len(THINGS))),
            came=np.zeros(rows),
            group=np.zeros(rows, np.int64),
        )

    def play(self, tastes: Sequence[Taste], seed: int) -> tuple[Floats, Floats, Ints]:
        """What was true of the actions that were tried in rounds between these tastes, the points that came of each,
        and a number for those that were open at the same time. The next call overwrites it."""
        table = self.contest.table([Contestant(taste, TIMES) for taste in tastes])
        racers = new_racers(self.contest.game, [TIMES] * len(tastes), tastes)
        rows = study(self._blank, table, AHEAD, self._notes._replace(racers=racers), new_chance(seed))
        return self._notes.seen[:rows], self._notes.came[:rows], self._notes.group[:rows]
