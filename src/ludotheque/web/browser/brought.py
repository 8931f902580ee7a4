"""What a game brings for browsers: its words, and the files of the folder ``page`` in its folders."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Annotated

from litestar import Response, get
from litestar.params import FromPath, QueryParameter

from ludotheque import shelf
from ludotheque.completing import words_in
from ludotheque.web.api.answers import GameName, Language, errors, language_wished
from ludotheque.web.browser.files import ASK_AGAIN, FOR_EVER, answer
from ludotheque.web.browser.squeezing import File, file_of
from ludotheque.web.errors import TurnedAway
from ludotheque.web.site import AnyRequest, language_of

KINDS = {".js", ".css", ".svg", ".png", ".webp", ".jpg", ".woff2", ".json", ".ogg", ".mp3"}
"""The files that a board may be made of."""
BOX, BOARD = "box.svg", "board.js"
MESSAGE = re.compile(r"[a-z-]", re.IGNORECASE)
SERVERS = re.compile(r"(refused|error|record|impossible)-")
"""What only the server says, in words that it sends along."""

Version = Annotated[str | None, QueryParameter(name="v", description="As the shelf gives it: then it may be kept.")]


def slim(text: str) -> str:
    """A Fluent text without its comments and without what only the server says."""
    lines, kept = [], True
    for line in text.splitlines():
        if line.startswith("#") or not line.strip():
            continue
        if MESSAGE.match(line):
            kept = not SERVERS.match(line)
        if kept:
            lines.append(line)
    return "\n".join(lines)


@cache
def words_of(game: str, language: str) -> File:
    """All words of a game for the page, later ones before earlier ones; in English what it has no others for."""
    texts = []
    for folder in shelf.game(game).folders:
        for part in ("", "page."):
            texts.append(slim(words_in(folder, language, part)))
    return file_of("\n".join(texts).encode(), "words.txt")


@cache
def files_of(game: str) -> Mapping[str, File]:
    """The files that a game brings, by name."""
    found = [file for folder in shelf.game(game).folders for file in sorted((folder / "page").glob("*.*"))]
    wanted = [file for file in found if file.suffix in KINDS and file.is_file()]
    return {file.name: file_of(file.read_bytes(), file.name) for file in wanted}


def words_address(game: str, language: str) -> str:
    """Where the words of a game are."""
    return f"/api/games/{game}/words?lang={language}&v={words_of(game, language).digest}"


def file_address(game: str, name: str) -> str | None:
    """Where a file of a game is; nothing where it has none of that name."""
    file = files_of(game).get(name)
    return None if file is None else f"/games/{game}/{name}?v={file.digest}"


@get(
    "/api/games/{game:str}/words",
    media_type="text/plain",
    responses=errors(404),
    summary="The words of a game",
    tags=["games"],
)
async def see_words(game: GameName, request: AnyRequest, lang: Language = None, v: Version = None) -> Response[bytes]:
    """What the page says at its tables, as Fluent messages in the language ``lang``, or in that of whoever asks."""
    return _answer(words_of(game, language_of(lang) if lang else language_wished(request)), v, request)


@get("/games/{game:str}/{name:str}", include_in_schema=False)
async def game_file(game: FromPath[str], name: FromPath[str], request: AnyRequest) -> Response[bytes]:
    """A file of a game."""
    file = files_of(game).get(name)
    if file is None:
        raise TurnedAway("no-such-page", 404)
    return _answer(file, request.query_params.get("v"), request)


def _answer(file: File, version: str | None, request: AnyRequest) -> Response[bytes]:
    return answer(file, FOR_EVER if version == file.digest else ASK_AGAIN, request)


HANDLERS = [see_words, game_file]
