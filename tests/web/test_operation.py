"""Running a server: health, readiness, metrics, logs without secrets, and an end in good order."""

import asyncio
import json
import re
import signal
import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

import ludotheque
from ludotheque.table.keeping.forgetting import DAY
from ludotheque.table.keeping.store.chain import checksum, root
from ludotheque.table.keeping.store.sqlite import FILE
from ludotheque.table.log import read_entry
from ludotheque.table.messages import Leave, Ready, Start
from ludotheque.table.playing.players import WorkerPlayers
from ludotheque.table.playing.steward import Steward
from ludotheque.web import serve
from ludotheque.web.errors import BadHosting
from ludotheque.web.metrics import figures
from ludotheque.web.settings import Hosting
from ludotheque.web.site import Site
from ludotheque.web.sockets.socket import TableDoor
from ludotheque.web.sockets.switchboard import Switchboard
from support.guest import Guest, close_code, get, join, open_table, played_by_bots, post
from support.hearing import until
from support.hosting import Serving
from support.server import INTERPRETED, Server, running_server
from support.tables import InlinePlayers, a_house, in_a_loop, opened


def test_a_server_says_that_it_is_alive_and_ready(server: Server) -> None:
    assert get(f"{server.address}/health/live").json() == {"status": "alive"}
    assert get(f"{server.address}/health/ready").json() == {"status": "ready"}


def test_metrics_count_what_happens_and_name_nobody(server: Server) -> None:
    def count(name: str) -> float:
        found = re.search(rf"^ludotheque_{name} (\S+)$", get(f"{server.address}/metrics").text, re.MULTILINE)
        assert found, name
        return float(found[1])

    before = {name: count(name) for name in ("tables_opened_total", "entries_total", "refused_total")}
    commands = count("commands_seconds_count")
    host = open_table(server, name="Hildegard")
    with host.socket() as line:
        line.hear()
        assert count("sockets") >= 1
        assert line.ask("chat", text="a secret")["is"] == "news"
        assert line.ask("start")["is"] == "no"
    assert count("tables_opened_total") == before["tables_opened_total"] + 1
    assert count("entries_total") > before["entries_total"]
    assert count("refused_total") == before["refused_total"] + 1
    assert count("commands_seconds_count") == commands + 2
    assert count("tables") >= 1
    text = get(f"{server.address}/metrics").text
    for secret in (host.table, host.token, "Hildegard", "a secret"):
        assert secret is not None
        assert secret not in text


@in_a_loop
async def test_bots_that_could_not_say_what_to_do_are_counted() -> None:
    async with a_house() as house:
        site, players = Site(house, Hosting(), "http://x"), WorkerPlayers()
        told = figures(site, Switchboard(TableDoor(site)), players)
        assert told.get_sample_value("ludotheque_bot_failures_total") == 0
        match = ludotheque.game("polyssimo").match(2, seed="failing")
        actions = match.actions(0)
        assert await players.choose("t", "polyssimo", "no such level", match.view(0), actions, 1) in actions
        players.close()
        assert told.get_sample_value("ludotheque_bot_failures_total") == 1


@in_a_loop
async def test_bots_that_have_done_their_work_are_not_counted() -> None:
    async with a_house() as house:
        Steward(house, InlinePlayers())
        site = Site(house, Hosting(), "http://x")
        told = figures(site, Switchboard(TableDoor(site)), None)
        [anna] = await opened(house, "polyssimo", bots=1, people=1)
        await anna.does(Ready)
        await anna.does(Start)
        await anna.does(Leave)  # a bot plays on in her place
        assert told.get_sample_value("ludotheque_bots") == 1
        await until(lambda: anna.room.table.phase == "over")
        await until(lambda: told.get_sample_value("ludotheque_bots") == 0)


def test_nothing_secret_is_logged(tmp_path: Path) -> None:
    with running_server(tmp_path, env=INTERPRETED | {"PYTHONASYNCIODEBUG": "1"}) as server:
        host = played_by_bots(server, name="Hildegard")
        guest = join(host, name="Theophano", seat="watch")
        with guest.socket("?follow=views&since=1&token=in-the-query") as line:
            line.ask("chat", text="whispered words")
            line.wire.send("unreadable words")
        guest.do("rename", name="Adelheid")
        post(f"{server.address}/api/tables?token=in-the-query", content=b"\xff", headers={"Content-Type": "x"})
        Guest(server, host.table, "wrong-token-of-somebody").do("chat", text="x")
        seed = get(host.url("/matches/1")).json()["seed"]
        assert server.stop() == 0
        logged = server.logged
    lines = [json.loads(line) for line in logged.splitlines()]
    assert {"at", "level", "from", "message"} <= lines[0].keys()
    assert [line["message"] for line in lines if line["from"] == "ludotheque.web"][-2:] == ["stopping", "stopped"]
    secrets = ("Hildegard", "Theophano", "Adelheid", "words", "in-the-query", "wrong-token", seed, host.token)
    for secret in (*secrets, guest.token):
        assert secret is not None
        assert secret not in logged


def test_a_server_that_shall_not_keep_tables_for_ever_deletes_old_ones(tmp_path: Path, serving: Serving) -> None:
    with serving() as server:
        old, new = open_table(server), open_table(server)
    two_days = 2 * DAY
    with closing(sqlite3.connect(tmp_path / "data" / FILE)) as database, database:
        (written,) = database.execute("SELECT entry FROM entries WHERE table_id = ?", (old.table,)).fetchone()
        entry = read_entry(written)
        aged = msgspec.structs.replace(entry, at=entry.at - two_days).written()
        link = checksum(root(old.table).checksum, aged)
        database.execute("UPDATE entries SET entry = ?, link = ? WHERE table_id = ?", (aged, link, old.table))
        database.execute("UPDATE heads SET link = ? WHERE table_id = ?", (link, old.table))
    with serving("--keep-days", "1") as server:
        asyncio.run(until(lambda: get(f"{server.address}/api/tables/{old.table}/welcome").status_code == 404))
        assert get(f"{server.address}/api/tables/{new.table}/welcome").status_code == 200
        assert "ludotheque_tables_forgotten_total 1.0" in get(f"{server.address}/metrics").text


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_told_to_stop_closes_its_sockets_and_ends_well(serving: Serving, how: signal.Signals) -> None:
    with serving() as server:
        host = open_table(server)
        with host.socket() as line:
            last = line.ask("chat", text="kept")
            assert server.stop(how) == 0
            assert close_code(line) == 1012
        server.start()
        assert get(host.url("/welcome"), headers=host.headers).json()["number"] == last["number"]
        with host.socket(f"?since={last['number']}") as line:
            assert line.hear()["is"] == "present"


def test_a_server_can_be_stopped_while_its_database_keeps_it_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        stop, asked = asyncio.Event(), asyncio.Event()

        async def never(*_: object) -> None:
            asked.set()
            await asyncio.Event().wait()

        monkeypatch.setattr(serve, "open_store", never)
        serving = asyncio.create_task(serve.serve(Hosting(port=0, open=False, data_dir=tmp_path), print, stop))
        await asked.wait()
        stop.set()
        await asyncio.wait_for(serving, 60)

    asyncio.run(evening())


@pytest.mark.parametrize("host", ["a..b", "x" * 300, "nowhere.invalid"])
def test_a_host_that_cannot_be_is_refused_with_a_reason(host: str, tmp_path: Path) -> None:
    with pytest.raises(BadHosting) as caught:
        asyncio.run(serve.serve(Hosting(host=host, port=0, data_dir=tmp_path), print, asyncio.Event()))
    assert caught.value.code == "cannot-listen"
    assert caught.value.facts["why"]


def test_commands_under_way_are_finished_when_the_server_stops(serving: Serving) -> None:
    """Whatever was acknowledged is there afterwards, and whatever is there was acknowledged or can be asked for."""
    with serving("--rate", "0") as server:
        host = open_table(server)
        acknowledged: list[int] = []
        with host.socket() as line:
            line.hear_until("present")

            def talk() -> None:
                try:
                    while True:
                        acknowledged.append(line.ask("chat", text="x")["number"])
                except ConnectionClosed:
                    pass

            talking = threading.Thread(target=talk)
            talking.start()
            while len(acknowledged) < 20:
                time.sleep(0.01)
            assert server.stop() == 0
            talking.join(30)
        server.start()
        assert get(host.url("/welcome"), headers=host.headers).json()["number"] == acknowledged[-1]


def test_with_nothing_compiled_the_shelf_is_open_at_once_and_a_match_says_how_long_it_takes(tmp_path: Path) -> None:
    with running_server(tmp_path, env={"NUMBA_CACHE_DIR": str(tmp_path / "cache")}) as server:
        assert get(f"{server.address}/").status_code == 200
        assert {game["name"] for game in get(f"{server.address}/api/games").json()} >= {"polyssimo", "ligretto"}
        ready = get(f"{server.address}/health/ready")
        assert (ready.status_code, ready.json()) == (503, {"status": "preparing"})
        host = open_table(server, game="dutch-blitz", bots=1)
        assert host.do("ready").status_code == 200
        start = host.do("start")
        assert (start.status_code, start.json()["code"]) == (503, "preparing")
        first, *_ = get(f"{server.address}/api/preparing").json()
        assert first["seconds"] > 0
        daily = get(f"{server.address}/api/puzzles/daily")
        assert (daily.status_code, daily.json()["code"]) == (503, "preparing")
        assert int(daily.headers["retry-after"]) > 0
        assert server.stop() == 0
