"""One HTTP connection: uvicorn's, with our headers on every answer, no patience for requests that never end, and not
too many for one address."""

import asyncio
from functools import cache
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ludotheque.table.messages import write_message
from ludotheque.table.telling.refusing import refusal
from ludotheque.web.errors import TurnedAway
from ludotheque.web.limits import Connections
from ludotheque.web.security import HEADERS

PATIENCE = 20.0
"""Seconds that a request may take to arrive; without a limit, half of one would keep a connection for ever."""
LARGEST_HEAD = 64 * 1024
"""Bytes of a request that may come before the end of its headers; without a limit they could fill the memory."""


AGAIN = 5.0
"""Seconds after which an address that has too many connections may try again."""


class HttpConnection(HttpToolsProtocol):
    """A connection that may bring several requests, one after the other."""

    def __init__(self, connections: Connections, *uvicorns: Any, **others: Any) -> None:
        super().__init__(*uvicorns, **others)
        self._connections = connections
        self._counted: str | None = None
        """The address for which it is counted."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has come, and will ask for something soon."""
        super().connection_made(transport)
        self._counted = self.client[0] if self.client else ""
        if not self._connections.come(self._counted):
            transport.write(too_many())
            transport.close()
        self._asking_since: float | None = self.loop.time()
        self._head = 0
        self._unsent = 0
        self._timer = self.loop.call_later(PATIENCE, self._look_again)

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone."""
        self._timer.cancel()
        self._discount()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A request, or a part of one."""
        if self.transport.is_closing():
            return
        if self._asking_since is None:
            self._asking_since = self.loop.time()
        self._head += len(data)
        super().data_received(data)
        if self._head > LARGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The headers are too long.")

    def on_headers_complete(self) -> None:
        """The headers of a request are all here."""
        self._head = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """What follows them: those who want it know how much they take."""
        self._head = 0
        super().on_body(body)

    def on_response_complete(self) -> None:
        """A request was answered; the next one may come later."""
        self._asking_since = None
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        """It is a WebSocket from now on, and a timer would only keep in memory what nobody needs any more."""
        self._timer.cancel()
        self._discount()
        super().handle_websocket_upgrade()

    def _discount(self) -> None:
        if self._counted is not None:
            self._connections.go(self._counted)
            self._counted = None

    def _look_again(self) -> None:
        """Hang up if what has begun to arrive is still not all here, or if nobody takes what was answered."""
        since, now = self._asking_since, self.loop.time()
        arrived = self.cycle is not None and not self.cycle.response_complete and not self.cycle.more_body
        unsent, self._unsent = self._unsent, self.transport.get_write_buffer_size()
        if (since is not None and not arrived and now - since >= PATIENCE) or 0 < unsent <= self._unsent:
            self.transport.abort()
        else:
            self._timer = self.loop.call_later(PATIENCE, self._look_again)

    def send_400_response(self, msg: str) -> None:
        """Answer to what is no HTTP."""
        usual = self.server_state.default_headers
        more = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
        self.server_state.default_headers = [*usual, *more]
        try:
            super().send_400_response(msg)
        finally:
            self.server_state.default_headers = usual


@cache
def too_many() -> bytes:
    """The answer to a connection too many, whatever it would ask."""
    error = TurnedAway("too-many-connections", 429, again_after=AGAIN)
    body = write_message(refusal(error, "en"))
    fixed = {"Content-Type": "application/json", "Content-Length": str(len(body)), "Connection": "close"}
    head = "".join(f"{name}: {value}\r\n" for name, value in (fixed | HEADERS | error.headers).items())
    return f"HTTP/1.1 429 Too Many Requests\r\n{head}\r\n".encode() + body
