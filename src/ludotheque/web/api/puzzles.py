"""Solo puzzles over HTTP: the puzzle of a day or of an ID, puzzles to play offline, and a text to share."""

import asyncio
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from ludotheque import words
from ludotheque.puzzles import booklet, printed_puzzles
from ludotheque.puzzles.board import ASCENDING, NAMES, NEIGHBOURS
from ludotheque.puzzles.booklet.drawing import colour_for
from ludotheque.puzzles.daily import read_day, share_text
from ludotheque.puzzles.errors import HERE
from ludotheque.puzzles.finding import Meant, find, from_the_booklet, of_days, of_the_house
from ludotheque.web.api.answers import SAME_FOR_ALL, Language, SiteHere, errors, language_wished
from ludotheque.web.api.asking import address_of
from ludotheque.web.browser.files import ASK_AGAIN, answer
from ludotheque.web.browser.squeezing import File, file_of
from ludotheque.web.preparing import PUZZLES
from ludotheque.web.site import AnyRequest, Site, language_of

MOST_SWAPS = 200
"""No maximum is higher."""
DAYS_AHEAD = 14
"""The number of coming days whose puzzles can be played offline."""

WHICH = "The ID of a puzzle, its number among our forty, or booklet-23 to booklet-34 as printed."
PuzzleName = Annotated[str, PathParameter(description=WHICH)]
Day = Annotated[str | None, QueryParameter(description="The day, such as 2026-07-01. Default: today.")]


class PartnerShown(msgspec.Struct, frozen=True):
    """A cell that another can swap with."""

    cell: int
    side: str
    """``above``, ``below``, ``left`` or ``right``."""
    across: bool
    """Whether it is across the edge."""


class PuzzleShown(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle with everything you need to play it: what can swap with what, and what must ascend."""

    name: str
    """Its name in addresses; for the puzzle of a day, the day."""
    id: str
    title: str
    numbers: list[int]
    maximum: int
    colour: str
    cells: list[str]
    partners: list[list[PartnerShown]]
    ascending: list[list[int]]
    """Pairs of cells; the first must have the lower number."""
    day: str | None = None
    printed: int | None = None
    """Its number in the printed booklet."""
    about: str | None = None
    """Where it comes from, if that needs a word."""
    solution: list[list[int]] | None = None
    """The solution in the printed booklet, each swap as two numbers."""
    verdict: str | None = None
    """Which is shorter, the printed solution or the shortest one."""


class PrintedShown(msgspec.Struct, frozen=True):
    """A puzzle in the list of those from the printed booklet."""

    name: str
    """Its name in addresses."""
    number: int
    maximum: int
    id: str


class BookletShown(msgspec.Struct, frozen=True):
    """The puzzles from the printed booklet, and where they come from."""

    about: str
    puzzles: list[PrintedShown]


class Shared(msgspec.Struct, frozen=True):
    """A text to share, which gives nothing away."""

    text: str


_PARTNERS = [[PartnerShown(cell, side, across) for side, (cell, across) in sides.items()] for sides in NEIGHBOURS]
_ASCENDING = [list(pair) for pair in ASCENDING]


@get("/api/puzzles/daily", responses=errors(409, 429, 503), summary="Get the puzzle of the day", tags=["puzzles"])
async def see_daily(request: AnyRequest, site: SiteHere, day: Day = None) -> PuzzleShown:
    """The puzzle that everybody gets on a day."""
    site.preparing.check(PUZZLES)
    wanted = read_day(day) if day else datetime.now(UTC).date()
    return _shown((await _of_days(request, site, wanted))[0], language_wished(request))


@get(
    "/api/puzzles/booklet",
    response_headers=SAME_FOR_ALL,
    summary="List the puzzles from the printed booklet",
    tags=["puzzles"],
)
async def see_booklet(request: AnyRequest) -> BookletShown:
    """The playable puzzles of the printed booklet, by their printed numbers."""
    shown = [
        PrintedShown(_name(from_the_booklet(one)), one.number, one.puzzle.maximum or 0, one.puzzle.id)
        for one in printed_puzzles()
    ]
    return BookletShown(words.phrase("printed-about", language_wished(request), over=HERE), shown)


@get(
    "/api/puzzles/offline",
    responses={200: ResponseSpec(list[PuzzleShown], generate_examples=False), **errors(429, 503)},
    summary="Get puzzles to play offline",
    tags=["puzzles"],
)
async def see_offline(request: AnyRequest, site: SiteHere, lang: Language = None) -> Response[bytes]:
    """The puzzles of the coming days, our forty and those of the printed booklet, to play without a connection."""
    site.preparing.check(PUZZLES)
    language = language_of(lang) if lang else language_wished(request)
    today = datetime.now(UTC).date()
    days = [today + timedelta(days) for days in range(-1, DAYS_AHEAD)]  # in the west it is still yesterday
    daily = await _of_days(request, site, *days)
    return answer(await asyncio.to_thread(_offline, language, today, daily), ASK_AGAIN, request)


@get("/api/puzzles/{puzzle:str}", responses=errors(404, 409, 429, 503), summary="Get a puzzle", tags=["puzzles"])
async def see_puzzle(puzzle: PuzzleName, request: AnyRequest, site: SiteHere) -> PuzzleShown:
    """A puzzle by its ID, or by its number among our forty or in the booklet."""
    return _shown(await _found(puzzle, request, site), language_wished(request))


@get(
    "/api/puzzles/{puzzle:str}/share",
    responses=errors(400, 404, 409, 429, 503),
    summary="Get a text to share",
    tags=["puzzles"],
)
async def see_share(
    puzzle: PuzzleName,
    request: AnyRequest,
    site: SiteHere,
    moves: Annotated[int, QueryParameter(ge=0, le=MOST_SWAPS)] = 0,
    seconds: Annotated[Annotated[int, msgspec.Meta(ge=0, le=10**6)] | None, QueryParameter()] = None,
    hints: Annotated[int, QueryParameter(ge=0, le=1000)] = 0,
    gave_up: Annotated[bool, QueryParameter()] = False,
    day: Day = None,
    link: Annotated[str | None, QueryParameter(max_length=300)] = None,
) -> Shared:
    """How it went: moves, time and hints, and nothing that helps others to solve it."""
    wanted = read_day(day) if day else None
    site.preparing.check(PUZZLES)
    meant = await _found(puzzle, request, site) if wanted is None else (await _of_days(request, site, wanted))[0]
    language = language_wished(request)
    return Shared(
        share_text(
            language,
            title=_title(meant, language),
            moves=moves,
            maximum=meant.puzzle.maximum or 0,
            seconds=seconds,
            hints=hints,
            gave_up=gave_up,
            link=link,
        )
    )


async def _of_days(request: AnyRequest, site: Site, *days: date) -> list[Meant]:
    """The puzzles of some days."""

    async def gather() -> tuple[tuple[date, ...]]:
        return (days,)

    return await site.costly.ask(address_of(request), (f"puzzles of {len(days)} days", days), of_days, gather)


_OFFLINE: dict[str, tuple[date, File]] = {}
"""The puzzles to play offline from a day on, by language."""


def _offline(language: str, today: date, daily: Sequence[Meant]) -> File:
    if language in _OFFLINE and _OFFLINE[language][0] == today:
        return _OFFLINE[language][1]
    meant = [
        *daily,
        *(of_the_house(number + 1) for number in range(len(booklet.of_the_house()))),
        *(from_the_booklet(one) for one in printed_puzzles()),
    ]
    file = file_of(msgspec.json.encode([_shown(one, language) for one in meant]), "offline.json")
    _OFFLINE[language] = (today, file)
    return file


async def _found(name: str, request: AnyRequest, site: Site) -> Meant:
    site.preparing.check(PUZZLES)
    typed = name.replace(",", "?") or "?"

    async def gather() -> tuple[tuple[str], date]:
        return (typed,), date.min

    return await site.costly.ask(address_of(request), ("a puzzle", typed), find, gather)


def _title(meant: Meant, language: str) -> str:
    return words.phrase(f"title-{meant.kind}", language, facts=meant.facts, over=HERE)


def _name(meant: Meant) -> str:
    match meant.kind:
        case "daily":
            return str(meant.facts["day"])
        case "house":
            return str(meant.facts["number"])
        case "printed":
            return f"booklet-{meant.facts['number']}"
    return meant.puzzle.id


def _shown(meant: Meant, language: str) -> PuzzleShown:
    maximum, printed, say = meant.puzzle.maximum or 0, meant.printed, words.saying(language, over=HERE)
    return PuzzleShown(
        name=_name(meant),
        id=meant.puzzle.id,
        title=_title(meant, language),
        numbers=list(meant.puzzle.numbers),
        maximum=maximum,
        colour=colour_for(maximum),
        cells=list(NAMES),
        partners=_PARTNERS,
        ascending=_ASCENDING,
        day=_name(meant) if meant.kind == "daily" else None,
        printed=printed.number if printed else None,
        about=say("printed-about-one") if printed else None,
        solution=[list(swap) for swap in printed.solution] if printed else None,
        verdict=say("printed-verdict", saved=printed.saved) if printed else None,
    )


HANDLERS = [see_daily, see_booklet, see_offline, see_puzzle, see_share]
