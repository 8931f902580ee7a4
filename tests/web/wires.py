"""A server whose visitors do as they are told, and bare sockets to call it with: to see what a wire promises."""

import asyncio
import contextlib
import queue
import socket
import struct
import threading
from collections.abc import Iterator
from typing import Any

import pytest
import uvicorn
from litestar import Litestar, get
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection
from websockets.sync.client import connect as dial

from ludotheque.web.sockets.switchboard import Switchboard
from ludotheque.web.sockets.wire import Rejection, Request, Visitor, Welcome, Wire

PATIENCE = 20  # seconds before a test that hangs is a test that failed


class Listener:
    """Echoes, and does as it is told by the text it hears."""

    def __init__(self, wire: Wire, heard: list[bytes], ends: "queue.Queue[int]") -> None:
        self.wire, self.heard, self.ends = wire, heard, ends
        if wire.request.path == "/never":
            wire.close(4001, "never")

    def hear(self, frame: bytes) -> None:
        self.heard.append(frame)
        word, _, rest = frame.decode().partition(" ")
        if word == "flood":
            for _ in range(int(rest)):
                self.wire.send(b"x" * 10_000)
        elif word == "close":
            self.wire.close(int(rest), "as told")
            self.wire.send(b"too late")
            self.heard.append(b"-- closed")
        elif word == "fail":
            raise RuntimeError("as told")
        elif word == "pause":
            self.wire.pause()
            asyncio.get_running_loop().call_later(float(rest), self.resume)
        else:
            self.wire.send(frame)

    def resume(self) -> None:
        self.heard.append(b"-- resumed")
        self.wire.resume()

    def gone(self, code: int) -> None:
        self.heard.append(b"-- gone")
        self.ends.put(code)


class Doorkeeper:
    def __init__(self) -> None:
        self.heard: dict[str, list[bytes]] = {}
        self.ends: dict[str, queue.Queue[int]] = {}
        self.requests: list[Request] = []

    async def admit(self, request: Request) -> Welcome | Rejection:
        self.requests.append(request)
        await asyncio.sleep(float(request.query.get("wait", 0)))
        status = int(request.query.get("status", 101))
        if status != 101:
            return Rejection(status, b'{"code":"as-told"}', {"Retry-After": "7"})
        if request.path == "/broken":
            raise RuntimeError("as told")

        self.heard[request.path] = []
        self.ends[request.path] = queue.Queue()

        def come_in(wire: Wire) -> Visitor:
            if wire.request.path == "/faint":
                raise RuntimeError("as told")
            return Listener(wire, self.heard[wire.request.path], self.ends[wire.request.path])

        return come_in

    def end(self, path: str) -> int:
        """The close code told to the visitor at this path, which must not be told twice."""
        code = self.ends[path].get(timeout=PATIENCE)
        with pytest.raises(queue.Empty):
            self.ends[path].get(timeout=0.05)
        return code


class Site:
    """A server in a thread."""

    def __init__(self, loop: str, board: dict[str, Any], config: dict[str, Any]) -> None:
        @get("/hello")
        async def hello() -> str:
            return "hello"

        self.door = Doorkeeper()
        self.board = Switchboard(self.door, **board)
        self.plug = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.plug.getsockname()[1]
        self.server = uvicorn.Server(
            uvicorn.Config(
                Litestar([hello], openapi_config=None),
                ws=self.board.protocol(),
                loop=loop,
                log_config=None,
                **config,
            )
        )
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.plug]})
        self.thread.start()

    def call(self, path: str = "/", **more: Any) -> ClientConnection:
        client: ClientConnection = dial(f"ws://127.0.0.1:{self.port}{path}", proxy=None, **more)
        return client

    def raw(self, path: str = "/", read_handshake: bool = True) -> socket.socket:
        """A bare socket, its handshake sent."""
        plug = socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE)
        plug.sendall(
            f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        if read_handshake:
            answer = b""
            while not answer.endswith(b"\r\n\r\n"):
                answer += plug.recv(1)
            assert answer.startswith(b"HTTP/1.1 101 ")
        return plug

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()
        self.plug.close()


def masked(opcode: int, body: bytes, fin: bool = True) -> bytes:
    return Frame(Opcode(opcode), body, fin).serialize(mask=True, extensions=[])


def closing(client: ClientConnection) -> tuple[int, str]:
    """How the server ends a conversation in which it says nothing more."""
    with pytest.raises(ConnectionClosed) as caught:
        client.recv(timeout=PATIENCE)
    assert caught.value.rcvd is not None
    return caught.value.rcvd.code, caught.value.rcvd.reason


def frames(data: bytes) -> Iterator[tuple[int, bytes]]:
    """The opcodes and bodies of unmasked frames."""
    while data:
        length, at = data[1], 2
        if length == 126:
            length, at = struct.unpack("!H", data[2:4])[0], 4
        yield data[0] & 15, data[at : at + length]
        data = data[at + length :]


def read_all(plug: socket.socket) -> bytes:
    data = b""
    with contextlib.suppress(ConnectionResetError):
        while more := plug.recv(1 << 16):
            data += more
    return data
