"""Every route answers what it promises, and says what is wrong in the language of whoever asks."""

import re
from secrets import token_urlsafe

import msgspec
import pytest

import ludotheque
from ludotheque.bots.levels import level
from ludotheque.record import terms_lines
from support.guest import Guest, get, join, open_table, played_by_bots, post
from support.server import Server

INLINE_SCRIPT = re.compile(r"<script(?![^>]*\ssrc=)", re.IGNORECASE)
"""A script that stands in the page itself; one of our own comes as a file."""
FRENCH = {"Accept-Language": "it, fr;q=0.8, en;q=0.5"}
GERMAN = {"Accept-Language": "de-AT, de;q=0.9, en;q=0.5"}


@pytest.fixture(scope="module")
def finished(server: Server) -> Guest:
    return played_by_bots(server)


def test_the_shelf_tells_every_game_in_the_language_of_the_reader(server: Server) -> None:
    english = get(f"{server.address}/api/games").json()
    french, german = (get(f"{server.address}/api/games", headers=asked).json() for asked in (FRENCH, GERMAN))
    names = [game["name"] for game in english]
    assert names == ["lucky-numbers", "polyssimo", "ligretto", "dutch-blitz"], "the order of the shelf"
    for told, known in zip(english, map(ludotheque.game, names), strict=True):
        assert (told["least_seats"], told["most_seats"]) == (known.seats[0], known.seats[-1])
        assert [option["name"] for option in told["options"]] == [option.name for option in known.options]
        assert told["clocks"] == (["none"] if known.real_time else ["none", "turn", "player", "day", "three-days"])
        assert told["phrases"]
        assert told["paces"]
    blurbs = {game["blurb"] for shelf in (english, french, german) for game in shelf}
    assert len(blurbs) == 3 * len(names)


def test_a_table_is_opened_and_seen_by_everybody(server: Server) -> None:
    host = open_table(server, seats=3, bots=1, options={"bruno": True}, name="  Zoé ", settings={"pace": "slow"})
    shown = get(host.url()).json()
    assert (shown["id"], shown["game"], shown["phase"]) == (host.table, "lucky-numbers", "gathering")
    assert shown["options"]["bruno"] is True
    assert shown["settings"]["pace"] == "slow"
    assert shown["seats"] == [
        {"guest": 1},
        {},
        {"bot": True, "level": level("lucky-numbers").name, "name": "Hopla", "animal": "Hopla"},
    ]
    assert shown["guests"] == [{"guest": 1, "name": "Zoé", "language": "en"}]
    assert host.token
    assert host.token.isalnum(), "it must be fit to be typed after --token"
    assert host.token not in get(host.url()).text


def test_the_token_is_in_the_answer_or_in_a_cookie_that_no_script_reads(server: Server) -> None:
    asked = {"game": "lucky-numbers", "name": "Ada"}
    answer = post(f"{server.address}/api/tables", json=asked)
    table = answer.json()["table"]
    cookie = answer.headers["set-cookie"]
    assert "token" not in answer.json()
    assert cookie.startswith(f"ludotheque-{table}=")
    for part in ("HttpOnly", "SameSite=lax", f"Path=/api/tables/{table}"):
        assert part in cookie
    assert "Secure" not in cookie
    assert len(cookie.partition("=")[2].partition(";")[0]) >= 22  # 128 bits
    assert "set-cookie" not in post(f"{server.address}/api/tables", json=asked | {"keep": "header"}).headers


def test_behind_https_the_cookie_is_for_https_alone(server: Server) -> None:
    asked = {"game": "lucky-numbers", "name": "Ada"}
    passed_on = {"X-Forwarded-Proto": "https", "Host": "games.example.org"}
    answer = post(f"{server.address}/api/tables", json=asked, headers=passed_on)
    assert "Secure" in answer.headers["set-cookie"]
    assert answer.json()["link"] == f"https://games.example.org/t/{answer.json()['table']}"


def test_guests_come_until_the_seats_are_taken(server: Server) -> None:
    host = open_table(server, seats=3)
    assert join(host, seat=2).number == 2
    assert join(host).number == 3
    watching = join(host, seat="watch")
    full = post(host.url("/guests"), json={"name": "Cy"}, headers=FRENCH)
    assert (full.status_code, full.json()["code"]) == (409, "no-free-seat")
    taken = post(host.url("/guests"), json={"name": "Cy", "seat": 2})
    assert (taken.status_code, taken.json()["code"]) == (409, "seat-taken")
    assert full.json()["reason"] != post(host.url("/guests"), json={"name": "Cy"}).json()["reason"]
    assert get(host.url("/welcome"), headers=watching.headers).json()["seat"] is None
    assert [seat["guest"] for seat in get(host.url()).json()["seats"]] == [1, 3, 2]


def test_an_answer_that_was_lost_can_be_asked_for_again(server: Server) -> None:
    asked = {"game": "lucky-numbers", "name": "Ada", "seats": 3, "token": token_urlsafe(24)}
    first, again = (post(f"{server.address}/api/tables", json=asked) for _ in range(2))
    assert (first.status_code, again.status_code) == (201, 201)
    assert again.json() == first.json()
    assert again.headers["set-cookie"] == first.headers["set-cookie"]
    guests = f"{server.address}/api/tables/{first.json()['table']}/guests"
    coming = {"name": "Bo", "token": token_urlsafe(24)}
    first, again = (post(guests, json=coming) for _ in range(2))
    assert again.json() == first.json()
    assert again.headers["set-cookie"] == first.headers["set-cookie"]
    assert post(guests, json={"name": "Cy"}).json()["seat"] == 2
    weak = post(guests, json={"name": "Di", "token": "1234"})
    assert weak.status_code == 400


def test_a_browser_that_has_a_seat_keeps_it_in_every_window(server: Server) -> None:
    host = open_table(server, seats=3)
    first = post(host.url("/guests"), json={"name": "Bo"})
    cookie = {"Cookie": first.headers["set-cookie"].partition(";")[0], "Origin": server.address}
    again = post(host.url("/guests"), json={"name": "Bo"}, headers=cookie)
    assert (again.status_code, again.json()) == (201, first.json())
    stale = {**cookie, "Cookie": f"ludotheque-{host.table}=of-somebody-who-left"}
    assert post(host.url("/guests"), json={"name": "Cy"}, headers=stale).json()["guest"] == 3


def test_a_welcome_is_for_whoever_asks(server: Server) -> None:
    host = open_table(server, bots=1, settings={"pace": "slow"})
    assert host.do("ready").status_code == 200
    assert host.do("start").status_code == 200
    mine = get(host.url("/welcome"), headers=host.headers).json()
    theirs = get(host.url("/welcome")).json()
    assert (mine["is"], mine["guest"], mine["seat"]) == ("welcome", 1, 0)
    assert (theirs["guest"], theirs["seat"], theirs["legal"]) == (None, None, [])
    assert mine["legal"]
    assert mine["view"]["seat"] == 0
    assert theirs["view"]["seat"] is None


def test_commands_are_carried_out_once_and_refused_with_a_reason(server: Server) -> None:
    host = open_table(server, language="fr-CA")
    first, second = [host.do("chat", id="once", text="Bonjour") for _ in range(2)]
    assert (first.status_code, first.json()["is"]) == (200, "news")
    assert second.json() == {"is": "done", "id": "once", "number": first.json()["number"]}
    refused = host.do("start")
    assert (refused.status_code, refused.json()["code"]) == (409, "not-ready")
    assert "attend" in refused.json()["reason"], "the language of the guest"
    assert host.do("look").json()["is"] == "welcome"


@pytest.mark.parametrize(
    ("fields", "status", "code"),
    [
        ({"game": "chess"}, 404, "unknown-game"),
        ({"seats": 17}, 409, "bad-seats"),
        ({"options": {"bruno": "perhaps"}}, 409, "bad-option"),
        ({"options": {"colour": 1}}, 409, "unknown-option"),
        ({"settings": {"clock": "sand"}}, 409, "bad-option"),
        ({"settings": {"countdown": 10**30}}, 409, "bad-option"),
        ({"settings": {"countdown": 1.5}}, 400, "unreadable-message"),
        ({"seats": "2"}, 400, "unreadable-message"),
        ({"bots": 2}, 409, "too-many-bots"),
        ({"name": "\u200b \u202e"}, 409, "no-name"),
        ({"name": ""}, 400, "unreadable-message"),
        ({"name": "x" * 41}, 400, "unreadable-message"),
        ({"bots": -1}, 400, "unreadable-message"),
        ({"settings": {"speed": 3}}, 400, "unreadable-message"),
        ({"colour": "red"}, 400, "unreadable-message"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_the_language_of_the_reader(
    server: Server, fields: dict[str, object], status: int, code: str
) -> None:
    asked = {"game": "lucky-numbers", "name": "Ada", **fields}
    english = post(f"{server.address}/api/tables", json=asked)
    french, german = (post(f"{server.address}/api/tables", json=asked, headers=own) for own in (FRENCH, GERMAN))
    for answer in (english, french, german):
        assert (answer.status_code, answer.json()["is"], answer.json()["code"]) == (status, "no", code)
    assert len({answer.json()["reason"] for answer in (english, french, german)}) == 3


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b'"x"', b"\xff", b'{"game": "\xed\xa0\x80"}', b"{" * 5000])
def test_what_is_no_message_is_unreadable(server: Server, body: bytes) -> None:
    answer = post(f"{server.address}/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "unreadable-message")


@pytest.mark.parametrize("path", ["", "/welcome", "/matches/1", "/matches/1/record", "/matches/1/fairness"])
@pytest.mark.parametrize("table", ["aaaaaaaaaaaa", "x", "%00", "..%2f", "AAAAAAAAAAAA", "é" * 12])
def test_there_is_no_such_table(server: Server, table: str, path: str) -> None:
    answer = get(f"{server.address}/api/tables/{table}{path}")
    assert answer.status_code == 404
    assert answer.json()["code"] in ("no-such-table", "no-such-page")


def test_a_wrong_address_brings_browsers_a_page_and_programs_a_message(server: Server) -> None:
    seen = get(f"{server.address}/no/such/page", headers={"Accept": "text/html,*/*;q=0.8", **FRENCH})
    assert (seen.status_code, seen.headers["content-language"]) == (404, "fr")
    assert seen.headers["content-type"].startswith("text/html")
    for path, accepted in (("/no/such/page", "*/*"), ("/api/no/such", "text/html")):
        told = get(f"{server.address}{path}", headers={"Accept": accepted})
        assert (told.status_code, told.json()["code"]) == (404, "no-such-page")


# Matches that are over


def test_a_record_over_http_is_true(finished: Guest) -> None:
    answer = get(finished.url("/matches/1/record"))
    assert answer.headers["content-type"].startswith("text/plain")
    match = ludotheque.verify(answer.text)
    fairness = get(finished.url("/matches/1/fairness")).json()
    assert match.result
    terms = terms_lines(match.game, match.terms)
    told = {"commitment": match.commitment, "words": [*match.words], "seed": match.seed, "terms": terms}
    assert fairness == told | {"practice": None}
    assert get(finished.url()).json()["matches"][0]["commitment"] == match.commitment


def test_a_replay_shows_every_step_as_a_spectator_saw_it(finished: Guest) -> None:
    replay = get(finished.url("/matches/1")).json()
    match = ludotheque.replay(get(finished.url("/matches/1/record")).text)
    assert (replay["game"], replay["seed"], replay["names"]) == ("lucky-numbers", match.seed, ["Hopla", "Hopla 2"])
    actions = [entry for entry in match.log if entry.seat is not None]
    assert len(replay["steps"]) == len(actions) + 1
    assert all(step["view"]["seat"] is None for step in replay["steps"])
    assert replay["steps"][-1]["view"] == msgspec.to_builtins(match.view(None))
    assert replay["steps"][-1]["events"][-1]["kind"] == "match-over"
    assert replay["result"] == msgspec.to_builtins(match.view(None).result)


def test_nothing_is_told_of_a_match_before_its_end(server: Server) -> None:
    host = open_table(server, bots=1, settings={"pace": "slow"})
    for before in ("1", "1/record", "1/fairness", "0", "-1", str(10**30)):
        assert get(host.url(f"/matches/{before}")).status_code == 404
    host.do("ready")
    host.do("start")
    for path in ("/matches/1", "/matches/1/record"):
        answer = get(host.url(path), headers=host.headers)
        assert (answer.status_code, answer.json()["code"]) == (409, "match-not-over")
    fairness = get(host.url("/matches/1/fairness")).json()
    assert fairness["seed"] is None
    assert fairness["commitment"] == get(host.url()).json()["commitment"]
    assert get(host.url("/matches/2/fairness")).status_code == 404


# Pages


def test_a_link_opens_a_page_that_says_how_to_come(server: Server) -> None:
    host = open_table(server, seats=3)
    link = f"{server.address}/t/{host.table}"
    for headers, language in (({}, "en"), (FRENCH, "fr"), (GERMAN, "de")):
        page = get(link, headers=headers)
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert f'<html lang="{language}">' in page.text
        assert f"ludotheque client {link}" in page.text
        assert not INLINE_SCRIPT.search(page.text)
    front = get(server.address)
    assert "Polyssimo" in front.text
    missing = get(f"{server.address}/t/<script>")
    assert missing.status_code == 404
    assert not INLINE_SCRIPT.search(missing.text)


def test_the_description_loads_nothing_from_elsewhere(server: Server) -> None:
    page = get(f"{server.address}/schema")
    assert page.status_code == 200
    assert "/api/tables/{table}/commands" in page.text
    assert "http" not in page.text.replace(server.address, "")
    assert "<script" not in page.text
