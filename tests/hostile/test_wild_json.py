"""JSON at its worst, at every door that reads it: a clear answer, soon, and no longer than it need be."""

import msgspec
import pytest

from ludotheque.table.messages import Change, No
from ludotheque.table.room import KEPT_REFUSALS
from support.guest import get, open_table, post
from support.server import Server
from support.tables import a_house, in_a_loop, opened

DEEP, WIDE = 20_000, 8_000
VALUES = {
    "infinite": b"1e400",
    "minus infinite": b"-1e400",
    "many digits": b"9" * 30_000,
    "many decimals": b"0." + b"1" * 30_000,
    "not a number": b"NaN",
    "deep lists": b"[" * DEEP + b"]" * DEEP,
    "deep objects": b'{"a":' * (DEEP // 2) + b"1" + b"}" * (DEEP // 2),
    "unclosed": b"[" * 60_000,
    "wide list": b"[" + b"1e300," * WIDE + b"1]",
    "wide object": b"{" + b",".join(b'"%d":1' % number for number in range(5000)) + b"}",
    "half a letter": b'"\\ud800"',
    "not UTF-8": b'"\xff"',
    "nul": b'"a\x00b"',
    "long text": b'"' + b"x" * 60_000 + b'"',
    "escapes": b'"' + b"\\u0041" * 9_000 + b'"',
}
PLACES = {
    "whole": b"%s",
    "action": b'{"do":"act","id":"1","action":%s}',
    "id": b'{"do":"look","id":%s}',
    "kind": b'{"do":%s,"id":"1"}',
    "seat": b'{"do":"sit","id":"1","seat":%s}',
    "seats": b'{"do":"change","id":"%d","seats":%%s}',
    "options": b'{"do":"change","id":"%d","options":%%s}',
    "option": b'{"do":"change","id":"%d","options":{"bruno":%%s}}',
    "settings": b'{"do":"change","id":"%d","settings":{"seconds":%%s}}',
    "proposal": b'{"do":"propose","id":"%d","what":%%s}',
    "phrase": b'{"do":"say","id":"%d","phrase":%%s}',
    "unknown": b'{"do":"look","id":"1","more":%s}',
}
LONGEST = 4000
"""Bytes of an answer that quotes what was sent; a welcome is longer."""


@pytest.mark.parametrize("place", PLACES)
def test_a_wild_value_gets_a_clear_answer_at_once(server: Server, place: str) -> None:
    host = open_table(server)
    for number, (what, value) in enumerate(VALUES.items()):
        body = PLACES[place]
        body = (body % number if b"%d" in body else body) % value
        answer = post(host.url("/commands"), content=body, headers={"Content-Type": "application/json", **host.headers})
        assert answer.status_code in (200, 400, 409, 413), (what, answer.text[:200])
        message = answer.json()
        assert message["is"] == "no" or place == "unknown", what
        assert len(answer.content) < LONGEST or message["is"] == "welcome", what
        assert message.get("reason", "x")
        if what not in ("not UTF-8",):  # that one costs the socket
            with host.socket() as line:
                line.hear_until("present")
                line.wire.send(body.decode())
                told = line.hear()
                assert told["is"] == "no" or place == "unknown", what
                assert len(msgspec.json.encode(told)) < LONGEST or told["is"] == "welcome", what
                assert line.ask("chat", text="still here")["is"] == "news"
    shown = get(host.url()).json()
    assert (shown["phase"], len(shown["seats"])) == ("gathering", 2), "nothing has changed"


@pytest.mark.parametrize("field", ["game", "name", "seats", "options", "settings", "bots", "language", "watch", "keep"])
def test_no_table_is_opened_with_wild_values(server: Server, field: str) -> None:
    for what, value in VALUES.items():
        fields = {b"game": b'"lucky-numbers"', b"name": b'"Ada"', field.encode(): value}
        body = b"{" + b",".join(b'"%s":%s' % pair for pair in fields.items()) + b"}"
        answer = post(f"{server.address}/api/tables", content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code in (400, 404, 409), (what, answer.status_code, answer.text[:200])
        assert answer.json()["is"] == "no"
        assert len(answer.content) < LONGEST, what


def test_of_a_key_given_twice_the_last_one_counts_at_every_door(server: Server) -> None:
    """Whoever checks a message before us must not read another one than we do; so do all common readers."""
    host = open_table(server)
    body = b'{"do":"say","id":"a","id":"b","phrase":"hello","phrase":"thanks"}'
    kind = {"Content-Type": "application/json", **host.headers}
    over_http = post(host.url("/commands"), content=body, headers=kind).json()
    assert over_http["events"][0]["kind"] == "table-phrase-thanks"
    assert over_http["id"] == "b"
    with host.socket() as line:
        line.hear_until("present")
        line.wire.send(body.decode())
        assert line.hear()["is"] == "done", "the same command"
        line.wire.send('{"do":"say","do":"chat","id":"c","phrase":"hello","text":"x"}')
        assert line.hear()["code"] == "unreadable-message"


@in_a_loop
async def test_refusals_that_quote_what_was_sent_fill_no_memory() -> None:
    """Refused commands are remembered, so that one that comes again gets its answer; but not all that was sent."""
    async with a_house() as house:
        ann, _ = await opened(house, "lucky-numbers", people=2)
        for turn in range(2 * KEPT_REFUSALS):
            told = await ann.asks(Change, options={"bruno": f"{turn}{'x' * 60_000}"})
            assert isinstance(told, No)
            assert told.code == "bad-option"
        kept = ann.room.refusals
        assert len(kept) == KEPT_REFUSALS
        assert sum(len(msgspec.json.encode(no)) for no in kept.values()) < 2000 * KEPT_REFUSALS
