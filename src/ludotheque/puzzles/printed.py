"""From the printed booklet: puzzles 23 to 34, on boards rebuilt from their solutions, as the pictures are lost."""

import tomllib
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from ludotheque.errors import told
from ludotheque.puzzles.errors import BadWish
from ludotheque.puzzles.puzzle import Puzzle, Swap
from ludotheque.puzzles.solver import solve


@dataclass(frozen=True)
class Printed:
    """A puzzle of the printed booklet: its number, a board that fits, with the printed maximum, and the solution."""

    number: int
    puzzle: Puzzle
    solution: tuple[Swap, ...]
    """The printed solution."""

    @cached_property
    def shortest(self) -> tuple[Swap, ...]:
        """A shortest solution of this board."""
        return solve(self.puzzle.numbers)

    @property
    def saved(self) -> int:
        """How many moves a shortest solution has fewer than the printed one."""
        return len(self.solution) - len(self.shortest)


@cache
def printed_puzzles() -> tuple[Printed, ...]:
    """The puzzles of the printed booklet whose solutions have survived, in the order of their numbers."""
    text = Path(__file__).with_name("printed.toml").read_text("ascii")
    return tuple(
        Printed(one["number"], Puzzle(tuple(one["board"]), one["maximum"]), tuple((a, b) for a, b in one["solution"]))
        for one in tomllib.loads(text)["puzzle"]
    )


def printed_puzzle(number: int | str) -> Printed:
    """A puzzle of the printed booklet, by its number."""
    puzzles = printed_puzzles()
    for one in puzzles:
        if str(one.number) == str(number):
            return one
    least, most = puzzles[0].number, puzzles[-1].number
    raise BadWish("not-printed", facts={"value": told(number), "least": least, "most": most})
