"""A bad network: a proxy between clients and a server that loses, doubles, delays and reorders messages, hands in old
ones late, also over another connection, and cuts lines, even in the middle of a message. A seed decides."""

import asyncio
import re
from collections import Counter, defaultdict
from collections.abc import Callable
from random import Random

from support.proxy import Proxy, both, pass_on

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


class FaultProxy(Proxy):
    """What it has done is counted in ``done``."""

    def __init__(self, server: str, seed: str, trouble: float) -> None:
        super().__init__(server)
        self._chance = Random(seed)
        self.trouble = trouble
        """How likely it is that something befalls a message."""
        self.done: Counter[str] = Counter()
        self._held: defaultdict[tuple[bytes, str], list[bytes]] = defaultdict(list)
        """Old messages, by whose they are and which way they go."""
        self._bags: defaultdict[str, list[str]] = defaultdict(list)
        """What is still to befall the messages that go one way, in this order, before it begins anew."""

    async def connect(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        far_reader: asyncio.StreamReader,
        far_writer: asyncio.StreamWriter,
    ) -> None:
        """Carry the frames of a socket badly, and all else well."""
        request = await reader.readuntil(HEAD_END)
        far_writer.write(request)
        if b"upgrade: websocket" not in request.lower():
            return await super().connect(reader, writer, far_reader, far_writer)
        answer = await far_reader.readuntil(HEAD_END)
        writer.write(answer)
        if not answer.startswith(b"HTTP/1.1 101"):
            return await pass_on(far_reader, writer)
        whose = b" ".join(part for found in WHOSE.findall(request) for part in found)
        self._hand_in_late((whose, "up"), far_writer.write)
        return await both(
            self._frames((whose, "up"), reader, far_writer), self._frames((whose, "down"), far_reader, writer)
        )

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


async def _read_frame(reader: asyncio.StreamReader) -> bytes:
    """One frame of a WebSocket, as it came."""
    head = await reader.readexactly(2)
    length, masked = head[1] & 127, head[1] & 128
    more = await reader.readexactly({126: 2, 127: 8}.get(length, 0))
    if more:
        length = int.from_bytes(more, "big")
    return head + more + await reader.readexactly(length + (4 if masked else 0))
