"""The time, as tables have it: it never runs backwards."""

import time
from collections.abc import Awaitable, Callable, Sequence

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


class SharedClock:
    """The clock of somebody else, whom several servers ask for the time, so that they agree on it whatever their own
    clocks say. It never runs backwards."""

    def __init__(self, steady: Callable[[], int] = time.monotonic_ns) -> None:
        self._steady = steady
        self._ahead: int | None = None
        self._last = 0

    def __call__(self) -> int:
        assert self._ahead is not None, "nobody has been asked yet"
        self._last = max(self._last, self._steady() + self._ahead)
        return self._last // 1_000_000

    async def set_by(self, ask: Callable[[], Awaitable[Sequence[Sequence[int]]]]) -> None:
        """Ask a database for the time, in nanoseconds: one row with one column. It is that of some moment between
        asking and hearing, and where ours lies between the two, nothing is wrong with it."""
        asked = self._steady()
        ((told,),) = await ask()
        least, most = told - self._steady(), told - asked
        self._ahead = least if self._ahead is None else min(max(self._ahead, least), most)
