"""Answers of the HTTP interface: errors as the `No` message, and what each route may answer, for its description."""

import logging
from collections.abc import Mapping
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Response
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter, SkipValidation

from ludotheque.errors import LudothequeError, UnknownGame
from ludotheque.languages import CODES
from ludotheque.puzzles.errors import BadId
from ludotheque.table.errors import NotYet
from ludotheque.table.messages import No, write_message
from ludotheque.table.telling.refusing import refusal
from ludotheque.web.errors import TurnedAway
from ludotheque.web.site import AnyRequest, Site, language_of

Sent = TypeVar("Sent")

logger = logging.getLogger("ludotheque.web")

SiteHere = NamedDependency[SkipValidation[Site]]
GameName = Annotated[str, PathParameter(description="The name of the game, from `GET /api/games`.")]
Language = Annotated[str | None, QueryParameter(description=f"One of {', '.join(CODES)}. Default: `Accept-Language`.")]

MEANINGS = {
    400: "The request cannot be read, or something is missing.",
    401: "A token is needed.",
    403: "The token does not belong to this table, or the request comes from a page of another site.",
    404: "Not found.",
    409: "Refused, by the rules or because of the state of the table.",
    413: "The request is too long.",
    415: "Send JSON.",
    429: "Too many requests; `Retry-After` says when to try again.",
    503: "The server cannot do or save this now; try again later.",
}


SAME_FOR_ALL = {"Cache-Control": "public, no-cache", "Vary": "Accept-Language"}
"""Headers of an answer that is the same for everybody: a browser may keep it for when it is offline."""

STATUSES = {
    "not-kept": 503,
    "store-down": 503,
    "table-damaged": 503,
    "preparing": 503,
    "not-at-table": 403,
    "no-such-table": 404,
    "no-such-match": 404,
    "no-such-step": 404,
    "not-of-the-house": 404,
    "not-printed": 404,
    "no-lesson": 404,
    "no-lessons": 404,
}
"""What refusals mean to HTTP, by their code; all others are 409."""


def errors(*statuses: int) -> dict[int, ResponseSpec]:
    """The errors that a route may answer with, for its description."""
    return {
        status: ResponseSpec(No, generate_examples=False, description=MEANINGS[status]) for status in sorted(statuses)
    }


def exact(data: object, kind: type[Sent]) -> Sent:
    """What was sent, if it is exactly of that kind: the framework would take ``"1"`` for 1, as a socket does not."""
    return msgspec.convert(_whole_numbers(data), kind)


def _whole_numbers(data: object) -> object:
    """In JSON 3.0 is 3."""
    if isinstance(data, float) and data.is_integer():
        return int(data)
    if isinstance(data, dict):
        return {key: _whole_numbers(value) for key, value in data.items()}
    return [_whole_numbers(item) for item in data] if isinstance(data, list) else data


def language_wished(request: AnyRequest) -> str:
    """The language of whoever asks."""
    return language_of(request.headers.get("accept-language", ""))


def written(message: bytes, status: int = 200, headers: Mapping[str, str] | None = None) -> Response[Any]:
    """A message that is written already, as an answer."""
    return Response(message, status_code=status, media_type="application/json", headers=headers)


def no(error: LudothequeError, language: str) -> bytes:
    """An error in a language, as the `No` message."""
    return write_message(refusal(error, language))


def answer_error(request: AnyRequest, error: LudothequeError) -> Response[bytes]:
    """Answer what the house or a door refused."""
    headers = error.headers if isinstance(error, TurnedAway) else {}
    if isinstance(error, NotYet):
        headers = {"Retry-After": str(error.facts["seconds"])}
    return written(no(error, language_wished(request)), status_of(error), headers)


_CODES = {400: "unreadable-message", 404: "no-such-page", 405: "no-such-method", 413: "message-too-long"}
_GONE = "client disconnected prematurely"
"""What the framework says of a client who went away in the middle of a request."""


def answer_http(request: AnyRequest, error: HTTPException) -> Response[bytes]:
    """Answer what the framework refused: a page that is not there, or a body that cannot be read."""
    status = error.status_code
    if error.detail == _GONE:
        return written(b"", 400)  # nobody hears it, and nothing went wrong here
    if status not in _CODES:
        return answer_failure(request, error)
    facts = {"why": _why(error)} if status == 400 else {}
    said = no(TurnedAway(_CODES[status], status, facts=facts), language_wished(request))
    return written(said, status, error.headers)


def answer_unreadable(request: AnyRequest, error: Exception) -> Response[bytes]:
    """Answer to a body that is not what is expected, is no text, or is nested without end."""
    facts = {"why": str(error)[:500] if isinstance(error, msgspec.ValidationError) else type(error).__name__}
    return written(no(TurnedAway("unreadable-message", 400, facts=facts), language_wished(request)), 400)


def _why(error: HTTPException) -> str:
    """What a program needs to know to write a better message; never what was in it."""
    extra = error.extra if isinstance(error.extra, list) else []
    told = [f"{item.get('key', '')}: {item.get('message', '')}" for item in extra if isinstance(item, dict)]
    return "; ".join(told)[:500] if told else type(error).__name__


def answer_failure(request: AnyRequest, error: Exception) -> Response[bytes]:
    """Answer when something broke that nobody foresaw: it is logged, and the client learns nothing of it."""
    logger.error("a request failed", exc_info=error, extra={"method": request.method})
    return written(no(TurnedAway("broken", 500), language_wished(request)), 500)


def status_of(error: LudothequeError) -> int:
    """The status of HTTP that tells a program what kind of error it is."""
    if isinstance(error, TurnedAway):
        return error.status
    if isinstance(error, UnknownGame | BadId):
        return 404
    return STATUSES.get(error.code, 409)
