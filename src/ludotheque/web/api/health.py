"""For those who operate a server: is it alive, can it take guests, and what has it done."""

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from ludotheque.web.api.answers import SiteHere
from ludotheque.web.metrics import Figures
from ludotheque.web.site import READY


class Health(msgspec.Struct, frozen=True):
    """The state of a server."""

    status: str
    """``alive``, ``ready``, or why it is not ready: ``starting``, ``preparing``, ``draining``, ``store-down``."""


@get("/health/live", summary="Is it alive?", tags=["operation"])
async def live() -> Health:
    """Answers while the server runs."""
    return Health("alive")


@get(
    "/health/ready",
    responses={503: ResponseSpec(Health, generate_examples=False, description="Not now.")},
    summary="Can it take guests?",
    tags=["operation"],
)
async def ready(site: SiteHere) -> Response[Health]:
    """Whether to send guests here: not while the server starts or stops, compiles the rules for this machine, or cannot
    save tables."""
    if await site.works():
        return Response(Health("ready"))
    if site.phase != READY:
        return Response(Health(site.phase), status_code=503)
    return Response(Health("store-down" if site.preparing.rules_done else "preparing"), status_code=503)


@get(
    "/metrics",
    media_type=CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8"),
    summary="Read its metrics",
    tags=["operation"],
)
async def metrics(figures: Figures) -> bytes:
    """Counts for Prometheus, without names of tables or guests."""
    return generate_latest(figures)


HANDLERS = [live, ready, metrics]
