"""Our sockets and nothing behind them: each command is answered at once with messages of the usual size.

What this server costs is the least that a move can cost on our sockets: no rules, no log, no disk, no text to write.
"""

import asyncio
import sys
from functools import partial
from typing import cast

import uvicorn

from ludotheque.web.limits import Connections
from ludotheque.web.sockets.plain_http import HttpConnection
from ludotheque.web.sockets.switchboard import Switchboard
from ludotheque.web.sockets.wire import Rejection, Request, Welcome, Wire

ACKNOWLEDGEMENT = b'{"is":"news","id":"2a","rest":"%s"}' % (b"." * 170)
NEWS = b'{"is":"news","rest":"%s"}' % (b"." * 355)
"""As long as what whoever moves, and whoever is next, are told of a move of Lucky Numbers on average."""


class BareVisitor:
    """Somebody at a table: whatever they say is news to the others, and acknowledged."""

    def __init__(self, table: list[Wire], wire: Wire) -> None:
        self.table = table
        self.wire = wire
        table.append(wire)

    def hear(self, frame: bytes) -> None:
        """Take a command."""
        self.wire.send(ACKNOWLEDGEMENT)
        for wire in self.table:
            if wire is not self.wire:
                wire.send(NEWS)

    def gone(self, code: int) -> None:
        """The socket is closed."""
        self.table.remove(self.wire)


class BareDoor:
    """Lets everybody in to the table that their path names."""

    def __init__(self) -> None:
        self.tables: dict[str, list[Wire]] = {}
        """Whoever has come to each table."""

    async def admit(self, request: Request) -> Welcome | Rejection:
        """Always."""
        table = self.tables.setdefault(request.path, [])
        return lambda wire: BareVisitor(table, wire)


async def _nothing(*_: object) -> None:
    """Answer no request: everybody comes by WebSocket."""


def serve(port: int) -> None:
    """Serve until the process is told to stop."""
    board = Switchboard(BareDoor())
    config = uvicorn.Config(
        _nothing,
        port=port,
        http=cast("type[asyncio.Protocol]", partial(HttpConnection, Connections(0, ()))),
        ws=board.protocol(),
        lifespan="off",
        log_config=None,
        access_log=False,
    )
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(uvicorn.Server(config).serve())


if __name__ == "__main__":
    serve(int(sys.argv[1]))
