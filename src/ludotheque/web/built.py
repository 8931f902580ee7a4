"""The page for browsers, as it was built into this package: its files, read once and served from memory."""

import gzip
from functools import cache
from mimetypes import guess_type
from pathlib import Path

import msgspec
from litestar import Response, get
from litestar.handlers import HTTPRouteHandler

from ludotheque.web.errors import HERE, TurnedAway
from ludotheque.web.site import AnyRequest

FOLDER = Path(HERE / "page")
FOR_EVER = "public, max-age=31536000, immutable"
"""Files under ``assets`` have a name that changes with what is in them."""
A_WHILE = "public, max-age=3600"
TYPES = {".webmanifest": "application/manifest+json", ".woff2": "font/woff2", ".js": "text/javascript"}
SQUEEZED = ("text/", "image/svg", "application/manifest")


class File(msgspec.Struct, frozen=True):
    """A file of the page, and the same in gzip where that is worth it."""

    content: bytes
    kind: str
    caching: str
    squeezed: bytes | None = None


@cache
def files(folder: Path = FOLDER) -> dict[str, File]:
    """Every file of the page by its address, without ``index.html``; none where the page was not built."""
    return {
        "/" + file.relative_to(folder).as_posix(): _read(file, file.parent.name == "assets")
        for file in sorted(folder.rglob("*"))
        if file.is_file() and file.suffix not in (".html", ".json")
    }


@cache
def index(folder: Path = FOLDER) -> str | None:
    """The document that brings the page; nothing where it was not built."""
    file = folder / "index.html"
    return file.read_text("utf-8") if file.exists() else None


def _read(file: Path, for_ever: bool) -> File:
    content = file.read_bytes()
    kind = TYPES.get(file.suffix) or guess_type(file.name)[0] or "application/octet-stream"
    squeezed = gzip.compress(content, 9, mtime=0) if kind.startswith(SQUEEZED) else None
    return File(content, kind, FOR_EVER if for_ever else A_WHILE, squeezed)


def handlers(folder: Path = FOLDER) -> list[HTTPRouteHandler]:
    """The routes of the page's files."""
    loose = [path for path in files(folder) if not path.startswith("/assets/")]

    @get(["/assets/{name:str}", *loose], include_in_schema=False)
    async def page_file(request: AnyRequest) -> Response[bytes]:
        """A file of the page."""
        file = files(folder).get(request.url.path)
        if file is None:
            raise TurnedAway("no-such-page", 404)
        return _answer(file, request.headers.get("accept-encoding", ""))

    return [page_file]


def _answer(file: File, encodings: str) -> Response[bytes]:
    headers = {"Cache-Control": file.caching}
    content = file.content
    if file.squeezed is not None:
        headers["Vary"] = "Accept-Encoding"
        if "gzip" in encodings:
            headers["Content-Encoding"], content = "gzip", file.squeezed
    return Response(content, media_type=file.kind, headers=headers)
