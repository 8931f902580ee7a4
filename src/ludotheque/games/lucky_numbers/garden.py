"""A garden of Lucky Numbers: which numbers fit where, putting a clover on a cell, and pairs."""

from ludotheque.games.lucky_numbers.state import (
    ALL_CELLS,
    CELLS,
    FIRST_COLUMN,
    HIGHEST,
    LAST_COLUMN,
    NUMBERS,
    SIDE,
    colour_of,
    number_of,
)
from ludotheque.kernel import State, rule


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
def put(state: State, seat: int, cell: int, clover: int) -> None:
    """Put a clover on a cell; whatever lay there goes face up to the middle.

    From now on a number fits on a cell unless one as high lies before it or one as low lies after it.
    """
    exchanged = int(state.garden[seat, cell])
    if exchanged:
        state.face_up[colour_of(exchanged)] |= 1 << number_of(exchanged)
    state.garden[seat, cell] = clover
    here, number_here = 1 << cell, number_of(clover)
    no_less, no_more, fits = state.no_less[seat], state.no_more[seat], state.fits[seat]
    for number in range(NUMBERS):
        as_high = int(no_less[number]) & ~here
        as_low = int(no_more[number]) & ~here
        if number <= number_here:
            as_high |= here
        if number >= number_here:
            as_low |= here
        no_less[number] = as_high
        no_more[number] = as_low
        fits[number] = ALL_CELLS & ~(cells_after(as_high) | cells_before(as_low))


@rule
def cells_that_take(state: State, seat: int, number: int) -> int:
    """The set of cells of a garden on which a number fits."""
    return int(state.fits[seat, number]) + 0  # not the u2 of the record, which Numba would compile callers anew for


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


@rule
def empty_cells(state: State, seat: int) -> int:
    """The number of empty cells of a garden."""
    empty = 0
    for cell in range(CELLS):
        empty += state.garden[seat, cell] == 0
    return empty


@rule
def paired(state: State, seat: int, cell: int) -> int:
    """The set of cells that touch this one at a corner and have its number."""
    row, column = cell // SIDE, cell % SIDE
    cells = 0
    for down in range(-1, 2, 2):
        for right in range(-1, 2, 2):
            if 0 <= row + down < SIDE and 0 <= column + right < SIDE:
                other = cell + down * SIDE + right
                if number_of(state.garden[seat, other]) == number_of(state.garden[seat, cell]):
                    cells |= 1 << other
    return cells


@rule
def makes_pair(state: State, seat: int, cell: int, number_before: int) -> bool:
    """Whether the clover just put on a cell makes a pair.

    Where the same number lay before, the pair stood before and is not made now.
    """
    return number_of(state.garden[seat, cell]) != number_before and paired(state, seat, cell) != 0
