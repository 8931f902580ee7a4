"""Inviting others to a table: the link that leads there from other devices, a short code, the door of the house."""

from contextlib import suppress
from secrets import compare_digest
from typing import Annotated, Literal

import msgspec
from litestar import get, post
from litestar.params import PathParameter, SkipValidation
from msgspec import Meta

from ludotheque.table.errors import NoSuchTable
from ludotheque.table.keeping import codes
from ludotheque.table.room import Room
from ludotheque.web.api.answers import SiteHere, errors, exact
from ludotheque.web.api.asking import address_of, our_pages_only
from ludotheque.web.api.tables import TableName, known_guest
from ludotheque.web.errors import TurnedAway
from ludotheque.web.site import AnyRequest, Site

Code = Annotated[str, PathParameter(description="Six letters or digits; lower case, spaces and dashes are fine.")]


class Invitation(msgspec.Struct, frozen=True, kw_only=True):
    """How others can join a table."""

    link: str | None
    """The link that opens the table on other devices; null while only this machine can open it."""
    code: str | None
    """Six letters or digits to read out and type on the shelf; null if no seat is free."""
    until: int | None
    """When the code expires, in milliseconds since 1970."""
    house: Literal["open", "closed"] | None
    """Whether a server on your own machine is open to the local network; null if it is hosted for others."""
    may_open: bool
    """Whether you may open and close it with the key: only the host of the table, at the machine itself."""


class Door(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whether devices on the local network can join."""

    open: bool
    key: Annotated[str, Meta(max_length=100)]
    """The key that the server gave to the browser it opened, and printed when it started."""


class Found(msgspec.Struct, frozen=True):
    """The table that a code opens."""

    table: str


@get(
    "/api/tables/{table:str}/invitation",
    responses=errors(401, 403, 404, 429, 503),
    security=[{"token": []}, {"cookie": []}],
    summary="Invite others to a table",
    tags=["tables"],
)
async def invite(table: TableName, site: SiteHere, request: AnyRequest) -> Invitation:
    """The link and the code for others to join. A code works for an hour or two, as long as the match has not begun and
    a seat is free."""
    room, guest = await known_guest(table, site, request)
    return await _invitation(site, room, guest, request)


@post(
    "/api/tables/{table:str}/house",
    guards=[our_pages_only],
    status_code=200,
    responses=errors(400, 401, 403, 404, 409, 413, 415, 429, 503),
    security=[{"token": []}, {"cookie": []}],
    summary="Open the server to the local network, or close it again",
    tags=["tables"],
)
async def open_house(table: TableName, data: SkipValidation[Door], site: SiteHere, request: AnyRequest) -> Invitation:
    """Make a server that listens only on its own machine listen on the local network, too, until it stops or you close
    it again. Only the host of a table can do this, from a browser on that machine, with the key it got there."""
    data = exact(data, Door)
    room, guest = await known_guest(table, site, request)
    door = site.door
    from_page = "origin" in request.headers
    if door is None or not from_page or not site.is_at_machine(request) or room.table.host != guest:
        raise TurnedAway("not-at-machine", 403)
    if not compare_digest(data.key.encode(), door.key.encode()):
        raise TurnedAway("wrong-house-key", 403)
    if data.open:
        await door.open()
    else:
        door.close()
    return await _invitation(site, room, guest, request)


@get("/api/codes/{code:str}", responses=errors(404, 429, 503), summary="Find a table by its code", tags=["tables"])
async def find_table(code: Code, site: SiteHere, request: AnyRequest) -> Found:
    """The table that a short code opens now. Wrong codes, expired codes and codes of tables that are full or have begun
    all get the same answer."""
    site.codes_tried.take(address_of(request))
    site.all_codes_tried.take("")
    known, house = codes.read_code(code), site.house
    with suppress(NoSuchTable):  # it was deleted meanwhile
        table = await house.store.lent(known, house.now()) if known else None
        if table is not None and codes.has_room((await site.room(table)).table):
            return Found(table)
    raise TurnedAway("no-such-code", 404)


async def _invitation(site: Site, room: Room, guest: int, request: AnyRequest) -> Invitation:
    name, house = room.table.name, site.house
    lent = await codes.lend(house.store, name, house.now()) if codes.has_room(room.table) else None
    base = site.shared_base(request)
    return Invitation(
        link=f"{base}/t/{name}" if base else None,
        code=lent.code if lent else None,
        until=lent.until if lent else None,
        house=("open" if site.door.address else "closed") if site.door else None,
        may_open=site.door is not None and site.is_at_machine(request) and room.table.host == guest,
    )


HANDLERS = [invite, open_house, find_table]
