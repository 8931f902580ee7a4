"""A wire tap: a port in front of a server that passes everything on and writes down what the server sends."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import cast


class End(asyncio.Protocol):
    """One end of a call: what it hears goes to the other end, and into a note if one is kept."""

    def __init__(self, note: bytearray | None = None) -> None:
        self.note = note
        self.other: End | None = None
        self.transport: asyncio.Transport
        self.early = b""
        self.closed = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        if self.note is not None:
            self.note += data
        if self.other is None:
            self.early += data
        else:
            self.other.transport.write(data)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.other is not None:
            self.other.transport.close()
        self.closed.set_result(None)


class Wiretap:
    """What a server has sent, connection by connection."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._notes: list[bytearray] = []
        self._ends: list[End] = []
        self._calls: set[asyncio.Task[None]] = set()
        self.address = ""

    @property
    def sent(self) -> bytes:
        """All of it."""
        return b"\n".join(map(bytes, self._notes))

    def answer(self) -> End:
        """Somebody calls."""
        caller = End()
        self._ends.append(caller)
        self._calls.add(asyncio.get_running_loop().create_task(self._put_through(caller)))
        return caller

    async def _put_through(self, caller: End) -> None:
        note = bytearray()
        self._notes.append(note)
        loop = asyncio.get_running_loop()
        _, server = await loop.create_connection(lambda: End(note), "127.0.0.1", self.port)
        self._ends.append(server)
        server.other, caller.other = caller, server
        server.transport.write(caller.early)
        if caller.closed.done():
            server.transport.close()

    async def hang_up(self) -> None:
        """End all calls."""
        await asyncio.gather(*self._calls)
        for end in self._ends:
            end.transport.abort()
        await asyncio.gather(*(end.closed for end in self._ends))


@asynccontextmanager
async def tapped(port: int) -> AsyncIterator[Wiretap]:
    """Tap the server at a port of this machine."""
    tap = Wiretap(port)
    listening = await asyncio.get_running_loop().create_server(tap.answer, "127.0.0.1", 0)
    tap.address = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    try:
        yield tap
    finally:
        listening.close()
        await tap.hang_up()
