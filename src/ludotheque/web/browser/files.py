"""Files for browsers, and other answers that everybody may see: kept in memory, and squeezed where that is worth it.

Nothing that only some may see is squeezed: its length would tell how much a secret in it is like the words beside it,
which somebody else may have chosen.
"""

import gzip
import hashlib
from mimetypes import guess_type
from pathlib import PurePath
from typing import Any

import msgspec
from litestar import Response

from ludotheque.web.site import AnyRequest

FOR_EVER = "public, max-age=31536000, immutable"
"""For what has an address that changes with what is in it."""
A_WHILE = "public, max-age=3600"
ASK_AGAIN = "public, no-cache"
"""For what may be another thing the next time; a browser that has it asks whether it still is the same."""
NOT_KEPT = "no-store"
TYPES = {
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".js": "text/javascript",
    ".ftl": "text/plain",
}
SQUEEZED = ("text/", "image/svg", "application/manifest", "application/json")


class File(msgspec.Struct, frozen=True):
    """A file, and the same in gzip where that is worth it."""

    content: bytes
    kind: str
    digest: str
    """Changes with what is in it."""
    squeezed: bytes | None


def file_of(content: bytes, name: str, effort: int = 9) -> File:
    """A file of that content; its kind is that of its name, and ``effort``, to 9, is how hard it is squeezed."""
    suffix = PurePath(name).suffix
    kind = TYPES.get(suffix) or guess_type(name)[0] or "application/octet-stream"
    squeezed = gzip.compress(content, effort, mtime=0) if kind.startswith(SQUEEZED) else None
    return File(content, kind, hashlib.sha256(content).hexdigest()[:16], squeezed)


def answer(file: File, caching: str, request: AnyRequest, *, by_language: bool = False) -> Response[Any]:
    """A file as an answer, which browsers keep as ``caching`` says; it may depend on the language of whoever asks."""
    varies = ["Accept-Language"] * by_language + ["Accept-Encoding"] * (file.squeezed is not None)
    headers = {"Cache-Control": caching, **({"Vary": ", ".join(varies)} if varies else {})}
    if caching == ASK_AGAIN:
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
