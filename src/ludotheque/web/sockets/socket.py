"""The door of a table for those who come by WebSocket: who may come in, and what they say."""

import asyncio
import logging
import re
import time
from collections import deque
from collections.abc import Mapping

import msgspec

from ludotheque.errors import LudothequeError
from ludotheque.table.deciding.ruling import refused
from ludotheque.table.messages import FOLLOWS, AnyCommand, Look, read_command, write_message
from ludotheque.table.room import Room
from ludotheque.table.telling.refusing import refusal
from ludotheque.web.api.answers import no, status_of
from ludotheque.web.errors import TurnedAway
from ludotheque.web.limits import Bucket
from ludotheque.web.security import check_origin
from ludotheque.web.site import DRAINING, Site, language_of, shown_token
from ludotheque.web.sockets.pulse import Pulse
from ludotheque.web.sockets.wire import Rejection, Request, Welcome, Wire

logger = logging.getLogger("ludotheque.web")

PATH = re.compile(r"/api/tables/([^/]+)/socket")
MOST_WAITING = 100
"""Commands of one socket that may wait; then it is not read until they are done."""


class TableDoor:
    """Lets guests and spectators in to their table."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.visitors: set[TableVisitor] = set()
        self.pulse = Pulse()

    async def admit(self, request: Request) -> Welcome | Rejection:
        """Whether somebody may listen, as whom, and from where on."""
        headers = _headers(request)
        try:
            room, guest, follow, since = await self._look_at(request, headers)
        except LudothequeError as error:
            body = no(error, language_of(headers.get("accept-language", "")))
            return Rejection(status_of(error), body, error.headers if isinstance(error, TurnedAway) else {})
        language = room.table.guests[guest].language if guest else language_of(headers.get("accept-language", ""))
        return lambda wire: TableVisitor(self, wire, room, guest, follow, since, language)

    async def _look_at(self, request: Request, headers: Mapping[str, str]) -> tuple[Room, int | None, str, int | None]:
        path = PATH.fullmatch(request.path)
        if path is None:
            raise TurnedAway("no-such-page", 404)
        if self.site.phase == DRAINING:
            raise TurnedAway("draining", 503, again_after=1)
        self.site.sockets.check(request.address)
        name = path[1]
        token, cookie = shown_token(name, headers, request.cookies)
        check_origin(headers, self.site.hosting.base_url, cookie=cookie)
        follow, since = request.query.get("follow", "events"), request.query.get("since")
        only_changes = request.query.get("changes", "0")
        read = since is None or (since.isascii() and since.isdigit() and len(since) < 16)
        if follow not in FOLLOWS or only_changes not in ("0", "1") or not read:
            raise TurnedAway("unreadable-message", 400, facts={"why": "follow, changes, since"})
        if follow == "views" and only_changes == "1":
            follow = "changes"
        seen = None if since is None else int(since)
        room = await self.site.room(name, seen or 0)
        guest = None if token is None else await self.site.guest(room, token, cookie=cookie)
        self.site.sockets.check(request.address)  # again: others may have come while the table was read
        return room, guest, follow, seen

    async def drain(self, seconds: float) -> None:
        """Take no more commands, and wait for those that are being carried out."""
        self.pulse.beat()
        tasks = [visitor.task for visitor in self.visitors if visitor.task]
        if tasks:
            await asyncio.wait(tasks, timeout=seconds)


class TableVisitor:
    """Somebody at the other end of a socket: gives commands, which are carried out in their order."""

    def __init__(
        self, door: TableDoor, wire: Wire, room: Room, guest: int | None, follow: str, since: int | None, language: str
    ) -> None:
        site = door.site
        self._door = door
        self._site = site
        self._wire = wire
        self._room = room
        self._language = language
        self._loop = asyncio.get_running_loop()
        rate = site.hosting.limits.rate
        self._bucket = Bucket(rate, 2 * rate, self._loop.time()) if rate else None
        self._waiting: deque[tuple[AnyCommand, float]] = deque()
        """The commands that are still to be carried out, and when they were heard."""
        self.task: asyncio.Task[None] | None = None
        self.ear = Ear(wire, room, guest, follow)
        door.visitors.add(self)
        site.sockets.came(wire.address)
        site.house.enter(room, self.ear, since)

    def hear(self, frame: bytes) -> None:
        """Take one frame: a command, to be carried out when those before it are."""
        if self._site.phase == DRAINING:
            return  # not acknowledged, so the client will say it again, to another server
        try:
            command = read_command(frame)
        except (msgspec.MsgspecError, RecursionError):
            if self._may_go_on(2.0):
                self._wire.send(no(TurnedAway("unreadable-message", 400), self._language))
            return
        if self._may_go_on(1.0):
            self._waiting.append((command, time.perf_counter()))
            waiting = len(self._waiting)
            if waiting > MOST_WAITING:
                self._wire.pause()
            elif waiting == 1 and self.task is None:
                self._door.pulse.join(self._begin)

    def _may_go_on(self, count: float) -> bool:
        if self._bucket is None or self._bucket.take(self._loop.time(), count):
            return True
        if self._wire.open:
            self._site.flooding += 1
            self._wire.close(1008, "too many messages")
        return False

    def _begin(self) -> None:
        self.task = self._loop.create_task(self._carry_out())

    async def _carry_out(self) -> None:
        """Carry out the commands that wait; also those of somebody who has gone meanwhile."""
        house, room, ear = self._site.house, self._room, self.ear
        try:
            while self._waiting:
                command, heard = self._waiting.popleft()
                if ear.guest is not None:
                    await house.command(room, ear.guest, command, ear, heard)
                else:
                    ear.hear(self._tell_spectator(command))
                if not self._waiting:
                    self._wire.resume()
        except Exception:
            logger.exception("a command failed", extra={"table": room.table.name})
            self._waiting.clear()
            self._wire.close(1011)
        finally:
            self.task = None

    def _tell_spectator(self, command: AnyCommand) -> bytes:
        if isinstance(command, Look):
            return self._room.welcome(self.ear, self._site.house.now(), command.id)
        return write_message(refusal(refused("not-at-table"), self._language, command.id))

    def gone(self, code: int) -> None:
        """The socket is closed."""
        self._door.visitors.discard(self)
        self._site.sockets.went(self._wire.address)
        self._site.house.exit(self._room, self.ear)


class Ear:
    """The listener behind a socket. A guest who has left the table hears that, and no more."""

    __slots__ = ("_guests", "_send", "_wire", "follow", "guest")

    def __init__(self, wire: Wire, room: Room, guest: int | None, follow: str) -> None:
        self.guest = guest
        self.follow = follow
        self._wire = wire
        self._send = wire.send
        self._guests = room.table.guests

    def hear(self, message: bytes) -> None:
        """Send a message on."""
        self._send(message)
        if self.guest is not None and self.guest not in self._guests:
            self._wire.close(1000, "left")


def _headers(request: Request) -> dict[str, str]:
    """The headers in small letters; of one that was sent twice both, which is then none that we know."""
    found: dict[str, str] = {}
    for name, value in request.headers.raw_items():
        key = name.lower()
        found[key] = f"{found[key]}, {value}" if key in found else value
    return found
