"""The time, as tables have it: it never runs backwards."""

import time
from collections.abc import Callable

Now = Callable[[], int]
"""Tells the time, in milliseconds since 1970."""


def steady_clock(wall: Callable[[], int] = time.time_ns, steady: Callable[[], int] = time.monotonic_ns) -> Now:
    """The clock of the machine; but where that is set back, time goes on as before.

    Else a countdown, or the time of a player, would last longer by as much as the clock was set back.
    """
    ahead = wall() - steady()

    def now() -> int:
        nonlocal ahead
        ahead = max(ahead, wall() - steady())  # in this order: a pause between the two must not count as time
        return (steady() + ahead) // 1_000_000

    return now


wall_clock = steady_clock()
