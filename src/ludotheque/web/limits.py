"""Limits: how much one address or one socket may ask for in a time, and how many sockets it may hold."""

import ipaddress
import time
from collections import Counter
from collections.abc import Callable, Sequence

from ludotheque.web.errors import TurnedAway
from ludotheque.web.settings import Limits

MOST_REMEMBERED = 10_000
"""How many addresses are remembered; those that have asked for nothing lately are forgotten."""


class Bucket:
    """A token bucket: ``rate`` things a second for long, and up to ``burst`` at once."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = now

    def take(self, now: float, count: float = 1.0) -> bool:
        """Whether that many more are allowed now; if so they count."""
        self._fill(now)
        if self._left < count:
            return False
        self._left -= count
        return True

    def owe(self, count: float) -> None:
        """Count what is already done, also where that is more than was allowed; less than nothing is given back."""
        self._left = min(self._burst, self._left - count)

    def wait(self, now: float, count: float = 1.0) -> float:
        """Seconds until that many more are allowed."""
        self._fill(now)
        return max(0.0, (count - self._left) / self._rate)

    def full(self, now: float) -> bool:
        """Whether nothing was taken lately."""
        self._fill(now)
        return self._left >= self._burst

    def _fill(self, now: float) -> None:
        self._left = min(self._burst, self._left + max(0.0, now - self._at) * self._rate)
        self._at = now


class PerAddress:
    """A bucket for every address: ``most`` in ``seconds``. 0 is no limit."""

    def __init__(self, most: float, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._rate = most / seconds
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str, count: float = 1.0) -> None:
        """Count so many more for an address, or turn it away."""
        if not self._most:
            return
        now = self._clock()
        bucket = self._bucket(address, now)
        if not bucket.take(now, count):
            raise TurnedAway("too-many-requests", 429, again_after=bucket.wait(now, count))

    def line_up(self, address: str, longest: float) -> float:
        """Count one more for an address: the seconds until it is its turn. Turns it away where that is too long."""
        if not self._most:
            return 0.0
        now = self._clock()
        bucket = self._bucket(address, now)
        wait = bucket.wait(now)
        if wait > longest:
            raise TurnedAway("too-many-requests", 429, again_after=wait)
        bucket.owe(1)
        return wait

    def owe(self, address: str, count: float) -> None:
        """Count for an address what turned out to be more, or less, than it was taken for."""
        bucket = self._buckets.get(whose(address))
        if bucket is not None:
            bucket.owe(count)

    def _bucket(self, address: str, now: float) -> Bucket:
        """The bucket of an address."""
        bucket = self._buckets.get(whose(address))
        if bucket is None:
            if len(self._buckets) >= MOST_REMEMBERED:
                self._forget(now)
            bucket = self._buckets[whose(address)] = Bucket(self._rate, self._most, now)
        return bucket

    def _forget(self, now: float) -> None:
        kept = [(name, bucket) for name, bucket in self._buckets.items() if not bucket.full(now)]
        room = MOST_REMEMBERED * 9 // 10  # for some more, so that this need not be done for each that comes
        self._buckets = dict(kept[max(0, len(kept) - room) :])


class Turnstile:
    """Counts the open sockets: of each address, and all of them."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._open: Counter[str] = Counter()
        self.total = 0

    def check(self, address: str) -> None:
        """Turn away an address that has too many sockets open."""
        limits = self._limits
        if limits.all_sockets and self.total >= limits.all_sockets:
            raise TurnedAway("house-full", 503, again_after=30)
        if limits.sockets and self._open[whose(address)] >= limits.sockets:
            raise TurnedAway("too-many-sockets", 429, again_after=30)

    def came(self, address: str) -> None:
        """A socket opened."""
        self._open[whose(address)] += 1
        self.total += 1

    def went(self, address: str) -> None:
        """A socket closed."""
        key = whose(address)
        self._open[key] -= 1
        self.total -= 1
        if self._open[key] <= 0:
            del self._open[key]


class Connections:
    """Counts the HTTP connections of each address, sockets apart. A proxy that is trusted brings those of many people,
    so its own are not counted."""

    def __init__(self, most: int, proxies: Sequence[str]) -> None:
        self._most = most
        self._proxies = [ipaddress.ip_network(proxy, strict=False) for proxy in proxies if proxy != "*"]
        self._none = not most or "*" in proxies
        self._open: Counter[str] = Counter()
        self.rejected = 0

    def come(self, address: str) -> bool:
        """Count one more connection of an address. Returns whether it may stay; it is counted until it goes."""
        self._open[whose(address)] += 1
        if self._open[whose(address)] <= self._most or self._none or self._is_proxy(address):
            return True
        self.rejected += 1
        return False

    def go(self, address: str) -> None:
        """A connection has ended, or has become a socket."""
        self._open[whose(address)] -= 1
        if self._open[whose(address)] <= 0:
            del self._open[whose(address)]

    def _is_proxy(self, address: str) -> bool:
        try:
            one = ipaddress.ip_address(address)
        except ValueError:  # a Unix socket has none
            return True
        return any(one in network for network in self._proxies)


def whose(address: str) -> str:
    """Who is counted for an address: in IPv6 a household has a whole network of them."""
    if ":" not in address:
        return address
    try:
        six = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    return str(six.ipv4_mapped) if six.ipv4_mapped else str(ipaddress.IPv6Network((six, 64), strict=False))
