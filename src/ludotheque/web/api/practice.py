"""Trying again: a new table that plays on from a position of a match that is over, against bots."""

from functools import partial
from typing import Annotated

from litestar import Response, post
from litestar.params import SkipValidation
from msgspec import Meta

from ludotheque.table.keeping import archive
from ludotheque.web.api.answers import SiteHere, errors, exact
from ludotheque.web.api.asking import address_of, our_pages_only
from ludotheque.web.api.matches import MatchNumber, told_of
from ludotheque.web.api.tables import Newcomer, Seat, Seated, TableName, seated
from ludotheque.web.site import AnyRequest


class Practice(Newcomer, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The position of a finished match to play on from, and the seat."""

    step: Annotated[int, Meta(ge=0)]
    """The number of actions before the position; 0 is the deal."""
    seat: Seat | None = None
    """Your seat. Default: the one that acted next."""


@post(
    "/api/tables/{table:str}/matches/{number:int}/practice",
    guards=[our_pages_only],
    responses=errors(400, 403, 404, 409, 413, 415, 429, 503),
    summary="Play on from a position",
    tags=["matches"],
)
async def practise(
    table: TableName,
    number: MatchNumber,
    data: SkipValidation[Practice],
    site: SiteHere,
    request: AnyRequest,
) -> Response[Seated]:
    """Open a table whose match begins at a position of a finished match. Bots take all other seats, at the levels they
    had. What follows is dealt from a new seed, and the match is marked as practice."""
    data = exact(data, Practice)
    site.tables_opened.take(address_of(request))
    tell = partial(archive.position, step=data.step)
    position = await told_of(site, request, table, number, ("position", data.step), tell)
    seat = position.seat if data.seat is None else data.seat
    room, guest, token = await site.house.open_practice(position, seat, data.name, data.speaks(request), data.token)
    return seated(request, site, room, guest, token, data.keep)


HANDLERS = [practise]
