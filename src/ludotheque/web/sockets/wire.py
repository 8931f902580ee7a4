"""An open WebSocket as the rest of the server sees it: text frames in and out, nothing that waits."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Protocol, TypeAlias
from urllib.parse import parse_qsl, unquote

from websockets.datastructures import Headers

TEXT = 0x81  # the first byte of a text frame that is a whole message
SMALL = [bytes((TEXT, length)) for length in range(126)]  # the heads of the frames whose length fits in one byte


@dataclass(frozen=True, eq=False)
class Request:
    """Who asks for a socket, and for which."""

    target: str  # path and query as they were sent
    headers: Headers
    address: str  # the client's, not the proxy's where that one is trusted; empty on a Unix socket
    scheme: str  # "ws", or "wss" when the client's side is encrypted

    @cached_property
    def path(self) -> str:
        """The path, decoded."""
        return unquote(self.target.partition("?")[0])

    @cached_property
    def query(self) -> Mapping[str, str]:
        """The query's fields; of a field given twice the last one."""
        return dict(parse_qsl(self.target.partition("?")[2], keep_blank_values=True))

    @cached_property
    def cookies(self) -> Mapping[str, str]:
        """The cookies sent along; of a name sent twice the last one, as in our HTTP handlers."""
        pairs = (crumb.partition("=") for line in self.headers.get_all("Cookie") for crumb in line.split(";"))
        return {name.strip(): unquote(value.strip().strip('"')) for name, _, value in pairs if name.strip()}


@dataclass(frozen=True)
class Rejection:
    """No socket: the HTTP status and the small JSON body that say why."""

    status: int
    body: bytes = b"{}"
    headers: Mapping[str, str] = field(default_factory=dict)


class Visitor(Protocol):
    """Whoever listens at the near end of a wire."""

    def hear(self, frame: bytes) -> None:
        """Take one text message, valid UTF-8. Must not block; an exception closes the wire with 1011."""

    def gone(self, code: int) -> None:
        """The wire has ended; called once, after the last ``hear`` and never from within ``send`` or ``close``."""


Welcome: TypeAlias = Callable[["Wire"], Visitor]


class Door(Protocol):
    """Who may come in: the application's answer to a handshake."""

    def admit(self, request: Request) -> Awaitable[Welcome | Rejection]:
        """Say before the handshake is answered whether there will be a wire, and who listens to it.

        A welcome is called once the wire is open; not at all if the client left meanwhile.
        """


class Wire:
    """One open socket: everything here returns at once."""

    __slots__ = ("_line", "_write", "open", "request")

    def __init__(self, request: Request, line: "Line", write: Callable[[bytes], None]) -> None:
        self.request = request
        self.open = True  # false as soon as either side has begun to close
        self._line = line
        self._write = write

    @property
    def address(self) -> str:
        """The client's address."""
        return self.request.address

    def send(self, text: bytes) -> None:
        """Send one text of valid UTF-8; after the end it is dropped. A client that never reads is closed with 1013."""
        if self.open:
            length = len(text)
            if length < 126:
                self._write(SMALL[length] + text)
            elif length < 1 << 16:
                self._write(b"\x81\x7e" + length.to_bytes(2, "big") + text)
            else:
                self._write(b"\x81\x7f" + length.to_bytes(8, "big") + text)

    def close(self, code: int = 1000, reason: str = "") -> None:
        """End the conversation; what was sent before still goes out."""
        if self.open:
            self._line.part(code, reason)

    def pause(self) -> None:
        """Hear nothing more for now: what the client sends waits, and then the client waits."""
        if self.open:
            self._line.pause()

    def resume(self) -> None:
        """Hear again, from where it stopped."""
        if self.open:
            self._line.resume()


class Line(Protocol):
    """What a wire needs of the connection behind it."""

    def part(self, code: int, reason: str) -> None:
        """Begin to close."""

    def pause(self) -> None:
        """Stop reading."""

    def resume(self) -> None:
        """Read again."""
