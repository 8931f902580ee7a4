"""Who is at a table now, on this server and on the others; nothing of it is written down.

Each server counts its own connections and tells the others, at once when they change and again every `REPEAT`
seconds; what is not repeated is no longer believed. Time is what the caller says it is.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from hashlib import sha256

import msgspec

REPEAT = 2.0
"""Seconds after which a server tells again who is there."""
EXPIRY = 6.0
"""Seconds after which a server that told nothing more has nobody there."""


class Presence(msgspec.Struct, frozen=True, tag_field="is", tag="presence"):
    """What a server tells the others: how many connections each guest has there, and how many others watch."""

    server: str
    guests: dict[int, int]
    spectators: int


class _Told(msgspec.Struct, frozen=True):
    """What another server told last, and when."""

    guests: frozenset[int]
    spectators: int
    at: float


class Attendance:
    """Who is at one table, as far as this server knows."""

    def __init__(self, table: str, began: float) -> None:
        self._table = table
        self._began = began
        self._connections: Counter[int | None] = Counter()
        """Our own connections, by guest; those of anonymous spectators under None."""
        self._others: dict[str, _Told] = {}
        self._last_seen: dict[int, float] = {}
        self._noticed: tuple[frozenset[int], int] = (frozenset(), 0)

    def came(self, guest: int | None) -> None:
        """A connection to this server opened: of a guest, or of an anonymous spectator."""
        self._connections[guest] += 1

    def went(self, guest: int | None, now: float) -> None:
        """A connection to this server closed; the guest is still here if they have another one."""
        if not self._connections[guest]:
            raise ValueError(f"{guest} has no connection here")
        self._connections[guest] -= 1
        if not self._connections[guest]:
            del self._connections[guest]
            if guest is not None:
                self._last_seen[guest] = now

    def told(self, server: str, guests: Mapping[int, int], spectators: int, at: float) -> None:
        """Another server told who is there."""
        there = frozenset(guest for guest, connections in guests.items() if connections > 0)
        before = self._others.get(server)
        seen = there | before.guests if before and _believed(before, at) else there
        self._last_seen.update(dict.fromkeys(seen, at))
        self._others = {name: told for name, told in self._others.items() if _believed(told, at)}
        self._others[server] = _Told(there, spectators, at)

    def knows(self, server: str, now: float) -> bool:
        """Whether another server has told who is there, not too long ago."""
        return server in self._others and _believed(self._others[server], now)

    def here(self, now: float) -> frozenset[int]:
        """The guests who have a connection to any server."""
        ours = (guest for guest in self._connections if guest is not None)
        return frozenset(ours).union(*(told.guests for _, told in self._believed_others(now)))

    def spectators(self, now: float) -> int:
        """How many anonymous spectators watch, on all servers."""
        return self._connections[None] + sum(told.spectators for _, told in self._believed_others(now))

    def away_since(self, guest: int, now: float) -> float | None:
        """When a guest was last seen here, or None if they are here; one never seen is away since we began to look."""
        return None if guest in self.here(now) else self._last_seen.get(guest, self._began)

    def changed(self, now: float) -> bool:
        """Whether others are here, or more or fewer spectators, than when this was last asked."""
        before, self._noticed = self._noticed, (self.here(now), self.spectators(now))
        return self._noticed != before

    def leader(self, me: str, now: float) -> str:
        """The server that acts for the table (bots, clocks): of those where somebody is, one that all agree on.

        Two servers that have not heard of each other may both think that it is them; then the store decides who was
        first.
        """
        busy = [server for server, told in self._believed_others(now) if told.guests or told.spectators]
        if self._connections or not busy:
            busy.append(me)
        return min(busy, key=lambda server: (sha256((server + self._table).encode()).digest(), server))

    def message(self, server: str) -> bytes:
        """What this server, called ``server``, tells the others."""
        guests = {guest: count for guest, count in self._connections.items() if guest is not None}
        return msgspec.json.encode(Presence(server, guests, self._connections[None]))

    def _believed_others(self, now: float) -> Iterator[tuple[str, _Told]]:
        return ((server, told) for server, told in self._others.items() if _believed(told, now))


def _believed(told: _Told, now: float) -> bool:
    return now - told.at < EXPIRY
