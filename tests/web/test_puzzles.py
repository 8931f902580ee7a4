"""Solo puzzles over HTTP: everything that the page needs to play them, and errors that say what is wrong."""

import json

import pytest

from ludotheque.puzzles import Puzzle, minimum, printed_puzzle, printed_puzzles, solve
from ludotheque.puzzles.board import NEIGHBOURS
from ludotheque.puzzles.booklet import of_the_house
from ludotheque.web.api.puzzles import DAYS_AHEAD
from support.browsing import ROOT
from support.guest import get
from support.server import Server

FRENCH = {"Accept-Language": "fr"}


def test_a_day_has_one_puzzle_and_a_name_in_both_languages(server: Server) -> None:
    url = f"{server.address}/api/puzzles/daily?day=2026-07-01"
    shown, french = get(url).json(), get(url, headers=FRENCH).json()
    assert shown["id"] == french["id"] == "1QS1M-4WTQ-CTVKH"
    assert shown["day"] == "2026-07-01"
    assert shown["title"] == "Puzzle of the day 182, 1 July 2026"
    assert french["title"].endswith("182, 1 juillet 2026")
    assert get(f"{server.address}/api/puzzles/daily").json()["maximum"] in range(4, 9)


def test_a_puzzle_comes_with_what_can_swap_and_what_must_ascend(server: Server) -> None:
    puzzle = of_the_house()[22].puzzle
    shown = get(f"{server.address}/api/puzzles/{puzzle.id.lower()}").json()
    assert (tuple(shown["numbers"]), shown["maximum"], shown["id"]) == (puzzle.numbers, 6, puzzle.id)
    assert get(f"{server.address}/api/puzzles/23").json()["id"] == puzzle.id
    for cell, sides in enumerate(NEIGHBOURS):
        told = {one["side"]: (one["cell"], one["across"]) for one in shown["partners"][cell]}
        assert told == sides
    end = puzzle
    for a, b in solve(puzzle.numbers):
        end = end.swap(a, b)
    for board in (puzzle, end):
        ascends = all(board.numbers[a] < board.numbers[b] for a, b in shown["ascending"])
        assert ascends == board.solved
    assert end.solved


def test_the_booklet_lists_its_puzzles_and_says_where_they_come_from(server: Server) -> None:
    url = f"{server.address}/api/puzzles/booklet"
    shown, french = get(url).json(), get(url, headers=FRENCH).json()
    assert [one["number"] for one in shown["puzzles"]] == list(range(23, 35))
    assert (shown["puzzles"], "rebuilt" in shown["about"]) == (french["puzzles"], True)
    assert "reconstruit" in french["about"]
    for listed, one in zip(shown["puzzles"], printed_puzzles(), strict=True):
        puzzle = get(f"{server.address}/api/puzzles/{listed['name']}").json()
        assert puzzle == get(f"{server.address}/api/puzzles/{listed['id']}").json()  # the ID is enough to know it by
        assert (puzzle["printed"], puzzle["maximum"]) == (one.number, listed["maximum"])
        assert "rebuilt" in puzzle["about"]


def test_a_printed_puzzle_comes_with_its_solution_and_which_is_shorter(server: Server) -> None:
    one, url = printed_puzzle(31), f"{server.address}/api/puzzles/booklet-31"
    shown = get(url).json()
    assert shown["solution"] == [list(swap) for swap in one.solution]
    assert shown["verdict"] == "The shortest solution has 1 move fewer than the printed one."
    assert get(url, headers=FRENCH).json()["verdict"].endswith("1 coup de moins que celle du livret.")
    assert get(f"{server.address}/api/puzzles/31").json()["verdict"] is None


def test_what_is_played_offline_is_what_the_server_would_show(server: Server) -> None:
    url = f"{server.address}/api/puzzles"
    answer = get(f"{url}/offline?lang=fr")
    offline = {one["name"]: one for one in answer.json()}
    days = [name for name, one in offline.items() if one["day"]]
    assert (len(days), len(offline)) == (1 + DAYS_AHEAD, 1 + DAYS_AHEAD + 40 + 12)
    assert get(f"{url}/daily").json()["day"] in days
    assert offline[days[-1]] == get(f"{url}/daily?day={days[-1]}", headers=FRENCH).json()
    for name in ("1", "40", "booklet-23"):
        assert offline[name] == get(f"{url}/{name}", headers=FRENCH).json()
    kept = get(f"{url}/offline?lang=fr", headers={"If-None-Match": answer.headers["etag"]})
    assert (kept.status_code, "public" in answer.headers["cache-control"]) == (304, True)


def test_what_the_page_takes_for_a_minimum_is_proven() -> None:
    known = json.loads((ROOT / "frontend" / "src" / "puzzles" / "minima.json").read_bytes())
    assert len(known) > 90
    for one in known:
        assert minimum(one["numbers"]) == one["minimum"]


def test_the_text_to_share_tells_moves_time_and_hints(server: Server) -> None:
    url = f"{server.address}/api/puzzles/23/share?moves=6&seconds=75&hints=2"
    text = get(url).json()["text"]
    assert "🍀🍀🍀🍀🍀🍀 6/6" in text
    assert "1:15" in text
    assert "2 hints" in text
    assert "indices" in get(url, headers=FRENCH).json()["text"]
    assert "1 July 2026" in get(f"{url}&day=2026-07-01").json()["text"]


@pytest.mark.parametrize(
    ("path", "status", "said"),
    [
        ("nonsense", 404, "not a puzzle ID"),
        ("1RZ55-Z5KR-TK8T3", 404, "a character is wrong"),
        ("99", 404, "1 to 40"),
        ("1%20--5", 404, "not a puzzle ID"),
        ("1%20-5", 409, "cannot be on a board"),
        ("1%20" + "9" * 5000, 404, "not a puzzle ID"),
        ("booklet-22", 404, "booklet 23 to booklet 34"),
        ("daily?day=yesterday", 409, "not a day"),
    ],
)
def test_what_cannot_be_answered_is_told_in_both_languages(server: Server, path: str, status: int, said: str) -> None:
    url = f"{server.address}/api/puzzles/{path}"
    refused = get(url)
    assert refused.status_code == status
    assert said in refused.json()["reason"]
    assert get(url, headers=FRENCH).json()["reason"] != refused.json()["reason"]


def test_a_share_of_less_than_no_moves_is_not_read(server: Server) -> None:
    assert get(f"{server.address}/api/puzzles/23/share?moves=-1").status_code == 400


def test_the_page_opens_at_a_puzzle(server: Server) -> None:
    for path in ("/puzzles", f"/puzzles/{Puzzle(tuple(range(1, 17))).id}"):
        assert "text/html" in get(server.address + path).headers["content-type"]
