"""Whatever people call themselves, everybody else sees one harmless line."""

import unicodedata
from typing import Any

import pytest

from support.guest import get, join, open_table, post
from support.server import Server

HARMLESS = {
    "html": "<script>alert(1)</script>",
    "attribute": "\" onmouseover='x' \"",
    "template": "{ $name } {{7*7}} ${7*7} %s %(x)s",
    "fluent": '{ "x" } = y',
    "sql": "'; DROP TABLE entries;--",
    "path": "../../etc/passwd",
    "emoji": "\U0001f600" * 40,
    "family": "\U0001f469\u200d\U0001f469\u200d\U0001f467",
    "turned around": "abc\u202egnp.exe",
    "isolated": "\u2066abc\u2069\u200fd",
    "zero width": "A\u200bd\u200ca\ufeff",
    "line breaks": "Ada\r\nSet-Cookie: x=y\u2028\u2029\x85z",
    "nul": "A\x00da",
    "escape": "\x1b[31mred\x1b[0m\x9b31m",
    "tags": "x\U000e0041\U000e0042",
    "zalgo": "Z" + "\u0300\u0336\u0489\u0321" * 9,
    "arabic": "محمد",
    "thai": "กี่ตั้งใจ",
    "number": "007",
    "long words": "W" * 40,
    "unassigned": "x\U0003fffd\ue000",
}
NAMELESS = {
    "blank": "   ",
    "invisible": "\u3164\u115f\u2800\uffa0",
    "only marks": "\u0300\u0301\u0302",
    "only controls": "\x00\x01\x7f",
    "only directions": "\u202e\u202d\u2066",
    "only joiners": "\u200d\u200b\ufe0f",
}
REJECTED = {"too long": "x" * 41, "empty": "", "megabyte": "x" * 60_000}
BIDI = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}
MOST_MARKS = 4
"""Marks on one letter: no language needs more, and more of them run over the lines above and below."""


def check(shown: str) -> None:
    """A text that can stand in the middle of a sentence and change nothing around it."""
    assert shown
    assert shown == shown.strip()
    assert shown.isprintable()
    marks = 0
    for letter in shown:
        assert unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Cn", "Co", "Zl", "Zp"), ascii(shown)
        assert unicodedata.bidirectional(letter) not in BIDI
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        assert marks <= MOST_MARKS, ascii(shown)


@pytest.mark.parametrize("name", HARMLESS.values(), ids=HARMLESS)
def test_a_hostile_name_becomes_a_harmless_one(server: Server, name: str) -> None:
    host = open_table(server, name=name, seats=3)
    guest = join(host, name=name)
    assert guest.do("rename", name=name).status_code in (200, 409)
    with host.socket() as line:
        welcome = line.hear_until("welcome")
        names = [shown["name"] for shown in welcome["table"]["guests"]]
        assert len(set(names)) == len(names) == 2, "two guests can be told apart"
        for shown in names:
            check(shown)
            assert len(shown) <= 42
        told: dict[str, Any] = line.ask("chat", text=name)
        if told["is"] == "news":
            check(told["events"][0]["facts"]["text"])
    page = get(f"{server.address}/t/{host.table}")
    assert "<script>alert" not in page.text
    assert get(host.url()).json()["guests"][0]["name"] == names[0]


@pytest.mark.parametrize("name", NAMELESS.values(), ids=NAMELESS)
def test_a_name_that_nobody_can_see_is_refused(server: Server, name: str) -> None:
    host = open_table(server)
    answer = post(host.url("/guests"), json={"name": name, "keep": "header"})
    assert (answer.status_code, answer.json()["code"]) == (409, "no-name")
    assert host.do("rename", name=name).json()["code"] == "no-name"


@pytest.mark.parametrize("name", REJECTED.values(), ids=REJECTED)
def test_a_name_of_the_wrong_length_is_not_read(server: Server, name: str) -> None:
    host = open_table(server)
    answer = post(host.url("/guests"), json={"name": name, "keep": "header"})
    assert (answer.status_code, answer.json()["code"]) == (400, "unreadable-message")
    assert len(get(host.url()).json()["guests"]) == 1


@pytest.mark.parametrize("body", [b'{"name":"\\ud800"}', b'{"name":"\\udc00\\ud800"}', b'{"name":"\xed\xa0\x80"}'])
def test_half_a_letter_is_no_name(server: Server, body: bytes) -> None:
    host = open_table(server)
    answer = post(host.url("/guests"), content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "unreadable-message")


def test_a_name_that_looks_like_anothers_is_still_another(server: Server) -> None:
    host = open_table(server, name="Ada", seats=5)
    for name in ("Ada", " A\u200bda", "Ada\u202e", "A\u0064a", "Ada 2"):
        join(host, name=name, seat="watch")
    names = [guest["name"] for guest in get(host.url()).json()["guests"]]
    assert len({unicodedata.normalize("NFKC", name) for name in names}) == len(names) == 6
