"""New puzzles: of an exact minimum, graded, no two of them alike, and the same from the same seed."""

from collections.abc import Callable, Sequence
from functools import cache
from random import Random

from ludotheque.errors import shown
from ludotheque.puzzles.board import CELLS, HIGHEST
from ludotheque.puzzles.errors import BadWish
from ludotheque.puzzles.grading import Graded, essence, grade, shape
from ludotheque.puzzles.orders import CELL_OF, FULL, STEP_CORNER, STEP_FROM, STEP_TO
from ludotheque.puzzles.puzzle import Puzzle
from ludotheque.puzzles.solver import minimum

LONGEST = 10
"""The most swaps that puzzles are made for."""
CHOICE = 4
"""How many puzzles are drawn for each that is kept."""
PATIENCE = 60
"""How many puzzles with swaps in known places are drawn in vain before such places are allowed again."""
MOST = 1000
"""The most puzzles that are made at once."""
TRIES = 60
"""How many swaps are tried to make a puzzle one swap harder before it is begun anew."""


def make(moves: int, seed: str, index: int = 0) -> Graded:
    """A puzzle that takes exactly ``moves`` swaps: the hardest of a few that a seed draws."""
    chance = Random(f"puzzle {_checked(moves)} {seed} {index}")
    return max((draw(moves, chance) for _ in range(CHOICE)), key=lambda one: one.points)


def make_all(lengths: Sequence[int], seed: str, tell: Callable[[int], None] | None = None) -> list[Graded]:
    """Puzzles of these minima, those of one length from the easiest to the hardest, and none like another.

    Puzzles are alike that are the same but for a mirror or for other numbers in the same order, or that are solved by
    swaps in the same places, unless no other places are left. ``tell`` hears how many are done.
    """
    kept: list[Graded] = []
    known: set[object] = set()
    check_count(len(lengths))
    for length in sorted(set(map(_checked, lengths))):
        wanted = list(lengths).count(length)
        chance = Random(f"puzzles {length} {seed}")
        drawn: list[Graded] = []
        in_vain = 0
        while len(drawn) < CHOICE * wanted:
            one = draw(length, chance)
            same, same_places = essence(one.puzzle.numbers), shape(one)
            if same in known or (same_places in known and in_vain < PATIENCE):
                in_vain += 1
                continue
            known |= {same, same_places}
            drawn.append(one)
            if tell:
                tell(len(kept) + len(drawn) // CHOICE)
        drawn.sort(key=lambda one: one.points)
        kept += drawn[CHOICE - 1 :: CHOICE]
    return kept


def draw(moves: int, chance: Random) -> Graded:
    """A puzzle that takes exactly ``moves`` swaps, by chance: from order, each swap away from it."""
    numbers = sorted(chance.sample(range(1, HIGHEST + 1), CELLS))
    while True:
        board = [0] * CELLS
        for number, cell in zip(numbers, _way(chance), strict=True):
            board[cell] = number
        puzzle = Puzzle(tuple(board))
        for harder in range(1, moves + 1):
            for _ in range(TRIES):
                a = chance.choice(puzzle.numbers)
                after = puzzle.swap(a, chance.choice(puzzle.partners(a)))
                if minimum(after.numbers) == harder:
                    puzzle = after
                    break
            else:
                break
        else:
            return grade(puzzle.numbers)


def _way(chance: Random) -> list[int]:
    """The cells of the lowest to the highest clover in one of the 24,024 ways to lie in order, each as likely."""
    staircase, cells = 0, []
    while staircase != FULL:
        steps = range(STEP_FROM[staircase], STEP_FROM[staircase + 1])
        (step,) = chance.choices(steps, [_ways_on(int(STEP_TO[step])) for step in steps])
        cells.append(int(CELL_OF[STEP_CORNER[step]]))
        staircase = int(STEP_TO[step])
    return cells


@cache
def _ways_on(staircase: int) -> int:
    """In how many ways a staircase can be completed."""
    if staircase == FULL:
        return 1
    return sum(_ways_on(int(STEP_TO[step])) for step in range(STEP_FROM[staircase], STEP_FROM[staircase + 1]))


def check_count(count: int) -> None:
    """An error says how many puzzles can be made, if it is not as many as this."""
    if not 1 <= count <= MOST:
        raise BadWish("bad-amount", facts={"value": count, "most": MOST})


def _checked(moves: int) -> int:
    if isinstance(moves, bool) or not isinstance(moves, int) or not 1 <= moves <= LONGEST:
        raise BadWish("bad-moves", facts={"value": shown(moves), "most": LONGEST})
    return moves
