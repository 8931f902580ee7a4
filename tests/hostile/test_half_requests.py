"""Who begins to ask and never ends holds up nobody, and is not waited for."""

import asyncio
import re
import time
from collections import Counter
from pathlib import Path
from socket import create_connection

import pytest

from hostile.raw_socket import raw_socket
from hostile.wild_frames import frame
from ludotheque.web.sockets import plain_http
from support.guest import Guest, get, join, open_table
from support.proxy import Proxy
from support.server import Server
from support.whole_server import tapped_server

HEAD = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
HALVES = {
    "nothing": b"",
    "a line": b"GET / HT",
    "a head": HEAD,
    "a body": HEAD + b'Content-Length: 1000\r\n\r\n{"game":',
    "a chunk": HEAD + b'Transfer-Encoding: chunked\r\n\r\n5\r\n{"ga',
    "a handshake": b"GET /api/tables/aaaaaaaaaaaa/socket HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n",
    "a second request": b"GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n...GET /health/li",
}


def test_half_a_request_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plain_http, "PATIENCE", 2.0)  # more than a busy machine takes to send a line

    async def call(tap: Proxy, half: bytes) -> bytes:
        port = int(tap.address.rpartition(":")[2])
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for part in half.split(b"..."):
            writer.write(part)
            await asyncio.sleep(0.1)
        try:
            return await reader.read()  # until the server hangs up
        finally:
            writer.close()

    async def evening() -> None:
        async with tapped_server(tmp_path, monkeypatch) as tap, asyncio.timeout(30):
            answers = await asyncio.gather(*(call(tap, half) for half in HALVES.values()))
            assert [answer.count(b"HTTP/1.1 2") for answer in answers] == [0, 0, 0, 0, 0, 0, 1]

    asyncio.run(evening())


ENDLESS = {
    "one header": (b"GET / HTTP/1.1\r\nHost: x\r\nX: ", b"y" * 1000),
    "headers": (b"GET / HTTP/1.1\r\nHost: x\r\n", b"X: " + b"y" * 100 + b"\r\n"),
    "an address": (b"GET /", b"y" * 1000),
    "the note at a chunk": (HEAD + b"Transfer-Encoding: chunked\r\n\r\n5;", b"y" * 1000),
}


@pytest.mark.parametrize("what", ENDLESS)
def test_headers_without_end_are_not_read_to_their_end(what: str, server: Server) -> None:
    begin, more = ENDLESS[what]
    with create_connection(("127.0.0.1", server.port), timeout=30) as plug:
        plug.sendall(begin)
        with pytest.raises(ConnectionError):
            plug.sendall(more * (50_000_000 // len(more)))  # many times as much as anybody would want to read


def test_who_does_not_take_the_answer_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plain_http, "PATIENCE", 0.2)

    async def evening() -> None:
        async with tapped_server(tmp_path, monkeypatch) as tap, asyncio.timeout(30):
            loop = asyncio.get_running_loop()
            with create_connection(("127.0.0.1", tap.server.port)) as plug:  # past the tap, which takes everything
                plug.setblocking(False)
                asked = b"GET /schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 500_000
                with pytest.raises(ConnectionError):
                    await loop.sock_sendall(plug, asked)

    asyncio.run(evening())


def test_a_request_that_is_here_is_answered_however_long_that_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plain_http, "PATIENCE", 0.5)  # more than a busy machine takes to send a line

    async def evening() -> None:
        async with tapped_server(tmp_path, monkeypatch, answers_after=0.7) as tap, asyncio.timeout(30):
            port = int(tap.address.rpartition(":")[2])
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            for _ in range(2):
                writer.write(b"GET /health/ready HTTP/1.1\r\nHost: x\r\n\r\n")
                assert b" 200 " in await reader.readline()
                await reader.readuntil(b"}")
                await asyncio.sleep(0.7)  # nor is it held against anybody that they say nothing for a while
            writer.close()

    asyncio.run(evening())


def test_hundreds_of_halves_hold_up_nobody(server: Server) -> None:
    """Half requests, half frames and clients that never read, while others play."""
    host = open_table(server, seats=2)
    other = join(host)

    async def evening() -> None:
        heard: Counter[str] = Counter()
        writers = []
        for number in range(300):
            _, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(list(HALVES.values())[number % len(HALVES)])
            writers.append(writer)
        sockets = [await raw_socket(server.port, host.path, None, heard) for _ in range(60)]
        for number, socket in enumerate(sockets):
            assert not isinstance(socket, int)
            half = frame(b'{"do":"chat","id":"x","text":"' + b"x" * 50_000)
            socket.transport.write(half[: 1 + number * 800])
            if number % 3 == 0:
                socket.transport.pause_reading()
        await asyncio.to_thread(play_a_little, host, other)
        for socket in sockets:
            assert not isinstance(socket, int)
            socket.vanish()
        for writer in writers:
            writer.transport.abort()

    asyncio.run(asyncio.wait_for(evening(), 60))


def play_a_little(host: Guest, other: Guest) -> None:
    """Two people begin a match, over sockets and over HTTP."""
    assert host.do("ready").status_code == 200
    assert other.do("ready").status_code == 200
    with host.socket("?follow=legal") as line:
        line.hear_until("present")
        assert line.ask("start")["is"] == "news"
        legal = get(host.url("/welcome"), headers=host.headers).json()["legal"]
        assert line.ask("act", action=legal[0])["is"] == "news"
        for number in range(20):
            assert line.ask("chat", text=f"{number}")["is"] == "news"


def test_a_thousand_who_come_and_go_leave_nothing_behind(server: Server) -> None:
    host = open_table(server, seats=2)
    other = join(host)

    async def come_and_go(rounds: int) -> None:
        heard: Counter[str] = Counter()
        for number in range(rounds):
            sockets = await asyncio.gather(
                *(
                    raw_socket(server.port, path, token, heard)
                    for path, token in (
                        (host.path, None),
                        (host.path, other.token),
                        (host.path, "nobody's"),
                        ("/api/tables/nothing", None),
                    )
                    for _ in range(5)
                )
            )
            assert [socket for socket in sockets if isinstance(socket, int)] == [403] * 5 + [404] * 5
            for place, socket in enumerate(sockets):
                if not isinstance(socket, int):
                    socket.transport.write(frame(b'{"do":"look","id":"1"}') * (place % 3))
                    if number % 2:
                        socket.vanish()
                    else:
                        socket.transport.close()

    with host.socket() as line:
        line.hear_until("present")
        asyncio.run(asyncio.wait_for(come_and_go(5), 60))
        files = server.open_files
        asyncio.run(asyncio.wait_for(come_and_go(60), 60))
        assert line.ask("chat", text="alone again?")["is"] == "news"
        deadline = time.monotonic() + 30
        while (here := get(host.url("/welcome")).json())["here"] != [1] or here["spectators"]:
            assert time.monotonic() < deadline, here
            time.sleep(0.02)
        sockets = re.search(r"^ludotheque_sockets (\S+)$", get(f"{server.address}/metrics").text, re.MULTILINE)
        assert sockets
        assert float(sockets[1]) == 1
    assert server.open_files <= files + 20
