"""A plain breadth-first search, as fast as NumPy makes it: every board that so many swaps lead to, level by level."""

from collections.abc import Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from bench.puzzles.plain import PAIRS, ways_to_lie_in_order

Boards = NDArray[np.uint64]
"""A board is one number: four bits for the rank of the clover on each cell."""


@cache
def in_order() -> Boards:
    """Every board that lies in order, sorted."""
    boards = []
    for way in ways_to_lie_in_order():
        boards.append(sum(rank << 4 * cell for rank, cell in enumerate(way)))
    return np.array(sorted(boards), np.uint64)


def minimum(numbers: Sequence[int]) -> int:
    """The least number of swaps."""
    ranks = sorted(numbers)
    start = sum(ranks.index(number) << 4 * cell for cell, number in enumerate(numbers))
    seen = edge = np.array([start], np.uint64)
    moves, ends = 0, in_order()
    while not np.isin(edge, ends, assume_unique=True).any():
        edge = np.unique(np.concatenate([_swapped(edge, a, b) for a, b in PAIRS]))
        edge = edge[~np.isin(edge, seen, assume_unique=True)]
        seen = np.union1d(seen, edge)
        moves += 1
    return moves


def _swapped(boards: Boards, a: int, b: int) -> Boards:
    low, high, four = np.uint64(4 * a), np.uint64(4 * b), np.uint64(15)
    differ = (boards >> low ^ boards >> high) & four
    return boards ^ (differ << low | differ << high)
