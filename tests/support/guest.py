"""Somebody at a table of a real server, over plain HTTP and a plain WebSocket."""

import ssl
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from support.server import Server

PATIENCE = 30.0
"""Seconds to wait for a message that must come."""


_IDS = map("k{}".format, count(1))

NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""For clients that need none: to load the certificates of this machine each time would take longer than the tests."""


HTTP: dict[str, Any] = {
    "verify": NO_TLS,
    "trust_env": False,
    "timeout": PATIENCE,
    "limits": httpx.Limits(max_keepalive_connections=0),
}
"""How every client of the tests speaks HTTP. A connection is used once: on a busy machine a client may come back to one
just as the server, which has waited long enough, closes it."""


def browser(**settings: Any) -> httpx.Client:
    """A client that keeps cookies."""
    return httpx.Client(**HTTP, **settings)


def request(method: str, url: str, **settings: Any) -> httpx.Response:
    """One request, by a client that remembers nothing."""
    with browser() as client:
        return client.request(method, url, **settings)


def get(url: str, **settings: Any) -> httpx.Response:
    return request("GET", url, **settings)


def post(url: str, **settings: Any) -> httpx.Response:
    return request("POST", url, **settings)


class Socket:
    """An open socket: messages as they were written, one after the other."""

    def __init__(self, wire: ClientConnection, guest: "Guest") -> None:
        self.wire = wire
        self.guest = guest

    def hear(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = msgspec.json.decode(self.wire.recv(PATIENCE))
        return message

    def hear_until(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The next message of a kind, with these fields."""
        while True:
            message = self.hear()
            if message["is"] == kind and fields.items() <= message.items():
                return message

    def say(self, do: str, **fields: Any) -> str:
        """Give a command; its id."""
        command = {"do": do, "id": next(_IDS), **fields}
        self.wire.send(msgspec.json.encode(command).decode())
        return str(command["id"])

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Give a command; what the table answers."""
        told = self.say(do, **fields)
        while True:
            message = self.hear()
            if message.get("id") == told:
                return message


def close_code(line: Socket) -> int:
    """The code with which a socket is closed, whatever is heard before."""
    try:
        while True:
            line.hear()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006


@dataclass
class Guest:
    """A guest, or a spectator without a token, of a table."""

    server: Server
    table: str
    token: str | None = None
    number: int | None = None

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}"

    def url(self, rest: str = "") -> str:
        return f"{self.server.address}{self.path}{rest}"

    def do(self, do: str, **fields: Any) -> httpx.Response:
        """Give a command over HTTP."""
        return post(self.url("/commands"), json={"do": do, "id": next(_IDS), **fields}, headers=self.headers)

    @contextmanager
    def socket(self, query: str = "", **headers: str) -> Iterator[Socket]:
        """A socket of this guest; closed at the end."""
        url = self.url(f"/socket{query}").replace("http", "ws", 1)
        with connect(
            url, additional_headers=self.headers | headers, open_timeout=PATIENCE, proxy=None, max_queue=None
        ) as wire:
            yield Socket(wire, self)


def open_table(server: Server, game: str = "lucky-numbers", **more: Any) -> Guest:
    """Open a table; its host."""
    asked = {"game": game, "name": "Ada", "keep": "header", **more}
    answer = post(f"{server.address}/api/tables", json=asked)
    assert answer.status_code == 201, answer.text
    return Guest(server, answer.json()["table"], answer.json()["token"], answer.json()["guest"])


def join(host: Guest, **more: Any) -> Guest:
    """Somebody else at the table of a host."""
    answer = post(host.url("/guests"), json={"name": "Bo", "keep": "header", **more})
    assert answer.status_code == 201, answer.text
    return Guest(host.server, host.table, answer.json()["token"], answer.json()["guest"])


def act_first(lines: Sequence[Socket]) -> None:
    """Let the first of these people who can act do the first thing that is open; bots act before them."""
    while True:
        for line in lines:
            legal = line.ask("look")["legal"]
            if legal:
                assert line.ask("act", action=legal[0])["is"] == "news"
                return
        lines[0].hear()


def played_by_bots(server: Server, game: str = "lucky-numbers", **more: Any) -> Guest:
    """The host of a table where two bots have played a match to its end."""
    host = open_table(server, game, seats=2, bots=2, watch=True, settings={"pace": "instant"}, **more)
    with host.socket() as line:
        line.hear_until("welcome")
        line.say("start")
        while not any(event["kind"] == "match-over" for event in line.hear_until("news")["events"]):
            pass
    return host
