"""Killing a server, again and again, at moments that a seed chooses."""

import asyncio
import os
import signal
from random import Random

from support.nursery import QuickServer

MOMENTS = ("after a while", "at an acknowledgement", "after an acknowledgement", "while it starts")


class Killer:
    """Kills a server and starts it again; in between it lets the tables go on a little."""

    def __init__(self, server: QuickServer, seed: str) -> None:
        self.server = server
        self.kills = 0
        self._chance = Random(seed)
        self._moments: list[str] = []
        """The next of them, of which each comes as often."""
        self._acknowledged = 0
        self._countdown = 0
        """After this many acknowledgements more the server is killed before the client does anything else."""
        self._heard = asyncio.Event()

    def acknowledged(self) -> None:
        """A client has heard that a command was carried out."""
        self._heard.set()
        if self._countdown:
            self._countdown -= 1
            if not self._countdown:
                os.kill(self.server.pid, signal.SIGKILL)

    async def kill(self) -> None:
        """Kill the server at the next moment, and start it again."""
        if not self._moments:
            self._moments = self._chance.sample(MOMENTS, len(MOMENTS))
        moment = self._moments.pop()
        if moment == "after a while":
            await asyncio.sleep(self._chance.uniform(0, 0.3))
        elif moment == "at an acknowledgement":
            self._countdown = self._chance.randint(1, 10)
            while self._countdown:
                await self._next_acknowledgement()
        elif moment == "after an acknowledgement":
            await self._next_acknowledgement()
            await asyncio.sleep(self._chance.uniform(0, 0.01))
        else:
            self.server.kill()
            self.server.start(wait=False)
            await asyncio.sleep(self._chance.uniform(0, 0.3))
        self.server.kill()
        self.kills += 1
        await asyncio.to_thread(self.server.start)
        await self._next_acknowledgement()

    async def _next_acknowledgement(self) -> None:
        self._heard.clear()
        async with asyncio.timeout(60):
            await self._heard.wait()
