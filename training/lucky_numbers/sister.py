"""How far from perfect: a small sister of Lucky Numbers, solved exactly, and what players lose there.

``python -m training.lucky_numbers.sister [MATCHES]``

Gardens have 2 × 2 cells and every set 6 numbers. The rules are the same functions, compiled for these sizes in a
process of their own. Two seats, sorted setup. A network learns the sister as the champion's do, from greedy rounds and
from its own. Each player then meets perfect play. What it loses by each decision, in chances to win, adds up to
what it loses in a match.
"""

import os
import sys
from tempfile import mkdtemp
from typing import NamedTuple

if __name__ == "__main__":  # before Numba is there: rules that are compiled for these sizes fit no other game
    os.environ["NUMBA_CACHE_DIR"] = mkdtemp(prefix="sister")

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.lucky_numbers import state as sizes
from ludotheque.games.lucky_numbers.actions import DRAW, MOST_ACTIONS, PLACE, TAKE
from ludotheque.games.lucky_numbers.bots import net as net_module
from ludotheque.games.lucky_numbers.bots.greedy import Taste
from ludotheque.games.lucky_numbers.bots.players import GREEDY, LEARNED, SENSIBLE, Player, choose_action
from ludotheque.games.lucky_numbers.bots.searching import TWO_PLIES
from ludotheque.games.lucky_numbers.bots.thinking import Buffers, list_open, new_buffers, share_of_win
from ludotheque.games.lucky_numbers.bots.turns import act
from ludotheque.games.lucky_numbers.garden import cells_that_take, put
from ludotheque.games.lucky_numbers.playout import reveal_any
from ludotheque.games.lucky_numbers.rules import awaits_chance
from ludotheque.games.lucky_numbers.state import OVER, SORTED, new_round, number_of
from ludotheque.kernel import Chance, Ints, State, how_many, new_chance, rule
from training.lucky_numbers import train

SIDE, HIGHEST = 2, 6
ALL = sizes.CELLS
CELLS = SIDE * SIDE
SETS = 2
MIDDLES = (SETS + 1) ** HIGHEST
"""The middle, as a number: how many clovers of each number it has, in base three."""
PLAN = train.Plan((32, 32, 16), 10_000, 3, 12, 3000, cooling=12)
SETTLED = 1e-9
LONG = 200
"""A match that has not ended after so many decisions goes round in a circle, and both have half of it."""

Values = NDArray[np.float64]


def make_small() -> None:
    """Give all rules and bots of Lucky Numbers the sizes of the sister, before any of them is compiled."""
    first_column = sum(1 << SIDE * each for each in range(SIDE))
    small = {
        "SIDE": SIDE,
        "CELLS": CELLS,
        "HIGHEST": HIGHEST,
        "ALL_NUMBERS": (2 << HIGHEST) - 2,
        "ALL_CELLS": (1 << CELLS) - 1,
        "FIRST_COLUMN": first_column,
        "LAST_COLUMN": first_column << SIDE - 1,
        "DIAGONAL": tuple(cell for cell in range(CELLS) if cell // SIDE == cell % SIDE),
    }
    assert set(small) <= set(vars(sizes))
    for name, module in list(sys.modules.items()):
        if name.startswith(("ludotheque.games.lucky_numbers", "training.lucky_numbers")):
            vars(module).update({each: value for each, value in small.items() if each in vars(module)})
    vars(net_module)["CELLS"] = ALL  # buffers keep their length, which counts by room need as well


class Gardens(NamedTuple):
    """All gardens that there can be, numbered, as the rules have them."""

    after: Ints
    """For each garden, number and cell the garden when it is put there; -1 where it does not fit."""
    clovers: Ints
    """For each garden how many clovers of each number it has."""
    on_cell: Ints
    """For each garden the number on each cell."""
    empty: Ints
    number_of: Ints
    """The number of a garden, by the numbers on its cells in base seven."""


def code(garden: Ints) -> int:
    """The numbers on the cells of a garden in base seven."""
    return sum(int(number) * (HIGHEST + 1) ** cell for cell, number in enumerate(garden))


def all_gardens() -> Gardens:
    """All gardens that follow from some diagonal by putting numbers where the rules say that they fit."""
    found: dict[tuple[int, ...], int] = {}
    queue: list[tuple[int, ...]] = []
    edges: list[tuple[int, int, int, int]] = []

    def number_it(garden: tuple[int, ...]) -> int:
        if garden not in found:
            found[garden] = len(found)
            queue.append(garden)
        return found[garden]

    for low in range(1, HIGHEST + 1):
        for high in range(low, HIGHEST + 1):
            number_it((low, 0, 0, high))
    for garden in queue:
        state = new_round(1, 0, SORTED, False)
        for cell, number in enumerate(garden):
            if number:
                put(state, 0, cell, number)
        for number in range(1, HIGHEST + 1):
            for cell in range(CELLS):
                if cells_that_take(state, 0, number) >> cell & 1:
                    after = (*garden[:cell], number, *garden[cell + 1 :])
                    edges.append((found[garden], number, cell, number_it(after)))
    afterwards = np.full((len(found), HIGHEST + 1, CELLS), -1)
    for one, number, cell, other in edges:
        afterwards[one, number, cell] = other
    on_cell = np.array(list(found))
    clovers = np.stack([(on_cell == number).sum(axis=1) for number in range(HIGHEST + 1)], axis=1)
    index = np.full((HIGHEST + 1) ** CELLS, -1)
    for garden, number in found.items():
        index[code(np.array(garden))] = number
    return Gardens(afterwards, clovers, on_cell, clovers[:, 0].copy(), index)


@rule
def digit(middle: int, number: int) -> int:
    """How many clovers of a number lie in a middle."""
    return int(middle // 3 ** (number - 1) % 3)


@rule
def in_pile(gardens: Gardens, mine: int, theirs: int, middle: int, pile: Ints) -> int:
    """Write how many clovers of each number are face down. Returns the number of all, -1 for an impossible table."""
    total = 0
    for number in range(1, HIGHEST + 1):
        left = SETS - gardens.clovers[mine, number] - gardens.clovers[theirs, number] - digit(middle, number)
        if left < 0:
            return -1
        pile[number] = left
        total += left
    return total


@rule
def later(gardens: Gardens, values: Values, mine: int, theirs: int, middle: int, pile: int) -> float:
    """What a table is worth to the seat whose turn has just ended, with so many clovers in the pile."""
    if gardens.empty[mine] == 0:
        return 1.0
    if pile == 0:
        return float(0.5 + 0.5 * np.sign(gardens.empty[theirs] - gardens.empty[mine]))
    return float(1.0 - values[theirs, mine, middle])


@rule
def worth_of_putting(
    gardens: Gardens, values: Values, mine: int, theirs: int, middle: int, pile: int, number: int, cell: int
) -> float:
    """The value of putting a number on a cell, from wherever it came; -1 where it does not fit."""
    after = gardens.after[mine, number, cell]
    if after < 0:
        return -1.0
    before = gardens.on_cell[mine, cell]
    if before:
        middle += 3 ** (before - 1)
    return later(gardens, values, after, theirs, middle, pile)


@rule
def worth_of_holding(
    gardens: Gardens, values: Values, mine: int, theirs: int, middle: int, pile: int, number: int
) -> float:
    """The value of having drawn a number, with so many clovers left in the pile."""
    best = later(gardens, values, mine, theirs, middle + 3 ** (number - 1), pile)
    for cell in range(CELLS):
        best = max(best, worth_of_putting(gardens, values, mine, theirs, middle, pile, number, cell))
    return best


@rule
def worth_of_drawing(
    gardens: Gardens, values: Values, mine: int, theirs: int, middle: int, left: Ints, pile: int
) -> float:
    """The value of drawing one of the clovers left."""
    total = 0.0
    for number in range(1, HIGHEST + 1):
        if left[number]:
            total += left[number] * worth_of_holding(gardens, values, mine, theirs, middle, pile - 1, number)
    return total / pile


@rule
def worth_of_taking(gardens: Gardens, values: Values, mine: int, theirs: int, middle: int, pile: int) -> float:
    """The value of the best clover in the middle, -1 if none fits."""
    best = -1.0
    for number in range(1, HIGHEST + 1):
        if digit(middle, number):
            for cell in range(CELLS):
                rest = middle - 3 ** (number - 1)
                best = max(best, worth_of_putting(gardens, values, mine, theirs, rest, pile, number, cell))
    return best


@rule
def solve(gardens: Gardens, values: Values, drawing: Values, left: Ints, pile: int, first: bool) -> tuple[float, int]:
    """Go once over all tables with so many clovers in the pile. Returns the largest change, and the number of tables.

    Drawing leads to a smaller pile, which is solved already, and taking to the same one: so it is repeated until
    nothing changes.
    """
    change, count = 0.0, 0
    for mine in range(len(gardens.empty)):
        for theirs in range(len(gardens.empty)):
            if gardens.empty[mine] == 0 or gardens.empty[theirs] == 0:
                continue
            for middle in range(MIDDLES):
                if in_pile(gardens, mine, theirs, middle, left) != pile:
                    continue
                count += 1
                if first:
                    found = worth_of_drawing(gardens, values, mine, theirs, middle, left, pile)
                    drawing[mine, theirs, middle] = found
                else:
                    found = max(
                        drawing[mine, theirs, middle], worth_of_taking(gardens, values, mine, theirs, middle, pile)
                    )
                change = max(change, abs(found - values[mine, theirs, middle]))
                values[mine, theirs, middle] = found
    return change, count


def solved(gardens: Gardens) -> Values:
    """The value of every table for the seat on turn, if both play perfectly."""
    shape = (len(gardens.empty), len(gardens.empty), MIDDLES)
    values, drawing, left = np.zeros(shape), np.zeros(shape), np.zeros(HIGHEST + 1, np.int64)
    tables = 0
    for pile in range(1, SETS * HIGHEST - 2 * SIDE + 1):
        _, count = solve(gardens, values, drawing, left, pile, True)
        change, sweeps = 1.0, 0
        while change > SETTLED:
            change, _ = solve(gardens, values, drawing, left, pile, False)
            sweeps += 1
            assert sweeps < 500, "it does not settle"
        tables += count
        print(f"{pile} clovers in the pile: {count} tables, settled after {sweeps} times over", flush=True)
    print(f"{tables} tables of {len(gardens.empty)} gardens solved")
    return values


@rule
def table_of(gardens: Gardens, state: State, seat: int) -> tuple[int, int, int]:
    """A round as the solution knows it: the garden of a seat, the other one, and the middle."""
    mine, theirs, middle, power = 0, 0, 0, 1
    for cell in range(CELLS):
        mine += number_of(state.garden[seat, cell]) * power
        theirs += number_of(state.garden[1 - seat, cell]) * power
        power *= HIGHEST + 1
    for number in range(1, HIGHEST + 1):
        for colour in range(SETS):
            middle += (int(state.face_up[colour]) >> number & 1) * 3 ** (number - 1)
    return gardens.number_of[mine], gardens.number_of[theirs], middle


@rule
def worth_of(
    gardens: Gardens, values: Values, state: State, seat: int, kind: int, number: int, cell: int, left: Ints
) -> float:
    """What an action is worth if everything after it is perfect."""
    mine, theirs, middle = table_of(gardens, state, seat)
    pile = 0
    for colour in range(SETS):
        pile += how_many(int(state.face_down[colour]))
    if kind == DRAW:
        in_pile(gardens, mine, theirs, middle, left)
        return worth_of_drawing(gardens, values, mine, theirs, middle, left, pile)
    if kind == TAKE:
        return worth_of_putting(gardens, values, mine, theirs, middle - 3 ** (number - 1), pile, number, cell)
    held = number_of(state.held)
    if kind == PLACE:
        return worth_of_putting(gardens, values, mine, theirs, middle, pile, held, cell)
    return later(gardens, values, mine, theirs, middle + 3 ** (held - 1), pile)


@rule
def best_worth(
    gardens: Gardens, values: Values, state: State, seat: int, left: Ints, actions: Ints
) -> tuple[int, float]:
    """The best of the open actions, and its value; of equals the last, for drawing comes last and ends every circle."""
    count, best, found = list_open(state, seat, actions), 0, -1.0
    for i in range(count):
        here = worth_of(gardens, values, state, seat, actions[i, 0], actions[i, 1], actions[i, 2], left)
        if here > found - SETTLED:
            best, found = i, max(found, here)
    return best, found


@rule
def play_perfect(
    gardens: Gardens,
    values: Values,
    state: State,
    player: Player,
    buffers: Buffers,
    seat: int,
    left: Ints,
    actions: Ints,
    chance: Chance,
) -> tuple[float, int, int]:
    """Play a round in which a player has a seat and perfect play the other one.

    Returns what the player lost by its decisions, their number, and how many of them lost anything.
    """
    lost, decisions, wrong = 0.0, 0, 0
    for _ in range(LONG):
        while awaits_chance(state):
            reveal_any(state, chance)
        if state.phase == OVER:
            break
        here = int(state.turn)
        best, worth = best_worth(gardens, values, state, here, left, actions)
        kind, number, cell = actions[best, 0], actions[best, 1], actions[best, 2]
        if here == seat:
            kind, number, cell = choose_action(player, buffers, state, here, chance)
            found = worth_of(gardens, values, state, here, kind, number, cell, left)
            lost += worth - found
            decisions += 1
            wrong += found < worth - 1e-6
        act(state, here, kind, number, cell)
    return lost, decisions, wrong


def against_perfect(gardens: Gardens, values: Values, player: Player, matches: int) -> str:
    """What a player loses in so many matches against perfect play, half of them with each seat first."""
    buffers, left = new_buffers(player.net), np.zeros(HIGHEST + 1, np.int64)
    actions = np.zeros((MOST_ACTIONS, 3), np.int64)
    lost, won, decisions, wrong = np.zeros(matches), np.zeros(matches), 0, 0
    endless = 0
    for number in range(matches):
        state, seat = new_round(2, number // 2 % 2, SORTED, False), number % 2
        lost[number], made, bad = play_perfect(
            gardens, values, state, player, buffers, seat, left, actions, new_chance(number // 2)
        )
        over = state.phase == OVER
        endless += not over
        won[number], decisions, wrong = share_of_win(state, seat) if over else 0.5, decisions + made, wrong + bad
    margin = 1.96 * lost.std() / matches**0.5
    return (
        f"loses {100 * lost.mean():.2f} ± {100 * margin:.2f} points a match to perfect play "
        f"({wrong / decisions:.1%} of {decisions / matches:.1f} decisions a match lose anything), "
        f"wins {won.mean():.1%} ± {1.96 * won.std() / matches**0.5:.1%} of {matches}, {endless} without an end"
    )


def main(matches: int) -> None:
    """Solve the sister, let a network learn it, and tell what players lose there."""
    make_small()
    gardens = all_gardens()
    values = solved(gardens)
    net = train.train(2, PLAN, 1)
    greedy = Player(GREEDY, taste=Taste(1.0, (HIGHEST - 1) / (2 * SIDE - 2), 7.0, 0.5))
    players = {
        "anything sensible": Player(SENSIBLE),
        "greedy": greedy,
        "learned, one ply": Player(LEARNED, net=net),
        "learned, two plies": Player(LEARNED, net=net, depth=TWO_PLIES),
    }
    for name, player in players.items():
        print(f"{name}: {against_perfect(gardens, values, player, matches)}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20_000)
