"""Solo puzzles: sixteen clovers to be put in order by swaps. Every minimum is proven: no solution has fewer."""

from ludotheque.puzzles.errors import BadId, BadWish, ImpossibleBoard, ImpossibleSwap, PuzzleError
from ludotheque.puzzles.printed import Printed, printed_puzzle, printed_puzzles
from ludotheque.puzzles.puzzle import Puzzle, Swap
from ludotheque.puzzles.sitting import NextSwap, Sitting
from ludotheque.puzzles.solver import Count, count, minimum, solutions, solve

__all__ = [
    "BadId",
    "BadWish",
    "Count",
    "ImpossibleBoard",
    "ImpossibleSwap",
    "NextSwap",
    "Printed",
    "Puzzle",
    "PuzzleError",
    "Sitting",
    "Swap",
    "count",
    "minimum",
    "printed_puzzle",
    "printed_puzzles",
    "solutions",
    "solve",
]
