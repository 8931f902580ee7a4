"""Which numbers fit where in a garden, worked out from its clovers for all cells and all numbers at once.

So it is done on a GPU, where it takes less time than to read and keep tables by number: see `state.round_type`. What is
worked out is a set of numbers for each of the 16 cells, in 32 bits, as the registers of a GPU have them.
"""

from typing import Any, TypeAlias

import numpy as np

from ludotheque.games.lucky_numbers.state import ALL_CELLS, HIGHEST, SIDE
from ludotheque.kernel import Ints, found_by_halves, how_many, rule

_32: Any = np.uint32
_ALL = 1 << 32
_HALF, _ON_EACH_CELL = np.uint64(32), np.uint64(0x1111111111111111)
# The bits whose place has a certain binary digit, and not another, higher one; and how far these two digits are apart
_0_BEFORE_4, _15 = np.uint64(0x0000AAAA0000AAAA), np.uint64(15)
_0_BEFORE_2, _3 = np.uint64(0x0A0A0A0A0A0A0A0A), np.uint64(3)
_1_BEFORE_5, _30 = np.uint64(0x00000000CCCCCCCC), np.uint64(30)
_1_BEFORE_3, _6 = np.uint64(0x00CC00CC00CC00CC), np.uint64(6)

Row: TypeAlias = tuple[int, int, int, int]
Barred: TypeAlias = tuple[Row, Row, Row, Row]
"""For each cell, row by row, the set of numbers that do not fit there."""
Counts: TypeAlias = tuple[int, int, int, int, int]
"""For each number a count from 0 to 16 in binary: the set of numbers whose count has a one, a two, a four …"""


@rule
def numbers_in(row: int) -> Row:
    """The numbers of the four clovers in a row; 0 for none."""
    return _32(row & 31), _32(row >> 8 & 31), _32(row >> 16 & 31), _32(row >> 24 & 31)


@rule
def up_to(number: int) -> int:
    """The numbers up to this one; none, if it is 0."""
    return _32((2 << int(number)) - 2)  # type: ignore[no-any-return]


@rule
def from_on(number: int) -> int:
    """The numbers from this one on, and higher ones than there are; none, if it is 0."""
    return _32(_ALL - (1 << int(number) & ~1) & _ALL - 1)  # type: ignore[no-any-return]


@rule
def barred_in_line(a: int, b: int, c: int, d: int) -> Row:
    """For the places of four numbers in a line, the numbers that do not fit there because of the other three."""
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
    rows = garden.view(_32)  # each as one number: a byte for every clover
    top, second, third, bottom = numbers_in(rows[0]), numbers_in(rows[1]), numbers_in(rows[2]), numbers_in(rows[3])
    a = barred_in_line(top[0], second[0], third[0], bottom[0])
    b = barred_in_line(top[1], second[1], third[1], bottom[1])
    c = barred_in_line(top[2], second[2], third[2], bottom[2])
    d = barred_in_line(top[3], second[3], third[3], bottom[3])
    return (
        crossed(barred_in_line(top[0], top[1], top[2], top[3]), a[0], b[0], c[0], d[0]),
        crossed(barred_in_line(second[0], second[1], second[2], second[3]), a[1], b[1], c[1], d[1]),
        crossed(barred_in_line(third[0], third[1], third[2], third[3]), a[2], b[2], c[2], d[2]),
        crossed(barred_in_line(bottom[0], bottom[1], bottom[2], bottom[3]), a[3], b[3], c[3], d[3]),
    )


@rule
def barred_places(row: Row, number: int) -> int:
    """The places of a row, as bits, on which a number does not fit."""
    one, two = _32(row[0] >> number & 1), _32(row[1] >> number & 1)
    three, four = _32(row[2] >> number & 1), _32(row[3] >> number & 1)
    return _32(one | two << 1 | three << 2 | four << 3)  # type: ignore[no-any-return]


@rule
def cells_for(barred: Barred, number: int) -> int:
    """The set of cells on which a number fits."""
    bit = _32(number)
    upper = _32(barred_places(barred[0], bit) | barred_places(barred[1], bit) << SIDE)
    lower = _32(barred_places(barred[2], bit) | barred_places(barred[3], bit) << SIDE)
    return int(_32(ALL_CELLS ^ (upper | lower << 2 * SIDE)))


@rule
def four_numbers(row: Row, first: int) -> int:
    """For the cells of a row, which of four numbers do not fit there, as four bits for each cell."""
    upper = _32(row[0] >> first & 15 | (row[1] >> first & 15) << 4)
    return _32(upper | (row[2] >> first & 15) << 8 | (row[3] >> first & 15) << 12)  # type: ignore[no-any-return]


@rule
def exchanged(members: np.uint64, some: np.uint64, further: np.uint64) -> np.uint64:
    """A set in which some members, and those that lie so much further, have changed places."""
    differ = (members >> further ^ members) & some
    return members ^ differ ^ differ << further


@rule
def cells_for_four(barred: Barred, first: int, numbers: int) -> np.uint64:
    """For each of four numbers the set of cells on which it fits, 16 bits each; none for a number that is not in a set.

    Which numbers fit on each cell is known: the bits are exchanged until they stand by number instead.
    """
    bit = _32(first)
    above = _32(four_numbers(barred[0], bit) | four_numbers(barred[1], bit) << 16)
    under = _32(four_numbers(barred[2], bit) | four_numbers(barred[3], bit) << 16)
    taken = np.uint64(_32(numbers) >> bit & 15) * _ON_EACH_CELL
    fit = taken & ~(np.uint64(above) | np.uint64(under) << _HALF)
    fit = exchanged(exchanged(fit, _0_BEFORE_4, _15), _0_BEFORE_2, _3)
    return exchanged(exchanged(fit, _1_BEFORE_5, _30), _1_BEFORE_3, _6)


@rule
def added(a: int, b: int, c: int) -> tuple[int, int]:
    """Three sets of numbers counted: of which numbers there is an odd count, and of which two or more."""
    return _32(a ^ b ^ c), _32(a & b | (a | b) & c)


@rule
def cells_by_number(barred: Barred) -> Counts:
    """For each number the number of cells on which it fits: three sets at a time become two."""
    top, second, third, bottom = barred
    one_a, two_a = added(~top[0], ~top[1], ~top[2])
    one_b, two_b = added(~top[3], ~second[0], ~second[1])
    one_c, two_c = added(~second[2], ~second[3], ~third[0])
    one_d, two_d = added(~third[1], ~third[2], ~third[3])
    one_e, two_e = added(~bottom[0], ~bottom[1], ~bottom[2])
    one_f, two_f = added(one_a, one_b, one_c)
    one_g, two_g = added(one_d, one_e, ~bottom[3])
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
    ones, twos = how_many(_32(counts[0] & numbers)), how_many(_32(counts[1] & numbers))
    fours, eights = how_many(_32(counts[2] & numbers)), how_many(_32(counts[3] & numbers))
    return _32(ones + 2 * twos + 4 * fours + 8 * eights + 16 * how_many(_32(counts[4] & numbers)))  # type: ignore[no-any-return]


@rule
def found(barred: Barred, counts: Counts, numbers: int, position: int) -> tuple[int, int]:
    """The number and the cell at a position among the ways to place one of a set of numbers, in the order of the
    numbers; number 0, if there are not that many."""
    number, before, at = _32(0), _32(0), _32(position)
    for step in range(5):
        further = _32(number + (16 >> step))
        lower = all_of(counts, _32((1 << int(further)) - 1 & numbers))
        if lower <= at:
            number, before = further, lower
    if number > HIGHEST:
        return 0, 0
    return int(number), found_by_halves(cells_for(barred, number), int(_32(at - before)))
