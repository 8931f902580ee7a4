"""Lessons over HTTP: a whole lesson in one answer, so that whoever has it can learn without a table, also offline."""

import asyncio
from functools import cache
from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.params import PathParameter

from ludotheque import lessons, shelf
from ludotheque.web.api.answers import GameName, Language, SiteHere, errors, language_wished
from ludotheque.web.browser.files import ASK_AGAIN, answer
from ludotheque.web.browser.squeezing import File, file_of
from ludotheque.web.site import AnyRequest, language_of

LessonName = Annotated[str, PathParameter(description="The name of the lesson, from `GET /api/games`.")]


@cache
def _written(game: str, lesson: str, language: str) -> File:
    return file_of(msgspec.json.encode(lessons.teach(game, lesson, language)), "lesson.json")


@get(
    "/api/games/{game:str}/lessons/{lesson:str}",
    responses=errors(404, 503),
    summary="Get a lesson",
    tags=["games"],
)
async def see_lesson(
    game: GameName, lesson: LessonName, site: SiteHere, request: AnyRequest, lang: Language = None
) -> Response[lessons.Taught]:
    """Every step of a lesson, in the language ``lang`` or that of `Accept-Language`: the board, the task, what comes of
    it, and the answer to everything else you can try."""
    shelf.game(game)
    lessons.written(game, lesson)
    site.preparing.check(game)
    language = language_of(lang) if lang else language_wished(request)
    file = await asyncio.to_thread(_written, game, lesson, language)
    return answer(file, ASK_AGAIN, request)


HANDLERS = [see_lesson]
