"""Rounds in which the coach's ideas are followed: what the learned net said of them, and what came of that.

Once in each round a seat does what the net thinks best, or a lesser idea; all else is done as a level does it.
"""

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
from ludotheque.games.lucky_numbers.garden import empty_cells
from ludotheque.games.lucky_numbers.playout import reveal_any
from ludotheque.games.lucky_numbers.rules import awaits_chance, clovers_face_down, has_arranged
from ludotheque.games.lucky_numbers.state import ARRANGING, HIGHEST, MOST_SEATS, OVER, ROUND, new_round
from ludotheque.games.lucky_numbers.view import SETUPS
from ludotheque.kernel import Chance, Floats, Ints, Record, Rounds, State, below, new_chance, rule

ASKED = 100
"""Of 1000 decisions, those at which the net is asked."""
LESSER = 4
"""Every second time the net is followed in one of so many ideas that come after its best."""
LENGTH = 30
"""The decisions of each seat in a round, about."""
LONGEST = 4000
NEVER = LONGEST + 1
REMEMBERED = 160
"""The rounds played in a row of which a position is kept where the net was followed."""
VARIANTS = {
    "plain": ("choice", False),
    "bruno": ("choice", True),
    "michael": ("michael", False),
    "sorted": ("sorted", False),
}

NOTE = np.dtype(
    [
        ("said", "f4"),
        ("won", "f4"),
        ("left", "f4"),
        ("round", "i8"),
        ("seat", "i8"),
        ("idea", "i8"),
        ("fills", "i8"),
        ("others", "f4", MOST_SEATS),
        ("empty", "i1", MOST_SEATS),
        ("stayed", "i1", MOST_SEATS),
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

    @property
    def judged_as(self) -> str:
        """The variant by whose numbers it is judged: who arranged the diagonal makes no difference."""
        return "plain" if self.variant == "sorted" else self.variant

    def begun(self, first: int) -> State:
        """A round."""
        setup, bruno = VARIANTS[self.variant]
        return new_round(self.seats, first, SETUPS.index(setup), bruno)

    def __str__(self) -> str:
        return f"{self.variant}, {self.seats} seats, {self.level}"


class Played(NamedTuple):
    """What came of rounds."""

    notes: Notes
    ends: Ints
    """For each round the winners as a set of seats, then the empty cells of each garden."""
    positions: Rounds
    """A position of some rounds, where the net was followed …"""
    places: list[int]
    """… and in which idea."""


def gathered(table: Table, rounds: int, seed: int, plies: int = 1) -> Played:
    """Rounds at a table, one after the other begun by each seat."""
    player, net, chance = table.player(plies), nets()[table.seats], new_chance(seed)
    own, notes, ends, positions, places = new_buffers(player.net), [], [], list[Rounds](), []
    watching = Watching(net, new_buffers(net), ASKED, np.zeros(400, NOTE), np.zeros(1, ROUND))
    for number in range(rounds):
        at, place = 1 + below(chance, LENGTH * table.seats), below(chance, 2) * (1 + below(chance, LESSER))
        state = table.begun(number % table.seats)
        count = play_on(player, own, state, watching, at, place, chance)
        found = watching.notes[:count].copy()
        found["round"] = number
        notes.append(found)
        ends.append([int(state.winners), *(int(empty_cells(state, seat)) for seat in range(table.seats))])
        if count and len(positions) < REMEMBERED:
            positions.append(watching.positions.copy())
            places.append(int(found["idea"][0]))
    told = np.concatenate(notes)
    if table.variant != "plain":
        told["others"] = 0  # only plain rounds are put together to tournaments, and what is kept should be small
    return Played(told[(told["said"] > 0) & (told["said"] < 1)], np.array(ends), np.concatenate(positions), places)
