"""Matches that were played at a table, over HTTP: their replays, their records, and that they were fair.

What everybody may see of them is large and much alike from step to step, so it goes out compressed.
"""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from functools import partial
from typing import Annotated, Any, TypeVar

from litestar import MediaType, Response, get
from litestar.params import PathParameter, QueryParameter

from ludotheque.bots.coach import Analysis
from ludotheque.table.errors import TableRefused
from ludotheque.table.keeping import archive
from ludotheque.table.keeping.clerk import unread
from ludotheque.table.keeping.store import StoreFailed
from ludotheque.table.log.seats import PLAYING
from ludotheque.table.playing.coaching import ANALYSIS_PATIENCE
from ludotheque.table.room import Room
from ludotheque.table.telling.history import History
from ludotheque.web import archived
from ludotheque.web.api.answers import SiteHere, errors, language_wished
from ludotheque.web.api.asking import address_of
from ludotheque.web.api.tables import TableName
from ludotheque.web.browser.files import NOT_KEPT, OWN_ASK_AGAIN, OWN_FOR_EVER, answer
from ludotheque.web.costly import PATIENCE
from ludotheque.web.preparing import COACH
from ludotheque.web.site import AnyRequest, Site

MOST_STEPS = 16
"""How many single steps are asked for at once."""

MatchNumber = Annotated[int, PathParameter(description="The number of the match at this table, counted from 1.")]
StepNumbers = Annotated[
    list[int],
    QueryParameter(
        description="The steps: 0 is the deal, 1 the first action, -1 the last.", min_items=1, max_items=MOST_STEPS
    ),
]
Told = TypeVar("Told")
Telling = Callable[[str, Sequence[bytes], int], Told]


async def told_of(
    site: Site,
    request: AnyRequest,
    table: str,
    number: int,
    what: tuple[Any, ...],
    tell: "Telling[Told]",
    patience: float = PATIENCE,
) -> "Told":
    """What is told of a match that is over; it never changes, so it is made once."""
    room = await site.room(table)
    if not 0 < number <= len(room.table.matches) or _is_played(room, number):
        room = await site.house.room(table, room.table.number + 1)  # it may have been played at another server
    begun = len(room.table.matches)
    if not 0 < number <= begun:
        raise archive.NoSuchMatch("no-such-match", facts={"value": number, "most": begun})
    if _is_played(room, number):
        raise TableRefused("match-not-over", facts={"value": number})
    return await _from_log(site, request, room, number, what, tell, patience)


async def history_with(site: Site, request: AnyRequest, room: Room, number: int) -> History:
    """The history of the match in which the entry of a number is, or would be."""
    starts = room.table.starts
    match = max(bisect_right(starts, number), 1)
    if match == len(starts):
        return room.history
    return await _from_log(site, request, room, starts[match] - 1, ("history",), archive.history)


async def _from_log(
    site: Site,
    request: AnyRequest,
    room: Room,
    number: int,
    what: tuple[Any, ...],
    tell: "Telling[Told]",
    patience: float = PATIENCE,
) -> "Told":
    name, game = room.table.name, room.table.game.name

    async def gather() -> tuple[str, Sequence[bytes], int]:
        site.preparing.check(game)
        try:
            return name, await site.house.store.entries(name), number
        except StoreFailed as error:
            raise unread(error) from error

    return await site.costly.ask(
        address_of(request), ((game, what[0]), *what[1:], name, number), tell, gather, patience
    )


def _is_played(room: Room, number: int) -> bool:
    """Whether a match is being played now."""
    return number == len(room.table.matches) and room.table.phase == PLAYING


@get(
    "/api/tables/{table:str}/matches/{number:int}",
    responses=errors(404, 409, 429, 503),
    summary="Replay a match",
    tags=["matches"],
)
async def replay(
    table: TableName, number: MatchNumber, site: SiteHere, request: AnyRequest
) -> Response[archive.Replay]:
    """A finished match, step by step, as a spectator sees it."""
    told = await told_of(site, request, table, number, ("replay",), archived.replay)
    return answer(told, OWN_ASK_AGAIN, request)


@get(
    "/api/tables/{table:str}/matches/{number:int}/steps",
    responses=errors(400, 404, 409, 429, 503),
    summary="Get some steps of a match",
    tags=["matches"],
)
async def steps(
    table: TableName, number: MatchNumber, at: StepNumbers, site: SiteHere, request: AnyRequest
) -> Response[list[archive.ReplayStep]]:
    """A few steps of the replay of a finished match, in their order."""
    tell = partial(archived.steps, at=at)
    return answer(await told_of(site, request, table, number, ("steps", *at), tell), OWN_ASK_AGAIN, request)


@get(
    "/api/tables/{table:str}/matches/{number:int}/record",
    media_type=MediaType.TEXT,
    responses=errors(404, 409, 429, 503),
    summary="Get the record of a match",
    tags=["matches"],
)
async def record(table: TableName, number: MatchNumber, site: SiteHere, request: AnyRequest) -> Response[str]:
    """The record of a finished match, for `ludotheque verify`."""
    told = await told_of(site, request, table, number, ("record",), archived.record)
    return answer(told, OWN_FOR_EVER, request)


@get(
    "/api/tables/{table:str}/matches/{number:int}/fairness",
    responses=errors(404, 429, 503),
    summary="Check that a match is fair",
    tags=["matches"],
)
async def fairness(
    table: TableName, number: MatchNumber, site: SiteHere, request: AnyRequest
) -> Response[archive.Fairness]:
    """The commitment, the words of the seats, the terms and, once the match is over, the seed."""
    room = await site.room(table)
    if _is_played(room, number):
        shown = archive.fairness_of(room.table, over=False, number=number)
        return Response(shown, headers={"Cache-Control": NOT_KEPT})  # nothing is compressed before the match is over
    told = await told_of(site, request, table, number, ("fairness",), archived.fairness)
    return answer(told, OWN_FOR_EVER, request)


@get(
    "/api/tables/{table:str}/matches/{number:int}/analysis",
    responses=errors(404, 409, 429, 503),
    summary="Review a match",
    tags=["matches"],
)
async def analysis(table: TableName, number: MatchNumber, site: SiteHere, request: AnyRequest) -> Response[Analysis]:
    """The chances of winning at every turn of a finished match, the turning points, luck and choices."""
    site.preparing.check((await site.room(table)).table.game.name, COACH)
    told = await told_of(site, request, table, number, ("analysis",), archived.analyses, ANALYSIS_PATIENCE)
    return answer(told[language_wished(request)], OWN_ASK_AGAIN, request, by_language=True)


HANDLERS = [replay, steps, record, fairness, analysis]
