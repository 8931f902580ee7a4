"""What the page about puzzles says is true."""

import doctest
from itertools import permutations
from pathlib import Path

import pytest

from ludotheque.puzzles import Puzzle, minimum
from ludotheque.puzzles.grading import essence
from ludotheque.puzzles.search import MOST_SWAPS

PAGE = Path(__file__).parents[2] / "docs" / "puzzles.md"
HARDEST = {"3DPJX-3AJ5-DZ7TV", "3DPM1-TK7Z-5TG9S"}


def test_its_examples_run() -> None:
    found = doctest.testfile(str(PAGE), module_relative=False)
    assert (found.failed, found.attempted) == (0, 13)


@pytest.mark.parametrize("text", sorted(HARDEST))
def test_the_hardest_known_starts_take_18_moves(text: str) -> None:
    assert f"`{text}`" in PAGE.read_text("utf-8")
    assert minimum(Puzzle.of(text).numbers) == Puzzle.of(text).maximum == 18


def test_the_hardest_known_starts_are_not_mirrors_of_each_other() -> None:
    assert len({essence(Puzzle.of(text).numbers) for text in HARDEST}) == len(HARDEST)


def test_a_ring_of_four_is_sorted_by_at_most_four_swaps_so_no_start_takes_more_than_32() -> None:
    swaps: dict[tuple[int, ...], int] = {(0, 1, 2, 3): 0}
    edge = list(swaps)
    while edge:
        line = edge.pop(0)
        for a, b in ((0, 1), (1, 2), (2, 3), (3, 0)):
            after = list(line)
            after[a], after[b] = after[b], after[a]
            if tuple(after) not in swaps:
                swaps[tuple(after)] = swaps[line] + 1
                edge.append(tuple(after))
    assert set(swaps) == set(permutations(range(4)))
    assert max(swaps.values()) == 4
    assert [line for line in swaps if swaps[line] == 4] == [(2, 3, 0, 1)]
    assert 8 * max(swaps.values()) == 32 <= MOST_SWAPS
