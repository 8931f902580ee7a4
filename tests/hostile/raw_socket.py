"""A WebSocket client that keeps to no rules: it sends any bytes and counts what comes back."""

import asyncio
import base64
import re
from collections import Counter
from contextlib import suppress
from typing import cast

from hostile.wild_frames import frame

CODES = re.compile(rb'"is":"no","code":"([a-z-]+)"')
PATIENCE = 30.0


class RawSocket(asyncio.Protocol):
    """One connection after its handshake."""

    def __init__(self, heard: "Counter[str]") -> None:
        self.heard = heard
        """What the server said to all of them: the codes of its refusals, and how it closed."""
        self.transport: asyncio.Transport
        self.open = True
        self._status: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._changed = asyncio.Event()
        self._pongs = 0
        self._head = b""
        self._rest = b""
        self._may_write = asyncio.Event()
        self._may_write.set()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)

    def pause_writing(self) -> None:
        self._may_write.clear()

    def resume_writing(self) -> None:
        self._may_write.set()

    def connection_lost(self, exc: Exception | None) -> None:
        self.open = False
        self._may_write.set()
        self._changed.set()
        if not self._status.done():
            self._status.set_result(0)

    def data_received(self, data: bytes) -> None:
        if not self._status.done():
            self._head += data
            head, end, data = self._head.partition(b"\r\n\r\n")
            if not end:
                return
            self._status.set_result(int(head[9:12]))
        self._read(self._rest + data)

    def _read(self, data: bytes) -> None:
        """Look into the frames; only their heads and the codes of refusals matter."""
        at = 0
        while len(data) - at >= 2:
            size, body = data[at + 1], at + 2
            if size >= 126:
                body += 2 if size == 126 else 8
                size = int.from_bytes(data[at + 2 : body], "big")
            if body + size > len(data):
                break
            kind = data[at] & 15
            if kind == 10:
                self._pongs += 1
                self._changed.set()
            elif kind == 8:
                self.heard[f"close {int.from_bytes(data[body : body + 2], 'big')}"] += 1
                self.open = False
                self._changed.set()
                self.transport.abort()
            else:
                found = CODES.match(data, body + 1)
                self.heard[found[1].decode() if found else "news"] += 1
            at = body + size
        self._rest = data[at:]

    async def send(self, data: bytes) -> None:
        """Send bytes as they are, and wait until the server has read them, or has hung up."""
        pongs = self._pongs
        self.transport.write(data + frame(b"", 9))
        async with asyncio.timeout(PATIENCE):
            await self._may_write.wait()
            while self.open and self._pongs == pongs:
                self._changed.clear()
                await self._changed.wait()

    async def break_with(self, data: bytes) -> None:
        """Send what costs the socket; if the server waits for more of it, go."""
        self.transport.write(data)
        with suppress(TimeoutError):
            async with asyncio.timeout(1.0):
                while self.open:
                    self._changed.clear()
                    await self._changed.wait()
        self.vanish()

    def vanish(self) -> None:
        """Go without a word."""
        self.open = False
        self.transport.abort()


async def raw_socket(port: int, path: str, token: str | None, heard: "Counter[str]") -> RawSocket | int:
    """Open a socket by hand, or the status with which it was refused."""
    key = base64.b64encode(b"sixteen bytes...").decode()
    lines = [
        f"GET {path}/socket?follow=legal HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
        *([f"Authorization: Bearer {token}"] if token else []),
    ]
    loop = asyncio.get_running_loop()
    transport, socket = await loop.create_connection(lambda: RawSocket(heard), "127.0.0.1", port)
    transport.write("\r\n".join([*lines, "", ""]).encode())
    async with asyncio.timeout(PATIENCE):
        status = await socket._status
    if status != 101:
        transport.abort()
        return status
    return socket
