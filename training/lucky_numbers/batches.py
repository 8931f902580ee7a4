"""Many rounds of Lucky Numbers at a time, as rules: what each can lead to, as rows of numbers for a network.

Every rule here works on one item of a batch, so that a processor does them in a loop and a GPU all at once.
A *candidate* is something that the seat on turn can do, with the clover that it draws for it.
"""

from typing import Any

from ludotheque.games.lucky_numbers.actions import ARRANGE, LEAVE, PLACE, SET, TAKE
from ludotheque.games.lucky_numbers.bots.features import Weights, count_clovers, find_features
from ludotheque.games.lucky_numbers.bots.greedy import ascending
from ludotheque.games.lucky_numbers.bots.thinking import share_of_win
from ludotheque.games.lucky_numbers.bots.turns import act
from ludotheque.games.lucky_numbers.garden import cells_that_take
from ludotheque.games.lucky_numbers.playout import arrange_anyhow, reveal_any
from ludotheque.games.lucky_numbers.rules import first_colour, free_diagonal, numbers_face_up, reveal
from ludotheque.games.lucky_numbers.state import (
    ARRANGING,
    CELLS,
    CHOOSING,
    DEALING,
    HIGHEST,
    HOLDING,
    MOST_SEATS,
    OVER,
    SETTING,
    SIDE,
    clover,
    number_of,
)
from ludotheque.kernel import Chance, Ints, Rounds, State, below, rule

ANYHOW = 12
"""In how many of 100 gardens the diagonal is arranged at random, where seats may choose."""


@rule
def deal(state: State, chance: Chance) -> None:
    """Deal a round, and arrange the diagonals."""
    while state.phase == DEALING:
        reveal_any(state, chance)
    if state.phase == ARRANGING:
        for seat in range(int(state.seats)):
            if below(chance, 100) < ANYHOW:
                arrange_anyhow(state, seat, chance)
            else:
                act(state, seat, ARRANGE, ascending(state, seat), 0)
        state.phase = CHOOSING


@rule
def left_of(state: State, number: int) -> int:
    """The number of clovers of a number in the pile."""
    count = 0
    for colour in range(MOST_SEATS):
        count += int(state.face_down[colour]) >> number & 1
    return count


@rule
def list_candidates(state: State, game: int, listed: Ints, at: int) -> int:
    """Write the candidates of a round from a row on, takes first, then by the number drawn; before row 0, only count.

    A row has the round, the number drawn (0: none), and the action: kind, number and cell. Returns their number.
    """
    seat, count = int(state.turn), 0
    setting = state.phase == SETTING
    for drawing in range(2):
        face_up = numbers_face_up(state)
        for number in range(1, HIGHEST + 1):
            if drawing and not left_of(state, number):
                continue
            if not drawing and (setting or not face_up >> number & 1):
                continue
            cells = free_diagonal(state, seat) if setting else cells_that_take(state, seat, number)
            for cell in range(CELLS + 1):
                leaving = cell == CELLS
                if leaving and (setting or not drawing):
                    continue
                if not leaving and not cells >> cell & 1:
                    continue
                if at >= 0:
                    row = listed[at + count]
                    row[0] = game
                    row[1] = number if drawing else 0
                    row[2] = LEAVE if leaving else (SET if setting else (PLACE if drawing else TAKE))
                    row[3] = 0 if drawing else number
                    row[4] = 0 if leaving else cell
                count += 1
    return count


@rule
def carry_out(state: State, candidate: Ints) -> None:
    """Draw what a candidate says, and act."""
    seat, drawn = int(state.turn), int(candidate[1])
    if drawn:
        if state.phase == CHOOSING:
            state.phase = HOLDING
        reveal(state, clover(drawn, first_colour(state.face_down, drawn)))
    act(state, seat, int(candidate[2]), int(candidate[3]), int(candidate[4]))


@rule
def begin(i: int, states: Rounds, chances: Any) -> None:
    """Deal a round of a batch."""
    deal(states[i], chances[i])


@rule
def survey(i: int, active: Ints, states: Rounds, counts: Ints, weights: Ints, movers: Ints) -> None:
    """Note of a round how many candidates it has, how many clovers of each number may be drawn, and who is on turn."""
    state = states[active[i]]
    counts[i] = list_candidates(state, 0, weights, -1)
    movers[i] = state.turn
    for number in range(1, HIGHEST + 1):
        weights[i, number] = left_of(state, number)


@rule
def write_down(
    i: int, active: Ints, states: Rounds, row: int, garden: Any, pile: Any, middle: Any, turn: Any, bruno: Any
) -> None:
    """Keep the table at the beginning of a turn, to learn from."""
    game = active[i]
    state, at = states[game], row + game
    for seat in range(int(state.seats)):
        for cell in range(CELLS):
            garden[at, seat, cell] = number_of(state.garden[seat, cell])
    count_clovers(state.face_down, pile[at])
    count_clovers(state.face_up, middle[at])
    turn[at] = state.turn
    bruno[at] = state.bruno != 0


@rule
def list_all(i: int, active: Ints, states: Rounds, starts: Ints, listed: Ints) -> None:
    """Write the candidates of a round of a batch."""
    list_candidates(states[active[i]], i, listed, starts[i])


@rule
def spread(garden: Ints, pile: Ints, middle: Ints, bounds: Ints, found: Ints, strength: Weights, row: Weights) -> None:
    """Write the features of a garden into a row that has a place for each."""
    count = find_features(garden, pile, middle, bounds, found, strength)
    for k in range(count):
        row[found[k]] = strength[k]


@rule
def foresee(
    i: int,
    offset: int,
    active: Ints,
    states: Rounds,
    listed: Ints,
    rows: Any,
    table: Ints,
    shares: Weights,
    after: Rounds,
    numbers: Ints,
    bounds: Ints,
    found: Ints,
    strength: Weights,
) -> None:
    """Write what a candidate leads to: a row for each garden, who is on turn then, the pile; or what each has won.

    Seats are counted from the one that moves.
    """
    candidate = listed[offset + i]
    after[0] = states[active[candidate[0]]]
    state = after[0]
    seats, mover = int(state.seats), int(state.turn)
    carry_out(state, candidate)
    table[i, 0] = (int(state.turn) - mover) % seats
    table[i, 2] = state.bruno != 0
    if state.phase == OVER:
        table[i, 3] = 1
        for seat in range(seats):
            shares[i, (seat - mover) % seats] = share_of_win(state, seat)
        return
    table[i, 3] = 0
    garden, pile, middle = numbers[0], numbers[1], numbers[2]
    table[i, 1] = count_clovers(state.face_down, pile)
    count_clovers(state.face_up, middle)
    for seat in range(seats):
        for cell in range(CELLS):
            garden[cell] = number_of(state.garden[seat, cell])
        spread(garden, pile, middle, bounds, found, strength, rows[i * seats + (seat - mover) % seats])


@rule
def go_on(i: int, active: Ints, states: Rounds, listed: Ints, chosen: Ints, over: Ints, outcome: Weights) -> None:
    """Play a candidate in a round of a batch."""
    game = active[i]
    state = states[game]
    carry_out(state, listed[chosen[i]])
    if state.phase == OVER:
        over[game] = 1
        for seat in range(int(state.seats)):
            outcome[game, seat] = share_of_win(state, seat)


@rule
def recall(
    i: int,
    picked: Ints,
    seats: int,
    flips: Ints,
    garden: Any,
    pile: Any,
    middle: Any,
    rows: Any,
    numbers: Ints,
    bounds: Ints,
    found: Ints,
    strength: Weights,
) -> None:
    """Write the rows of a table that was kept, or of one that is worth the same.

    Gardens may be reflected in their diagonal, each on its own; and all may be turned round, with 21 less each number.
    """
    at, flip = picked[i], flips[i]
    upside_down = flip & 1
    layout, down, up = numbers[0], numbers[1], numbers[2]
    for number in range(HIGHEST + 1):
        if upside_down:
            down[number] = int(pile[at, HIGHEST]) - int(pile[at, HIGHEST - number])
            up[number] = int(middle[at, HIGHEST]) - int(middle[at, HIGHEST - number])
        else:
            down[number] = pile[at, number]
            up[number] = middle[at, number]
    down[HIGHEST + 1] = down[HIGHEST]
    up[HIGHEST + 1] = up[HIGHEST]
    for seat in range(seats):
        reflected = flip >> seat + 1 & 1
        for cell in range(CELLS):
            there = cell % SIDE * SIDE + cell // SIDE if reflected else cell
            number = int(garden[at, seat, cell])
            if upside_down:
                there = CELLS - 1 - there
                number = HIGHEST + 1 - number if number else 0
            layout[there] = number
        spread(layout, down, up, bounds, found, strength, rows[i * seats + seat])
