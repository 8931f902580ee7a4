"""What a learned bot sees in a garden: its features and how strong each is, most of them absent, as a list.

A number *fits* on an empty cell if the rows and columns still ascend with it. It fits *well* if it also leaves a number
for every empty cell between it and the clovers around. What counts is how many such clovers the pile and the middle
still have.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.lucky_numbers.state import CELLS, HIGHEST, MOST_SEATS, SIDE
from ludotheque.kernel import Ints, rule

Weights: TypeAlias = NDArray[np.float32]

LENGTH = HIGHEST + 2
"""How long a table of clovers by number is: from 0 to 21, of which there are none."""

NUMBER_ON_CELL = 0
"""Which number lies on which cell, 0 for none: 16 times 21 features."""
HITS = NUMBER_ON_CELL + CELLS * (HIGHEST + 1)
"""For each empty cell, what part of the pile fits there."""
GOOD_HITS = HITS + CELLS
"""For each empty cell, what part of the pile fits there well."""
OFFERS = GOOD_HITS + CELLS
"""For each empty cell, the number of clovers in the middle that fit there well."""
ROOMS = OFFERS + CELLS
"""For each empty cell, the number of numbers that fit there well."""
EMPTIES = ROOMS + CELLS
"""The number of empty cells: a feature for each count."""
ANY_HIT = EMPTIES + CELLS + 1
"""What part of the pile fits on some empty cell, and what part well."""
ANY_OFFER = ANY_HIT + 2
"""The number of numbers in the middle that fit on some empty cell, and that fit well; whether there are any of each."""
WAITS = ANY_OFFER + 4
"""How long it takes to draw what fits well on the empty cells: all of them together, and the slowest."""
ROOM_COUNTS = WAITS + 2
"""The number of empty cells for which no number fits well, for which one does, two …, ten or more."""
HIT_COUNTS = ROOM_COUNTS + 11
"""The number of empty cells on which no clover of the pile fits well, up to a sixteenth of it, two …, seven or more."""
ALWAYS = HIT_COUNTS + 9
"""Always there."""
FEATURES = ALWAYS + 1
MOST = 5 * CELLS + 11 + 30
"""No garden has more features than this at a time."""


@rule
def count_clovers(numbers_of_colour: Ints, up_to: Ints) -> int:
    """Count the clovers up to each number in a set for each colour. Returns the number of all clovers."""
    total = 0
    up_to[0] = 0
    for number in range(1, HIGHEST + 1):
        for colour in range(MOST_SEATS):
            total += int(numbers_of_colour[colour]) >> number & 1
        up_to[number] = total
    up_to[HIGHEST + 1] = total
    return total


@rule
def find_bounds(garden: Ints, bounds: Ints) -> None:
    """Write what each cell must exceed and stay below, to fit and to fit well: four rows of ``bounds``."""
    for cell in range(CELLS):
        row, column = cell // SIDE, cell % SIDE
        fit = well = 0
        if column:
            left = int(garden[cell - 1])
            fit = left if left else int(bounds[4, cell - 1])
            well = left if left else int(bounds[2, cell - 1]) + 1
        bounds[4, cell] = fit
        over = 0
        if row:
            above = int(garden[cell - SIDE])
            over = above if above else int(bounds[5, cell - SIDE])
            well = max(well, above if above else int(bounds[2, cell - SIDE]) + 1)
        bounds[5, cell] = over
        bounds[0, cell] = max(fit, over)
        bounds[2, cell] = well
    for cell in range(CELLS - 1, -1, -1):
        row, column = cell // SIDE, cell % SIDE
        fit = well = HIGHEST + 1
        if column < SIDE - 1:
            right = int(garden[cell + 1])
            fit = right if right else int(bounds[4, cell + 1])
            well = right if right else int(bounds[3, cell + 1]) - 1
        bounds[4, cell] = fit
        under = HIGHEST + 1
        if row < SIDE - 1:
            beneath = int(garden[cell + SIDE])
            under = beneath if beneath else int(bounds[5, cell + SIDE])
            well = min(well, beneath if beneath else int(bounds[3, cell + SIDE]) - 1)
        bounds[5, cell] = under
        bounds[1, cell] = min(fit, under)
        bounds[3, cell] = well


@rule
def numbers_between(above: int, below: int) -> int:
    """The set of the numbers strictly between two others."""
    return ((1 << below) - 1) & ~((2 << above) - 1) if above + 1 < below else 0


@rule
def clovers_of(numbers: int, up_to: Ints) -> int:
    """The number of counted clovers that have one of these numbers."""
    count = 0
    for number in range(1, HIGHEST + 1):
        if numbers >> number & 1:
            count += up_to[number] - up_to[number - 1]
    return count


@rule
def kinds_of(numbers: int, up_to: Ints) -> int:
    """The number of these numbers that are among the counted clovers."""
    count = 0
    for number in range(1, HIGHEST + 1):
        if numbers >> number & 1 and up_to[number] > up_to[number - 1]:
            count += 1
    return count


@rule
def find_features(garden: Ints, pile: Ints, middle: Ints, bounds: Ints, found: Ints, strength: Weights) -> int:
    """Write a garden's features into ``found``, their strengths into ``strength``. Returns the number of features."""
    find_bounds(garden, bounds)
    part = 1.0 / max(1, int(pile[HIGHEST]))
    count, empty, fits, fits_well = 0, 0, 0, 0
    waits, slowest = 0.0, 0.0
    bounds[6, :] = 0
    bounds[7, :] = 0
    for cell in range(CELLS):
        number = int(garden[cell])
        found[count] = NUMBER_ON_CELL + cell * (HIGHEST + 1) + number
        strength[count] = 1.0
        count += 1
        if number:
            continue
        empty += 1
        above, below = int(bounds[0, cell]), int(bounds[1, cell])
        well_above, well_below = int(bounds[2, cell]), int(bounds[3, cell])
        fits |= numbers_between(above, below)
        room = max(0, well_below - well_above - 1)
        hits, good_hits, offers = 0, 0, 0
        if below > above:
            hits = int(pile[below - 1]) - int(pile[above])
        if room:
            fits_well |= numbers_between(well_above, well_below)
            good_hits = int(pile[well_below - 1]) - int(pile[well_above])
            offers = int(middle[well_below - 1]) - int(middle[well_above])
        found[count], strength[count] = HITS + cell, 2.0 * hits * part
        found[count + 1], strength[count + 1] = GOOD_HITS + cell, 2.0 * good_hits * part
        found[count + 2], strength[count + 2] = ROOMS + cell, 0.1 * room
        count += 3
        if offers:
            found[count], strength[count] = OFFERS + cell, 0.5 * min(offers, 3)
            count += 1
        wait = 1.0 / (good_hits * part + 0.02)
        waits += wait
        slowest = max(slowest, wait)
        bounds[6, min(room, 10)] += 1
        bounds[7, 0 if good_hits == 0 else min(8, 1 + int(16 * good_hits * part))] += 1
    found[count], strength[count] = EMPTIES + empty, 1.0
    found[count + 1], strength[count + 1] = ANY_HIT, clovers_of(fits, pile) * part
    found[count + 2], strength[count + 2] = ANY_HIT + 1, clovers_of(fits_well, pile) * part
    found[count + 3], strength[count + 3] = WAITS, waits * 0.01
    found[count + 4], strength[count + 4] = WAITS + 1, slowest * 0.02
    found[count + 5], strength[count + 5] = ALWAYS, 1.0
    count += 6
    for well in range(2):
        offers = kinds_of(fits_well if well else fits, middle)
        if offers:
            found[count], strength[count] = ANY_OFFER + well, 0.25 * min(offers, 6)
            found[count + 1], strength[count + 1] = ANY_OFFER + 2 + well, 1.0
            count += 2
    for room in range(11):
        if bounds[6, room]:
            found[count], strength[count] = ROOM_COUNTS + room, 0.3 * bounds[6, room]
            count += 1
    for hit in range(9):
        if bounds[7, hit]:
            found[count], strength[count] = HIT_COUNTS + hit, 0.3 * bounds[7, hit]
            count += 1
    return count
