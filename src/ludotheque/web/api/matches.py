"""Matches that were played at a table, over HTTP: their replays, their records, and that they were fair."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import partial
from typing import Annotated, TypeVar

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter, SkipValidation

from ludotheque.bots.coach import Analysis
from ludotheque.table.keeping import archive
from ludotheque.table.keeping.clerk import NotKept
from ludotheque.table.keeping.store import StoreFailed
from ludotheque.table.messages import write_message
from ludotheque.web.api.answers import SiteHere, errors, language_wished, written
from ludotheque.web.api.tables import TableName
from ludotheque.web.preparing import COACH
from ludotheque.web.site import AnyRequest, Site

KEPT = 16
"""How many replays are kept in memory; one that is over never changes."""
AT_ONCE = 2
"""How many matches are played again at the same time."""

MOST_STEPS = 16
"""How many single steps are asked for at once."""

MatchNumber = Annotated[int, PathParameter(description="The number of the match at this table, from 1.")]
StepNumbers = Annotated[
    list[int],
    QueryParameter(
        description="Which steps: 0 is the deal, 1 the first action, -1 the last.", min_items=1, max_items=MOST_STEPS
    ),
]
Told = TypeVar("Told")
Telling = Callable[[str, Sequence[bytes], int], Told]


class Archive:
    """Tells matches from the log, in threads, and not many at a time."""

    def __init__(self) -> None:
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._replays: OrderedDict[tuple[str, int], bytes] = OrderedDict()
        self._analyses: OrderedDict[tuple[str, int], asyncio.Task[dict[str, bytes]]] = OrderedDict()

    async def ask(self, site: Site, table: str, number: int, tell: "Telling[Told]") -> "Told":
        """What the archive tells of a match."""
        async with self._turns:
            return await asyncio.to_thread(tell, table, await _entries(site, table), number)

    async def replay(self, site: Site, table: str, number: int) -> bytes:
        """A replay, written."""
        kept = self._replays.get((table, number))
        if kept is None:
            kept = await self.ask(site, table, number, _written_replay)
            self._replays[table, number] = kept
            if len(self._replays) > KEPT:
                self._replays.popitem(last=False)
        return kept

    async def analysis(self, site: Site, table: str, number: int) -> dict[str, bytes]:
        """The JSON of an analysis, by language; requests that come while it is being made wait for the same one."""
        making = self._analyses.get((table, number))
        if making is None:
            making = self._analyses[table, number] = asyncio.create_task(self._analyse(site, table, number))
            making.add_done_callback(lambda done: self._forget_failure((table, number), done))
            if len(self._analyses) > KEPT:
                self._analyses.popitem(last=False)
        return await asyncio.shield(making)

    async def _analyse(self, site: Site, table: str, number: int) -> dict[str, bytes]:
        entries = await _entries(site, table)
        site.preparing.check((await site.room(table)).table.game.name, COACH)
        return await site.coaching.analysis(table, entries, number)

    def _forget_failure(self, key: tuple[str, int], done: "asyncio.Task[dict[str, bytes]]") -> None:
        if (done.cancelled() or done.exception()) and self._analyses.get(key) is done:
            del self._analyses[key]


ArchiveHere = NamedDependency[SkipValidation[Archive]]


async def _entries(site: Site, table: str) -> Sequence[bytes]:
    """The whole log of a table."""
    room = await site.room(table)
    site.preparing.check(room.table.game.name)
    try:
        return await site.house.store.entries(room.table.name)
    except StoreFailed as error:
        raise NotKept("store-down") from error


def _written_replay(name: str, entries: Sequence[bytes], number: int) -> bytes:
    return write_message(archive.replay(name, entries, number))


@get(
    "/api/tables/{table:str}/matches/{number:int}",
    responses=errors(404, 409, 503),
    summary="Replay a match",
    tags=["matches"],
)
async def replay(
    table: TableName, number: MatchNumber, site: SiteHere, archived: ArchiveHere
) -> Response[archive.Replay]:
    """A match that is over, step by step, as a spectator sees it."""
    return written(await archived.replay(site, table, number))


@get(
    "/api/tables/{table:str}/matches/{number:int}/steps",
    responses=errors(400, 404, 409, 503),
    summary="Some steps of a match",
    tags=["matches"],
)
async def steps(
    table: TableName, number: MatchNumber, at: StepNumbers, site: SiteHere, archived: ArchiveHere
) -> list[archive.ReplayStep]:
    """A few steps of a match that is over, in their order, as in its replay."""
    return await archived.ask(site, table, number, partial(archive.steps, at=at))


@get(
    "/api/tables/{table:str}/matches/{number:int}/record",
    media_type=MediaType.TEXT,
    responses=errors(404, 409, 503),
    summary="The record of a match",
    tags=["matches"],
)
async def record(table: TableName, number: MatchNumber, site: SiteHere, archived: ArchiveHere) -> str:
    """The record of a match that is over, which `ludotheque verify` checks."""
    return await archived.ask(site, table, number, archive.record)


@get(
    "/api/tables/{table:str}/matches/{number:int}/fairness",
    responses=errors(404, 503),
    summary="That a match is fair",
    tags=["matches"],
)
async def fairness(table: TableName, number: MatchNumber, site: SiteHere, archived: ArchiveHere) -> archive.Fairness:
    """The commitment, the words of the seats, the terms and, when the match is over, the seed."""
    return await archived.ask(site, table, number, archive.fairness)


@get(
    "/api/tables/{table:str}/matches/{number:int}/analysis",
    responses=errors(404, 409, 503),
    summary="Look back on a match",
    tags=["matches"],
)
async def analysis(
    table: TableName, number: MatchNumber, site: SiteHere, archived: ArchiveHere, request: AnyRequest
) -> Response[Analysis]:
    """The chances to win at every turn of a match that is over, where they turned, and luck and choice apart."""
    return written((await archived.analysis(site, table, number))[language_wished(request)])


HANDLERS = [replay, steps, record, fairness, analysis]
