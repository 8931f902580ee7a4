"""The pulse of a server: commands that come close together are begun together.

Waking the store's thread, the disk and all the code between them costs more than a move itself. So a command that comes
alone is begun at once; one that comes shortly after others waits for the next beat, together with whatever else comes
meanwhile, and they share all that.
"""

import asyncio
import math
from collections.abc import Callable

DISTANCE = 0.005
"""The least seconds between two beats, and so the most that a command waits for one: less than anybody notices, and
enough for five commands to share a beat where a thousand come in a second."""


class Pulse:
    """Begins everything in the order in which it came."""

    def __init__(self) -> None:
        self._waiting: list[Callable[[], None]] = []
        self._last = -math.inf

    def join(self, begin: Callable[[], None]) -> None:
        """Let something begin with the next beat; in this turn of the loop if the last one is long past."""
        if not self._waiting:
            loop = asyncio.get_running_loop()
            wait = self._last + DISTANCE - loop.time()
            if wait > 0:
                loop.call_later(wait, self.beat)
            else:
                loop.call_soon(self.beat)
        self._waiting.append(begin)

    def beat(self) -> None:
        """Begin all that waits."""
        self._last = asyncio.get_running_loop().time()
        waiting, self._waiting = self._waiting, []
        for begin in waiting:
            begin()
