"""A bus between several servers of one process."""

import asyncio
from collections.abc import Callable

from ludotheque.table.bus import Heard
from ludotheque.table.bus.listeners import Listeners, checked


class MemoryBus:
    """Joins the servers of one process. Each has an end of its own and hears what is published at the others."""

    def __init__(self) -> None:
        self._ends: list[MemoryEnd] = []

    def end(self) -> "MemoryEnd":
        """The end of the bus that one server holds."""
        end = MemoryEnd(self._ends)
        self._ends.append(end)
        return end


class MemoryEnd:
    """One server's end of a `MemoryBus`."""

    def __init__(self, ends: list["MemoryEnd"]) -> None:
        self._ends = ends
        self._listeners = Listeners()

    @property
    def connected(self) -> bool:
        return self in self._ends

    def publish(self, topic: str, message: bytes) -> None:
        if len(self._ends) == 1 or not self.connected:
            return
        checked(topic)
        for end in self._ends:
            if end is not self and topic in end._listeners:
                # Later, as from any other bus: a publisher never runs the code of a listener.
                asyncio.get_running_loop().call_soon(end._listeners.tell, topic, message)

    def listen(self, topic: str, heard: Heard) -> Callable[[], None]:
        return self._listeners.add(topic, heard)

    async def close(self) -> None:
        self._listeners.clear()
        if self.connected:
            self._ends.remove(self)
