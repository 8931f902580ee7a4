"""Solo puzzles over HTTP: the puzzle of a day or of an ID, hints, solutions, and a text to share."""

import asyncio
from datetime import UTC, date, datetime
from functools import lru_cache
from typing import Annotated

import msgspec
from litestar import get
from litestar.params import PathParameter, QueryParameter

from ludotheque import words
from ludotheque.puzzles import ImpossibleSwap, Sitting, printed_puzzles, solve
from ludotheque.puzzles.board import ASCENDING, NAMES, NEIGHBOURS
from ludotheque.puzzles.booklet.drawing import colour_for
from ludotheque.puzzles.daily import read_day, share_text
from ludotheque.puzzles.errors import HERE
from ludotheque.puzzles.finding import Meant, find, of_the_day
from ludotheque.web.api.answers import SiteHere, errors, language_wished
from ludotheque.web.preparing import PUZZLES
from ludotheque.web.site import AnyRequest, Site

MOST_SWAPS = 200
"""The most swaps that a hint looks at; no maximum is higher."""

WHICH = "The ID of a puzzle, its number among those of the house, or booklet-23 to booklet-34 as printed."
PuzzleName = Annotated[str, PathParameter(description=WHICH)]
Day = Annotated[str | None, QueryParameter(description="The day as 2026-07-01; today, unless given.")]
Done = Annotated[str, QueryParameter(description="The swaps made so far, as 4-5.3-12.", max_length=MOST_SWAPS * 6)]


class PartnerShown(msgspec.Struct, frozen=True):
    """A cell with which another can swap."""

    cell: int
    side: str
    """``above``, ``below``, ``left`` or ``right``."""
    across: bool
    """Whether it lies across the edge."""


class PuzzleShown(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle with everything that is needed to play it: what can swap with what, and what must ascend."""

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
    """Where it comes from, if there is something to say about that."""


class PrintedShown(msgspec.Struct, frozen=True):
    """A puzzle from the printed booklet, in the list of them."""

    name: str
    """Its address among the puzzles."""
    number: int
    maximum: int
    id: str


class BookletShown(msgspec.Struct, frozen=True):
    """The puzzles from the printed booklet, and where they come from."""

    about: str
    puzzles: list[PrintedShown]


class SwapHint(msgspec.Struct, frozen=True):
    """The next swap of a shortest solution from here."""

    swap: list[int]
    needed: int
    left: int
    in_time: bool
    """Whether the puzzle can still be solved from here within its maximum."""


class SolutionShown(msgspec.Struct, frozen=True):
    """A shortest solution, each swap as two numbers; for a puzzle from the booklet the printed one, too."""

    swaps: list[list[int]]
    printed: list[list[int]] | None = None
    verdict: str | None = None
    """Which of the two is shorter."""


class Shared(msgspec.Struct, frozen=True):
    """A text for others, which gives nothing away."""

    text: str


_PARTNERS = [[PartnerShown(cell, side, across) for side, (cell, across) in sides.items()] for sides in NEIGHBOURS]
_ASCENDING = [list(pair) for pair in ASCENDING]


@get("/api/puzzles/daily", responses=errors(409, 503), summary="The puzzle of a day", tags=["puzzles"])
async def see_daily(request: AnyRequest, site: SiteHere, day: Day = None) -> PuzzleShown:
    """The puzzle that everybody has on a day."""
    site.preparing.check(PUZZLES)
    wanted = read_day(day) if day else datetime.now(UTC).date()
    meant = await asyncio.to_thread(_of_the_day, wanted)
    return _shown(meant, language_wished(request), wanted.isoformat())


@get("/api/puzzles/booklet", summary="The puzzles from the printed booklet", tags=["puzzles"])
async def see_booklet(request: AnyRequest) -> BookletShown:
    """The puzzles of the printed booklet that can be played, by their printed numbers."""
    shown = [
        PrintedShown(f"booklet-{one.number}", one.number, one.puzzle.maximum or 0, one.puzzle.id)
        for one in printed_puzzles()
    ]
    return BookletShown(_say("printed-about", request), shown)


@get("/api/puzzles/{puzzle:str}", responses=errors(404, 409, 503), summary="A puzzle", tags=["puzzles"])
async def see_puzzle(puzzle: PuzzleName, request: AnyRequest, site: SiteHere) -> PuzzleShown:
    """The puzzle of an ID, or of a number of the house or of the booklet."""
    return _shown(await _found(puzzle, site), language_wished(request))


@get("/api/puzzles/{puzzle:str}/hint", responses=errors(400, 404, 409, 503), summary="A hint", tags=["puzzles"])
async def see_hint(puzzle: PuzzleName, site: SiteHere, done: Done = "") -> SwapHint:
    """The next swap of a shortest solution, after some swaps."""
    meant = await _found(puzzle, site)
    return await asyncio.to_thread(_hint, meant, done)


@get(
    "/api/puzzles/{puzzle:str}/solution",
    responses=errors(404, 409, 503),
    summary="A shortest solution",
    tags=["puzzles"],
)
async def see_solution(puzzle: PuzzleName, request: AnyRequest, site: SiteHere) -> SolutionShown:
    """The swaps of a shortest solution from the start, and of the printed one, if there is one."""
    meant = await _found(puzzle, site)
    swaps = [list(swap) for swap in await asyncio.to_thread(solve, meant.puzzle.numbers)]
    if meant.printed is None:
        return SolutionShown(swaps)
    printed = [list(swap) for swap in meant.printed.solution]
    return SolutionShown(swaps, printed, _say("printed-verdict", request, saved=meant.printed.saved))


@get(
    "/api/puzzles/{puzzle:str}/share",
    responses=errors(400, 404, 409, 503),
    summary="A text to share",
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
    """How it went, for others: moves, time and hints, and nothing that helps to solve it."""
    wanted = read_day(day) if day else None
    site.preparing.check(PUZZLES)
    meant = await _found(puzzle, site) if wanted is None else await asyncio.to_thread(_of_the_day, wanted)
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


_of_the_day = lru_cache(maxsize=64)(of_the_day)


async def _found(name: str, site: Site) -> Meant:
    site.preparing.check(PUZZLES)
    return await asyncio.to_thread(find, (name.replace(",", "?") or "?",), date.min)


def _hint(meant: Meant, done: str) -> SwapHint:
    sitting = Sitting(meant.puzzle)
    for pair in filter(None, done.split(".")):
        a, _, b = pair.partition("-")
        if not (a.isascii() and a.isdecimal() and b.isascii() and b.isdecimal() and len(pair) < 8):
            raise ImpossibleSwap("bad-swaps", facts={"value": pair})
        sitting = sitting.swap(int(a), int(b))
    _, hint = sitting.hint()
    return SwapHint(list(hint.swap), hint.needed, hint.left or 0, hint.in_time)


def _say(message: str, request: AnyRequest, **facts: object) -> str:
    return words.phrase(message, language_wished(request), facts=facts, over=HERE)


def _title(meant: Meant, language: str) -> str:
    return words.phrase(f"title-{meant.kind}", language, facts=meant.facts, over=HERE)


def _shown(meant: Meant, language: str, day: str | None = None) -> PuzzleShown:
    maximum = meant.puzzle.maximum or 0
    return PuzzleShown(
        id=meant.puzzle.id,
        title=_title(meant, language),
        numbers=list(meant.puzzle.numbers),
        maximum=maximum,
        colour=colour_for(maximum),
        cells=list(NAMES),
        partners=_PARTNERS,
        ascending=_ASCENDING,
        day=day,
        printed=meant.printed.number if meant.printed else None,
        about=words.phrase("printed-about-one", language, over=HERE) if meant.printed else None,
    )


HANDLERS = [see_daily, see_booklet, see_puzzle, see_hint, see_solution, see_share]
