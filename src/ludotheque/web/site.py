"""What every handler needs: the house, how it is hosted, and what is counted about those who ask."""

import asyncio
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.datastructures import State

from ludotheque import languages
from ludotheque.table.errors import no_such_table
from ludotheque.table.house import House
from ludotheque.table.keeping.store import StoreFailed
from ludotheque.table.naming import LETTERS, NAME_LENGTH, token_hash
from ludotheque.table.playing.coaching import Coaching
from ludotheque.table.room import Room
from ludotheque.web.costly import Costly
from ludotheque.web.errors import TurnedAway
from ludotheque.web.limits import Connections, PerAddress, Turnstile
from ludotheque.web.local_network import HouseDoor, is_loopback, local_address
from ludotheque.web.preparing import Preparing
from ludotheque.web.settings import Hosting, address

TABLE_NAME = re.compile(f"[{LETTERS}]{{{NAME_LENGTH}}}")
STORE_PATIENCE = 2.0
"""Seconds that the store may take to say that it can write."""

STORE_TRUSTED = 1.0
"""Seconds for which it is believed what it said."""

HOST = re.compile(r"[A-Za-z0-9.-]+(:\d+)?|\[[0-9A-Fa-f:.]+\](:\d+)?")

AnyRequest = Request[Any, Any, State]

STARTING, READY, DRAINING = "starting", "ready", "draining"


@dataclass(eq=False)
class Site:
    """One server, as its doors see it."""

    house: House
    hosting: Hosting
    base_url: str
    phase: str = STARTING
    coaching: Coaching = field(default_factory=Coaching)
    preparing: Preparing = field(default_factory=Preparing)
    flooding: int = 0
    """How many sockets were closed because they asked for too much."""
    door: HouseDoor | None = None
    """Opens a server that listens on this machine alone to the local network; None where it is hosted for others."""
    sockets: Turnstile = field(init=False)
    tables_opened: PerAddress = field(init=False)
    guests_brought: PerAddress = field(init=False)
    commands: PerAddress = field(init=False)
    codes_tried: PerAddress = field(init=False)
    all_codes_tried: PerAddress = field(init=False)
    costly: Costly = field(init=False)
    connections: Connections = field(init=False)
    _checking: asyncio.Task[bool] | None = field(init=False, default=None)
    _checked: float = field(init=False, default=0.0)

    def __post_init__(self) -> None:
        limits = self.hosting.limits
        self.sockets = Turnstile(limits)
        self.tables_opened = PerAddress(limits.tables, 3600)
        self.guests_brought = PerAddress(limits.joins, 60)
        self.commands = PerAddress(round(limits.rate * 60), 60)
        self.codes_tried = PerAddress(limits.codes, 60)
        self.all_codes_tried = PerAddress(limits.all_codes, 60)
        self.costly = Costly(limits.work)
        self.connections = Connections(limits.connections, self.hosting.proxies)

    @property
    def own_page(self) -> str:
        """The shelf, for a browser on this machine: with the key to the door, which a browser never sends along."""
        return f"{self.base_url}/#house={self.door.key}" if self.door else f"{self.base_url}/"

    def link(self, table: str, request: AnyRequest) -> str:
        """The link that people share."""
        return f"{self.link_base(request)}/t/{table}"

    def link_base(self, request: AnyRequest) -> str:
        """What links begin with: the base address or, where none is given, the address that was asked."""
        host = request.headers.get("host", "")
        if self.hosting.base_url or not HOST.fullmatch(host):
            return self.base_url
        return f"{request.url.scheme}://{host}"

    def shared_base(self, request: AnyRequest) -> str | None:
        """What links to other devices begin with; None while no other device can come."""
        asked = self.link_base(request)
        if self.hosting.base_url or not is_loopback(urlsplit(asked).hostname):
            return asked
        own = self.hosting.host
        if self.door or is_loopback(own):
            host = self.door.address if self.door else None
        else:
            host = local_address() if own in ("0.0.0.0", "::", "") else own
        return address(host, urlsplit(self.base_url).port or 80) if host else None

    def is_at_machine(self, request: AnyRequest) -> bool:
        """Whether a request comes from this very machine, from a page of ours if from any, and not through a proxy."""
        headers = request.headers
        relayed = any(name in headers for name in ("forwarded", "x-forwarded-for", "x-forwarded-host", "via"))
        asked = f"http://{headers.get('host', '')}"
        here = request.client.host if request.client else None
        names = [here, urlsplit(asked).hostname, urlsplit(headers.get("origin", asked)).hostname]
        return not relayed and all(is_loopback(name) for name in names)

    async def room(self, name: str, seen: int = 0) -> Room:
        """The table of that name; raises `NoSuchTable` without asking the store if no table can be called so."""
        if self.phase == STARTING:
            raise TurnedAway("starting", 503, again_after=2)
        if not TABLE_NAME.fullmatch(name):
            raise no_such_table(name[:100])
        return await self.house.room(name, seen)

    async def guest(self, room: Room, token: str, *, cookie: bool = False) -> int:
        """The guest who holds a token. Raises `TurnedAway` if nobody does."""
        held = token_hash(token)
        if room.table.guest_with(held) is None:
            await self.house.room(room.table.name, room.table.number + 1)  # they may have come at another server
        guest = room.table.guest_with(held)
        if guest is None:
            error = TurnedAway("wrong-token", 403)
            if cookie:  # of a guest who has left; a page cannot forget it by itself
                name = room.table.name
                error.headers["Set-Cookie"] = f"{cookie_name(name)}=; Max-Age=0; Path={cookie_path(name)}; HttpOnly"
            raise error
        return guest

    async def works(self) -> bool:
        """Whether new guests can be sent here: all rules are loaded, nothing is stopping, and the store can write.

        The store is asked, which writes to the disk, once in `STORE_TRUSTED` seconds, whoever wants to know.
        """
        if self.phase != READY or not self.preparing.rules_done:
            return False
        loop = asyncio.get_running_loop()
        if self._checking is None or (self._checking.done() and loop.time() - self._checked > STORE_TRUSTED):
            self._checking = loop.create_task(self._store_works())
        return await asyncio.shield(self._checking)

    async def _store_works(self) -> bool:
        try:
            async with asyncio.timeout(STORE_PATIENCE):
                await self.house.store.check()
        except (StoreFailed, TimeoutError):
            return False
        finally:
            self._checked = asyncio.get_running_loop().time()
        return True


def cookie_name(table: str) -> str:
    """The cookie that holds the token of a guest of a table."""
    return f"ludotheque-{table}"


TOKEN = re.compile("[A-Za-z0-9_-]{32,64}")


def bearer(headers: Mapping[str, str]) -> str | None:
    """The secret in the header ``Authorization``."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def shown_token(table: str, headers: Mapping[str, str], cookies: Mapping[str, str]) -> tuple[str | None, bool]:
    """The token that a request shows, and whether it came in a cookie."""
    token = bearer(headers)
    if token is not None:
        return token, False
    return cookies.get(cookie_name(table)), cookie_name(table) in cookies


def cookie_path(table: str) -> str:
    """Where a browser shows the cookie of a table: nowhere else."""
    return f"/api/tables/{table}"


def language_of(accepted: str) -> str:
    """The first of our languages in an ``Accept-Language`` header, by its weights; English if none is there."""
    wished: list[tuple[float, str]] = []
    for part in accepted.split(",")[:20]:
        name, _, weight = part.partition(";q=")
        try:
            wished.append((float(weight or 1), name))
        except ValueError:
            continue
    wanted = [wish for wish in wished if wish[0] > 0]
    return languages.spoken(name for _, name in sorted(wanted, key=lambda wish: -wish[0]))
