"""The booklet: forty puzzles in the order of the original, growing from one move to eight, with their solutions."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

from ludotheque.puzzles.generator import make_all
from ludotheque.puzzles.grading import Graded, grade
from ludotheque.puzzles.puzzle import Puzzle

MOVES: Final = (1,) * 2 + (2,) * 3 + (3,) * 5 + (4,) * 6 + (5,) * 6 + (6,) * 6 + (7,) * 6 + (8,) * 6
"""How many moves the puzzles of a booklet take. From 23 on this is the printed order; how it begins is our guess."""


@cache
def of_the_house() -> tuple[Graded, ...]:
    """The forty puzzles of the house, which everybody has."""
    lines = Path(__file__).with_name("house.txt").read_text("ascii").split()
    return tuple(grade(Puzzle.of(line).numbers) for line in lines)


def new_booklet(seed: str, tell: Callable[[int], None] | None = None) -> tuple[Graded, ...]:
    """Forty new puzzles in the same order, the same ones from the same seed."""
    return tuple(make_all(MOVES, seed, tell))
