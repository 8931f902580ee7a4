"""Tables over HTTP: opening one, coming to it, seeing it, and commands for those who have no socket."""

from typing import Annotated, Literal

import msgspec
from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import PathParameter, QueryParameter, SkipValidation
from msgspec import Meta

from ludotheque.options import OptionValue
from ludotheque.table.errors import no_such_table
from ludotheque.table.messages import AnyCommand, Done, LevelName, Name, News, No, TableShown, Welcome
from ludotheque.table.naming import token_hash
from ludotheque.table.playing.coaching import HintShown
from ludotheque.table.room import Glance, Room
from ludotheque.table.settings import Settings
from ludotheque.table.telling.shown import show
from ludotheque.web.api.answers import STATUSES, SiteHere, errors, exact, language_wished, written
from ludotheque.web.api.asking import address_of, our_pages, our_pages_only
from ludotheque.web.errors import TurnedAway
from ludotheque.web.preparing import COACH
from ludotheque.web.site import TABLE_NAME, AnyRequest, Site, cookie_name, cookie_path, language_of, shown_token

A_YEAR = 365 * 24 * 60 * 60

TableName = Annotated[str, PathParameter(description="The name of the table: the last part of its link.")]
Preferred = Annotated[str | None, QueryParameter(description="The move you have in mind, to hear about it, too.")]
Keep = Literal["cookie", "header"]
Seat = Annotated[int, Meta(ge=0, le=99)]
OwnToken = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{32,64}$")]


class Newcomer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody who joins a table or opens one."""

    name: Name
    """Your name at the table."""
    language: Annotated[str, Meta(max_length=40)] | None = None
    """Your language. Default: that of `Accept-Language`."""
    keep: Keep = "cookie"
    """Where your token goes: into a cookie that no script can read, or into the answer, to send as a header."""
    token: OwnToken | None = None
    """Your own token, of at least 192 random bits. With it the request takes effect once, however often you send it."""

    def speaks(self, request: AnyRequest) -> str:
        """The language in which they are told what happens."""
        return language_of(self.language) if self.language else language_wished(request)


class Opening(Newcomer, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new table, and the person who opens it."""

    game: Annotated[str, Meta(max_length=100)]
    seats: int | None = None
    """The number of seats. Default: the fewest the game allows."""
    options: dict[str, OptionValue] = {}
    settings: Settings = Settings()
    bots: Annotated[int, Meta(ge=0, le=99)] = 0
    """The number of bots; they get the last seats."""
    levels: Annotated[list[LevelName], Meta(max_length=99)] = []
    """The bot levels, in the order of their seats; the last one holds for the rest. Default: the default level."""
    watch: bool = False
    """Whether you watch instead of playing."""


class Coming(Newcomer, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody who joins a table, and the seat they want."""

    seat: Seat | Literal["any", "watch"] = "any"


class Returning(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody who comes back to a table with a token that it knows."""

    token: OwnToken


class Dropped(msgspec.Struct, frozen=True):
    """The browser has forgotten its guest at a table."""

    table: str


class Seated(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Your guest number and seat at a table, and the link to share."""

    table: str
    link: str
    guest: int
    seat: int | None
    token: str | None = None
    """The secret that proves who you are, if it is not in a cookie."""


@post(
    "/api/tables",
    guards=[our_pages_only],
    responses=errors(400, 403, 404, 409, 413, 415, 429, 503),
    summary="Open a table",
    tags=["tables"],
)
async def open_table(data: SkipValidation[Opening], site: SiteHere, request: AnyRequest) -> Response[Seated]:
    """Open a table for a game, with its options and settings. You become its host."""
    data = exact(data, Opening)
    site.tables_opened.take(address_of(request))
    site.preparing.prefer(data.game, next(iter(data.levels), None))
    room, guest, token = await site.house.open_table(
        data.game,
        data.seats,
        data.options,
        data.settings,
        data.bots,
        data.name,
        data.speaks(request),
        watch=data.watch,
        levels=data.levels,
        own_token=data.token,
    )
    return seated(request, site, room, guest, token, data.keep)


@post(
    "/api/tables/{table:str}/guests",
    guards=[our_pages_only],
    responses=errors(400, 403, 404, 409, 413, 415, 429, 503),
    summary="Join a table",
    tags=["tables"],
)
async def arrive(
    table: TableName, data: SkipValidation[Coming], site: SiteHere, request: AnyRequest
) -> Response[Seated]:
    """Take a certain seat or any free seat, or join as a spectator."""
    data = exact(data, Coming)
    site.guests_brought.take(address_of(request))
    room = await site.room(table)
    token = request.cookies.get(cookie_name(table)) if data.keep == "cookie" else None
    guest = room.table.guest_with(token_hash(token)) if token else None
    if token is None or guest is None:  # else they came in another window of their browser
        guest, token = await site.house.arrive(room, data.name, data.speaks(request), data.seat, data.token)
    return seated(request, site, room, guest, token, data.keep)


@post(
    "/api/tables/{table:str}/cookie",
    guards=[our_pages_only],
    responses=errors(400, 403, 404, 413, 415, 429, 503),
    summary="Come back with a token",
    tags=["tables"],
)
async def take_cookie(
    table: TableName, data: SkipValidation[Returning], site: SiteHere, request: AnyRequest
) -> Response[Seated]:
    """Put a token that the table knows into the cookie, for example on another device, and be the same guest again."""
    data = exact(data, Returning)
    site.guests_brought.take(address_of(request))
    room = await site.room(table)
    guest = await site.guest(room, data.token)
    return seated(request, site, room, guest, data.token, "cookie")


@post(
    "/api/tables/{table:str}/cookie/drop",
    guards=[our_pages],
    status_code=200,
    responses=errors(403, 404, 503),
    summary="Make this browser forget your seat",
    tags=["tables"],
)
async def drop_cookie(table: TableName) -> Response[Dropped]:
    """Delete the cookie. The seat stays yours: its token still works."""
    if not TABLE_NAME.fullmatch(table):
        raise no_such_table(table[:100])
    gone = Cookie(key=cookie_name(table), value="", path=cookie_path(table), max_age=0, httponly=True, samesite="lax")
    return Response(Dropped(table), cookies=[gone])


def seated(request: AnyRequest, site: Site, room: Room, guest: int, token: str, keep: Keep) -> Response[Seated]:
    """Tell somebody which table, guest number and seat they have, and give them their token."""
    name = room.table.name
    in_cookie = keep == "cookie"
    told = Seated(
        table=name,
        link=site.link(name, request),
        guest=guest,
        seat=room.table.seat_of(guest),
        token=None if in_cookie else token,
    )
    cookie = Cookie(
        key=cookie_name(name),
        value=token,
        path=cookie_path(name),
        max_age=A_YEAR,
        secure=site.link_base(request).startswith("https:"),
        httponly=True,
        samesite="lax",
    )
    return Response(told, status_code=201, cookies=[cookie] if in_cookie else [])


@get("/api/tables/{table:str}", responses=errors(404, 503), summary="See a table", tags=["tables"])
async def see_table(table: TableName, site: SiteHere) -> TableShown:
    """The table as everybody sees it."""
    return show((await site.room(table)).table)


@get(
    "/api/tables/{table:str}/welcome",
    responses=errors(403, 404, 503),
    security=[{}, {"token": []}, {"cookie": []}],
    summary="See everything you may know",
    tags=["tables"],
)
async def see_everything(table: TableName, site: SiteHere, request: AnyRequest) -> Response[Welcome]:
    """The table and the match as you see them; without a token, as a spectator sees them."""
    room = await site.room(table)
    token, cookie = shown_token(table, request.headers, request.cookies)
    guest = None if token is None else await site.guest(room, token, cookie=cookie)
    return written(room.welcome(Glance(guest), site.house.now()))


@post(
    "/api/tables/{table:str}/commands",
    guards=[our_pages_only],
    status_code=200,
    responses=errors(400, 401, 403, 404, 409, 413, 415, 429, 503),
    security=[{"token": []}, {"cookie": []}],
    summary="Send a command",
    tags=["tables"],
)
async def give_command(
    table: TableName, data: SkipValidation[AnyCommand], site: SiteHere, request: AnyRequest
) -> Response[News | Done | Welcome]:
    """Send a command to the table, as over a socket. The answer is what it caused. A command is carried out once,
    however often you send it."""
    room, guest = await known_guest(table, site, request)
    command: AnyCommand = exact(data, AnyCommand)  # type: ignore[arg-type]  # a union is a kind, too
    said = await site.house.command(room, guest, command)
    return written(said, STATUSES.get(_read_no(said).code, 409) if said.startswith(b'{"is":"no"') else 200)


@get(
    "/api/tables/{table:str}/hint",
    responses=errors(401, 403, 404, 409, 429, 503),
    security=[{"token": []}, {"cookie": []}],
    summary="Get the hint you asked for",
    tags=["tables"],
)
async def hear_hint(
    table: TableName, site: SiteHere, request: AnyRequest, prefer: Preferred = None
) -> Response[HintShown]:
    """What the coach would do now, and why. Send the command `hint` first, so that the table knows."""
    room, guest = await known_guest(table, site, request)
    site.preparing.check(room.table.game.name, COACH)
    return written(await site.coaching.hint(room.table, guest, language_wished(request), prefer))


async def known_guest(table: str, site: Site, request: AnyRequest) -> tuple[Room, int]:
    """The table, and the guest who asks for something there; one more request is counted for their address."""
    site.commands.take(address_of(request))
    room = await site.room(table)
    token, cookie = shown_token(table, request.headers, request.cookies)
    if token is None:
        raise TurnedAway("no-token", 401)
    return room, await site.guest(room, token, cookie=cookie)


_read_no = msgspec.json.Decoder(No).decode
HANDLERS = [open_table, arrive, take_cookie, drop_cookie, see_table, see_everything, give_command, hear_hint]
