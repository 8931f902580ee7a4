"""The hunt for the hardest start: the one whose shortest solution is longest."""

from typing import Any, Final

from ludotheque.kernel import Chance, below, rule
from ludotheque.puzzles.board import CELLS
from ludotheque.puzzles.orders import sign_of
from ludotheque.puzzles.search import shortest, solutions_of_length

LENIENCE: Final = 50
"""One step in so many may have a few more solutions than the place it leaves, so that the hunt leaves small hills."""


@rule
def shuffle(where: Any, chance: Chance) -> None:
    """Lay the clovers down anew, each arrangement as likely as the next."""
    for rank in range(CELLS - 1, 0, -1):
        other = below(chance, rank + 1)
        where[rank], where[other] = where[other], where[rank]


@rule
def climb(where: Any, steps: int, chance: Chance, cost: Any, desk: Any, found: Any) -> int:
    """Exchange two or three clovers at a time, wherever they lie, and keep what is harder; the swaps it takes at last.

    Harder is what takes more swaps or, with as many, has fewer shortest solutions: when the last of them is gone, it
    takes one more.
    """
    now = shortest(where, cost, desk, found)
    solutions = solutions_of_length(where, now, sign_of(where), cost, desk, found)
    for _ in range(steps):
        a, b, c = below(chance, CELLS), below(chance, CELLS), below(chance, CELLS)
        where[a], where[b] = where[b], where[a]
        where[b], where[c] = where[c], where[b]
        least = shortest(where, cost, desk, found)
        keep = least > now
        if least >= now:
            bearable = (
                solutions + (solutions // 4 if below(chance, LENIENCE) == 0 else 0) if least == now else len(found)
            )
            room = min(bearable + 1, len(found))
            count = solutions_of_length(where, least, sign_of(where), cost, desk, found[:room])
            keep |= count <= bearable
        if keep:
            now, solutions = least, count
        else:
            where[b], where[c] = where[c], where[b]
            where[a], where[b] = where[b], where[a]
    return now
