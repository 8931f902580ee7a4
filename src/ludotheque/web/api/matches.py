"""Matches that were played at a table, over HTTP: their replays, their records, and that they were fair.

What everybody may see of them is large and much alike from step to step, so it goes out compressed.
"""

import asyncio
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import partial
from typing import Annotated, TypeVar

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter, SkipValidation

from ludotheque.bots.coach import Analysis
from ludotheque.table.keeping import archive
from ludotheque.table.keeping.clerk import unread
from ludotheque.table.keeping.store import StoreFailed
from ludotheque.table.messages import write_message
from ludotheque.table.room import Room
from ludotheque.table.telling.history import History
from ludotheque.web.api.answers import SiteHere, errors, language_wished
from ludotheque.web.api.tables import TableName
from ludotheque.web.browser.files import NOT_KEPT, File, answer, file_of
from ludotheque.web.preparing import COACH
from ludotheque.web.site import AnyRequest, Site

KEPT = 16
"""How many replays are kept in memory; one that is over never changes."""
EFFORT = 5
"""How hard answers are compressed: harder takes twice as long and saves a few hundredths."""
AT_ONCE = 2
"""How many matches are played again at the same time."""

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


class Archive:
    """Tells matches from the log, in threads, and not many at a time."""

    def __init__(self) -> None:
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._replays: OrderedDict[tuple[str, int], File] = OrderedDict()
        self._histories: OrderedDict[tuple[str, int], History] = OrderedDict()
        self._analyses: OrderedDict[tuple[str, int], asyncio.Task[dict[str, File]]] = OrderedDict()

    async def ask(self, site: Site, table: str, number: int, tell: "Telling[Told]") -> "Told":
        """What the archive tells of a match."""
        async with self._turns:
            return await asyncio.to_thread(tell, table, await _entries(site, table), number)

    async def replay(self, site: Site, table: str, number: int) -> File:
        """A replay, written."""
        kept = self._replays.get((table, number))
        if kept is None:
            kept = await self.ask(site, table, number, _written_replay)
            self._replays[table, number] = kept
            if len(self._replays) > KEPT:
                self._replays.popitem(last=False)
        return kept

    async def history(self, site: Site, room: Room, number: int) -> History:
        """The history of the match in which the entry of a number is, or would be."""
        starts = room.table.starts
        match = max(bisect_right(starts, number), 1)
        if match == len(starts):
            return room.history
        key = (room.table.name, match)
        kept = self._histories.get(key)
        if kept is None:
            kept = await self.ask(site, room.table.name, starts[match] - 1, archive.history)
            self._histories[key] = kept
            if len(self._histories) > KEPT:
                self._histories.popitem(last=False)
        return kept

    async def analysis(self, site: Site, table: str, number: int) -> dict[str, File]:
        """The JSON of an analysis, by language; requests that come while it is being made wait for the same one."""
        making = self._analyses.get((table, number))
        if making is None:
            making = self._analyses[table, number] = asyncio.create_task(self._analyse(site, table, number))
            making.add_done_callback(lambda done: self._forget_failure((table, number), done))
            if len(self._analyses) > KEPT:
                self._analyses.popitem(last=False)
        return await asyncio.shield(making)

    async def _analyse(self, site: Site, table: str, number: int) -> dict[str, File]:
        entries = await _entries(site, table)
        site.preparing.check((await site.room(table)).table.game.name, COACH)
        told = await site.coaching.analysis(table, entries, number)
        return {language: written_file(analysis) for language, analysis in told.items()}

    def _forget_failure(self, key: tuple[str, int], done: "asyncio.Task[dict[str, File]]") -> None:
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
        raise unread(error) from error


def written_file(message: bytes) -> File:
    """A message that is written already, and the same compressed."""
    return file_of(message, "message.json", EFFORT)


def _written_replay(name: str, entries: Sequence[bytes], number: int) -> File:
    return written_file(write_message(archive.replay(name, entries, number)))


def _written_record(name: str, entries: Sequence[bytes], number: int) -> File:
    return file_of(archive.record(name, entries, number).encode(), "record.txt", EFFORT)


@get(
    "/api/tables/{table:str}/matches/{number:int}",
    responses=errors(404, 409, 503),
    summary="Replay a match",
    tags=["matches"],
)
async def replay(
    table: TableName, number: MatchNumber, site: SiteHere, archived: ArchiveHere, request: AnyRequest
) -> Response[archive.Replay]:
    """A finished match, step by step, as a spectator sees it."""
    return answer(await archived.replay(site, table, number), NOT_KEPT, request)


@get(
    "/api/tables/{table:str}/matches/{number:int}/steps",
    responses=errors(400, 404, 409, 503),
    summary="Get some steps of a match",
    tags=["matches"],
)
async def steps(
    table: TableName, number: MatchNumber, at: StepNumbers, site: SiteHere, archived: ArchiveHere
) -> list[archive.ReplayStep]:
    """A few steps of the replay of a finished match, in their order."""
    return await archived.ask(site, table, number, partial(archive.steps, at=at))


@get(
    "/api/tables/{table:str}/matches/{number:int}/record",
    media_type=MediaType.TEXT,
    responses=errors(404, 409, 503),
    summary="Get the record of a match",
    tags=["matches"],
)
async def record(
    table: TableName, number: MatchNumber, site: SiteHere, archived: ArchiveHere, request: AnyRequest
) -> Response[str]:
    """The record of a finished match, for `ludotheque verify`."""
    return answer(await archived.ask(site, table, number, _written_record), NOT_KEPT, request)


@get(
    "/api/tables/{table:str}/matches/{number:int}/fairness",
    responses=errors(404, 503),
    summary="Check that a match is fair",
    tags=["matches"],
)
async def fairness(table: TableName, number: MatchNumber, site: SiteHere, archived: ArchiveHere) -> archive.Fairness:
    """The commitment, the words of the seats, the terms and, once the match is over, the seed."""
    return await archived.ask(site, table, number, archive.fairness)


@get(
    "/api/tables/{table:str}/matches/{number:int}/analysis",
    responses=errors(404, 409, 503),
    summary="Review a match",
    tags=["matches"],
)
async def analysis(
    table: TableName, number: MatchNumber, site: SiteHere, archived: ArchiveHere, request: AnyRequest
) -> Response[Analysis]:
    """The chances of winning at every turn of a finished match, the turning points, luck and choices."""
    return answer((await archived.analysis(site, table, number))[language_wished(request)], NOT_KEPT, request)


HANDLERS = [replay, steps, record, fairness, analysis]
