"""Listening to a bus in a test."""

import asyncio
from collections.abc import Callable

from ludotheque.table.bus import Bus


class Notes(list[str]):
    """What somebody heard, beside the probes that only try whether anything is heard."""

    def __init__(self) -> None:
        self.probes: list[bytes] = []

    def note(self, message: bytes) -> None:
        if message.startswith(b"probe"):
            self.probes.append(message)
        else:
            self.append(message.decode())

    async def hear(self, message: str) -> None:
        """Wait until this was heard."""
        await until(lambda: message in self)


async def until(condition: Callable[[], bool]) -> None:
    """Wait until something has become true."""
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.02)


async def listening(bus: Bus, topic: str, other: Bus) -> Notes:
    """Listen at one end of a bus; what is published at the other is heard from now on."""
    notes = Notes()
    bus.listen(topic, notes.note)

    def arrived() -> bool:
        other.publish(topic, b"probe")
        return bool(notes.probes)

    await until(arrived)
    return notes
