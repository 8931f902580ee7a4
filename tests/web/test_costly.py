"""What costs much is made once, beside the process that serves the tables, and nobody gets more than their share."""

import asyncio
import math
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from socket import create_connection
from typing import Any

import pytest

from ludotheque.table.playing import worker_pool
from ludotheque.table.playing.worker import Worker
from ludotheque.web import costly as costly_module
from ludotheque.web import limits, site
from ludotheque.web.costly import Costly
from ludotheque.web.errors import TurnedAway
from ludotheque.web.limits import Connections, PerAddress
from ludotheque.web.settings import Hosting
from ludotheque.web.site import READY, Site
from support.guest import Guest, get, join, open_table, played_by_bots
from support.hosting import Serving
from support.memory_store import MemoryStore
from support.server import Server
from support.tables import a_house, in_a_loop


class InThread(Worker):
    """A worker for which no process is started."""

    def __init__(self) -> None:
        super().__init__()
        self.pool = ThreadPoolExecutor(1)  # type: ignore[assignment]


@pytest.fixture
def in_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_pool, "Worker", InThread)


async def ask(costly: Costly, address: str, key: object, make: Callable[..., Any], *about: Any) -> Any:
    async def gather() -> tuple[Any, ...]:
        return about

    return await costly.ask(address, ("work", key), make, gather)


async def refused(costly: Costly, address: str, key: object) -> TurnedAway:
    with pytest.raises(TurnedAway) as caught:
        await ask(costly, address, key, str, key)
    return caught.value


@in_a_loop
async def test_what_costs_much_is_made_in_another_process_and_once() -> None:
    costly, made = Costly(0), 0

    async def gather() -> tuple[()]:
        nonlocal made
        made += 1
        return ()

    async def who() -> int:
        return await costly.ask("203.0.113.9", ("who", 1), os.getpid, gather)

    makers = {*await asyncio.gather(*(who() for _ in range(10))), await who()}
    costly.close()
    assert len(makers) == 1
    assert makers != {os.getpid()}, "the serving process made it"
    assert made == 1


@in_a_loop
async def test_an_address_that_has_had_its_share_waits_and_no_other_one_does(
    in_threads: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    costly, now = Costly(0), 0.0
    costly._work = PerAddress(1.0, 60.0, lambda: now)
    for number in range(10):  # each counts a tenth of a second until it is known that it took no time at all
        await ask(costly, "203.0.113.9", number, str, number)
    costly._work.owe("203.0.113.9", 3.0)
    turned_away = await refused(costly, "203.0.113.9", "one more")
    assert (turned_away.status, turned_away.code) == (429, "too-many-requests")
    assert 60 <= int(turned_away.headers["Retry-After"]) <= 200
    assert (await refused(costly, "203.0.113.9", 1)).status == 429, "kept answers count, too"
    assert await ask(costly, "203.0.113.10", "another", str, 7) == "7"
    now = 300.0
    assert await ask(costly, "203.0.113.9", "one more", str, 8) == "8"
    costly.close()


@in_a_loop
async def test_whoever_asks_without_pause_waits_for_each_answer_and_no_other_address_does(in_threads: None) -> None:
    costly, loop = Costly(60), asyncio.get_running_loop()
    greedy, other = "203.0.113.9", "203.0.113.10"
    costly._pace = PerAddress(20, 0.4, lambda: 0.0)
    await ask(costly, other, "kept", str, 7)
    asked = [loop.create_task(ask(costly, greedy, "kept", str, 7)) for _ in range(30)]
    assert await ask(costly, other, "kept", str, 7) == "7"
    assert sum(one.done() for one in asked) <= 20
    assert await asyncio.gather(*asked) == ["7"] * 30
    for _ in range(300):
        costly._pace.line_up(greedy, math.inf)
    assert (await refused(costly, greedy, "kept")).headers["Retry-After"] == "7", "no request waits for long"
    assert costly._pace.line_up(other, 0.0) == 0.0
    costly.close()


@in_a_loop
async def test_what_it_cost_is_what_counts(in_threads: None) -> None:
    costly = Costly(60)

    def toil() -> None:
        end = time.process_time() + 0.3
        while time.process_time() < end:
            pass

    await ask(costly, "203.0.113.9", 1, toil)
    bucket = costly._work._buckets["203.0.113.9"]
    costly.close()
    assert bucket._left < 60 - 0.25


@in_a_loop
async def test_so_much_waits_and_no_more(in_threads: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(costly_module, "MOST_WAITING", 3)
    costly, gate = Costly(0), threading.Event()
    asked = [asyncio.create_task(ask(costly, f"{number}", number, gate.wait)) for number in range(40)]
    await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
    gate.set()
    answers = await asyncio.gather(*asked, return_exceptions=True)
    costly.close()
    turned_away = [answer for answer in answers if isinstance(answer, TurnedAway)]
    assert {(one.status, one.code, one.headers["Retry-After"]) for one in turned_away} == {(503, "busy", "5")}
    assert 3 <= len(answers) - len(turned_away) <= 3 + costly_module.WORKERS


@in_a_loop
async def test_what_is_kept_has_a_bound(in_threads: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(costly_module, "MOST_BYTES", 10 * costly_module.SMALL)
    costly = Costly(0)
    for number in range(30):
        await ask(costly, "a", number, str, number)
    costly.close()
    assert len(costly._kept) == 10


@pytest.fixture(scope="module")
def finished(server: Server) -> Guest:
    return played_by_bots(server)


@pytest.mark.parametrize("rest", ["", "/record", "/fairness", "/steps?at=0"])
def test_what_is_told_of_a_finished_match_is_squeezed_and_a_browser_keeps_it(finished: Guest, rest: str) -> None:
    url = finished.url(f"/matches/1{rest}")
    first = get(url, headers={"Accept-Encoding": "gzip"})
    assert first.headers["content-encoding"] == "gzip"
    caching = first.headers["cache-control"]
    assert caching == (
        "private, max-age=31536000, immutable" if rest in ("/record", "/fairness") else "private, no-cache"
    )
    again = get(url, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_fairness_of_a_match_that_is_played_is_not_kept(server: Server) -> None:
    host = open_table(server, seats=2)
    join(host).do("ready")
    host.do("ready")
    host.do("start")
    answer = get(host.url("/matches/1/fairness"))
    assert (answer.headers["cache-control"], answer.json()["seed"]) == ("no-store", None)


def test_an_address_that_reads_too_much_is_told_when_to_come_back(serving: Serving) -> None:
    with serving("--work", "0.5") as server:
        days = [f"{server.address}/api/puzzles/daily?day=2026-{month:02}-01" for month in range(1, 13)]
        answers = [get(day) for day in days]
        late = [answer for answer in answers if answer.status_code == 429]
        assert answers[0].status_code == 200
        assert late
        assert late[0].json()["code"] == "too-many-requests"
        assert int(late[0].headers["retry-after"]) >= 1
        assert get(days[0], headers={"X-Forwarded-For": "203.0.113.9"}).status_code == 200
        assert get(f"{server.address}/health/live").status_code == 200


class Counting(MemoryStore):
    """A store that counts how often it was asked whether it can write."""

    checks = 0

    async def check(self) -> None:
        self.checks += 1
        await asyncio.sleep(0)


@in_a_loop
async def test_who_asks_whether_a_server_is_ready_does_not_make_it_write(monkeypatch: pytest.MonkeyPatch) -> None:
    store = Counting()
    async with a_house(store) as house:
        here = Site(house, Hosting(), "http://x", phase=READY)
        assert all(await asyncio.gather(*(here.works() for _ in range(50))))
        for _ in range(50):
            assert await here.works()
        assert store.checks <= 2, "once, and once more if a second has passed"
        monkeypatch.setattr(site, "STORE_TRUSTED", -1.0)
        assert await here.works()
        assert await here.works()
        assert store.checks >= 3


def test_an_address_has_so_many_connections_and_a_trusted_proxy_as_many_as_it_wants() -> None:
    connections = Connections(2, ["10.0.0.0/8"])
    assert [connections.come("203.0.113.9") for _ in range(3)] == [True, True, False]
    assert connections.come("203.0.113.10")
    assert all(connections.come("10.1.2.3") for _ in range(10))
    for _ in range(2):
        connections.go("203.0.113.9")
    assert connections.come("203.0.113.9")
    assert connections.rejected == 1
    assert all(Connections(0, []).come("203.0.113.9") for _ in range(10))


def test_who_holds_too_many_connections_is_turned_away_and_holds_nobody_up(serving: Serving) -> None:
    with serving("--connections", "5", "--proxies", "203.0.113.1") as server:
        plugs = [create_connection(("127.0.0.1", server.port), timeout=30) for _ in range(5)]
        for plug in plugs:
            plug.sendall(b"GET /health/live HTTP/1.1\r\n")
            time.sleep(0.01)
        turned_away = get(f"{server.address}/health/live")
        assert (turned_away.status_code, turned_away.json()["code"]) == (429, "too-many-connections")
        assert turned_away.headers["retry-after"] == "5"
        for plug in plugs:
            plug.close()
        for attempt in range(100):  # the server hears of the end a moment later
            if get(f"{server.address}/health/live").status_code == 200:
                break
            assert attempt < 99
            time.sleep(0.05)


def test_what_was_owed_is_paid_off_with_time() -> None:
    bucket = limits.Bucket(1.0, 10.0, 0.0)
    assert bucket.take(0.0, 1.0)
    bucket.owe(19.0)
    assert not bucket.take(5.0, 0.1)
    assert bucket.wait(5.0, 0.5) == pytest.approx(5.5)
    assert bucket.take(11.0, 0.5)
    bucket.owe(-100.0)
    assert bucket.take(11.0, 10.0)
    assert not bucket.take(11.0, 0.1), "what is given back is never more than was there"
