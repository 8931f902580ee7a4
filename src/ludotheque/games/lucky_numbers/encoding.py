"""Lucky Numbers as numbers, for programs that learn to play: its table of actions, and what a seat sees as arrays."""

from collections.abc import Sequence
from itertools import permutations
from random import Random
from typing import Any

import msgspec
import numpy as np

from ludotheque.contract import Game, Terms
from ludotheque.environment.encoding import (
    NOBODY,
    WORD,
    Encoding,
    Kernels,
    Mask,
    Plane,
    Planes,
    codes_of,
    mark,
    mark_set,
    seat_after,
)
from ludotheque.games.lucky_numbers import actions
from ludotheque.games.lucky_numbers.actions import (
    ARRANGE,
    DRAW,
    LEAVE,
    PLACE,
    SET,
    TAKE,
    Action,
    Arrange,
    Why,
    action_of,
)
from ludotheque.games.lucky_numbers.garden import cells_of, cells_that_take, has_tables, make_tables, pairs_of
from ludotheque.games.lucky_numbers.notation import CELL_NAMES, write_action
from ludotheque.games.lucky_numbers.playout import reveal_any
from ludotheque.games.lucky_numbers.room import barred_in, cells_for_four
from ludotheque.games.lucky_numbers.rules import (
    awaits_chance,
    clovers_face_down,
    free_diagonal,
    has_arranged,
    numbers_face_up,
    score,
)
from ludotheque.games.lucky_numbers.state import (
    ALL_CELLS,
    ARRANGING,
    CELLS,
    CHOOSING,
    DIAGONAL,
    HIGHEST,
    HOLDING,
    OVER,
    SETTING,
    SIDE,
    number_of,
    round_type,
)
from ludotheque.games.lucky_numbers.view import View
from ludotheque.kernel import Chance, Ints, Record, Rounds, State, rule

ORDERS = np.array(list(permutations(range(SIDE))), np.int64)
"""The orders in which four clovers can lie on the diagonal, the lowest of them being 0."""

# Where in the table each kind of action begins. First those by number and cell: four numbers are a word of a mask
TAKES = 0
PLACES = TAKES + HIGHEST * CELLS
DRAWS = PLACES + CELLS
LEAVES = DRAWS + 1
SETS = LEAVES + 1
ARRANGES = SETS + SIDE
ALL_ORDERS = (1 << len(ORDERS)) - 1

PHASES = (ARRANGING, SETTING, CHOOSING, HOLDING)
PAIRS = tuple(bit for bit in range(2 * CELLS) if pairs_of(ALL_CELLS) >> bit & 1)
"""The pairs of cells that touch at a corner, as `garden.pairs_of` numbers them."""


@rule
def code_at(state: State, seat: int, action: int) -> tuple[int, int, int]:
    """The action (kind, number, cell) that an index of the table stands for."""
    if action < PLACES:
        return TAKE, action // CELLS + 1, action % CELLS
    if action < DRAWS:
        return PLACE, 0, action - PLACES
    if action == DRAWS:
        return DRAW, 0, 0
    if action == LEAVES:
        return LEAVE, 0, 0
    if action < ARRANGES:
        return SET, 0, (action - SETS) * (SIDE + 1)
    return ARRANGE, arrangement(state, seat, action - ARRANGES), 0


@rule
def drawn_by_rank(state: State, seat: int, rank: int) -> int:
    """The number of the clover drawn for the diagonal that has ``rank`` lower ones beside it; equals in their order."""
    for slot in range(SIDE):
        number, lower = number_of(state.drawn[seat, slot]), 0
        for other in range(SIDE):
            there = number_of(state.drawn[seat, other])
            lower += there < number or (there == number and other < slot)
        if lower == rank:
            return number
    return 0


@rule
def arrangement(state: State, seat: int, order: int) -> int:
    """The numbers of the clovers drawn for the diagonal in one of `ORDERS`, five bits each."""
    numbers = 0
    for place in range(SIDE):
        numbers |= drawn_by_rank(state, seat, ORDERS[order, place]) << 5 * place
    return numbers


@rule(inlined=True)
def proceed(state: State, _clock: Record, chance: Chance, _scratch: Ints) -> int:
    """Reveal clovers until a seat must decide. Those who arrange are asked one after the other."""
    while awaits_chance(state):
        reveal_any(state, chance)
    if state.phase == OVER:
        return NOBODY
    if state.phase == ARRANGING:
        for seat in range(int(state.seats)):
            if not has_arranged(state, seat):
                return seat
    return int(state.turn)


@rule(inlined=True)
def why_not(state: State, _clock: Record, seat: int, action: int) -> int:
    """Why a seat may not choose an action now."""
    kind, number, cell = code_at(state, seat, action)
    return actions.why_not(state, seat, kind, number, cell) + 0


@rule(inlined=True)
def act(state: State, _clock: Record, seat: int, action: int, _scratch: Ints) -> None:
    """Carry out an action."""
    kind, number, cell = code_at(state, seat, action)
    actions.act(state, seat, kind, number, cell)


@rule(inlined=True)
def write_planes(state: State, _clock: Record, seat: int, planes: Planes) -> None:
    """Write what a seat sees, in the order of `LuckyNumbersEncoding.planes`."""
    seats, at = int(state.seats), 0
    arranging = state.phase == ARRANGING
    for further in range(seats):
        other = seat_after(seat, further, seats)
        seen = 0 if arranging and further > 0 else 31
        garden = planes[at : at + CELLS]
        for cell in range(CELLS):
            garden[cell] = state.garden[other, cell] & seen
        at += CELLS
    for further in range(seats):
        to_arrange = planes[at : at + SIDE]
        for rank in range(SIDE):
            to_arrange[rank] = set_aside(state, seat_after(seat, further, seats), rank) if arranging else 0
        at += SIDE
    write_counts(state.face_up, planes[at : at + HIGHEST])
    write_counts(state.face_down, planes[at + HIGHEST : at + 2 * HIGHEST])
    at += 2 * HIGHEST
    planes[at] = number_of(state.held)
    for phase in range(len(PHASES)):
        planes[at + 1 + phase] = state.phase == PHASES[phase]
    at += 1 + len(PHASES)
    if at < len(planes):
        for number in range(HIGHEST):
            paid = int(state.paid[number + 1])
            for pair in range(len(PAIRS)):
                planes[at + number * len(PAIRS) + pair] = paid >> PAIRS[pair] & 1


@rule(inlined=True)
def write_counts(numbers: Ints, counts: Planes) -> None:
    """For each number, write of how many colours it is there."""
    for number in range(HIGHEST):
        count = 0
        for colour in range(len(numbers)):
            count += int(numbers[colour]) >> number + 1 & 1
        counts[number] = count


@rule
def set_aside(state: State, seat: int, rank: int) -> int:
    """By rank, the clovers that a seat has to arrange or has just arranged: nobody sees whether it has, or how."""
    if not has_arranged(state, seat):
        return drawn_by_rank(state, seat, rank)
    for cell in DIAGONAL:
        number, lower = number_of(state.garden[seat, cell]), 0
        for other in DIAGONAL:
            there = number_of(state.garden[seat, other])
            lower += there < number or (there == number and other < cell)
        if lower == rank:
            return number
    return 0


@rule
def write_takes(state: State, seat: int, numbers: int, mask: Mask) -> None:
    """Write where each of a set of numbers can be placed."""
    barred = barred_in(state.garden[seat])
    for word in range(HIGHEST * CELLS // WORD):
        first = word * (WORD // CELLS) + 1
        if not has_tables(state):
            mask[word] = cells_for_four(barred, first, numbers)
        else:
            cells = 0
            for part in range(WORD // CELLS):
                cells |= (-(numbers >> first + part & 1) & cells_that_take(state, seat, first + part)) << part * CELLS
            mask[word] = cells


@rule(inlined=True)
def write_mask(state: State, _clock: Record, seat: int, mask: Mask, _scratch: Ints) -> None:
    """Add the actions that are open to a seat."""
    if state.phase == CHOOSING:
        write_takes(state, seat, numbers_face_up(state), mask)
        if clovers_face_down(state):
            mark(mask, DRAWS)
    elif state.phase == HOLDING:
        mark_set(mask, PLACES, cells_that_take(state, seat, number_of(state.held)))
        mark(mask, LEAVES)
    elif state.phase == SETTING:
        cells = free_diagonal(state, seat)
        for place in range(SIDE):
            if cells >> place * (SIDE + 1) & 1:
                mark(mask, SETS + place)
    elif not has_arranged(state, seat):
        mark_set(mask, ARRANGES, ALL_ORDERS)


@rule
def write_scores(state: State, scores: Ints) -> None:
    """Write what each seat scores."""
    for seat in range(len(scores)):
        scores[seat] = score(state, seat)


@rule
def winners(state: State, _scores: Ints) -> int:
    """The set of winners."""
    return int(state.winners)


class LuckyNumbersEncoding(Encoding[Action]):
    """366 actions. The colours of clovers are left out: no rule depends on them."""

    kernels = Kernels(proceed, why_not, act, write_planes, write_mask, write_scores, winners)
    refusals = codes_of(Why)
    actions = (
        *(f"take {number} {cell}" for number in range(1, HIGHEST + 1) for cell in CELL_NAMES),
        *(f"place {cell}" for cell in CELL_NAMES),
        "draw",
        "leave",
        *(f"set {CELL_NAMES[cell]}" for cell in DIAGONAL),
        *("arrange by rank " + " ".join(str(rank + 1) for rank in order) for order in ORDERS.tolist()),
    )

    def types_on_gpu(self, game: Game, terms: Terms) -> "tuple[np.dtype[np.void], np.dtype[np.void]]":
        """A record of a tenth of the room: no tables, and only the seats that play."""
        return round_type(terms.seats, tables=False, paid=bool(terms.options["bruno"])), self.clock_type

    def complete(self, rounds: Rounds, clocks: Rounds) -> None:
        """Make the tables of gardens."""
        if len(rounds):
            make_tables(rounds)

    def planes(self, terms: Terms) -> Sequence[Plane]:
        """Gardens first. While the diagonals are arranged, nobody sees how the others do it."""
        seats = terms.seats
        found = [
            Plane("gardens", (seats, SIDE, SIDE), HIGHEST, "the number on each cell, 0 if it is empty"),
            Plane("to_arrange", (seats, SIDE), HIGHEST, "while diagonals are arranged: the four clovers, lowest first"),
            Plane("face_up", (HIGHEST,), seats, "for each number, how many of it lie in the middle"),
            Plane("face_down", (HIGHEST,), seats, "for each number, how many of it are in the pile"),
            Plane("held", (1,), HIGHEST, "the clover just drawn, or 0"),
            Plane("phase", (len(PHASES),), 1, "arranging, setting, choosing or holding"),
        ]
        if terms.options["bruno"]:
            pairs = ", ".join(f"{CELL_NAMES[one]}–{CELL_NAMES[other]}" for one, other in map(_cells, PAIRS))
            meaning = f"for each number, which pairs of cells have given another turn in this turn: {pairs}"
            found.append(Plane("paid", (HIGHEST, len(PAIRS)), 1, meaning))
        return found

    def action(self, state: State, seat: int, index: int) -> Action:
        """Arrangements depend on what the seat has drawn; all other actions are always the same."""
        return action_of(*map(int, code_at(state, seat, index)))

    def imagine(self, game: Game, view: Any, scratch: Any, chance: Random) -> tuple[State, Record]:
        """While the diagonals are arranged, those of the others may lie in any order."""
        if view.phase == "arranging":
            for seat in range(view.seats):
                if seat != view.seat and not view.to_arrange[seat]:
                    view = shuffled_diagonal(view, seat, chance)
        return super().imagine(game, view, scratch, chance)

    def index(self, state: State, seat: int, action: Action) -> int | None:
        """Where an action stands in the table."""
        if not isinstance(action, Arrange):
            return _INDEX.get(write_action(action))
        orders = range(ARRANGES, len(self.actions))
        return next((order for order in orders if self.action(state, seat, order) == action), None)


def shuffled_diagonal(view: View, seat: int, chance: Random) -> View:
    """The same view, but for the order of the clovers on a diagonal."""
    order = chance.sample(DIAGONAL, SIDE)
    gardens, colours = list(map(list, view.gardens)), list(map(list, view.garden_colours))
    for to, come in zip(DIAGONAL, order, strict=True):
        gardens[seat][to], colours[seat][to] = view.gardens[seat][come], view.garden_colours[seat][come]
    return msgspec.structs.replace(view, gardens=gardens, garden_colours=colours)


def _cells(pair: int) -> tuple[int, int]:
    return cells_of(1 << pair)[0]


_INDEX = {text: index for index, text in enumerate(LuckyNumbersEncoding.actions)}
