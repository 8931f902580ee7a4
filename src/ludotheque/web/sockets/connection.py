"""One WebSocket connection: the protocol's rules from the `websockets` library, the frequent frame read here."""

import asyncio
import logging
import socket
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, cast

from uvicorn import Config
from uvicorn.protocols.utils import get_remote_addr, is_ssl
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request as Handshake
from websockets.http11 import Response
from websockets.server import ServerProtocol

from ludotheque.web.security import HEADERS
from ludotheque.web.sockets.handshake import bad_handshake, introduce, refusal, turned_away
from ludotheque.web.sockets.wire import TEXT, Rejection, Visitor, Wire

if TYPE_CHECKING:
    from ludotheque.web.sockets.switchboard import Switchboard

try:
    from websockets.speedups import apply_mask
except ImportError:  # a platform without its compiled part
    from websockets.utils import apply_mask

log = logging.getLogger(__name__)
library_log = logging.getLogger(f"{__name__}.library")
library_log.setLevel(logging.WARNING)  # below that the library writes down cookies and what players say

TOGETHER = 8
"""The most frames that wait for each other."""


class Connection(asyncio.Protocol):
    """One socket from its handshake to its end."""

    def __init__(self, board: "Switchboard", config: Config, server_state: ServerState, app_state: object) -> None:
        self.board = board
        self.config = config
        self.server_state = server_state
        self.loop = asyncio.get_running_loop()
        self.transport: asyncio.Transport
        self.library = ServerProtocol(max_size=board.largest, logger=library_log)
        self.asked: Handshake | None = None
        self.asking: asyncio.Task[None] | None = None  # while the door is asked
        self.wire: Wire | None = None
        self.visitor: Visitor | None = None
        self.ended: int | None = None  # the close code, once nothing more will be heard
        self.gathered: list[bytes] = []  # frames that are sent at the end of this turn of the loop
        self.rest = b""  # the beginning of a frame, or frames that wait for resume
        self.message: bytearray | None = None  # a text that comes in several frames
        self.odd = 0  # frames since the last ping that were no whole text
        self.paused = False
        self.deaf = False  # whatever still arrives does not matter
        self.alive = True  # something came since the last ping
        self.timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.set_write_buffer_limits(high=self.board.unsent, low=0)
        plug = transport.get_extra_info("socket")
        if plug is not None and plug.family in (socket.AF_INET, socket.AF_INET6):
            plug.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.server_state.connections.add(cast("Any", self))  # uvicorn closes these when it stops

    def connection_lost(self, exc: Exception | None) -> None:
        self.server_state.connections.discard(cast("Any", self))
        self.deaf = True
        self.gathered.clear()
        if self.asking is not None:
            self.asking.cancel()
        self.end(1006)
        if self.timer is not None:
            self.timer.cancel()

    def eof_received(self) -> None:
        self.wind_down()  # the loop closes the socket once all is sent, but nobody may read it

    def pause_writing(self) -> None:
        """The client does not read, and too much waits for it."""
        if self.wire is not None and self.wire.open:
            self.wire.open = False
            self.board.too_slow += 1
            self.loop.call_soon(self.part, 1013, "too slow")  # later: the transport is in the middle of a write

    def shutdown(self) -> None:
        """The server stops."""
        if self.asking is None:
            self.part(1012, "restart")
        elif not self.deaf:
            self.asking.cancel()
            self.transport.resume_reading()
            self.reject(turned_away("draining", 503, self.asked, again_after=1))

    def data_received(self, data: bytes) -> None:
        self.alive = True
        if self.deaf:
            return
        if self.wire is None:
            self.shake_hands(data)
        else:
            self.read(self.rest + data if self.rest else data)

    def shake_hands(self, data: bytes) -> None:
        """Take the client's request and ask the door."""
        if self.asking is not None:
            return
        self.library.receive_data(data)
        asked = next((event for event in self.library.events_received() if isinstance(event, Handshake)), None)
        if asked is None:
            self.refuse_unread()
            return
        self.asked = asked
        limit = self.config.limit_concurrency
        answer = self.library.accept(asked)
        if answer.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self.reject(bad_handshake(answer, asked))
        elif limit is not None and len(self.server_state.connections) >= limit:
            self.reject(turned_away("house-full", 503, asked, again_after=5))
        else:
            self.transport.pause_reading()  # frames sent ahead of our answer wait for the visitor
            self.asking = self.loop.create_task(self.ask(asked, answer))
            self.server_state.tasks.add(self.asking)
            self.asking.add_done_callback(self.server_state.tasks.discard)

    async def ask(self, asked: Handshake, answer: Response) -> None:
        """Ask the door, and answer the client."""
        request = await introduce(asked, get_remote_addr(self.transport), is_ssl(self.transport), self.config)
        try:
            async with asyncio.timeout(self.board.patience):
                verdict = await self.board.door.admit(request)
        except TimeoutError:
            verdict = turned_away("too-busy", 503, asked, again_after=5)
        except Exception:
            log.exception("the door failed")
            verdict = turned_away("broken", 500, asked)
        if self.deaf:
            return
        self.asking = None
        self.transport.resume_reading()
        if isinstance(verdict, Rejection):
            self.reject(verdict)
            return
        answer.headers.update(HEADERS)
        self.library.send_response(answer)
        self.flush()
        self.timer = self.loop.call_later(self.board.ping_every, self.ping)
        self.wire = Wire(request, self, self.gather)
        self.board.wires.add(self.wire)
        self.board.opened += 1
        try:
            self.visitor = verdict(self.wire)
        except Exception:
            log.exception("a visitor failed to come in")
            self.part(1011, "")
        else:
            if self.ended is not None:  # the visitor has closed the wire already
                self.loop.call_soon(self.visitor.gone, self.ended)

    def reject(self, rejection: Rejection) -> None:
        """Answer with an HTTP status instead of a socket."""
        self.board.rejected += 1
        self.library.send_response(refusal(rejection))
        self.flush()

    def refuse_unread(self) -> None:
        """Answer in our form to a handshake that the library could not read, instead of in its own or not at all."""
        said = self.library.data_to_send()[0]
        status = int(said.split()[1]) if said else HTTPStatus.BAD_REQUEST
        self.board.rejected += 1
        self.transport.write(refusal(turned_away("bad-handshake", status, None)).serialize())
        self.finish()

    def read(self, data: bytes) -> None:
        """Cut what came into frames: a whole text goes to the visitor, any other frame to the library."""
        at, size = 0, len(data)
        while not self.paused and size - at >= 2:
            length, body = data[at + 1] - 128, at + 6  # two bytes of head and four of mask, without which it is < 0
            if length > 125:
                body += 2 if length == 126 else 8
                if body - 4 > size:
                    break
                length = int.from_bytes(data[at + 2 : body - 4], "big")
            if not 0 <= length <= self.board.largest:
                self.consult(data[at:])  # it closes with the right code
                at = size
                break
            end = body + length
            if end > size:
                break
            if self.ended is not None:
                if data[at] & 15 == Opcode.CLOSE:  # the client's goodbye; whatever else it still says does not matter
                    self.consult(data[at:end])
            elif data[at] == TEXT and self.message is None:
                self.hear(apply_mask(data[body:end], data[body - 4 : body]))
            else:
                self.count_odd()
                self.consult(data[at:end])
            at = end
        self.rest = data[at:] if at else data

    def hear(self, text: bytes) -> None:
        """Hand one message to the visitor."""
        if not text.isascii():
            try:
                text.decode()
            except UnicodeDecodeError:
                self.fail(1007, "not UTF-8")
                return
        try:
            cast("Visitor", self.visitor).hear(text)
        except Exception:
            log.exception("a visitor failed")
            self.part(1011, "")

    def consult(self, data: bytes) -> None:
        """Let the library judge control frames, parts of messages, and whatever is not allowed."""
        if self.deaf:
            return
        self.library.receive_data(data)
        for event in self.library.events_received():
            if isinstance(event, Frame) and self.ended is None:
                self.take(event)
        closed = self.library.close_rcvd or self.library.close_sent
        if closed is not None:
            self.end(closed.code)
        self.flush()

    def count_odd(self) -> None:
        """Close on a client that sends pings or parts of messages without end: each costs us far more than it."""
        self.odd += 1
        if self.odd == self.board.odd:
            self.fail(1008, "too many frames")

    def take(self, frame: Frame) -> None:
        """Put together a text that comes in parts; refuse what is not text."""
        if frame.opcode is Opcode.BINARY:
            self.fail(1003, "text only")
        elif frame.opcode is Opcode.TEXT or frame.opcode is Opcode.CONT:
            # One buffer, not a list of parts: empty parts could come for ever.
            self.message = self.message or bytearray()
            self.message += frame.data
            if frame.fin:
                whole, self.message = bytes(self.message), None
                self.hear(whole)

    def gather(self, frame: bytes) -> None:
        """Send a frame at the end of this turn; sooner where many are to be sent."""
        if not self.gathered:
            self.board.will_send(self)
        self.gathered.append(frame)
        if len(self.gathered) == TOGETHER:
            self.send_gathered()

    def send_gathered(self) -> None:
        """Send the frames of this turn."""
        if self.gathered:
            frames, self.gathered = self.gathered, []
            self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))

    def flush(self) -> None:
        """Send what the library has to say, after what was said before."""
        self.send_gathered()
        for data in self.library.data_to_send():
            if data:
                self.transport.write(data)
            else:
                self.finish()

    def pause(self) -> None:
        if not self.paused:
            self.paused = True
            self.transport.pause_reading()

    def resume(self) -> None:
        if self.paused:
            self.paused = False
            self.alive = True  # its pong may be among what we have not read
            self.loop.call_soon(self.catch_up)  # later: a visitor may resume while it hears

    def catch_up(self) -> None:
        """Hear what waited, then what comes."""
        if not self.deaf and not self.paused:
            self.read(self.rest)
            if not self.paused:
                self.transport.resume_reading()

    def ping(self) -> None:
        """Ask whether the client is still there."""
        self.alive, self.odd = False, 0
        self.library.send_ping(b"")
        self.flush()
        self.timer = self.loop.call_later(self.board.ping_timeout, self.expect_life)

    def expect_life(self) -> None:
        """Drop a client of which nothing was heard since the ping, unless we did not listen."""
        if self.alive or self.paused:
            wait = max(0.0, self.board.ping_every - self.board.ping_timeout)
            self.timer = self.loop.call_later(wait, self.ping)
        else:
            self.board.dead += 1
            self.end(1006)
            self.transport.abort()

    def end(self, code: int) -> None:
        """Nothing more will be heard: tell the visitor, once."""
        if self.ended is None and self.wire is not None:
            self.ended = code
            self.wire.open = False
            self.board.wires.discard(self.wire)
            if self.visitor is not None:
                self.loop.call_soon(self.visitor.gone, code)
            self.wind_down()

    def part(self, code: int, reason: str) -> None:
        """Say goodbye, and wait a little for the client to do the same."""
        if self.ended is not None or self.wire is None:
            return
        self.end(code)
        self.library.send_close(code, reason.encode()[:123].decode(errors="ignore"))
        self.flush()
        if self.paused:
            self.paused = False
            self.loop.call_soon(self.catch_up)

    def fail(self, code: int, reason: str) -> None:
        """The client broke the rules: say which, and listen no more."""
        self.end(code)
        self.library.fail(code, reason)
        self.flush()

    def finish(self) -> None:
        """Nothing more will be sent."""
        self.deaf = True
        self.wind_down()
        if self.library.close_rcvd is None and self.transport.can_write_eof():
            # A socket closed with data unread resets the connection, and the client might never see why.
            self.transport.write_eof()
        else:
            self.transport.close()

    def wind_down(self) -> None:
        """Whatever the client does now, it will be over soon."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer = self.loop.call_later(self.board.farewell, self.transport.abort)
