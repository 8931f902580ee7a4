"""A bot for Lucky Numbers: it knows roughly which number belongs on which cell, and takes what comes nearest."""

from collections.abc import Sequence
from random import Random

from ludotheque.bots import View

WORTHWHILE = 2.0
"""By how much a clover must bring a cell nearer to its ideal number to be placed there."""
EMPTY = 7.0
"""An empty cell counts as if its number were this far from the ideal."""


def ideal(cell: str) -> float:
    """The number that suits a cell best: low at the top left, high at the bottom right."""
    column, row = "abcd".index(cell[0]), int(cell[1]) - 1
    return 0.36 + 3.56 * (row + column)


def choose(view: View, legal: Sequence[str], seed: int) -> str:
    """Lay the diagonal in order; then place, take or exchange where it helps most, else draw or leave."""
    if view["phase"] == "arranging":
        return min(legal, key=lambda action: [int(number) for number in action.split()[1:]])
    garden = dict(zip(_CELLS, view["gardens"][view["seat"]], strict=True))
    gains = {action: _gain(action, garden, view["held"]) for action in legal if action not in ("draw", "leave")}
    best = max(gains.values(), default=0.0)
    if best < WORTHWHILE and len(gains) < len(legal):
        return next(action for action in legal if action in ("draw", "leave"))
    return Random(seed).choice([action for action in gains if gains[action] == best])


_CELLS = [f"{column}{row}" for row in "1234" for column in "abcd"]


def _gain(action: str, garden: dict[str, int], held: int | None) -> float:
    """How much nearer to its ideal number a cell comes by an action: `set b2`, `place c2` or `take 13 c2`."""
    *_, number, cell = (held or 0, *action.split()[1:])
    before = abs(garden[cell] - ideal(cell)) if garden[cell] else EMPTY
    return before - abs(int(number) - ideal(cell))
