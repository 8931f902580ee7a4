"""A store in memory that can be made to fail, for tests of what builds on a store."""

import asyncio
from collections.abc import Sequence

from ludotheque.table.keeping.store import Beaten, Snapshot, StoreFailed
from ludotheque.table.now import wall_clock


class MemoryStore:
    """Keeps logs as long as the test lasts."""

    now = staticmethod(wall_clock)

    def __init__(self) -> None:
        self.logs: dict[str, list[bytes]] = {}
        self.snapshots: dict[str, Snapshot] = {}
        self.reminders: dict[str, int] = {}
        self.codes: dict[str, tuple[str, int]] = {}
        self.profiles: dict[str, tuple[int, bytes | None]] = {}
        self.fail_next = 0
        """How many appends fail from now on, with nothing written."""
        self.fail_but_write = 0
        """How many appends are written from now on, and yet said to have failed."""
        self.fail_reading = False
        self.delay: float | None = None
        """Seconds that an append takes before it writes; even with 0 others get their turn in between."""
        self.gate: asyncio.Event | None = None
        """While this is not set, appends wait before they write."""
        self.reading_gate: asyncio.Event | None = None
        """While this is not set, what was read is on its way."""
        self.appends = 0

    async def append(self, table: str, after: int, entry: bytes) -> None:
        self.appends += 1
        if self.delay is not None:
            await asyncio.sleep(self.delay)
        if self.gate is not None:
            await self.gate.wait()
        if self.fail_next:
            self.fail_next -= 1
            raise StoreFailed("made to fail")
        if after != len(self.logs.get(table, ())):
            raise Beaten
        self.logs.setdefault(table, []).append(entry)
        if self.fail_but_write:
            self.fail_but_write -= 1
            raise StoreFailed("made to say that it failed")

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        if self.fail_reading:
            raise StoreFailed("made to fail")
        read = self.logs.get(table, [])[after:]
        if self.reading_gate is not None:
            await self.reading_gate.wait()
        return read

    async def latest(self, table: str) -> tuple[Snapshot | None, list[bytes]]:
        snapshot = self.snapshots.get(table)
        return snapshot, await self.entries(table, snapshot.number if snapshot else 0)

    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        if self.fail_reading:
            raise StoreFailed("made to fail")
        self.snapshots[table] = snapshot

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        return {table: len(self.logs[table]) for table in tables if table in self.logs}

    async def last_entries(self, after: str, most: int) -> list[tuple[str, int, bytes]]:
        following = sorted(table for table in self.logs if table > after)
        return [(table, len(self.logs[table]), self.logs[table][-1]) for table in following[:most]]

    async def forget(self, table: str, number: int) -> None:
        self.snapshots.pop(table, None)
        if number >= len(self.logs[table]):
            del self.logs[table]
        else:
            self.logs[table][:number] = [b""] * number  # so that the others keep their numbers

    async def remind(self, table: str, due: int | None) -> None:
        self.reminders.pop(table, None)
        if due is not None:
            self.reminders[table] = due

    async def reminder(self, table: str) -> int | None:
        return self.reminders.get(table)

    async def due(self, now: int, most: int) -> list[str]:
        return sorted(table for table, due in self.reminders.items() if due <= now)[:most]

    async def lend(self, code: str, table: str, until: int, now: int) -> None:
        if await self.lent(code, now) is not None:
            raise Beaten
        self.codes[code] = (table, until)

    async def lent(self, code: str, now: int) -> str | None:
        table, until = self.codes.get(code, ("", 0))
        return table if until > now else None

    async def profile(self, key: str) -> tuple[int, bytes | None] | None:
        return self.profiles.get(key)

    async def keep_profile(self, key: str, after: int, document: bytes, now: int) -> None:
        version, before = self.profiles.get(key, (after, b""))
        if version != after or before is None:
            raise Beaten
        self.profiles[key] = after + 1, document

    async def forget_profile(self, key: str, now: int) -> None:
        if key in self.profiles:
            self.profiles[key] = self.profiles[key][0] + 1, None

    async def forget_profiles(self, before: int) -> None:
        pass

    async def check(self) -> None:
        if self.fail_next:
            raise StoreFailed("made to fail")

    async def close(self) -> None:
        pass
