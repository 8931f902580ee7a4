"""The search for shortest solutions, which proves that there are no shorter ones.

**Needs.** For one way to lie in order, each clover needs to cross some of the four dimensions of the cube: those in
which the corner where it lies differs from the one where it belongs. The needs of all clovers are one number of 64
bits: bit ``16 · dimension + corner`` says that the clover at a corner needs to cross a dimension. In order: 0.

**Bounds.** A swap crosses one dimension with two clovers. At best both needed to, so half the needs are a lower bound
for the swaps. Another are rings of clovers that want each other's places. And a swap turns an even arrangement into
an odd one, so the number of swaps that lead to a way is always even, or always odd.

**Waste.** What a solution may be longer than half the needs, it can waste: a swap that only one of the two clovers
needed wastes one, a swap that neither needed wastes two. Most searches have little to waste, and few swaps to try.

**Order.** Swaps of four different clovers can be made in any order. Of all such orders the search looks at one: a
swap that has been tried sleeps until a swap that touches it has been made.
"""

from typing import Final

import numpy as np

from ludotheque.kernel import Ints, how_many, rule
from ludotheque.puzzles.board import CELLS
from ludotheque.puzzles.orders import APART, FULL, STEP_CORNER, STEP_FROM, STEP_SIGN, STEP_TO, costs_to_full, sign_of

DIMENSIONS: Final = 4
DESK: Final = 10
"""How many rows the memory of a search has."""
MOST_SWAPS: Final = 40
"""More than any solution needs: see `docs/puzzles.md`."""
SWAPS: Final = tuple((16 * d + a, a, a | 1 << d) for d in range(DIMENSIONS) for a in range(CELLS) if not a >> d & 1)
"""The 32 swaps: the bit that stands for each, and the two corners."""


def _signed(bits: int) -> int:
    return bits - (1 << 64) if bits >> 63 else bits


NEEDS: Final = np.array(
    [
        [_signed(sum(1 << 16 * d + a for d in range(DIMENSIONS) if (a ^ b) >> d & 1)) for b in range(CELLS)]
        for a in range(CELLS)
    ],
    np.int64,
)
"""What a clover at one corner needs that belongs to another one."""
LOWER: Final = np.array([sum(1 << a for a in range(CELLS) if not a >> d & 1) for d in range(DIMENSIONS)], np.int64)
"""For each dimension, the corners on its lower side."""
ALL_SWAPS: Final = sum(1 << bit for bit, _, _ in SWAPS)
CROSSED: Final = np.zeros(64, np.int64)
"""By the bit of a swap: the needs that it changes at its two corners."""
APART_FROM: Final = np.zeros(64, np.int64)
"""By the bit of a swap: the swaps of four clovers that it can change places with in a solution."""
for _bit, _a, _b in SWAPS:
    CROSSED[_bit] = _signed(1 << (_bit & ~15) + _a | 1 << (_bit & ~15) + _b)
    APART_FROM[_bit] = sum(1 << bit for bit, a, b in SWAPS if not {a, b} & {_a, _b})
CORNER_BITS: Final = 0x0001_0001_0001_0001
"""The four needs of the clover at corner 0."""


@rule
def swapped(needs: int, swap: int) -> int:
    """The needs after a swap: the two clovers take theirs along, and both have crossed the dimension."""
    lower = swap & 15
    upper = lower | 1 << (swap >> 4)
    differ = (needs >> lower ^ needs >> upper) & CORNER_BITS
    return needs ^ (differ << lower | differ << upper) ^ CROSSED[swap]  # type: ignore[no-any-return]


@rule
def both_need(needs: int) -> int:
    """The swaps that bring both of their clovers nearer."""
    found = 0
    for dimension in range(DIMENSIONS):
        of = needs >> 16 * dimension
        found |= (of & of >> (1 << dimension) & LOWER[dimension]) << 16 * dimension
    return found


@rule
def one_needs(needs: int) -> int:
    """The swaps that bring one of their clovers nearer and take the other one away."""
    found = 0
    for dimension in range(DIMENSIONS):
        of = needs >> 16 * dimension
        found |= ((of ^ of >> (1 << dimension)) & LOWER[dimension]) << 16 * dimension
    return found


@rule
def least_by_rings(needs: int) -> int:
    """Another bound: clovers that want each other's places in a ring of `n` need `n - 1` swaps, wherever they lie.

    A swap cuts one ring in two or joins two to one, and in order every clover is a ring of its own.
    """
    least = 0
    unseen = (needs | needs >> 16 | needs >> 32 | needs >> 48) & 0xFFFF
    while unseen:
        first = how_many((unseen & -unseen) - 1)
        corner = first
        while True:
            unseen &= ~(1 << corner)
            need = needs >> corner
            corner ^= need & 1 | need >> 15 & 2 | need >> 30 & 4 | need >> 45 & 8
            if corner == first:
                break
            least += 1
    return least


@rule
def search(needs: int, moves: int, waste: int, desk: Ints, found: Ints, known: int) -> int:
    """Find solutions of exactly ``moves`` swaps for one way to lie in order, with ``waste`` to be wasted.

    ``found`` takes one solution a row, from row ``known`` on; the search stops when it is full. Gives the number of
    rows in use. ``desk`` has a row for each swap on the way, to remember what is still to be tried there.
    """
    trying, sleeping, needed, left = desk[0], desk[1], desk[2], desk[3]
    depth = 0
    needed[0], left[0], sleeping[0] = needs, waste, 0
    trying[0] = swaps_worth_trying(needs, waste)
    path = desk[4]
    while depth >= 0:
        untried = trying[depth]
        if untried == 0:
            depth -= 1
            continue
        both = both_need(needed[depth])
        better = untried & both
        if better == 0:
            better = untried
        one = better & -better
        swap = how_many(one - 1)
        trying[depth] = untried ^ one
        spare = left[depth]
        if not one & both:
            spare -= 1 if one & one_needs(needed[depth]) else 2
        after = swapped(needed[depth], swap)
        path[depth] = swap
        asleep = sleeping[depth] & APART_FROM[swap]
        sleeping[depth] |= one
        if depth + 1 == moves:
            if after == 0:
                for step in range(moves):
                    found[known, step] = path[step]
                known += 1
                if known == len(found):
                    return known
            continue
        depth += 1
        needed[depth], left[depth], sleeping[depth] = after, spare, asleep
        trying[depth] = swaps_worth_trying(after, spare) & ~asleep
    return known


@rule
def swaps_worth_trying(needs: int, waste: int) -> int:
    """The swaps that waste no more than can be wasted."""
    if waste >= 2:
        return ALL_SWAPS
    if waste == 1:
        return both_need(needs) | one_needs(needs)
    return both_need(needs)


@rule
def solutions_of_length(where: Ints, moves: int, sign: int, cost: Ints, desk: Ints, found: Ints) -> int:
    """Find solutions of exactly ``moves`` swaps to any order, until ``found`` is full. Gives their number."""
    known = 0
    at, step, spent, odd, needs = desk[5], desk[6], desk[7], desk[8], desk[9]
    depth = 0
    at[0], step[0], spent[0], odd[0], needs[0] = 0, STEP_FROM[0], 0, (sign + moves) & 1, 0
    while depth >= 0:
        here = step[depth]
        if here == STEP_FROM[at[depth] + 1]:
            depth -= 1
            continue
        step[depth] = here + 1
        after, corner = STEP_TO[here], where[depth]
        still_odd = odd[depth] ^ STEP_SIGN[here]
        so_far = spent[depth] + APART[corner, STEP_CORNER[here]]
        if so_far + cost[after, still_odd] > 2 * moves:
            continue
        wanted = needs[depth] | NEEDS[corner, STEP_CORNER[here]]
        if after == FULL:
            if least_by_rings(wanted) > moves:
                continue
            known = search(wanted, moves, moves - so_far // 2, desk, found, known)
            if known == len(found):
                return known
            continue
        depth += 1
        at[depth], step[depth], spent[depth], odd[depth], needs[depth] = (
            after,
            STEP_FROM[after],
            so_far,
            still_odd,
            wanted,
        )
    return known


@rule
def shortest(where: Ints, cost: Ints, desk: Ints, found: Ints) -> int:
    """The number of swaps of a shortest solution, which is put into the first row of ``found``.

    Each length is searched to the end before the next one, so that nothing shorter is left.
    """
    costs_to_full(where, cost)
    sign = sign_of(where)
    least = min(cost[0, 0], cost[0, 1])
    if least == 0:
        return 0
    moves = (least + 1) // 2
    while solutions_of_length(where, moves, sign, cost, desk, found[:1]) == 0:
        moves += 1
    return moves  # type: ignore[no-any-return]
