"""The hunt for the hardest start: the one whose shortest solution is longest."""

import time
from collections.abc import Iterator
from typing import Final

import numpy as np

from ludotheque.kernel import Chance, Ints, below, new_chance, rule
from ludotheque.puzzles.board import CELL, CELLS
from ludotheque.puzzles.orders import sign_of
from ludotheque.puzzles.search import MOST_SWAPS, shortest, solutions_of_length
from ludotheque.puzzles.solver import scratch

MOST_COUNTED: Final = 5000
"""How many solutions are told apart: a start with more is as good as any other with more."""

LENIENCE: Final = 50
"""One step in this many may have a few more solutions than the place it leaves, so that the hunt leaves small hills."""


@rule
def shuffle(where: Ints, chance: Chance) -> None:
    """Lay the clovers down anew, each arrangement as likely as the next."""
    for rank in range(CELLS - 1, 0, -1):
        other = below(chance, rank + 1)
        where[rank], where[other] = where[other], where[rank]


@rule
def climb(where: Ints, steps: int, chance: Chance, cost: Ints, desk: Ints, found: Ints) -> int:
    """Exchange two or three clovers at a time and keep what is harder. Returns the swaps that it takes at last.

    Harder is what takes more swaps or, with as many, has fewer shortest solutions: when the last of them is gone, it
    takes one more.
    """
    now = shortest(where, cost, desk, found)
    solutions = solutions_of_length(where, now, sign_of(where), cost, desk, found)
    for _ in range(steps):
        a, b, c = below(chance, CELLS), below(chance, CELLS), below(chance, CELLS)
        where[a], where[b] = where[b], where[a]
        where[b], where[c] = where[c], where[b]
        least = shortest(where, cost, desk, found)
        keep = least > now
        if least >= now:
            bearable = (
                solutions + (solutions // 4 if below(chance, LENIENCE) == 0 else 0) if least == now else len(found)
            )
            room = min(bearable + 1, len(found))
            count = solutions_of_length(where, least, sign_of(where), cost, desk, found[:room])
            keep |= count <= bearable
        if keep:
            now, solutions = least, count
        else:
            where[b], where[c] = where[c], where[b]
            where[a], where[b] = where[b], where[a]
    return now


def hunt(seed: int, seconds: float, steps: int = 1500) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Climb from one random start after another for ``seconds``: every start that is harder than all before it."""
    chance, space = new_chance(seed), scratch()
    found = np.zeros((MOST_COUNTED, MOST_SWAPS), np.int64)
    hardest, until = 0, time.monotonic() + seconds
    while time.monotonic() < until:
        where = np.arange(CELLS)
        shuffle(where, chance)
        moves = climb(where, steps, chance, space.cost, space.desk, found)
        if moves > hardest:
            hardest = moves
            numbers = [0] * CELLS
            for rank, corner in enumerate(where.tolist(), start=1):
                numbers[CELL[corner]] = rank
            yield moves, tuple(numbers)
