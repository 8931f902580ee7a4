"""The pages for browsers: the built page and, for those without script, what this is and how to come to a table."""

from html import escape
from pathlib import Path
from typing import Any

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from ludotheque import leaflet, shelf, words
from ludotheque.errors import LudothequeError
from ludotheque.web.api.answers import SiteHere, answer_http, language_wished, status_of
from ludotheque.web.api.games import shown
from ludotheque.web.api.tables import TableName
from ludotheque.web.browser import built
from ludotheque.web.errors import HERE, TurnedAway
from ludotheque.web.security import FOR_PAGES
from ludotheque.web.site import STARTING, AnyRequest

STYLE = Path(__file__).with_name("page.css").read_text("utf-8")


@get(["/", "/me", "/puzzles", "/puzzles/{puzzle:str}"], include_in_schema=False, media_type=MediaType.HTML)
async def front_page(site: SiteHere, request: AnyRequest) -> Response[str]:
    """What this is, and the games; or a solo puzzle, that of today or another, of which the page says if it is none."""
    return _front(site, request)


@get(
    ["/play/{game:str}", "/sounds/{game:str}", "/learn/{game:str}", "/learn/{game:str}/{lesson:str}"],
    include_in_schema=False,
    media_type=MediaType.HTML,
)
async def game_page(game: FromPath[str], site: SiteHere, request: AnyRequest) -> Response[str]:
    """A new table for a game, or one of its lessons."""
    try:
        shelf.game(game)
    except LudothequeError as error:
        return _sorry(error, language_wished(request))
    return _front(site, request)


@get("/rules/{game:str}", include_in_schema=False, media_type=MediaType.HTML)
async def rules_page(game: FromPath[str], request: AnyRequest) -> Response[str]:
    """The rules of a game."""
    language = language_wished(request)
    try:
        text = leaflet.plain_rules(shelf.game(game), language)
    except LudothequeError as error:
        return _sorry(error, language)
    return _page(language, text.partition("\n")[0].lstrip("# "), f"<pre>{escape(text)}</pre>")


def _front(site: SiteHere, request: AnyRequest) -> Response[str]:
    language = language_wished(request)
    if site.phase == STARTING:
        return _sorry(TurnedAway("starting", 503, again_after=2), language)
    known = shown(language)
    games = "".join(
        f"<li><strong>{escape(game.title)}</strong> ({game.least_seats}–{game.most_seats}). {escape(game.blurb)}</li>"
        for game in known
    )
    body = [
        f"<p>{_say('page-what', language)}</p>",
        f"<h2>{_say('page-games', language)}</h2><ul>{games}</ul>",
        f"<h2>{_say('page-play', language)}</h2><p>{_say('page-open-table', language)}</p>",
        f"<pre><code>ludotheque client --open {known[0].name} --server {escape(site.link_base(request))}</code></pre>",
        f'<p><a href="/schema">{_say("page-for-programs", language)}</a></p>',
    ]
    return _page(language, _say("page-title", language), "".join(body))


@get(["/t/{table:str}", "/t/{table:str}/replay/{number:int}"], include_in_schema=False, media_type=MediaType.HTML)
async def table_page(table: TableName, site: SiteHere, request: AnyRequest) -> Response[str]:
    """How to come to a table, or a match that was played at it."""
    language = language_wished(request)
    try:
        room = await site.room(table)
    except LudothequeError as error:
        return _sorry(error, language)
    game = next(game for game in shown(language) if game.name == room.table.game.name)
    free = sum(seat.free for seat in room.table.seats)
    body = [
        f"<p>{_say('page-table', language, game=game.title, seats=len(room.table.seats), free=free)}</p>",
        f"<p>{_say('page-come', language)}</p>",
        f"<pre><code>ludotheque client {escape(site.link(table, request))}</code></pre>",
    ]
    return _page(language, escape(game.title), "".join(body))


@get("/page.css", include_in_schema=False, media_type="text/css", cache_control=None)
async def style() -> Response[str]:
    """What the pages look like."""
    return Response(STYLE, media_type="text/css", headers={"Cache-Control": "max-age=3600"})


def answer_lost(request: AnyRequest, error: NotFoundException) -> Response[Any]:
    """Answer at an address where there is nothing: with a page for browsers, with a message for programs."""
    if "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/"):
        return _sorry(TurnedAway("no-such-page", 404), language_wished(request))
    return answer_http(request, error)


def _say(message: str, language: str, **facts: object) -> str:
    return escape(words.phrase(message, language, facts=facts, over=HERE))


def _sorry(error: LudothequeError, language: str) -> Response[str]:
    headers = error.headers if isinstance(error, TurnedAway) else {}
    page = f"<p>{escape(error.say(language))}</p>"
    return _page(language, _say("page-sorry", language), page, status_of(error), headers)


def _page(
    language: str, title: str, body: str, status: int = 200, headers: dict[str, str] | None = None
) -> Response[str]:
    whole = built.index()
    if whole is not None:
        text = whole.replace('<html lang="en">', f'<html lang="{language}">', 1)
        scriptless = f'<link rel="stylesheet" href="/page.css"><main><h1>{title}</h1>{body}</main>'
        text = text.replace("</body>", f"<noscript>{scriptless}</noscript></body>", 1)
    else:
        text = _plain(language, title, body)
    every = {"Content-Security-Policy": FOR_PAGES, "Content-Language": language, "Vary": "Accept-Language"}
    return Response(text, status_code=status, media_type=MediaType.HTML, headers=every | (headers or {}))


def _plain(language: str, title: str, body: str) -> str:
    """A page without script, for where the real one was not built."""
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/page.css"></head>'
        f"<body><main><h1>{title}</h1>{body}</main></body></html>"
    )


HANDLERS = [front_page, game_page, rules_page, table_page, style, *built.handlers()]
