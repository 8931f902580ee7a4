"""Whose work is next, where many want the same few workers: nobody's wishes hold up those of others.

Start-time fair queueing: everybody is charged the seconds that their work took, and whoever was charged least goes
first. Somebody who asked for nothing for a while begins where the others are now: what they did not use is not saved
up, and what they used while nobody else wanted it is not held against them.
"""

from collections import deque
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Generic, TypeVar

QUICK = 0.05
"""The processor's seconds up to which a piece of work is quick."""
FADING = 60.0
"""The seconds after which half as much is expected of a kind of work that has taken less since."""


class Costs:
    """What each kind of work is expected to take: as much as lately, and what was long ago counts less and less.

    By time and not by their number: a bot may decide a hundred things in no time, at many tables at once, before the
    one that takes it long.
    """

    def __init__(self) -> None:
        self._noted: dict[Hashable, tuple[float, float]] = {}
        """The seconds of each kind, and when they were noted."""

    def expected(self, kind: Hashable, now: float) -> float | None:
        """The seconds that the next work of a kind may take; None if nobody knows."""
        if kind not in self._noted:
            return None
        seconds, at = self._noted[kind]
        return float(seconds * 0.5 ** ((now - at) / FADING))

    def note(self, kind: Hashable, seconds: float, now: float) -> None:
        """Some work of a kind took so long."""
        self._noted[kind] = (max(seconds, self.expected(kind, now) or 0.0), now)


@dataclass(eq=False)
class Wish:
    """A piece of work that somebody wants done."""

    who: str
    cost: float | None
    """The processor's seconds that it will take, as far as anybody knows."""

    @property
    def slow(self) -> bool:
        """Whether it must be expected to take long; also where nobody knows."""
        return self.cost is None or self.cost > QUICK

    @property
    def expected(self) -> float:
        """The seconds that are charged until it is done."""
        return QUICK if self.cost is None else self.cost


AnyWish = TypeVar("AnyWish", bound=Wish)


class FairQueue(Generic[AnyWish]):
    """Wishes that wait, each in the line of who has it."""

    def __init__(self) -> None:
        self._lines: dict[str, deque[AnyWish]] = {}
        """Who waits, in the order in which they came."""
        self._charged: dict[str, float] = {}
        self._now = 0.0
        """What whoever was served last had been charged until then."""

    def __len__(self) -> int:
        return sum(map(len, self._lines.values()))

    def put(self, wish: AnyWish) -> None:
        """Let a wish wait for its turn."""
        if not self._lines:  # nobody has waited for anybody: all begin together
            self._now = max(self._charged.values(), default=self._now)
            self._charged.clear()
        if wish.who not in self._lines:
            self._lines[wish.who] = deque()
            self._charged[wish.who] = max(self._now, self._charged.get(wish.who, 0.0))
        self._lines[wish.who].append(wish)

    def take(self) -> AnyWish | None:
        """The wish whose turn it is; who has it is charged what it is expected to cost."""
        if not self._lines:
            return None
        who = min(self._lines, key=self._charged.__getitem__)
        self._now = self._charged[who]
        wish = self._lines[who].popleft()
        self._charged[who] += wish.expected
        self._leave_if_empty(who)
        return wish

    def settle(self, wish: AnyWish, seconds: float) -> None:
        """Charge what a wish really cost."""
        self._charged[wish.who] = self._charged.get(wish.who, self._now) + seconds - wish.expected

    def drop(self, wish: AnyWish) -> None:
        """Forget a wish, if it still waits, because nobody wants it any more."""
        if wish in self._lines.get(wish.who, ()):
            self._lines[wish.who].remove(wish)
            self._leave_if_empty(wish.who)

    def _leave_if_empty(self, who: str) -> None:
        if not self._lines[who]:
            del self._lines[who]


class Lanes(Generic[AnyWish]):
    """Fair queues for some workers: what is slow, or may be, never has the last worker, unless there is only one. What
    nobody knows yet comes before what is known to be slow, so that it is soon known."""

    def __init__(self, workers: int) -> None:
        self.quick: FairQueue[AnyWish] = FairQueue()
        self.unknown: FairQueue[AnyWish] = FairQueue()
        self.slow: FairQueue[AnyWish] = FairQueue()
        self._most_slow = max(1, workers - 1)
        self._slow_under_way: set[AnyWish] = set()

    def __len__(self) -> int:
        return len(self.quick) + len(self.unknown) + len(self.slow)

    def put(self, wish: AnyWish) -> None:
        """Let a wish wait in its lane."""
        self._lane(wish).put(wish)

    def take(self) -> AnyWish | None:
        """The wish that a free worker does next; None if there is none for it."""
        wish = self.quick.take()
        if wish is None and self._room_for_slow:
            wish = self.unknown.take() or self.slow.take()
            if wish is not None:
                self._slow_under_way.add(wish)
        return wish

    def settle(self, wish: AnyWish, seconds: float) -> None:
        """A wish is fulfilled, or cannot be."""
        self._slow_under_way.discard(wish)
        self._lane(wish).settle(wish, seconds)

    def drop(self, wish: AnyWish) -> None:
        """Forget a wish, if it still waits."""
        self._lane(wish).drop(wish)

    def use_for_more(self, workers: int) -> bool:
        """Whether one more worker than these would be of use: for somebody who waits or, where all are in slow work,
        for the next who wants something quick."""
        slow = sum(wish.cost is not None for wish in self._slow_under_way)
        return bool(self.quick) or (len(self) > 0 and self._room_for_slow) or slow >= workers > 0

    @property
    def _room_for_slow(self) -> bool:
        return len(self._slow_under_way) < self._most_slow

    def _lane(self, wish: AnyWish) -> FairQueue[AnyWish]:
        if wish.cost is None:
            return self.unknown
        return self.slow if wish.slow else self.quick
