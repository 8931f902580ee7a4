"""The HTTP application: every route, with what they share."""

from importlib.metadata import version
from typing import Any

import msgspec
from litestar import Litestar, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import ASGIApp

from ludotheque.errors import LudothequeError
from ludotheque.languages import CODES
from ludotheque.table.playing.players import WorkerPlayers
from ludotheque.web.api import games, health, history, inviting, lessons, matches, practice, profiles, puzzles, tables
from ludotheque.web.api.answers import answer_error, answer_failure, answer_http, answer_unreadable
from ludotheque.web.api.reference import ExactJson, ReferencePage
from ludotheque.web.api.schema import message_schema
from ludotheque.web.browser import pages
from ludotheque.web.errors import TurnedAway
from ludotheque.web.metrics import figures
from ludotheque.web.security import FOR_PAGES, with_headers
from ludotheque.web.site import Site
from ludotheque.web.sockets.switchboard import Switchboard

ABOUT = (
    "Open a table for one of the games of /api/games, share its link, and play over the WebSocket at "
    "/api/tables/{table}/socket?follow=events|legal|views&since=NUMBER. /api/messages.json describes its messages. "
    f"An error is the message No, in the language of Accept-Language ({', '.join(CODES)})."
)


@get("/api/messages.json", summary="The messages of the socket", tags=["messages"])
async def see_messages() -> dict[str, Any]:
    """The JSON schema of every command that a client can send and of every message that a table sends."""
    return message_schema()


@get("/api/tables/{table:str}/socket", include_in_schema=False)
async def knock() -> None:
    """Somebody came to the WebSocket by plain HTTP."""
    error = TurnedAway("only-websocket", 426)
    error.headers |= {"Upgrade": "websocket", "Connection": "Upgrade"}
    raise error


def build_app(site: Site, board: Switchboard, players: WorkerPlayers | None = None) -> ASGIApp:
    """The application of one server."""
    registry = figures(site, board, players)
    described = OpenAPIConfig(
        title="Ludothèque",
        version=version("ludotheque"),
        description=ABOUT,
        path="/schema",
        render_plugins=[ExactJson(path="/openapi.json"), ReferencePage(path="/")],
        components=Components(
            security_schemes={
                "profile": SecurityScheme(type="http", scheme="bearer", description="The key of a profile."),
                "token": SecurityScheme(type="http", scheme="bearer", description="The token of a guest."),
                "cookie": SecurityScheme(
                    type="apiKey",
                    name="ludotheque-{table}",
                    security_scheme_in="cookie",
                    description="The token of a guest, as a cookie.",
                ),
            }
        ),
        use_handler_docstrings=True,
    )
    app = Litestar(
        route_handlers=[
            *games.HANDLERS,
            *lessons.HANDLERS,
            *tables.HANDLERS,
            *inviting.HANDLERS,
            *matches.HANDLERS,
            *practice.HANDLERS,
            *history.HANDLERS,
            *puzzles.HANDLERS,
            *profiles.HANDLERS,
            *health.HANDLERS,
            *pages.HANDLERS,
            see_messages,
            knock,
        ],
        dependencies={
            "site": Provide(lambda: site, sync_to_thread=False),
            "figures": Provide(lambda: registry, sync_to_thread=False),
        },
        exception_handlers={
            LudothequeError: answer_error,
            NotFoundException: pages.answer_lost,
            HTTPException: answer_http,
            UnicodeDecodeError: answer_unreadable,
            msgspec.ValidationError: answer_unreadable,
            RecursionError: answer_unreadable,
            Exception: answer_failure,
        },
        openapi_config=described,
        request_max_body_size=site.hosting.limits.message or None,
        state=State({"site": site}),
        logging_config=None,
        debug=False,
    )
    return with_headers(app, {"/schema": FOR_PAGES, "/keeper.js": FOR_PAGES})
