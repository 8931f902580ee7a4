"""The page for browsers, as it was built into this package: its files, read once and served from memory."""

from functools import cache
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.handlers import HTTPRouteHandler

from ludotheque.web.browser.files import A_WHILE, ASK_AGAIN, FOR_EVER, answer
from ludotheque.web.browser.squeezing import File, file_of
from ludotheque.web.errors import HERE, TurnedAway
from ludotheque.web.site import AnyRequest

FOLDER = Path(HERE / "page")
ASSETS = "/assets/"
"""Files here have a name that changes with what is in them."""


@cache
def files(folder: Path = FOLDER) -> dict[str, File]:
    """Every file of the page by its address, without ``index.html``; none where the page was not built."""
    return {
        "/" + file.relative_to(folder).as_posix(): file_of(file.read_bytes(), file.name)
        for file in sorted(folder.rglob("*"))
        if file.is_file() and file.suffix not in (".html", ".json")
    }


@cache
def index(folder: Path = FOLDER) -> str | None:
    """The document that brings the page; nothing where it was not built."""
    file = folder / "index.html"
    return file.read_text("utf-8") if file.exists() else None


def handlers(folder: Path = FOLDER) -> list[HTTPRouteHandler]:
    """The routes of the page's files."""
    loose = [path for path in files(folder) if not path.startswith(ASSETS)]

    @get([f"{ASSETS}{{name:str}}", *loose], include_in_schema=False)
    async def page_file(request: AnyRequest) -> Response[bytes]:
        """A file of the page."""
        path = request.url.path
        file = files(folder).get(path)
        if file is None:
            raise TurnedAway("no-such-page", 404)
        return answer(file, FOR_EVER if path.startswith(ASSETS) else A_WHILE, request)

    @get("/assets.txt", include_in_schema=False, media_type=MediaType.TEXT)
    async def page_files() -> Response[str]:
        """The addresses of the page's files, for whoever keeps them all."""
        addresses = [path for path in files(folder) if path.startswith(ASSETS)]
        return Response("\n".join(addresses), headers={"Cache-Control": ASK_AGAIN})

    return [page_file, page_files]
