"""Whoever is not who they say, or sits elsewhere, moves nothing: every command, every wrong claim, every door."""

from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from hostile.wild_frames import COMMANDS
from support.guest import Guest, get, join, open_table, post
from support.server import Server

ALL = [*COMMANDS, {"do": "leave"}]
EMPTY_CLAIMS = ["", "Basic QWRhOng=", "Bearer", "Bearer null", "Token {token}", "Bearer {token} {token}", "{token}"]


@pytest.fixture(scope="module")
def match(server: Server) -> tuple[Guest, Guest, Guest]:
    """A match that has begun: who is to act, who waits, and a guest of another table."""
    host = open_table(server, seats=2)
    other, stranger = join(host), open_table(server, seats=2)
    for guest in (host, other):
        assert guest.do("ready").status_code == 200
    assert host.do("start").status_code == 200
    return host, other, stranger


def state(guest: Guest) -> dict[str, Any]:
    """All that a table tells one of its guests, but for the time of day."""
    told: dict[str, Any] = get(guest.url("/welcome"), headers=guest.headers).json()
    return {name: value for name, value in told.items() if name not in ("now", "here", "spectators")}


def claims(host: Guest, stranger: Guest) -> list[dict[str, str]]:
    """Headers that prove nothing at the table of the host."""
    assert host.token is not None
    token, cookie = host.token, f"ludotheque-{host.table}"
    flipped = token[:-1] + ("A" if token[-1] != "A" else "B")
    return [
        {},
        *({"Authorization": claim.format(token=token)} for claim in EMPTY_CLAIMS if claim),
        *({"Authorization": f"Bearer {wrong}"} for wrong in (stranger.token, flipped, token[:-1], token + "x")),
        {"Authorization": f"Bearer {token.swapcase()}"},
        {"Cookie": f"{cookie}={stranger.token}", "Origin": host.server.address},
        {"Cookie": f"ludotheque-{stranger.table}={token}", "Origin": host.server.address},
        {"Cookie": f"{cookie}={token}"},
        {"Cookie": f"{cookie}={token}", "Origin": "null"},
        {"Cookie": f"{cookie}={token}", "Origin": "https://evil.example"},
        {"Authorization": f"Bearer {token}", "Origin": "https://evil.example"},
        {"Cookie": f"{cookie}={token}", "Authorization": f"Bearer {flipped}", "Origin": host.server.address},
    ]


def test_no_command_of_an_impostor_moves_anything(match: tuple[Guest, Guest, Guest]) -> None:
    host, _, stranger = match
    before, own_before = state(host), state(stranger)
    legal = before["legal"][0]
    for number, headers in enumerate(claims(host, stranger)):
        for command in (*ALL, {"do": "act", "action": legal}) if number < 3 else (ALL[-1], ALL[2]):
            asked = {"id": f"{number}", **command}
            answer = post(host.url("/commands"), json=asked, headers=headers)
            assert answer.status_code in (401, 403), (headers.keys(), command, answer.text)
            assert answer.json()["code"] in ("no-token", "wrong-token", "foreign-origin")
            assert answer.json()["reason"]
    assert state(host) == before
    assert state(stranger) == own_before


def test_a_socket_of_an_impostor_is_refused_or_a_spectators(match: tuple[Guest, Guest, Guest]) -> None:
    host, _, stranger = match
    before = state(host)
    admitted = 0
    for headers in claims(host, stranger):
        with suppress(InvalidStatus), Guest(host.server, host.table).socket("?follow=views", **headers) as line:
            admitted += 1
            welcome = line.hear_until("welcome")
            assert (welcome["guest"], welcome["seat"], welcome["legal"]) == (None, None, [])
            for command in ALL[:-1]:
                told = line.ask(**command)
                assert told["is"] == ("welcome" if command["do"] == "look" else "no"), told
    assert 0 < admitted < 6
    assert state(host) == before


def test_who_sits_elsewhere_cannot_play_for_another(match: tuple[Guest, Guest, Guest]) -> None:
    """Not even by asking for it: fields that claim another seat or guest count for nothing."""
    host, other, _ = match
    legal, before = state(host)["legal"], state(host)["view"]
    watching = join(host, seat="watch")
    lies: list[dict[str, Any]] = [{"seat": 0}, {"guest": host.number}, {"token": host.token}, {"by": 0}]
    for guest in (other, watching):
        for number, claim in enumerate(lies):
            answer = guest.do("act", action=legal[0], **claim | {"id": f"claim {number}"})
            assert answer.status_code in (400, 409), answer.text
    for command in ({"do": "start"}, {"do": "seatbot", "seat": 0}, {"do": "sit", "seat": 0}, {"do": "change"}):
        assert watching.do(**command).status_code == 409
    assert state(host)["view"] == before
    assert host.do("act", action=legal[0]).status_code == 200


def test_the_id_of_anothers_command_is_no_way_to_its_answer(match: tuple[Guest, Guest, Guest]) -> None:
    host, other, _ = match
    said = host.do("chat", id="mine", text="private? no, but mine").json()
    again = host.do("chat", id="mine", text="again").json()
    assert (again["is"], again["number"]) == ("done", said["number"])
    theirs = other.do("chat", id="mine", text="theirs").json()
    assert theirs["is"] == "news"
    assert theirs["number"] > said["number"]
