"""What happened at a table is read over HTTP, a page at a time; what everybody may see goes out compressed."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest

from ludotheque.table import messages as m
from ludotheque.web.limits import PerAddress
from support.recorded_server import RecordedServer
from support.tables import Person, begin, in_a_loop, opened, play_on

PLAIN = {"Accept-Encoding": "identity"}


class Reader:
    """Somebody without a seat who reads what happened at a table."""

    def __init__(self, server: RecordedServer, table: str) -> None:
        self.server, self.path = server, f"/api/tables/{table}"

    async def get(self, path: str, **headers: str) -> httpx.Response:
        return await self.server.ask("a reader", "GET", path, **headers)

    async def page(self, query: str = "") -> dict[str, Any]:
        answer = await self.get(f"{self.path}/history?{query}")
        assert answer.status_code == 200, answer.text
        return dict(answer.json())


@asynccontextmanager
async def a_table(game: str = "lucky-numbers") -> AsyncIterator[tuple[Reader, list[Person]]]:
    """A table on a server, with two who have begun to play, and a reader."""
    server = RecordedServer("one")
    try:
        persons = await opened(server.house, game, 2)
        await begin(persons)
        yield Reader(server, persons[0].room.table.name), persons
    finally:
        await server.close()


@in_a_loop
async def test_a_spectator_who_comes_late_reads_the_whole_match() -> None:
    async with a_table() as (reader, persons):
        await play_on(persons)
        entries: list[dict[str, Any]] = []
        before = ""
        while not entries or entries[0]["number"] != 1:
            page = await reader.page(f"most=40{before}")
            entries[:0] = page["entries"]
            before = f"&before={page['first']}"
        replay = (await reader.get(f"{reader.path}/matches/1")).json()
        moves = [entry for entry in entries if "move" in entry]
        assert [entry["move"] for entry in moves] == list(range(1, len(replay["steps"])))
        assert [entry["events"] for entry in moves] == [step["events"] for step in replay["steps"][1:]]
        assert await reader.page("before=1") == {"entries": [], "first": 1}
        (over,) = (await reader.page("only=rounds"))["entries"]
        assert over["events"][-1]["kind"] == "match-over"
        assert await reader.page("only=talk") == {"entries": [], "first": 1}


@in_a_loop
async def test_the_match_before_this_one_is_read_on_from_where_this_one_began() -> None:
    async with a_table("polyssimo") as (reader, persons):
        await play_on(persons)
        first = await reader.page("most=200")
        rematch = (await persons[0].does(m.Rematch)).number
        await begin(persons)
        await play_on(persons, 3)
        assert (await reader.page())["first"] == rematch
        assert await reader.page(f"before={rematch}&most=200") == first
        assert first["entries"][0]["number"] == first["first"] == 1
        store = reader.server.store
        store.fail_reading = True
        assert await reader.page(f"before={rematch}&most=200") == first, "it is told once, and kept"


@pytest.mark.parametrize("query", ["before=0", "before=-1", "before=x", "most=0", "most=201", "only=secrets"])
def test_a_page_that_cannot_be_is_refused(query: str) -> None:
    @in_a_loop
    async def check() -> None:
        async with a_table("polyssimo") as (reader, _):
            answer = await reader.get(f"{reader.path}/history?{query}")
            assert (answer.status_code, answer.json()["code"]) == (400, "unreadable-message")

    check()


@in_a_loop
async def test_who_asks_for_too_many_pages_is_turned_away() -> None:
    async with a_table("polyssimo") as (reader, _):
        reader.server.site.commands = PerAddress(3, 60)
        answers = [await reader.get(f"{reader.path}/history") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert answers[-1].headers["retry-after"]


def squeezed(answer: httpx.Response) -> bool:
    return bool(answer.headers.get("content-encoding") == "gzip")


@in_a_loop
async def test_what_everybody_may_see_is_compressed_for_those_who_take_it() -> None:
    async with a_table("polyssimo") as (reader, persons):
        await play_on(persons)
        public = [f"{reader.path}{rest}" for rest in ("/history", "/matches/1", "/matches/1/record")]
        for path in [*public, "/api/games", "/api/games/polyssimo/rules", "/api/games/polyssimo/words"]:
            plain = await reader.get(path, **PLAIN)
            taken = await reader.get(path, **{"Accept-Encoding": "br, gzip;q=0.5"})
            ruled_out = await reader.get(path, **{"Accept-Encoding": "gzip;q=0, identity"})
            assert [squeezed(answer) for answer in (plain, taken, ruled_out)] == [False, True, False], path
            assert taken.content == plain.content == ruled_out.content, path
            assert int(taken.headers["content-length"]) < int(plain.headers["content-length"]) / 2, path
            assert "Accept-Encoding" in taken.headers["vary"], "a proxy must not mix them up"


@in_a_loop
async def test_what_only_some_may_see_is_never_compressed_beside_the_words_of_others() -> None:
    async with a_table("polyssimo") as (reader, (anna, bruno)):
        await bruno.does(m.Chat, text="a guess at a secret")
        for rest, body in (("", None), ("/welcome", None), ("/commands", {"do": "look", "id": "1"})):
            method = "GET" if body is None else "POST"
            answer = await reader.server.ask("Anna", method, reader.path + rest, body, token=anna.token)
            assert (answer.status_code, squeezed(answer)) == (200, False), rest
