"""Files for browsers, and other answers that everybody may see: kept in memory, and squeezed where that is worth it.

Nothing that only some may see is squeezed: its length would tell how much a secret in it is like the words beside it,
which somebody else may have chosen.
"""

from typing import Any

from litestar import Response

from ludotheque.web.browser.squeezing import File
from ludotheque.web.site import AnyRequest

FOR_EVER = "public, max-age=31536000, immutable"
"""For what has an address that changes with what is in it."""
A_WHILE = "public, max-age=3600"
ASK_AGAIN = "public, no-cache"
"""For what may be another thing the next time; a browser that has it asks whether it still is the same."""
NOT_KEPT = "no-store"
OWN_FOR_EVER = "private, max-age=31536000, immutable"
"""For what never changes, and only those have who know its address."""
OWN_ASK_AGAIN = "private, no-cache"
"""For what only another version of the server would write otherwise."""


def answer(file: File, caching: str, request: AnyRequest, *, by_language: bool = False) -> Response[Any]:
    """A file as an answer, which browsers keep as ``caching`` says; it may depend on the language of whoever asks."""
    varies = ["Accept-Language"] * by_language + ["Accept-Encoding"] * (file.squeezed is not None)
    headers = {"Cache-Control": caching, **({"Vary": ", ".join(varies)} if varies else {})}
    if caching in (ASK_AGAIN, OWN_ASK_AGAIN, OWN_FOR_EVER):
        headers["ETag"] = f'"{file.digest}"'
        if headers["ETag"] in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers)
    content = file.content
    if file.squeezed is not None and _takes_gzip(request.headers.get("accept-encoding", "")):
        headers["Content-Encoding"], content = "gzip", file.squeezed
    return Response(content, media_type=file.kind, headers=headers)


def _takes_gzip(accepted: str) -> bool:
    """Whether an ``Accept-Encoding`` header names gzip, and does not rule it out by its weight."""
    for wish in accepted.lower().split(","):
        name, _, weight = wish.replace(" ", "").partition(";q=")
        if name == "gzip":
            return weight.strip("0.") != "" if weight else True
    return False
