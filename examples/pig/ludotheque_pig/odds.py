"""The exact chances of Pig for two seats, after Neller and Presser, “Optimal Play of the Dice Game Pig” (2004).

All follows from one table: ``win[mine, theirs]`` is the chance of winning at the start of a turn, by the points on both
sides, if both play their best. A turn leads to entries with more points, and after a 1 to the one where the other seat
rolls with the same points. So the table is filled from the most points down, and the two entries that depend on each
other are worked out in turns until they no longer change.
"""

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.kernel import rule
from ludotheque_pig.state import SIDES

CLOSE_ENOUGH = 1e-10


@rule
def weigh(win: Any, mine: int, theirs: int, turn_total: int, best: Any) -> tuple[float, float]:
    """The chances of winning with a roll and with a hold. ``best`` is a buffer: the best chance for each turn total."""
    target = len(win)
    after_a_one = 1 - win[theirs, mine]
    rolling = holding = 0.0
    for total in range(target - mine - 1, turn_total - 1, -1):
        rolling = after_a_one
        for face in range(2, SIDES + 1):
            rolling += 1.0 if mine + total + face >= target else best[total + face]
        rolling /= SIDES
        holding = 1 - win[theirs, mine + total] if total else 0.0
        best[total] = max(rolling, holding)
    return rolling, holding


@rule
def solve(win: Any, best: Any) -> None:
    """Fill the table."""
    target = len(win)
    for points in range(2 * (target - 1), -1, -1):
        for mine in range(max(0, points - target + 1), points // 2 + 1):
            theirs = points - mine
            change = 1.0
            while change > CLOSE_ENOUGH:
                before = win[mine, theirs]
                win[mine, theirs] = weigh(win, mine, theirs, 0, best)[0]
                win[theirs, mine] = weigh(win, theirs, mine, 0, best)[0]
                change = abs(win[mine, theirs] - before)


@cache
def table(target: int) -> NDArray[np.float64]:
    """The table for a target."""
    win = np.full((target, target), 0.5)
    solve(win, np.empty(target))
    return win


def chances(mine: int, theirs: int, turn_total: int, target: int) -> tuple[float, float]:
    """The chances of winning with a roll and with a hold, for the seat whose turn it is."""
    rolling, holding = weigh(table(target), mine, theirs, turn_total, np.empty(target))
    return float(rolling), float(holding)
