"""Who may ask for a change over HTTP: checked before a request is read."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from ludotheque.web.errors import TurnedAway
from ludotheque.web.security import check_origin
from ludotheque.web.site import STARTING, AnyRequest, Site, shown_token

Connection = ASGIConnection[Any, Any, Any, Any]


def our_pages_only(connection: Connection, handler: BaseRouteHandler) -> None:
    """Turn away what a page of another site wants changed, and what is not JSON."""
    our_pages(connection, handler)
    kind = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise TurnedAway("only-json", 415)


def our_pages(connection: Connection, _: BaseRouteHandler) -> None:
    """Turn away what a page of another site wants changed, where nothing is sent along."""
    site: Site = connection.app.state.site
    table = connection.path_params.get("table")
    cookie = table is not None and shown_token(table, connection.headers, connection.cookies)[1]
    check_origin(connection.headers, site.hosting.base_url, cookie=cookie)
    if site.phase == STARTING:
        raise TurnedAway("starting", 503, again_after=2)


def address_of(request: AnyRequest) -> str:
    """The address of whoever asks: the server has already looked through the proxies that it trusts."""
    return request.client.host if request.client else ""
