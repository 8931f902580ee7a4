"""The WebSocket side of the uvicorn server: it answers handshakes and carries frames without the detour over ASGI.

uvicorn gives every WebSocket request to the class in ``Config(ws=…)``. Ours leaves the rules of the protocol to the
`websockets` library and reads itself only the one frame that carries nearly everything, a whole text message. That
costs half of what a bare ASGI application costs, and no more than a compiled socket library: 18 µs of the 126 µs that
a move takes on a saturated server, where the detour would add as much again (see ``bench/README.md``).
"""

import asyncio
from dataclasses import dataclass, field
from functools import partial
from typing import cast

from ludotheque.web.sockets.connection import Connection
from ludotheque.web.sockets.wire import Door, Wire


@dataclass(eq=False)
class Switchboard:
    """All wires of one server, with what they may do and what became of them."""

    door: Door
    largest: int = 64 * 1024  # bytes in one message from a client; more is 1009
    odd: int = 1000  # frames from a client between two pings that are no whole message; more is 1008, 0 is no limit
    unsent: int = 256 * 1024  # bytes that may wait for a slow reader; more is 1013
    ping_every: float = 20.0  # seconds
    ping_timeout: float = 20.0
    patience: float = 10.0  # seconds that the door may take
    farewell: float = 5.0  # seconds that a client has to answer when we close
    wires: set[Wire] = field(default_factory=set)
    opened: int = 0
    rejected: int = 0
    too_slow: int = 0
    dead: int = 0
    sending: list[Connection] = field(default_factory=list)  # who has something to send at the end of this turn

    def will_send(self, connection: Connection) -> None:
        """Let a connection send what it has gathered at the end of this turn of the loop, together with all others.

        One after the other costs less than each in the middle of something else: those who read on this machine, be it
        the proxy, are woken less often, and the processor need not learn by turns how to send and how to play.
        """
        if not self.sending:
            connection.loop.call_soon(self._send_all)
        self.sending.append(connection)

    def _send_all(self) -> None:
        sending, self.sending = self.sending, []
        for connection in sending:
            connection.send_gathered()

    def protocol(self) -> type[asyncio.Protocol]:
        """What ``uvicorn.Config(ws=…)`` takes."""
        return cast("type[asyncio.Protocol]", partial(Connection, self))
