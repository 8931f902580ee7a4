"""How many gardens there are: by listing them with the rules, by carrying counts from row to row, and by a formula."""

from fractions import Fraction
from itertools import product
from math import prod
from typing import Any

import numpy as np
import pytest

from ludotheque.games.lucky_numbers.garden import cells_that_take, put
from ludotheque.games.lucky_numbers.state import CELLS, HIGHEST, ROUND, SIDE, new_round
from ludotheque.kernel import COMPILED, State, rule

YOUNG_TABLEAUX = 24_024
ASCENDING_GARDENS = 52_101_067_968


@rule
def next_number(state: State, cell: int, number: int, unused: int) -> int:
    """The next higher number that fits on a cell by the rules and is not used up; 0 if there is none left."""
    for higher in range(number + 1, HIGHEST + 1):
        if cells_that_take(state, 0, higher) >> cell & 1 and unused >> higher & 1:
            return higher
    return 0


@rule
def list_gardens(steps: Any, numbers: Any, highest: int, all_different: bool) -> int:
    """Fill an empty garden cell by cell in every way that the rules allow; how many ways there are.

    ``steps[cell]`` is the garden before that cell is filled, and ``numbers[cell]`` the number that it was last given.
    """
    count, cell = 0, 0
    while cell >= 0:
        unused = (2 << highest) - 2
        if all_different:
            for earlier in range(cell):
                unused &= ~(1 << numbers[earlier])
        numbers[cell] = next_number(steps[cell], cell, numbers[cell], unused)
        if numbers[cell] == 0:
            cell -= 1
        elif cell == CELLS - 1:
            count += 1
        else:
            steps[cell + 1] = steps[cell]
            put(steps[cell + 1], 0, cell, numbers[cell])
            cell += 1
            numbers[cell] = 0
    return count


def gardens_row_by_row(highest: int) -> int:
    """For every possible row, how many gardens end with it: the sum over all rows that are smaller in every column."""
    axes = [
        np.arange(1, highest + 1).reshape([-1 if axis == own else 1 for axis in range(SIDE)]) for own in range(SIDE)
    ]
    ascending = (axes[0] < axes[1]) & (axes[1] < axes[2]) & (axes[2] < axes[3])
    ends_with = ascending.astype(np.int64)
    for _ in range(SIDE - 1):
        for axis in range(SIDE):
            ends_with = np.cumsum(ends_with, axis)
        above = np.zeros_like(ends_with)
        above[1:, 1:, 1:, 1:] = ends_with[:-1, :-1, :-1, :-1]
        ends_with = np.where(ascending, above, 0)
    return int(ends_with.sum())


def gardens_by_formula(highest: int) -> int:
    """MacMahon's count of plane partitions in a box.

    Taken from each number one for every row and column before it, an ascending garden becomes a square in which rows
    and columns do not fall and that is as high as what is left: ``highest - 7``.
    """
    box = product(range(1, SIDE + 1), range(1, SIDE + 1), range(1, highest - 2 * SIDE + 2))
    return int(prod((Fraction(i + j + k - 1, i + j + k - 2) for i, j, k in box), start=Fraction(1)))


def listed(highest: int, all_different: bool = False) -> int:
    steps = np.zeros(CELLS, ROUND)
    steps[0] = new_round(2, 0, 1, False)
    return int(list_gardens(steps, np.zeros(CELLS, np.int64), highest, all_different))


compiled_only = pytest.mark.skipif(not COMPILED, reason="listing millions takes compiled rules")


@compiled_only
def test_a_garden_has_24_024_ascending_fillings_with_1_to_16() -> None:
    assert listed(16, all_different=True) == YOUNG_TABLEAUX


@pytest.mark.parametrize("highest", [6, 7, 8, 9, *(pytest.param(n, marks=compiled_only) for n in (10, 11, 12))])
def test_listing_carrying_and_the_formula_agree_on_smaller_numbers(highest: int) -> None:
    assert listed(highest) == gardens_row_by_row(highest) == gardens_by_formula(highest) * (highest >= 7)


def test_there_are_52_101_067_968_ascending_gardens() -> None:
    assert gardens_row_by_row(HIGHEST) == ASCENDING_GARDENS
    assert gardens_by_formula(HIGHEST) == ASCENDING_GARDENS
