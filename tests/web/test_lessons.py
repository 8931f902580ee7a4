"""Lessons over HTTP: one answer has all of a lesson, in the language that is asked for, and may be kept."""

import msgspec

from ludotheque.lessons import teach
from ludotheque.words import LANGUAGES
from support.guest import get
from support.server import Server


def test_a_lesson_is_one_answer_that_browsers_keep_until_it_changes(server: Server) -> None:
    address = f"{server.address}/api/games/lucky-numbers/lessons/first"
    for language in LANGUAGES:
        answer = get(f"{address}?lang={language}")
        assert answer.status_code == 200
        assert answer.json() == msgspec.to_builtins(teach("lucky-numbers", "first", language))
        assert answer.headers["cache-control"] == "public, no-cache"
        again = get(f"{address}?lang={language}", headers={"If-None-Match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


def test_the_shelf_names_the_lessons_of_every_game(server: Server) -> None:
    shelf = get(f"{server.address}/api/games", headers={"Accept-Language": "fr"}).json()
    lessons = {game["name"]: game["lessons"] for game in shelf}
    assert lessons["lucky-numbers"][0] == {"name": "first", "title": "Apprendre à jouer"}


def test_a_lesson_that_is_not_there_is_not_found(server: Server) -> None:
    for path in ("lucky-numbers/lessons/last", "no-game/lessons/first"):
        assert get(f"{server.address}/api/games/{path}").status_code == 404
