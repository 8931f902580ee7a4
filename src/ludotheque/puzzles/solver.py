"""Shortest solutions: one, all, and how many, each with the proof that none is shorter."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from ludotheque.kernel import Ints
from ludotheque.puzzles.board import CELL, PARTNERS, ranks
from ludotheque.puzzles.orders import FULL, sign_of
from ludotheque.puzzles.puzzle import Puzzle, Swap, checked
from ludotheque.puzzles.search import DESK, MOST_SWAPS, shortest, solutions_of_length

USUAL_LIMIT = 100_000
"""The most solutions that are listed unless more are asked for."""


@dataclass(frozen=True)
class Scratch:
    """The scratch buffers of a search."""

    cost: Ints
    desk: Ints


def scratch() -> Scratch:
    """Fresh buffers for a search: searches in several threads must not share any."""
    return Scratch(np.zeros((FULL + 1, 2), np.int64), np.zeros((DESK, MOST_SWAPS + 1), np.int64))


def solve(numbers: Sequence[int]) -> tuple[Swap, ...]:
    """The swaps of a shortest solution, each as the two numbers that change places; no solution has fewer."""
    board, space = checked(numbers), scratch()
    found = np.zeros((1, MOST_SWAPS), np.int64)
    least = shortest(ranks(board), space.cost, space.desk, found)
    return _as_numbers(board, found[0, :least])


def minimum(numbers: Sequence[int]) -> int:
    """The least number of swaps that puts a board in order."""
    return len(solve(numbers))


def solutions(numbers: Sequence[int], limit: int = USUAL_LIMIT) -> tuple[tuple[Swap, ...], ...]:
    """All shortest solutions, at most ``limit``.

    Two that differ only in the order of swaps of four different clovers are the same solution, and listed once.
    """
    board, space = checked(numbers), scratch()
    where = ranks(board)
    least = shortest(where, space.cost, space.desk, np.zeros((1, MOST_SWAPS), np.int64))
    if least == 0:
        return ((),)
    rows = min(limit, 1024)
    while True:
        found = np.zeros((rows, MOST_SWAPS), np.int64)
        known = solutions_of_length(where, least, sign_of(where), space.cost, space.desk, found)
        if known < rows or rows == limit:
            return tuple(_as_numbers(board, path[:least]) for path in found[:known])
        rows = min(limit, rows * 16)


@dataclass(frozen=True)
class Count:
    """How many shortest solutions a board has."""

    solutions: int
    """Those that differ in more than the order of swaps that do not touch each other."""
    sequences: int
    """Those that differ in anything."""


def count(numbers: Sequence[int], limit: int = USUAL_LIMIT) -> Count:
    """How many shortest solutions a board has, counting no more than ``limit``."""
    board = checked(numbers)
    found = solutions(board, limit)
    return Count(len(found), sum(orders(board, solution) for solution in found))


def orders(numbers: Sequence[int], solution: Sequence[Swap]) -> int:
    """In how many orders the swaps of a solution can be made: two that touch the same cell keep theirs."""
    cells = list(cells_of(numbers, solution))
    before = [
        sum(1 << earlier for earlier in range(later) if set(cells[earlier]) & set(cells[later]))
        for later in range(len(cells))
    ]

    @cache
    def ways(done: int) -> int:
        if done == (1 << len(cells)) - 1:
            return 1
        ready = (one for one in range(len(cells)) if not done >> one & 1 and before[one] & ~done == 0)
        return sum(ways(done | 1 << one) for one in ready)

    return ways(0)


def cells_of(numbers: Sequence[int], solution: Sequence[Swap]) -> Iterator[tuple[int, int]]:
    """The two cells of each swap of a solution."""
    board = list(numbers)
    for a, b in solution:
        here, there = board.index(a), board.index(b)
        assert there in PARTNERS[here]
        board[here], board[there] = b, a
        yield here, there


def useful_swaps(puzzle: Puzzle) -> frozenset[Swap]:
    """The swaps with which some shortest solution begins, the smaller number first."""
    free = Puzzle(puzzle.numbers)
    least = minimum(free.numbers)
    pairs = {(a, b) for a in free.numbers for b in free.partners(a) if a < b}
    return frozenset(pair for pair in pairs if least and minimum(free.swap(*pair).numbers) == least - 1)


def _as_numbers(board: tuple[int, ...], path: Ints) -> tuple[Swap, ...]:
    numbers = list(board)
    swaps = []
    for swap in path.tolist():
        corner = swap & 15
        here, there = CELL[corner], CELL[corner | 1 << (swap >> 4)]
        a, b = numbers[here], numbers[there]
        numbers[here], numbers[there] = b, a
        swaps.append((min(a, b), max(a, b)))
    return tuple(swaps)
