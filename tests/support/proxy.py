"""A port in front of a server that passes everything on and writes down what the server says."""

import asyncio
from collections.abc import Coroutine
from typing import Any, Self
from urllib.parse import urlsplit


class Proxy:
    """Listens at ``address`` while it is entered."""

    def __init__(self, server: str) -> None:
        self.address = ""
        self.server = urlsplit(server)
        self._notes: list[bytearray] = []
        self._lines: set[asyncio.Task[None]] = set()

    @property
    def sent(self) -> bytes:
        """All that the server has said, connection by connection."""
        return b"\n".join(map(bytes, self._notes))

    async def __aenter__(self) -> Self:
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
        ends = [writer]
        try:
            far_reader, far_writer = await asyncio.open_connection(self.server.hostname, self.server.port)
            ends.append(far_writer)
            await self.connect(reader, writer, far_reader, far_writer)
        except (OSError, EOFError, asyncio.CancelledError):
            for end in ends:
                end.transport.abort()  # either side has gone, or everything is over
        finally:
            self._lines.discard(task)
            for end in ends:
                end.close()

    async def connect(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        far_reader: asyncio.StreamReader,
        far_writer: asyncio.StreamWriter,
    ) -> None:
        """Pass everything on between a client and the server, until one of them ends it."""
        note = bytearray()
        self._notes.append(note)
        await both(pass_on(reader, far_writer), pass_on(far_reader, writer, note))


async def both(first: Coroutine[Any, Any, None], second: Coroutine[Any, Any, None]) -> None:
    """Do both until one of them ends, as this one does."""
    tasks = [asyncio.ensure_future(first), asyncio.ensure_future(second)]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, note: bytearray | None = None) -> None:
    """Pass on whatever comes, and write it down."""
    while data := await reader.read(65536):
        if note is not None:
            note += data
        writer.write(data)
        await writer.drain()
