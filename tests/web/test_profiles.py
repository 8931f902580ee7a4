"""A profile: what somebody lets the server remember, for whoever has its key and nobody else."""

from secrets import token_urlsafe
from typing import Any

import httpx
import pytest

from ludotheque.table.naming import token_hash
from support.guest import Guest, browser, get, join, open_table, post, request
from support.server import Server

TABLE = {"table": "abcdefghjkmn", "game": "polyssimo", "at": 5, "names": ["Ada", ""]}
RESULT = {"match": "abcdefghjkmn.1", "game": "polyssimo", "at": 6, "won": True, "level": "expert"}
FAVOURITE = {"at": 7, "people": 1, "bots": 3, "levels": ["expert"], "options": {"handicap": [0, 1]}}
MEMORY = {
    "tables": [TABLE],
    "results": [RESULT],
    "days": ["2026-11-18"],
    "favourites": {"polyssimo": FAVOURITE | {"settings": {"clock": "day"}}},
}


class Holder:
    """Somebody with the key of a profile."""

    def __init__(self, server: Server, key: str | None = None) -> None:
        self.url = f"{server.address}/api/profile"
        self.key = key or token_urlsafe(32)

    def sees(self) -> httpx.Response:
        return get(self.url, headers={"Authorization": f"Bearer {self.key}"})

    def keeps(self, after: int, memory: object, **headers: str) -> httpx.Response:
        return self._posts("/keep", headers, json={"after": after, "memory": memory})

    def forgets(self, **headers: str) -> httpx.Response:
        return self._posts("/forget", headers)

    def _posts(self, where: str, headers: dict[str, str], **more: Any) -> httpx.Response:
        return post(self.url + where, headers={"Authorization": f"Bearer {self.key}"} | headers, **more)


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_a_profile_is_read_with_its_key_and_by_nobody_else(server: Server) -> None:
    ada = Holder(server)
    assert code(ada.sees()) == (404, "no-profile")
    assert ada.keeps(0, MEMORY).json() == {"version": 1}
    shown = Holder(server, ada.key).sees().json()
    kept = shown["memory"]["favourites"]["polyssimo"].pop("settings")
    assert kept["clock"] == "day"
    assert shown["version"] == 1
    assert shown["memory"] == MEMORY | {"favourites": {"polyssimo": FAVOURITE}}
    assert code(Holder(server).sees()) == (404, "no-profile")
    assert code(get(ada.url)) == (401, "no-profile-key")
    for wrong in (token_hash(ada.key)[:40], "short", "é" * 40):
        assert request("GET", ada.url, headers={"Authorization": f"Bearer {wrong}".encode()}).status_code in (401, 404)


def test_of_two_devices_one_is_first_and_the_other_looks_again(server: Server) -> None:
    one = Holder(server)
    two = Holder(server, one.key)
    assert one.keeps(0, {}).status_code == 200
    assert code(two.keeps(0, MEMORY)) == (409, "profile-changed")
    assert two.keeps(1, MEMORY).json() == {"version": 2}
    assert code(one.keeps(1, {})) == (409, "profile-changed")
    assert one.sees().json()["memory"]["tables"] == [TABLE]


def test_what_is_forgotten_is_gone_for_ever_and_other_devices_learn_it(server: Server) -> None:
    ada = Holder(server)
    assert ada.forgets().status_code == 204
    assert ada.keeps(0, MEMORY).status_code == 200
    assert ada.forgets().status_code == 204
    assert ada.sees().json()["memory"] is None
    for after in (0, 1, 2):
        assert code(ada.keeps(after, {})) == (404, "profile-forgotten")
    assert ada.forgets().status_code == 204


@pytest.mark.parametrize(
    "memory",
    [
        {"more": 1},
        {"tables": [TABLE] * 101},
        {"results": [RESULT] * 1001},
        {"days": ["yesterday"]},
        {"days": ["2026-11-18"] * 401},
        {"tables": [TABLE | {"token": "x"}]},
        {"tables": [TABLE | {"names": ["x" * 41]}]},
        {"favourites": {"polyssimo": FAVOURITE | {"settings": {"nonsense": 1}}}},
    ],
)
def test_a_profile_holds_what_it_is_for_and_no_more(server: Server, memory: object) -> None:
    assert code(Holder(server).keeps(0, memory)) == (400, "unreadable-message")


def test_a_full_profile_fits_and_one_that_is_too_long_is_not_read(server: Server) -> None:
    full = {
        "tables": [TABLE | {"table": f"{n:012}", "names": ["x" * 40] * 12} for n in range(100)],
        "results": [RESULT | {"match": f"{n:012}.1", "game": "lucky-numbers"} for n in range(1000)],
        "days": [f"20{n:02}-01-01" for n in range(100)] * 4,
    }
    assert Holder(server).keeps(0, full).status_code == 200
    assert code(Holder(server).keeps(0, {"days": ["x" * 300_000]})) == (413, "message-too-long")


def test_a_page_of_another_site_changes_no_profile(server: Server) -> None:
    ada = Holder(server)
    foreign = {"Origin": "https://elsewhere.example"}
    for answer in (ada.keeps(0, {}, **foreign), ada.forgets(**foreign)):
        assert code(answer) == (403, "foreign-origin")


def known_by(guest: Guest, token: str) -> httpx.Response:
    command = {"do": "addtoken", "id": f"token {token[:8]}", "hash": token_hash(token)}
    return request("POST", guest.url("/commands"), json=command, headers=guest.headers)


def test_whoever_added_a_token_comes_back_with_it_on_another_device(server: Server) -> None:
    host, other = open_table(server, seats=2), token_urlsafe(32)
    assert known_by(host, other).json()["events"] == [], "nobody hears of it"
    with browser() as phone:
        came = phone.post(host.url("/cookie"), json={"token": other})
        assert (came.status_code, came.json()["guest"], came.json()["seat"]) == (201, 1, 0)
        assert "HttpOnly" in came.headers["set-cookie"]
        assert phone.get(host.url("/welcome")).json()["guest"] == 1
        assert phone.post(host.url("/cookie/drop"), headers={"Origin": server.address}).status_code == 200
        assert phone.get(host.url("/welcome")).json()["guest"] is None
    assert len(get(host.url()).json()["guests"]) == 1


def test_a_token_that_the_table_does_not_know_opens_no_seat(server: Server) -> None:
    host = open_table(server, seats=2)
    answer = request("POST", host.url("/cookie"), json={"token": token_urlsafe(32)})
    assert code(answer) == (403, "wrong-token")
    assert "set-cookie" not in answer.headers


def test_a_token_is_one_persons_and_nobody_has_any_number_of_them(server: Server) -> None:
    host, shared = open_table(server, seats=2), token_urlsafe(32)
    guest = join(host)
    assert known_by(host, shared).status_code == 200
    assert code(known_by(guest, shared)) == (409, "token-known")
    answers = [known_by(guest, token_urlsafe(32)) for _ in range(5)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 200, 409]
    assert answers[-1].json()["code"] == "too-many-tokens"


def test_whoever_leaves_cannot_come_back_by_any_of_their_tokens(server: Server) -> None:
    host, other = open_table(server, seats=2), token_urlsafe(32)
    guest = join(host)
    assert known_by(guest, other).status_code == 200
    request("POST", guest.url("/commands"), json={"do": "leave", "id": "bye"}, headers=guest.headers)
    assert code(request("POST", host.url("/cookie"), json={"token": other})) == (403, "wrong-token")
