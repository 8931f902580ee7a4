"""A table that a server keeps: commands go out, news come in, whatever becomes of the connection between.

A command is carried out once, however often the connection breaks: until the server has acknowledged it, it is sent
again, with the same id, over every new connection. News are heard in order and without a gap: a new connection goes on
after the last one that was heard.
"""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Sequence
from random import Random
from types import TracebackType
from typing import Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from ludotheque.client.address import read_server, socket_address
from ludotheque.client.coming import refusal_in
from ludotheque.client.errors import Barred, NotACommand, OtherVersion, TurnedDown, unreachable
from ludotheque.client.standing import Heard, RawNews, RawWelcome, Standing
from ludotheque.table.messages import (
    AnyCommand,
    ClockShown,
    Command,
    Done,
    Leave,
    Look,
    No,
    Present,
    read_command,
)

LARGEST = 16 * 1024 * 1024
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 5.0
FINAL = (400, 401, 403, 404)
"""The answers to a handshake that will not change if we ask again."""
TOO_FAST, TOO_BIG = 1008, 1009
"""The codes with which a server closes the connection after too many messages, or after one that is too large."""
BREATHER = 1.0
"""Seconds to wait before talking again to a server that found us too fast."""

Carried = RawNews | RawWelcome | Done
"""What a table answers to a command that it has carried out."""
RawMessage = Carried | No | Present
read_message: Callable[[bytes], RawMessage] = msgspec.json.Decoder(RawMessage).decode
write_command = msgspec.json.Encoder().encode


class RemoteTable(Standing):
    """A table that a server, or one of several, keeps. ``async with`` it to come in.

    async with RemoteTable([server], place.table, place.token) as table:
        await table.until(lambda: table.may_act)
        await table.do(Act, action="draw")
    """

    def __init__(
        self,
        servers: Sequence[str],
        name: str,
        token: str | None = None,
        *,
        follow: str = "views",
        language: str = "en",
        patience: float = 10.0,
        quiet: float = 30.0,
        give_up: float | None = None,
    ) -> None:
        super().__init__()
        self.servers = [read_server(server) for server in servers]
        self.name = name
        self.token = token
        self.follow = follow
        self.language = language
        self.patience = patience
        """Seconds after which a command that was not acknowledged is sent again over another connection."""
        self.quiet = quiet
        """Seconds of silence after which we look whether something was lost."""
        self.give_up = give_up
        """Seconds after which we give up where no server answers; None to try for ever."""
        self.listeners: list[Callable[[RawMessage], None]] = []
        """Called with every message that is new, after it was taken in."""
        self.line_changed: Callable[[bool], None] | None = None
        """Called when the connection is lost (with False) and when there is one again (with True)."""
        self.connections = 0
        """How many connections there have been."""
        self._waiting: dict[str, tuple[bytes, asyncio.Future[Carried]]] = {}
        self._socket: ClientConnection | None = None
        self._change = asyncio.Event()
        self._end: Exception | None = None
        self._task: asyncio.Task[None] | None = None
        self._own, self._count = secrets.token_hex(6), 0
        self._chance = Random()

    # Coming and going

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._stay_connected())
        try:
            await self.until(lambda: self.table is not None)
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Go; the seat stays ours, and we can come back to it."""
        self._finish(unreachable(self.servers, "closed"))
        if self._socket:
            await self._socket.close()
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    @property
    def connected(self) -> bool:
        """Whether there is a connection now."""
        return self._socket is not None

    def cut(self) -> None:
        """Drop the connection as a failing network would; there will soon be another one."""
        if self._socket:
            self._socket.transport.abort()

    # Asking

    def new_id(self) -> str:
        """An id that no other command has."""
        self._count += 1
        return f"{self._own}-{self._count}"

    async def do(self, kind: type[Command], **facts: object) -> Carried:
        """Send a new command of a kind, as `send` does."""
        return await self.send(kind(id=self.new_id(), **facts))  # type: ignore[arg-type]

    async def send(self, command: AnyCommand) -> Carried:
        """Send a command and wait until it is carried out; raises `TurnedDown` with the reason if it is refused."""
        written = write_command(command)
        try:
            read_command(written)
        except msgspec.ValidationError as error:
            raise NotACommand("not-a-command", facts={"why": str(error)}) from None
        if self._end:
            raise self._end
        known = self._waiting.get(command.id)
        answer = known[1] if known else asyncio.get_running_loop().create_future()
        if known is None:
            self._waiting[command.id] = (written, answer)
            await self._write(written)
        try:
            while True:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(self.patience):
                        return await asyncio.shield(answer)
                self.cut()  # the command or its acknowledgement may be lost
        except TurnedDown as error:
            error.command = command
            raise
        finally:
            self._waiting.pop(command.id, None)

    async def leave(self) -> None:
        """Leave the table; a token that is no longer known shows that we have."""
        self.line_changed = None  # the server closes the door behind us
        with contextlib.suppress(Barred):
            await self.do(Leave)

    async def until(self, condition: Callable[[], bool], seconds: float | None = None) -> None:
        """Wait until a condition holds; raises `TimeoutError` if it does not after ``seconds``."""
        async with asyncio.timeout(seconds):
            while not condition():
                if self._end:
                    raise self._end
                await self._change.wait()

    def rest_left(self) -> float:
        """Seconds until our seat may act again, after its last action."""
        until = self.rests[self.seat] if self.rests and self.seat is not None else 0
        return max(0.0, (until - self.ahead - _clock()) / 1000)

    def countdown(self) -> float:
        """Seconds until the countdown of a real-time round is over."""
        begins = self.table.begins if self.table else None
        return 0.0 if begins is None else max(0.0, (begins - self.ahead - _clock()) / 1000)

    def time_left(self, clock: ClockShown, seat: int) -> float:
        """The seconds that a seat has left whose time runs."""
        return max(0.0, (clock.left[seat] - max(0, _clock() + self.ahead - clock.at)) / 1000)

    # The connection

    async def _stay_connected(self) -> None:
        try:
            await self._connect_again_and_again()
        except Exception as error:  # a listener failed, or the server makes no sense: nobody may wait in vain
            self._finish(error)

    async def _connect_again_and_again(self) -> None:
        turn, pause, heard_at = 0, FIRST_PAUSE, time.monotonic()
        while self._end is None:
            server = self.servers[turn % len(self.servers)]
            before, began = (self.connections, self.number), time.monotonic()
            try:
                await self._talk(server)
                why = "closed"
            except InvalidStatus as error:
                status = error.response.status_code
                refusal, why = refusal_in(bytes(error.response.body or b""), server, status), f"HTTP {status}"
                if isinstance(refusal, TurnedDown) and status in FINAL:
                    self._finish(Barred(refusal.no))
                    return
            except (OSError, EOFError, TimeoutError, WebSocketException) as error:
                why = str(error) or type(error).__name__
            turn += 1
            if self.connections > before[0]:
                heard_at = time.monotonic()
                if self.number > before[1] or heard_at - began > 1:
                    pause = FIRST_PAUSE
            elif self.give_up is not None and time.monotonic() - heard_at >= self.give_up:
                self._finish(unreachable(self.servers, why))
                return
            if turn % len(self.servers) == 0:  # every server has had its chance
                await asyncio.sleep(pause * self._chance.uniform(0.5, 1.0))
                pause = min(LONGEST_PAUSE, 2 * pause)

    async def _talk(self, server: str) -> None:
        """Connect to a server, send again what was not acknowledged, and listen for as long as that goes well."""
        where = socket_address(server, self.name, self.follow, self.number or None)
        headers = {"Accept-Language": self.language}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        async with connect(
            where, additional_headers=headers, compression=None, max_size=LARGEST, close_timeout=1, open_timeout=10
        ) as socket:
            self._hear(await self._next(socket))  # we have been let in
            self.connections += 1
            self._socket = socket
            self._tell_line(True)
            try:
                for written, _ in list(self._waiting.values()):
                    await socket.send(written, text=True)
                while self._end is None:
                    self._hear(await self._next(socket))
            except ConnectionClosed as error:
                code = error.rcvd.code if error.rcvd else None
                if code == TOO_BIG and self._waiting:
                    self._give_up_the_largest()
                if code == TOO_FAST:
                    await asyncio.sleep(BREATHER)
            finally:
                self._socket = None
                self._tell_line(False)

    async def _next(self, socket: ClientConnection) -> bytes:
        """The next message; where none comes for long, ask whether there should have been one."""
        while True:
            try:
                async with asyncio.timeout(self.quiet):
                    return await socket.recv(decode=False)
            except TimeoutError:
                await socket.send(write_command(Look(id=self.new_id())), text=True)

    async def _write(self, written: bytes) -> None:
        """Send now if that is possible; else it is sent when there is a connection again."""
        if self._socket:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(written, text=True)

    def _hear(self, frame: bytes) -> None:
        try:
            message = read_message(frame)
        except msgspec.MsgspecError as error:
            raise OtherVersion("other-version", facts={"why": str(error)}) from None
        if isinstance(message, No):
            self._refused(message)
            return
        if isinstance(message, Done):
            heard = Heard.KNOWN if message.number <= self.number else Heard.GAP
        else:
            heard = self.take(message, _clock())
        if heard is Heard.GAP:
            raise EOFError("something was lost")  # whatever is missing comes over the next connection
        if heard is Heard.FRESH:
            self._tell(message)
        if not isinstance(message, Present) and message.id in self._waiting:
            answer = self._waiting[message.id][1]
            if not answer.done():
                answer.set_result(message)

    def _refused(self, no: No) -> None:
        if no.id in self._waiting:
            answer = self._waiting[no.id][1]
            if not answer.done():
                answer.set_exception(TurnedDown(no))
        elif no.id is None:
            self._tell(no)

    def _tell(self, message: RawMessage) -> None:
        for listener in list(self.listeners):
            listener(message)
        self.wake()

    def _tell_line(self, connected: bool) -> None:
        if self.line_changed:
            self.line_changed(connected)

    def wake(self) -> None:
        """Let everybody who waits in `until` look again."""
        self._change.set()
        self._change = asyncio.Event()

    def _give_up_the_largest(self) -> None:
        _, answer = max(self._waiting.values(), key=lambda waiting: len(waiting[0]))
        if not answer.done():
            answer.set_exception(NotACommand("too-large"))

    def _finish(self, error: Exception) -> None:
        """Nothing more will come: tell everybody who waits."""
        self._end = self._end or error
        for _, answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(self._end)
        self.wake()


def _clock() -> int:
    """Milliseconds since whenever, of which only the distance to the server's clock matters."""
    return time.monotonic_ns() // 1_000_000
