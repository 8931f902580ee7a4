"""Which numbers fit where in a garden, worked out from its clovers for all cells and all numbers at once.

So it is done on a GPU, where it takes less time than to read and keep tables by number: see `state.round_type`. What is
worked out is a set of numbers for each of the 16 cells, in 32 bits, as the registers of a GPU have them.
"""

from typing import Any, TypeAlias

import numpy as np

from ludotheque.games.lucky_numbers.state import ALL_CELLS, HIGHEST, SIDE, number_of
from ludotheque.kernel import Ints, found_by_halves, how_many, rule

_32: Any = np.uint32
_ALL = 1 << 32

Row: TypeAlias = tuple[int, int, int, int]
Barred: TypeAlias = tuple[Row, Row, Row, Row]
"""For each cell, row by row, the set of numbers that do not fit there."""
Counts: TypeAlias = tuple[int, int, int, int, int]
"""For each number a count from 0 to 16 in binary: the set of numbers whose count has a one, a two, a four …"""


@rule
def up_to(clover: int) -> int:
    """The numbers up to that of a clover; none, if there is no clover."""
    return _32((2 << number_of(clover)) - 2)  # type: ignore[no-any-return]


@rule
def from_on(clover: int) -> int:
    """The numbers from that of a clover on, and higher ones than there are; none, if there is no clover."""
    return _32(_ALL - (1 << number_of(clover) & ~1) & _ALL - 1)  # type: ignore[no-any-return]


@rule
def barred_in_line(a: int, b: int, c: int, d: int) -> Row:
    """For the places of four clovers in a line, the numbers that do not fit there because of the other three."""
    first_two, last_two = _32(up_to(a) | up_to(b)), _32(from_on(c) | from_on(d))
    return (
        _32(from_on(b) | last_two),
        _32(up_to(a) | last_two),
        _32(first_two | from_on(d)),
        _32(first_two | up_to(c)),
    )


@rule
def crossed(row: Row, first: int, second: int, third: int, fourth: int) -> Row:
    """The numbers that do not fit in a row, because of the row itself or of the columns that it crosses."""
    return _32(row[0] | first), _32(row[1] | second), _32(row[2] | third), _32(row[3] | fourth)


@rule
def barred_in(garden: Ints) -> Barred:
    """For each cell of a garden the numbers that do not fit there."""
    a = barred_in_line(garden[0], garden[4], garden[8], garden[12])
    b = barred_in_line(garden[1], garden[5], garden[9], garden[13])
    c = barred_in_line(garden[2], garden[6], garden[10], garden[14])
    d = barred_in_line(garden[3], garden[7], garden[11], garden[15])
    return (
        crossed(barred_in_line(garden[0], garden[1], garden[2], garden[3]), a[0], b[0], c[0], d[0]),
        crossed(barred_in_line(garden[4], garden[5], garden[6], garden[7]), a[1], b[1], c[1], d[1]),
        crossed(barred_in_line(garden[8], garden[9], garden[10], garden[11]), a[2], b[2], c[2], d[2]),
        crossed(barred_in_line(garden[12], garden[13], garden[14], garden[15]), a[3], b[3], c[3], d[3]),
    )


@rule
def barred_places(row: Row, number: int) -> int:
    """The places of a row, as bits, on which a number does not fit."""
    bit = _32(number)
    one, two = _32(row[0] >> bit & 1), _32(row[1] >> bit & 1)
    three, four = _32(row[2] >> bit & 1), _32(row[3] >> bit & 1)
    return int(_32(one | two << 1 | three << 2 | four << 3))


@rule
def cells_for(barred: Barred, number: int) -> int:
    """The set of cells on which a number fits."""
    upper = barred_places(barred[0], number) | barred_places(barred[1], number) << SIDE
    lower = barred_places(barred[2], number) | barred_places(barred[3], number) << SIDE
    return ALL_CELLS ^ (upper | lower << 2 * SIDE)


@rule
def added(a: int, b: int, c: int) -> tuple[int, int]:
    """Three sets of numbers counted: of which numbers there is an odd count, and of which two or more."""
    return _32(a ^ b ^ c), _32(a & b | (a | b) & c)


@rule
def cells_by_number(barred: Barred, numbers: int) -> Counts:
    """For each of a set of numbers, the number of cells on which it fits: three sets at a time become two."""
    taken = _32(numbers)
    top, second, third, bottom = barred
    one_a, two_a = added(taken & ~top[0], taken & ~top[1], taken & ~top[2])
    one_b, two_b = added(taken & ~top[3], taken & ~second[0], taken & ~second[1])
    one_c, two_c = added(taken & ~second[2], taken & ~second[3], taken & ~third[0])
    one_d, two_d = added(taken & ~third[1], taken & ~third[2], taken & ~third[3])
    one_e, two_e = added(taken & ~bottom[0], taken & ~bottom[1], taken & ~bottom[2])
    one_f, two_f = added(one_a, one_b, one_c)
    one_g, two_g = added(one_d, one_e, taken & ~bottom[3])
    two_h, four_a = added(two_a, two_b, two_c)
    two_i, four_b = added(two_d, two_e, two_f)
    two_j, four_c = added(two_g, _32(one_f & one_g), two_h)
    four_d, eight = added(four_a, four_b, four_c)
    four_e = _32(two_i & two_j)
    fours, more = _32(four_d ^ four_e), _32(four_d & four_e)
    return _32(one_f ^ one_g), _32(two_i ^ two_j), fours, _32(eight ^ more), _32(eight & more)


@rule
def all_of(counts: Counts, numbers: int) -> int:
    """The counts of a set of numbers, added up."""
    return (
        how_many(counts[0] & numbers)
        + 2 * how_many(counts[1] & numbers)
        + 4 * how_many(counts[2] & numbers)
        + 8 * how_many(counts[3] & numbers)
        + 16 * how_many(counts[4] & numbers)
    )


@rule
def found(barred: Barred, counts: Counts, position: int) -> tuple[int, int]:
    """The number and the cell at a position among the ways that are counted, in the order of the numbers; number 0, if
    there are not that many."""
    number, before = 0, 0
    for step in range(5):
        half = 16 >> step
        lower = all_of(counts, (1 << number + half) - 1)
        if lower <= position:
            number, before = number + half, lower
    if number > HIGHEST:
        return 0, 0
    return number, found_by_halves(cells_for(barred, number), position - before)
