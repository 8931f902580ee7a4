"""Nobody can ask for so much that others go short: sizes, rates, and numbers of everything."""

import asyncio
import sys
import time
from contextlib import suppress

import msgspec
import pytest
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludotheque.web import limits, serve
from ludotheque.web.errors import TurnedAway
from ludotheque.web.limits import Bucket, PerAddress, Turnstile, whose
from ludotheque.web.settings import Hosting, Limits
from ludotheque.web.site import READY, Site
from ludotheque.web.sockets.socket import TableDoor
from ludotheque.web.sockets.wire import Rejection, Request, Wire
from support.guest import close_code, get, join, open_table, post
from support.hosting import Serving
from support.memory_store import MemoryStore
from support.server import Server
from support.tables import a_house, in_a_loop, opened


def test_who_sends_too_much_at_once_is_closed_and_can_come_back(server: Server) -> None:
    host = open_table(server)
    with host.socket() as flood:
        for number in range(1000):  # of 40 that are allowed at once, and 20 each second after
            try:
                flood.wire.send(msgspec.json.encode({"do": "look", "id": str(number)}).decode())
            except ConnectionClosed:
                break
        assert close_code(flood) == 1008
    with host.socket() as line:
        assert line.ask("chat", text="sorry")["is"] == "news"


def test_what_cannot_be_read_counts_double(server: Server) -> None:
    host = open_table(server)
    with host.socket() as line:
        line.hear_until("present")
        heard = 0
        for _ in range(15):  # of 40 that are allowed at once
            line.wire.send("nonsense")
            heard += line.hear()["code"] == "unreadable-message"
        assert heard == 15
        with suppress(ConnectionClosed):
            for _ in range(200):
                line.wire.send("nonsense")
        assert close_code(line) == 1008


def test_a_message_that_is_too_long_is_not_read(server: Server) -> None:
    host = open_table(server)
    with host.socket() as line:
        line.wire.send("x" * 70_000)
        assert close_code(line) == 1009
    answer = post(host.url("/commands"), json={"do": "chat", "id": "1", "text": "x" * 70_000}, headers=host.headers)
    assert (answer.status_code, answer.json()["code"]) == (413, "message-too-long")
    assert get(host.url()).status_code == 200


@pytest.mark.parametrize("text", ["", "x" * 301, "\u0000"])
def test_names_and_chat_have_their_lengths(server: Server, text: str) -> None:
    host = open_table(server)
    assert host.do("chat", text=text).status_code in (400, 409)
    assert post(host.url("/guests"), json={"name": text}).status_code in (400, 409)


def test_tables_guests_and_sockets_of_one_address_are_limited(serving: Serving) -> None:
    flags = ("--tables", "2", "--joins", "3", "--sockets", "2", "--rate", "0")
    with serving(*flags) as server:
        host, _ = open_table(server, seats=5), open_table(server)
        asked = {"game": "lucky-numbers", "name": "Ada"}
        refused = post(f"{server.address}/api/tables", json=asked)
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many-requests")
        assert 0 < int(refused.headers["retry-after"]) <= 1800
        other_address = {"X-Forwarded-For": "203.0.113.9"}  # told by a proxy on this machine, which is trusted
        assert post(f"{server.address}/api/tables", json=asked, headers=other_address).status_code == 201
        for _ in range(3):
            join(host)
        assert post(host.url("/guests"), json={"name": "Bo"}).status_code == 429
        with host.socket(), host.socket():
            with pytest.raises(InvalidStatus) as rejected, host.socket():
                pass
            assert rejected.value.response.status_code == 429
            assert rejected.value.response.headers["retry-after"]
            with host.socket(**other_address) as line:
                assert line.hear()["is"] == "welcome"
        for attempt in range(100):  # the server hears of the end a moment later
            try:
                with host.socket() as line:
                    assert line.hear()["is"] == "welcome"
                break
            except InvalidStatus:
                assert attempt < 99
                time.sleep(0.05)


def test_a_proxy_that_is_not_trusted_is_not_believed(serving: Serving) -> None:
    with serving("--tables", "1", "--proxies", "203.0.113.1") as server:
        asked = {"game": "lucky-numbers", "name": "Ada"}
        tried = [
            post(f"{server.address}/api/tables", json=asked, headers={"X-Forwarded-For": f"203.0.113.{number}"})
            for number in (8, 9)
        ]
        assert [answer.status_code for answer in tried] == [201, 429]


@pytest.mark.skipif(sys.platform == "win32", reason="sockets are no files there")
def test_a_server_takes_as_many_sockets_as_the_system_allows() -> None:
    import resource

    usual, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, most))
    try:
        serve.allow_many_sockets()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] > 256
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (usual, most))


# Counting


def test_a_bucket_allows_a_moment_of_haste_and_then_its_rate() -> None:
    bucket = Bucket(2.0, 4.0, 0.0)
    assert [bucket.take(0.0) for _ in range(5)] == [True] * 4 + [False]
    assert bucket.wait(0.0) == 0.5
    assert [bucket.take(0.5), bucket.take(0.5)] == [True, False]
    assert [bucket.take(100.0) for _ in range(5)] == [True] * 4 + [False]
    assert not bucket.take(99.0), "a clock that goes back gives nothing"


def test_addresses_are_forgotten_but_not_those_that_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_REMEMBERED", 3)
    now = 0.0
    per_address = PerAddress(1, 10.0, lambda: now)
    for address in "abcabc"[:3]:
        per_address.take(address)
    with pytest.raises(TurnedAway):
        per_address.take("c")
    now = 20.0
    per_address.take("d")
    assert len(per_address._buckets) == 1


def test_a_crowd_of_addresses_is_not_looked_through_for_each_that_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_REMEMBERED", 100)
    forgetting = 0

    class Counted(PerAddress):
        def _forget(self, now: float) -> None:
            nonlocal forgetting
            forgetting += 1
            super()._forget(now)

    per_address = Counted(1, 10.0, lambda: 0.0)
    for number in range(200):
        per_address.take(str(number))
    assert 0 < forgetting <= 10
    assert len(per_address._buckets) <= 100
    with pytest.raises(TurnedAway):
        per_address.take("199")


def test_a_household_counts_as_one() -> None:
    assert whose("2001:db8:1:2:3:4:5:6") == whose("2001:db8:1:2::1") != whose("2001:db8:1:3::1")
    assert whose("::ffff:203.0.113.9") == "203.0.113.9"
    assert whose("203.0.113.9") == "203.0.113.9"
    assert whose("not:an:address") == "not:an:address"


def test_a_house_that_is_full_says_so() -> None:
    turnstile = Turnstile(Limits(all_sockets=1, sockets=0))
    turnstile.check("a")
    turnstile.came("a")
    with pytest.raises(TurnedAway) as full:
        turnstile.check("b")
    assert (full.value.status, full.value.code) == (503, "house-full")
    turnstile.went("a")
    turnstile.check("b")


class Line:
    """A connection that leads nowhere."""

    def part(self, code: int, reason: str) -> None:
        """Nobody is there."""

    def pause(self) -> None:
        """Nothing comes."""

    def resume(self) -> None:
        """Nothing comes."""


@in_a_loop
async def test_those_who_come_at_once_are_counted_though_the_table_must_be_read_first() -> None:
    store = MemoryStore()
    async with a_house(store) as first, a_house(store, server="two") as second:
        anna, _ = await opened(first)
        door = TableDoor(Site(second, Hosting(limits=Limits(sockets=2)), "http://x", phase=READY))
        request = Request(f"/api/tables/{anna.room.table.name}/socket", Headers(), "203.0.113.9", "ws")

        async def come() -> int:
            verdict = await door.admit(request)
            if isinstance(verdict, Rejection):
                return verdict.status
            verdict(Wire(request, Line(), bytearray().extend))
            return 101

        store.reading_gate = asyncio.Event()
        coming = [asyncio.create_task(come()) for _ in range(5)]
        await asyncio.sleep(0.01)
        store.reading_gate.set()
        assert sorted(await asyncio.gather(*coming)) == [101, 101, 429, 429, 429]
