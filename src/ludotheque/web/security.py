"""What protects people who use a browser: headers on every answer, and whose pages may ask."""

import logging
from collections.abc import Mapping
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ludotheque.web.errors import TurnedAway

logger = logging.getLogger("ludotheque.web")

FOR_PROGRAMS = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
FOR_PAGES = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
)
HEADERS = {
    "Content-Security-Policy": FOR_PROGRAMS,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "Cache-Control": "no-store",
}
"""On every answer, unless the answer has its own."""

BROKEN = b'{"is":"no","code":"broken","reason":"","facts":{}}'
"""When even the answer to an error fails."""

_ENCODED = {name.lower().encode(): value.encode() for name, value in HEADERS.items()}


def with_headers(app: ASGIApp, pages: Mapping[str, str]) -> ASGIApp:
    """An application whose every answer has the headers that protect people; ``pages`` have a policy of their own."""

    async def protected(scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def send_protected(message: Message) -> None:
            nonlocal begun
            begun = True
            if message["type"] == "http.response.start":
                own = {name.lower() for name, _ in message["headers"]}
                more = {name: value for name, value in _ENCODED.items() if name not in own}
                if scope["path"] in pages:
                    more[b"content-security-policy"] = pages[scope["path"]].encode()
                message["headers"] = [*message["headers"], *more.items()]
            await send(message)

        try:
            await app(scope, receive, send_protected)
        except Exception:
            logger.exception("an answer failed")
            if begun:
                raise
            head = [(b"content-type", b"application/json"), (b"content-length", str(len(BROKEN)).encode())]
            await send_protected({"type": "http.response.start", "status": 500, "headers": head})
            await send_protected({"type": "http.response.body", "body": BROKEN, "more_body": False})

    return protected


def check_origin(headers: Mapping[str, str], base_url: str | None, *, cookie: bool) -> None:
    """Turn away what a page of another site asks for.

    A browser says which page asks. A program says nothing of the kind, and need not, unless it shows a cookie: then it
    is a browser. ``base_url`` is the address that guests see, where the server was told it.
    """
    origin = headers.get("origin")
    if origin is not None:
        if not _own(origin, headers.get("host", ""), base_url):
            raise TurnedAway("foreign-origin", 403)
    elif cookie and headers.get("sec-fetch-site") not in ("same-origin", "none"):
        raise TurnedAway("foreign-origin", 403)
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise TurnedAway("foreign-origin", 403)


def _own(origin: str, host: str, base_url: str | None) -> bool:
    """Whether a page is our own: of the base address, and no other, or of the very address that was asked. Anybody can
    let a name of theirs lead to our machine, so that address is trusted only where no base address is known."""
    if base_url:
        return origin.lower() == base_url
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.netloc) and parts.netloc.lower() == host.lower()
