"""A bad network: a proxy between clients and a server that loses, doubles, delays and reorders messages, hands in old
ones late, also over another connection, and cuts lines, even in the middle of a message. A seed decides."""

import asyncio
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any
from urllib.parse import urlsplit

TEXT = 0x81
"""The first byte of a frame that is a whole text."""
MOST_HELD = 30
"""Old messages of one sender that may still turn up."""
HEAD_END = b"\r\n\r\n"
WHOSE = re.compile(rb"^GET ([^ ?]+)|^authorization: *(.*?)\r$", re.IGNORECASE | re.MULTILINE)

MISCHIEF = {
    "lose": 2,
    "double": 4,
    "hold back": 4,
    "keep a copy": 6,
    "delay": 6,
    "cut": 1,
    "cut within": 1,
}
"""What can befall a message, and how often in 24 times: so nothing fails to befall for long."""

Write = Callable[[bytes], None]


class FaultProxy:
    """Listens at ``address`` while it is entered; what it has done is counted in ``done``."""

    def __init__(self, server: str, seed: str, trouble: float) -> None:
        self._server = urlsplit(server)
        self._chance = Random(seed)
        self.trouble = trouble
        """How likely it is that something befalls a message."""
        self.done: Counter[str] = Counter()
        self.address = ""
        self._held: defaultdict[tuple[bytes, str], list[bytes]] = defaultdict(list)
        """Old messages, by whose they are and which way they go."""
        self._bags: defaultdict[str, list[str]] = defaultdict(list)
        """What is still to befall the messages that go one way, in this order, before it begins anew."""
        self._lines: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> "FaultProxy":
        self._listening = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self._listening.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *error: object) -> None:
        self._listening.close()
        for line in self._lines:
            line.cancel()
        await asyncio.gather(*self._lines, return_exceptions=True)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._lines.add(task)
        try:
            await self._connect(reader, writer)
        except (OSError, EOFError, asyncio.CancelledError):
            pass  # either side has gone, or everything is over
        finally:
            self._lines.discard(task)
            writer.transport.abort()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection(self._server.hostname, self._server.port)
        try:
            request = await reader.readuntil(HEAD_END)
            far_writer.write(request)
            if b"upgrade: websocket" not in request.lower():
                await _both(_pass_on(reader, far_writer), _pass_on(far_reader, writer))
                return
            answer = await far_reader.readuntil(HEAD_END)
            writer.write(answer)
            if not answer.startswith(b"HTTP/1.1 101"):
                await _pass_on(far_reader, writer)
                return
            whose = b" ".join(part for found in WHOSE.findall(request) for part in found)
            self._hand_in_late((whose, "up"), far_writer.write)
            await _both(
                self._frames((whose, "up"), reader, far_writer), self._frames((whose, "down"), far_reader, writer)
            )
        finally:
            far_writer.transport.abort()

    async def _frames(
        self, sender: tuple[bytes, str], reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        """Pass on one frame after the other, as far as the network likes."""
        while True:
            frame = await _read_frame(reader)
            if frame[0] == TEXT and self._chance.random() < self.trouble:
                mischief = self._next_mischief(sender[1])
                self.done[f"{mischief} {sender[1]}"] += 1
                await self._do(mischief, sender, frame, writer)
            else:
                writer.write(frame)
            self._hand_in_late(sender, writer.write)
            await writer.drain()

    def _next_mischief(self, way: str) -> str:
        bag = self._bags[way]
        if not bag:
            bag += [each for each, times in MISCHIEF.items() for _ in range(times)]
            self._chance.shuffle(bag)
        return bag.pop()

    async def _do(self, mischief: str, sender: tuple[bytes, str], frame: bytes, writer: asyncio.StreamWriter) -> None:
        if mischief in ("hold back", "keep a copy"):
            self._held[sender] = [*self._held[sender], frame][-MOST_HELD:]
        elif mischief == "delay":
            await asyncio.sleep(self._chance.uniform(0, 0.05))
        elif mischief == "cut within":
            writer.write(frame[: self._chance.randrange(len(frame))])
            await writer.drain()
        if mischief.startswith("cut"):
            raise EOFError
        for _ in range({"lose": 0, "hold back": 0, "double": 2}.get(mischief, 1)):
            writer.write(frame)

    def _hand_in_late(self, sender: tuple[bytes, str], write: Write) -> None:
        """Now and then an old message of the same sender turns up."""
        held = self._held[sender]
        while held and self._chance.random() < self.trouble:
            write(held.pop(self._chance.randrange(len(held))))
            self.done[f"late {sender[1]}"] += 1


async def _both(first: Coroutine[Any, Any, None], second: Coroutine[Any, Any, None]) -> None:
    """Do both until one of them ends."""
    tasks = [asyncio.ensure_future(first), asyncio.ensure_future(second)]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(65536):
        writer.write(data)
        await writer.drain()


async def _read_frame(reader: asyncio.StreamReader) -> bytes:
    """One frame of a WebSocket, as it came."""
    head = await reader.readexactly(2)
    length, masked = head[1] & 127, head[1] & 128
    more = await reader.readexactly({126: 2, 127: 8}.get(length, 0))
    if more:
        length = int.from_bytes(more, "big")
    return head + more + await reader.readexactly(length + (4 if masked else 0))
