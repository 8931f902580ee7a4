"""How a WebSocket begins, or does not: who asks, and the HTTP answer that turns them away."""

from dataclasses import replace
from http.client import responses
from typing import Any

from uvicorn import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from websockets.datastructures import Headers
from websockets.http11 import Request as Handshake
from websockets.http11 import Response

from ludotheque.web.api.answers import no
from ludotheque.web.errors import TurnedAway
from ludotheque.web.security import HEADERS
from ludotheque.web.site import language_of
from ludotheque.web.sockets.wire import Rejection, Request


async def introduce(asked: Handshake, client: tuple[str, int] | None, secure: bool, config: Config) -> Request:
    """The request with the client's own address, told by uvicorn's rules for trusted proxies."""
    pairs = [(name.lower().encode(), value.encode("latin-1")) for name, value in asked.headers.raw_items()]
    scope: Any = {"type": "websocket", "client": client, "scheme": "wss" if secure else "ws", "headers": pairs}
    if config.proxy_headers:
        rules = ProxyHeadersMiddleware(_nothing, trusted_hosts=config.forwarded_allow_ips)
        nothing: Any = None
        await rules(scope, nothing, nothing)
    return Request(asked.path, asked.headers, scope["client"][0] if scope["client"] else "", scope["scheme"])


def turned_away(code: str, status: int, asked: Handshake | None, *, again_after: float | None = None) -> Rejection:
    """A rejection that says why as any other refusal does: the message `No`, in the language of whoever asks."""
    error = TurnedAway(code, status, again_after=again_after)
    accepted = ",".join(asked.headers.get_all("Accept-Language")) if asked else ""
    return Rejection(status, no(error, language_of(accepted)), error.headers)


def bad_handshake(answer: Response, asked: Handshake) -> Rejection:
    """What the library found wrong with a handshake, in our form."""
    kept = {name: answer.headers[name] for name in ("Allow", "Upgrade") if name in answer.headers}
    return replace(turned_away("bad-handshake", answer.status_code, asked), headers=kept)


def refusal(rejection: Rejection) -> Response:
    """The HTTP answer that gives a status instead of a socket."""
    length = str(len(rejection.body))
    fixed = {"Content-Type": "application/json", "Content-Length": length, "Connection": "close"}
    every = Headers(fixed | HEADERS | dict(rejection.headers))
    return Response(rejection.status, responses.get(rejection.status, ""), every, rejection.body)


async def _nothing(scope: object, receive: object, send: object) -> None:
    """The application behind uvicorn's proxy rules, of which we want only what they do to the scope."""
