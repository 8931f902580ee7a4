"""A solo puzzle, as a value: sixteen clovers on a board, and the most swaps that may be used to put them in order."""

from collections.abc import Sequence
from dataclasses import dataclass

from ludotheque.errors import shown
from ludotheque.puzzles import ids
from ludotheque.puzzles.board import CELLS, HIGHEST, NEIGHBOURS, PARTNERS, SIDE, in_order
from ludotheque.puzzles.errors import ImpossibleBoard, ImpossibleSwap

Swap = tuple[int, int]
"""Two numbers whose clovers change places."""


def checked(numbers: object) -> tuple[int, ...]:
    """The sixteen numbers of a board; an error says what is wrong with those that cannot be one."""
    if not isinstance(numbers, Sequence) and hasattr(numbers, "tolist"):
        numbers = numbers.tolist()  # an array
    if isinstance(numbers, str | bytes) or not isinstance(numbers, Sequence):
        raise ImpossibleBoard("no-numbers", facts={"value": shown(numbers)})
    for number in numbers:
        if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= HIGHEST:
            raise ImpossibleBoard("bad-number", facts={"value": shown(number), "most": HIGHEST})
    if len(numbers) != CELLS:
        raise ImpossibleBoard("bad-count", facts={"count": len(numbers), "cells": CELLS})
    twice = sorted({number for number in numbers if list(numbers).count(number) > 1})
    if twice:
        raise ImpossibleBoard("twice", facts={"numbers": twice, "count": len(twice)})
    return tuple(numbers)


@dataclass(frozen=True)
class Puzzle:
    """Sixteen different numbers of 1 to 20, row by row, and the most swaps to put them in order, where one is set."""

    numbers: tuple[int, ...]
    maximum: int | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "numbers", checked(self.numbers))
        most = self.maximum
        if most is not None and (isinstance(most, bool) or not isinstance(most, int) or not 0 <= most < ids.MAXIMA):
            raise ImpossibleBoard("bad-maximum", facts={"value": shown(most), "most": ids.MAXIMA - 1})

    @classmethod
    def of(cls, text: str) -> "Puzzle":
        """The puzzle of an ID."""
        numbers, maximum = ids.read(text)
        return cls(numbers, maximum)

    @property
    def id(self) -> str:
        """A short text that alone rebuilds the puzzle with its maximum, which is the minimum if none is set."""
        return ids.write(self.numbers, self.minimum if self.maximum is None else self.maximum)

    @property
    def minimum(self) -> int:
        """The least number of swaps that puts the clovers in order, proven."""
        from ludotheque.puzzles.solver import minimum  # which knows puzzles, too

        return minimum(self.numbers)

    @property
    def rows(self) -> tuple[tuple[int, ...], ...]:
        """The four rows, from the top."""
        return tuple(self.numbers[row : row + SIDE] for row in range(0, CELLS, SIDE))

    @property
    def solved(self) -> bool:
        """Whether every row and every column ascends."""
        return in_order(self.numbers)

    def partners(self, number: int) -> tuple[int, ...]:
        """The numbers with which one can swap: those above, below, left and right of it, across the edge or not."""
        return tuple(self.numbers[cell] for cell, _ in NEIGHBOURS[self.cell(number)].values())

    def cell(self, number: int) -> int:
        """The cell on which a number lies, counted from 0 row by row."""
        if number not in self.numbers:
            raise ImpossibleSwap("not-here", facts={"number": shown(number)})
        return self.numbers.index(number)

    def swap(self, a: int, b: int) -> "Puzzle":
        """The puzzle after two clovers that are partners have changed places, with one swap less to go."""
        here, there = self.cell(a), self.cell(b)
        if here == there:
            raise ImpossibleSwap("with-itself", facts={"number": a})
        if there not in PARTNERS[here]:
            raise ImpossibleSwap("not-partners", facts={"a": a, "b": b, "partners": sorted(self.partners(a))})
        if self.maximum == 0:
            raise ImpossibleSwap("none-left")
        numbers = list(self.numbers)
        numbers[here], numbers[there] = b, a
        return Puzzle(tuple(numbers), None if self.maximum is None else self.maximum - 1)
