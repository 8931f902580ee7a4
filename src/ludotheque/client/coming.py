"""Coming to a table over HTTP: opening one, or joining by its link."""

import secrets
from collections.abc import Mapping, Sequence

import httpx
import msgspec

from ludotheque.client.address import Link, read_link, read_server
from ludotheque.client.errors import TurnedDown, Unreachable, unreachable
from ludotheque.errors import LudothequeError
from ludotheque.options import OptionValue
from ludotheque.table.messages import No
from ludotheque.table.settings import Settings

PATIENCE = 20.0
"""Seconds that a server may take to answer."""
BUSY = (429, 502, 503, 504)
"""What a server answers that cannot do it now, though another one may."""


class Place(msgspec.Struct, frozen=True):
    """A guest's place at a table, as the server gives it. Whoever has the token is the guest."""

    table: str
    link: str
    guest: int
    seat: int | None = None
    token: str | None = None


async def open_table(
    servers: Sequence[str],
    game: str,
    name: str,
    *,
    seats: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    settings: Settings | None = None,
    bots: int = 0,
    levels: Sequence[str] = (),
    language: str = "en",
    watch: bool = False,
) -> Place:
    """Open a table and sit down at its first seat, or only watch; bots of these levels have the last seats."""
    wished = {"game": game, "seats": seats, "options": options, "settings": settings, "levels": list(levels) or None}
    given = {key: value for key, value in wished.items() if value is not None}
    asked = {**given, "bots": bots, "name": name, "language": language, "watch": watch, "keep": "header"}
    return await _come(servers, "/api/tables", asked, language)


async def join(
    link: str | Link, name: str, *, seat: int | str = "any", language: str = "en", servers: Sequence[str] = ()
) -> Place:
    """Come to a table by its link, to a seat (counted from 0), to ``any`` that is free, or to ``watch``.

    Beside the server that the link names, others that serve the same tables can be given.
    """
    where = read_link(link) if isinstance(link, str) else link
    asked = {"name": name, "language": language, "seat": seat, "keep": "header"}
    return await _come([where.server, *servers], f"/api/tables/{where.table}/guests", asked, language)


async def _come(servers: Sequence[str], path: str, asked: Mapping[str, object], language: str) -> Place:
    """Ask one server after the other, with a token by which they know us again: an answer that was lost is not asked
    for twice, whoever gives it."""
    body = msgspec.json.encode({**asked, "token": secrets.token_hex(24)})
    headers = {"Accept-Language": language, "Content-Type": "application/json"}
    return msgspec.json.decode(await ask([*map(read_server, servers)], path, headers, PATIENCE, body), type=Place)


async def ask(
    servers: Sequence[str], path: str, headers: Mapping[str, str], patience: float, body: bytes | None = None
) -> bytes:
    """What the first server answers that is not too busy, to ``body`` where one is sent; raises what it refuses."""
    method, expected = ("GET", httpx.codes.OK) if body is None else ("POST", httpx.codes.CREATED)
    failure: LudothequeError = unreachable(servers, "")
    async with httpx.AsyncClient(timeout=patience, headers=headers) as http:
        for server in servers:
            try:
                answer = await http.request(method, server + path, content=body)
            except httpx.HTTPError as error:
                failure = unreachable(servers, str(error) or type(error).__name__)
                continue
            if answer.status_code == expected:
                return answer.content
            failure = refusal_in(answer.content, server, answer.status_code)
            if answer.status_code not in BUSY:
                break
    raise failure


def refusal_in(body: bytes, server: str, status: int) -> TurnedDown | Unreachable:
    """The error that an answer tells; one that is not ours comes from something between us and the server."""
    try:
        return TurnedDown(msgspec.json.decode(body, type=No))
    except msgspec.MsgspecError:
        return unreachable([server], f"HTTP {status}")
