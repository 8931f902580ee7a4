"""A sitting: somebody at a puzzle, who swaps, takes back, does again, starts over, asks for a hint or gives up."""

from dataclasses import dataclass, replace

from ludotheque.puzzles.errors import ImpossibleSwap
from ludotheque.puzzles.puzzle import Puzzle, Swap
from ludotheque.puzzles.solver import solve


@dataclass(frozen=True)
class NextSwap:
    """The next swap of a shortest solution from here, and whether that still ends in time."""

    swap: Swap
    needed: int
    """How many swaps are needed from here."""
    left: int | None
    """How many are left, where there is a maximum."""

    @property
    def in_time(self) -> bool:
        """Whether the puzzle can still be solved from here; otherwise something must be taken back."""
        return self.left is None or self.needed <= self.left


@dataclass(frozen=True)
class Sitting:
    """A puzzle and what has been done at it; every act gives a new sitting and leaves the old one as it was."""

    start: Puzzle
    done: tuple[Swap, ...] = ()
    undone: tuple[Swap, ...] = ()
    """Swaps that were taken back, the last one first to be done again."""
    hints: int = 0
    gave_up: bool = False

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle as it lies now."""
        now = self.start
        for a, b in self.done:
            now = now.swap(a, b)
        return now

    @property
    def solved(self) -> bool:
        """Whether the puzzle lies in order."""
        return self.puzzle.solved

    def swap(self, a: int, b: int) -> "Sitting":
        """Swap two clovers."""
        self.puzzle.swap(a, b)
        return replace(self, done=(*self.done, (a, b)), undone=())

    def undo(self) -> "Sitting":
        """Take the last swap back."""
        if not self.done:
            raise ImpossibleSwap("nothing-done")
        *rest, last = self.done
        return replace(self, done=tuple(rest), undone=(*self.undone, last))

    def redo(self) -> "Sitting":
        """Do again what was taken back last."""
        if not self.undone:
            raise ImpossibleSwap("nothing-undone")
        *rest, last = self.undone
        return replace(self, done=(*self.done, last), undone=tuple(rest))

    def restart(self) -> "Sitting":
        """Take everything back; it can still be done again."""
        return replace(self, done=(), undone=(*self.undone, *reversed(self.done)))

    def hint(self) -> "tuple[Sitting, NextSwap]":
        """The next swap of a shortest solution from here; the sitting remembers that it was asked for."""
        now = self.puzzle
        if now.solved:
            raise ImpossibleSwap("in-order")
        swaps = solve(now.numbers)
        return replace(self, hints=self.hints + 1), NextSwap(swaps[0], len(swaps), now.maximum)

    def give_up(self) -> "tuple[Sitting, tuple[Swap, ...]]":
        """Start over and be shown a shortest solution."""
        return replace(self.restart(), gave_up=True), solve(self.start.numbers)
