"""A server without a network that writes down every byte it lets out: over sockets, over HTTP, in metrics and logs."""

import asyncio
import logging
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import count
from typing import Any
from unittest import mock

import httpx
import msgspec
from websockets.datastructures import Headers

from ludotheque.fair import Fair
from ludotheque.table.counters import Counters
from ludotheque.table.house import House
from ludotheque.web.app import build_app
from ludotheque.web.logs import JsonLines, PlainLines
from ludotheque.web.settings import Hosting, Limits
from ludotheque.web.site import READY, Site
from ludotheque.web.sockets.socket import TableDoor, TableVisitor
from ludotheque.web.sockets.switchboard import Switchboard
from ludotheque.web.sockets.wire import Rejection, Request, Wire
from support.memory_bus import MemoryBus
from support.memory_store import MemoryStore
from support.tables import Time

ADDRESS = "http://ludotheque.test"
COMMITMENT = re.compile(rb'(?<="commitment":")[0-9a-f]{64}(?=")')
"""It is there to be shown, and differs as the seeds do."""
OWN_COUNTS = re.compile(rb"^(?:# \w+ )?ludotheque_.*$", re.MULTILINE)
"""What a server counts of itself; what Python and the system say about the process is never twice the same."""


class _House(House):
    """A house whose tables have known names, so that nothing but secrets depends on what is secret."""

    def _new_name(self, own_token: str | None) -> str:
        return f"game{'abcdefgh'[len(self.rooms)] * 8}"


class Line:
    """The near end of a socket: what a listener is sent goes into the book."""

    def __init__(self, server: "RecordedServer", who: str, target: str, headers: Mapping[str, str]) -> None:
        self._server, self._who = server, who
        request = Request(target, Headers(headers), "192.0.2.1", "ws")
        self.wire = Wire(request, self, lambda frame: server.note(f"{who} hears", frame))
        self.visitor: TableVisitor | None = None

    async def say(self, frame: bytes | Mapping[str, Any]) -> None:
        """Send a frame, and wait until it has had its whole effect."""
        assert self.visitor is not None
        if self.wire.open:
            self.visitor.hear(frame if isinstance(frame, bytes) else msgspec.json.encode(frame))
            self._server.door.pulse.beat()
        while self.visitor.task is not None:
            await asyncio.sleep(0)

    def part(self, code: int, reason: str) -> None:
        self.wire.open = False
        self._server.note(f"{self._who} is closed", f"{code} {reason}".encode())
        assert self.visitor is not None
        asyncio.get_running_loop().call_soon(self.visitor.gone, code)

    def hang_up(self) -> None:
        if self.wire.open and self.visitor is not None:
            self.wire.open = False
            self.visitor.gone(1000)

    def pause(self) -> None:
        self._server.note(self._who, b"is not read")

    def resume(self) -> None:
        """Nothing waits here."""


class RecordedServer:
    """The house, its web application and its socket door, with a clock that stands still unless told."""

    def __init__(self, mark: str) -> None:
        self.book: list[tuple[str, bytes]] = []
        """Everything that left the server: to whom, and what."""
        self.lines: list[str] = []
        """Everything that it logged, as it is written."""
        self.secrets: list[str] = []
        """Every secret that it made, in order: seeds and tokens."""
        self._mark, self._count = mark, count(1)
        self.now = Time()
        self.store = MemoryStore()
        self.house = _House(self.store, MemoryBus().end(), now=self.now, secret=self._secret, server="one")
        limits = Limits(rate=0, tables=0, joins=0)
        self.site = Site(self.house, Hosting(limits=limits), ADDRESS, phase=READY)
        self.door = TableDoor(self.site)
        app: Any = build_app(self.site, Switchboard(self.door))
        transport = httpx.ASGITransport(app=app, raise_app_exceptions=False, client=("192.0.2.1", 1))
        self._client = httpx.AsyncClient(transport=transport, base_url=ADDRESS, trust_env=False)

    def _secret(self, size: int) -> str:
        made = f"{self._mark}-{next(self._count)}-".ljust(size + 8, self._mark[-1])
        self.secrets.append(made)
        return made

    def note(self, who: str, what: bytes) -> None:
        what = COMMITMENT.sub(b"the commitment", what)
        self.book.append((who, what))

    async def ask(
        self, who: str, method: str, path: str, body: Any = None, token: str | None = None, **headers: str
    ) -> httpx.Response:
        """A request over HTTP: its whole answer goes into the book, but for the asker's own new token."""
        shown = {"Authorization": f"Bearer {token}"} if token else {}
        content = body if isinstance(body, bytes) else msgspec.json.encode(body) if body is not None else None
        kind = {"Content-Type": "application/json"} if body is not None else {}
        self._client.cookies.clear()
        answer = await self._client.request(method, path, content=content, headers=kind | shown | headers)
        told, head = answer.content, sorted(answer.headers.multi_items())
        if path == "/metrics":
            told = b"\n".join(OWN_COUNTS.findall(told))
            head = [header for header in head if header[0] != "content-length"]
        whole = f"{answer.status_code} {head}\n".encode() + told
        own = answer.json().get("token") if answer.status_code == 201 else None
        for given in filter(None, [own, *answer.cookies.values()]):
            whole = whole.replace(str(given).encode(), b"the token")
        self.note(f"{who} asks {method} {path.partition('?')[0]}", whole)
        return answer

    async def connect(self, who: str, path: str, query: str = "", **headers: str) -> Line:
        """A socket; one that is refused is noted, and has no visitor."""
        line = Line(self, who, f"{path}/socket{query}", {"Host": "ludotheque.test", **headers})
        verdict = await self.door.admit(line.wire.request)
        if isinstance(verdict, Rejection):
            line.wire.open = False
            self.note(f"{who} is rejected", f"{verdict.status} {verdict.headers}".encode() + verdict.body)
        else:
            line.visitor = verdict(line.wire)  # type: ignore[assignment]
        return line

    async def close(self) -> None:
        await self._client.aclose()
        await self.house.close()


class _Notebook(logging.Handler):
    """Writes down every line that is logged, in both forms, without its time."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__(logging.DEBUG)
        self._lines = lines

    def emit(self, record: logging.LogRecord) -> None:
        record.created, record.msecs = 0.0, 0.0
        self._lines += [JsonLines().format(record), PlainLines().format(record)]


@contextmanager
def everything_logged(lines: list[str]) -> Iterator[None]:
    """Write down what all of this process logs, down to the last detail."""
    root, notebook = logging.getLogger(), _Notebook(lines)
    before = root.level
    root.addHandler(notebook)
    root.setLevel(logging.DEBUG)
    try:
        yield
    finally:
        root.removeHandler(notebook)
        root.setLevel(before)


@contextmanager
def dealing(outcomes: Sequence[str] | None) -> Iterator[None]:
    """Let every match at a table begin with these outcomes of chance, whatever its seed; None: as the seed has it."""
    took: Callable[[Counters, float], None] = Counters.took
    drawn: Callable[[Fair, Any, Any], Any] = Fair.outcome

    def foretold(self: Fair, game: Any, state: Any) -> Any:
        if outcomes is None or self.position >= len(outcomes):
            return drawn(self, game, state)
        self.position += 1
        return game.read_outcome(state, outcomes[self.position - 1])

    with (
        # How long a command took is no matter of what it was; the counts by it shall be alike.
        mock.patch.object(Counters, "took", lambda self, seconds: took(self, 0.0)),
        mock.patch.object(Fair, "outcome", foretold),
    ):
        yield
