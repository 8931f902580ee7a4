"""A garden of Lucky Numbers: which numbers fit where, putting a clover on a cell, and pairs."""

from ludotheque.games.lucky_numbers.room import all_of, barred_in, cells_by_number, cells_for, found
from ludotheque.games.lucky_numbers.state import (
    ALL_CELLS,
    CELLS,
    FIRST_COLUMN,
    HIGHEST,
    LAST_COLUMN,
    SIDE,
    colour_of,
    number_of,
)
from ludotheque.kernel import Chance, Rounds, State, below, how_many, member, rule


@rule
def cells_after(cells: int) -> int:
    """The cells that lie to the right of one of these in its row, or under it in its column."""
    right = cells << 1 & ~FIRST_COLUMN
    right |= right << 1 & ~FIRST_COLUMN
    right |= right << 1 & ~FIRST_COLUMN
    return right | cells << SIDE | cells << 2 * SIDE | cells << 3 * SIDE


@rule
def cells_before(cells: int) -> int:
    """The cells that lie to the left of one of these in its row, or over it in its column."""
    left = cells >> 1 & ~LAST_COLUMN
    left |= left >> 1 & ~LAST_COLUMN
    left |= left >> 1 & ~LAST_COLUMN
    return left | cells >> SIDE | cells >> 2 * SIDE | cells >> 3 * SIDE


@rule
def has_tables(state: State) -> bool:
    """Whether a record has tables by number. Compilers know: what is for the other kind of record costs nothing."""
    return len(state.fits[0]) > 0


@rule
def put(state: State, seat: int, cell: int, clover: int) -> None:
    """Put a clover on a cell; whatever lay there goes face up to the middle."""
    exchanged = int(state.garden[seat, cell])
    if exchanged:
        state.face_up[colour_of(exchanged)] |= 1 << number_of(exchanged)
    state.garden[seat, cell] = clover
    note_on_tables(state, seat, cell, number_of(clover))


@rule(inlined=True)
def note_on_tables(state: State, seat: int, cell: int, number_here: int) -> None:
    """Note in the tables of a garden, if it has any, that a clover of this number lies on a cell.

    From now on a number fits on a cell unless one as high lies before it or one as low lies after it.
    """
    here = 1 << cell
    no_less, no_more, fits = state.no_less[seat], state.no_more[seat], state.fits[seat]
    for number in range(len(fits)):
        no_less[number] = int(no_less[number]) & ~here | (here if number <= number_here else 0)
        no_more[number] = int(no_more[number]) & ~here | (here if number >= number_here else 0)
    for number in range(len(fits)):  # apart, for then the compiler works with 16 bits, else with 64
        fits[number] = ALL_CELLS & ~(cells_after(int(no_less[number])) | cells_before(int(no_more[number])))


@rule
def make_tables(rounds: Rounds) -> None:
    """Make the tables of all gardens anew."""
    for i in range(len(rounds)):
        for seat in range(len(rounds[i].garden)):
            rounds[i].fits[seat] = ALL_CELLS
            for cell in range(CELLS):
                if rounds[i].garden[seat, cell]:
                    note_on_tables(rounds[i], seat, cell, number_of(rounds[i].garden[seat, cell]))


@rule
def cells_that_take(state: State, seat: int, number: int) -> int:
    """The set of cells of a garden on which a number fits."""
    if not has_tables(state):
        return cells_for(barred_in(state.garden[seat]), number)
    return int(state.fits[seat, number]) + 0  # not the u2 of the record, which Numba would compile callers anew for


@rule
def ways_to_place(state: State, seat: int, numbers: int) -> int:
    """The number of ways to place one of a set of numbers."""
    ways = 0
    while numbers:
        ways += how_many(cells_that_take(state, seat, member(numbers, 0)))
        numbers &= numbers - 1
    return ways


@rule
def way_to_place(state: State, seat: int, numbers: int, position: int) -> tuple[int, int]:
    """The number and the cell at a position among these ways; number 0, if there are not that many."""
    while numbers:
        number = member(numbers, 0)
        cells = cells_that_take(state, seat, number)
        if position < how_many(cells):
            return number, member(cells, position)
        position -= how_many(cells)
        numbers &= numbers - 1
    return 0, 0


@rule
def any_way_to_place(state: State, seat: int, numbers: int, others: int, chance: Chance) -> tuple[int, int]:
    """Any of these ways, or, as number 0, any of some other things to do, each as likely as the next."""
    if has_tables(state):
        position = below(chance, ways_to_place(state, seat, numbers) + others)
        return way_to_place(state, seat, numbers, position)
    barred = barred_in(state.garden[seat])
    counts = cells_by_number(barred)
    return found(barred, counts, numbers, below(chance, int(all_of(counts, numbers)) + others))


@rule
def bounds(state: State, seat: int, cell: int) -> tuple[int, int]:
    """The bounds of a cell: the highest number before it and the lowest after it, in its row and its column."""
    before, after = 0, HIGHEST + 1
    for number in range(1, HIGHEST + 1):
        if cells_after(int(state.no_less[seat, number])) >> cell & 1:
            before = number
        if after > HIGHEST and cells_before(int(state.no_more[seat, number])) >> cell & 1:
            after = number
    return before, after


def clashing_cell(state: State, seat: int, cell: int, number: int) -> int | None:
    """The nearest cell whose clover a number on this cell would clash with: not below one before it, or not above one
    after it."""
    column, row = cell % SIDE, cell // SIDE
    for far in range(1, SIDE):
        for right, down in ((-far, 0), (0, -far), (far, 0), (0, far)):
            if 0 <= column + right < SIDE and 0 <= row + down < SIDE:
                other = cell + right + SIDE * down
                there = number_of(state.garden[seat, other])
                if there and (there >= number if other < cell else there <= number):
                    return other
    return None


@rule
def empty_cells(state: State, seat: int) -> int:
    """The number of empty cells of a garden."""
    empty = 0
    for cell in range(CELLS):
        empty += state.garden[seat, cell] == 0
    return empty


# Two cells that touch at a corner are a pair. Its bit in a set of pairs is that of the upper cell, and `CELLS` higher
# where the lower one lies to the left.


@rule
def pairs_of(cells: int) -> int:
    """The pairs that the cells of a set make with each other."""
    to_the_right = cells & cells >> SIDE + 1 & ~LAST_COLUMN
    to_the_left = cells & cells >> SIDE - 1 & ~FIRST_COLUMN
    return to_the_right | to_the_left << CELLS


def cells_of(pairs: int) -> list[tuple[int, int]]:
    """The two cells of each pair, the upper one first."""
    upper = [(bit % CELLS, SIDE + 1 if bit < CELLS else SIDE - 1) for bit in range(2 * CELLS) if pairs >> bit & 1]
    return sorted((cell, cell + further) for cell, further in upper)


def pair_of(upper: int, lower: int) -> int:
    """The pair that two cells make: the inverse of `cells_of`."""
    return 1 << upper + (CELLS if lower - upper == SIDE - 1 else 0)


@rule
def pairs_made(state: State, seat: int, cell: int, number_before: int) -> int:
    """The pairs of equal numbers that the clover just put on a cell makes.

    Where the same number lay before, they stood before and are not made now.
    """
    number = number_of(state.garden[seat, cell])
    if number == number_before:
        return 0
    cells = 0
    for other in range(CELLS):
        cells |= (number_of(state.garden[seat, other]) == number) << other
    return pairs_of(cells) & ~pairs_of(cells & ~(1 << cell))
