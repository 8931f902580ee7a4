"""How hard a puzzle is, by more than the length of its solution, and which puzzles are the same in disguise."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import log2

from ludotheque.puzzles.board import ASCENDING, CELLS, SIDE, is_across
from ludotheque.puzzles.puzzle import Puzzle, Swap
from ludotheque.puzzles.solver import cells_of, solutions, useful_swaps

MOST_COUNTED = 1000
"""More solutions than this make a puzzle no easier."""


@dataclass(frozen=True)
class Graded:
    """A puzzle whose maximum is its proven minimum, with what makes it hard."""

    puzzle: Puzzle
    solution: tuple[Swap, ...]
    """A shortest solution, with as few swaps across the edge as any."""
    solutions: int
    """How many shortest solutions there are, as far as they were counted."""
    across: int
    """How many swaps across the edge no shortest solution can do without."""
    misleading: int
    """How many swaps on the way look right and are not: fewer neighbours in wrong order, no shortest solution left."""

    @cached_property
    def points(self) -> int:
        """How hard it is: by length, what misleads, what reaches across the edge, and how few solutions there are."""
        return round(10 * len(self.solution) + self.misleading + 3 * self.across - 3 * log2(self.solutions))


def grade(numbers: Sequence[int]) -> Graded:
    """Solve a puzzle in every shortest way and see what makes it hard."""
    found = solutions(numbers, MOST_COUNTED)
    board = tuple(numbers)
    across = [sum(is_across(*cells) for cells in cells_of(board, one)) for one in found]
    easiest = found[across.index(min(across))]
    misleading, now = 0, Puzzle(board)
    for swap in easiest:
        misleading += len(tempting_swaps(now) - useful_swaps(now))
        now = now.swap(*swap)
    return Graded(Puzzle(board, len(easiest)), easiest, len(found), min(across), misleading)


def disorder(numbers: Sequence[int]) -> int:
    """How many of the 24 neighbours in rows and columns stand in the wrong order: what one sees at a glance."""
    return sum(numbers[lower] > numbers[higher] for lower, higher in ASCENDING)


def tempting_swaps(puzzle: Puzzle) -> frozenset[Swap]:
    """The swaps that leave fewer neighbours in the wrong order."""
    now = disorder(puzzle.numbers)
    pairs = {(a, b) for a in puzzle.numbers for b in puzzle.partners(a) if a < b}
    return frozenset(pair for pair in pairs if disorder(Puzzle(puzzle.numbers).swap(*pair).numbers) < now)


def _mirrors() -> Iterator[tuple[bool, tuple[int, ...]]]:
    """The four ways to look at a board that change nothing: as it is, over the diagonal, and both from behind.

    From behind the board is turned half round and the highest number counts as the lowest.
    """
    over = tuple(cell % SIDE * SIDE + cell // SIDE for cell in range(CELLS))
    for way in (tuple(range(CELLS)), over):
        yield False, way
        yield True, tuple(CELLS - 1 - cell for cell in way)


MIRRORS = tuple(_mirrors())


def essence(numbers: Sequence[int]) -> tuple[int, ...]:
    """What puzzles have in common that are the same in disguise: mirrored, or with other numbers in the same order."""
    ranks = [sorted(numbers).index(number) for number in numbers]
    return min(tuple(CELLS - 1 - ranks[cell] if behind else ranks[cell] for cell in way) for behind, way in MIRRORS)


def shape(graded: Graded) -> tuple[tuple[int, int], ...]:
    """Where the swaps of the solution are made, whatever the numbers and their order: what a player would remember."""
    cells = list(cells_of(graded.puzzle.numbers, graded.solution))
    images = []
    for _, way in MIRRORS:
        to = {cell: place for place, cell in enumerate(way)}
        images.append(tuple(sorted((min(to[a], to[b]), max(to[a], to[b])) for a, b in cells)))
    return min(images)
