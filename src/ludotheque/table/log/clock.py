"""The clock of a table: how much time each seat has left, kept from the times in the log alone."""

from collections.abc import Collection

import msgspec

from ludotheque.table.messages import ClockShown
from ludotheque.table.settings import Settings


class Clock:
    """Counts the time of the seats that must act. Milliseconds, always as the log has them, so every server agrees."""

    def __init__(self, settings: Settings, seats: int) -> None:
        self._settings = settings
        self._full = settings.allowance * 1000
        self._left = [self._full] * seats
        self._running: tuple[int, ...] = ()
        self._since = 0

    def run(self, seats: Collection[int], at: int) -> None:
        """From now on the time of these seats runs, and no other."""
        self._charge(at)
        self._running = tuple(seats)

    def acted(self, seat: int, at: int, *, bot: bool) -> None:
        """A seat has acted: a clock for each action begins anew, a player's clock gains its increment; not for what a
        bot did meanwhile."""
        self._charge(at)
        if self._settings.by_action:
            self._left[seat] = self._full
        elif not bot:
            self._left[seat] += self._settings.increment * 1000

    def begin_anew(self, at: int) -> None:
        """A clock for each action begins anew for everybody, as after an undo."""
        self._charge(at)
        if self._settings.by_action:
            self._left = [self._full] * len(self._left)

    def _charge(self, at: int) -> None:
        for seat in self._running:
            self._left[seat] = max(0, self._left[seat] - (at - self._since))
        self._since = at

    def expiry(self) -> tuple[int, int] | None:
        """When the first of the running times is used up, and whose it is."""
        return min(((self._since + self._left[seat], seat) for seat in self._running), default=None)

    def used_up(self, seat: int, at: int) -> bool:
        """Whether the time of a seat runs and has nothing left."""
        return seat in self._running and self._since + self._left[seat] <= at

    def saved(self) -> "SavedClock":
        """The times on it."""
        return SavedClock(list(self._left), self._running, self._since)

    def resume(self, saved: "SavedClock") -> None:
        """Go on from times that were saved."""
        self._left, self._running, self._since = list(saved.left), saved.running, saved.since

    def shown(self) -> ClockShown:
        """The clock as everybody sees it."""
        return ClockShown(left=list(self._left), running=list(self._running), at=self._since)


class SavedClock(msgspec.Struct, frozen=True):
    """The times on a clock."""

    left: list[int]
    running: tuple[int, ...]
    since: int


def clock_for(settings: Settings, seats: int) -> Clock | None:
    """A new clock, if the table plays with one."""
    return None if settings.clock == "none" else Clock(settings, seats)
