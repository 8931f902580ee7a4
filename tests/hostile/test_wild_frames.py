"""Wild frames by the thousand (with `--all` a hundred thousand), and the match at the same table goes on to its end."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest

from hostile.raw_socket import RawSocket, raw_socket
from hostile.wild_frames import breaking_frames, frame, wild_texts
from ludotheque.client import RemoteTable
from ludotheque.table.log import read_entry
from ludotheque.table.log.seats import OVER
from ludotheque.table.log.table import Table
from ludotheque.table.messages import Act, Ready, Start
from support.guest import HTTP, get
from support.kept import Logs
from support.playing_online import gather, stubbornly
from support.server import Server
from support.usual import more

AT_ONCE = 250
ATTACKERS = 6


class Attack:
    """Those who send what they like: to the table of a match as spectators, to a table of their own as its guests."""

    def __init__(self, server: Server, match: str, frames: int) -> None:
        self.frames = frames
        self.server, self.match, self.own, self._host = server, match, "", ""
        self.heard: Counter[str] = Counter()
        self.sent = 0
        self._chance = Random("which frames cost the socket")
        self._breaking = breaking_frames(self._chance)
        self._http = httpx.AsyncClient(**HTTP, base_url=server.address)

    async def begin(self) -> None:
        asked = {"game": "lucky-numbers", "name": "Eve", "keep": "header", "seats": 5}
        opened = (await self._http.post("/api/tables", json=asked)).json()
        self.own, self._host = opened["table"], opened["token"]

    async def run(self) -> None:
        await asyncio.gather(*(self._attack(number) for number in range(ATTACKERS)))
        await self._http.aclose()

    async def _attack(self, number: int) -> None:
        table = self.match if number % 2 else self.own
        socket: RawSocket | int = 0
        token = "" if number else self._host
        for batch in _batches(wild_texts(f"w{number}", self.frames // ATTACKERS + 1)):
            while isinstance(socket, int) or not socket.open:
                if number < ATTACKERS - 1 and (socket == 403 or not token):
                    token = await self._come(table, number)
                socket = await raw_socket(self.server.port, f"/api/tables/{table}", token, self.heard)
                assert socket in (403, 503) or not isinstance(socket, int), socket
            await socket.send(b"".join(map(frame, batch)))
            self.sent += len(batch)
            if socket.open and self._chance.random() < 0.2:
                await socket.break_with(next(self._breaking))
        if isinstance(socket, RawSocket):
            socket.vanish()

    async def _come(self, table: str, number: int) -> str:
        """A token of a guest; the last attacker has none, and only watches."""
        for seat in ("any", "watch") if table == self.own else ("watch",):
            come = {"name": f"Eve {number}", "seat": seat, "keep": "header"}
            answer = await self._http.post(f"/api/tables/{table}/guests", json=come)
            if answer.status_code == 201:
                return str(answer.json()["token"])
        raise AssertionError(answer.text)


def _batches(texts: Iterator[bytes]) -> Iterator[list[bytes]]:
    while batch := list(islice(texts, AT_ONCE)):
        yield batch


async def play_on(table: RemoteTable, attack: "asyncio.Task[None]", chance: Random) -> None:
    """Play a seat to the end of the match, without haste as long as the attack lasts."""
    while True:
        await table.until(lambda: table.phase == OVER or (table.may_act and bool(table.legal)))
        if table.phase == OVER:
            return
        await stubbornly(table, Act, action=chance.choice(table.legal))
        await asyncio.wait([attack], timeout=0.1)


@pytest.mark.parametrize("frames", [15_000, pytest.param(100_000, marks=more)])
def test_wild_frames_harm_no_table(server: Server, frames: int) -> None:
    async def evening() -> tuple[Attack, str]:
        places = await gather([server.address], "lucky-numbers", 2)
        attack = Attack(server, places[0].table, frames)
        await attack.begin()
        tables = [RemoteTable([server.address], place.table, place.token, patience=20) for place in places]
        async with tables[0], tables[1]:
            for table in tables:
                await stubbornly(table, Ready)
            await stubbornly(tables[0], Start)
            attacking = asyncio.create_task(attack.run())
            playing = [play_on(table, attacking, Random(number)) for number, table in enumerate(tables)]
            await asyncio.gather(attacking, *playing)
        return attack, places[0].table

    files = server.open_files
    attack, table = asyncio.run(asyncio.wait_for(evening(), 240))
    assert attack.sent >= frames
    codes = {code for code in attack.heard if code != "news" and not code.startswith("close")}
    assert {"unreadable-message", "not-at-table", "no-seat", "not-host", "no-name", "unknown-phrase"} <= codes
    assert "broken" not in codes
    assert attack.heard["unreadable-message"] > frames // 4
    assert attack.heard["close 1011"] == 0, "a command failed"
    for rule_broken in (1002, 1003, 1007, 1009):
        assert attack.heard[f"close {rule_broken}"]
    folder = server.folder / "data"
    for name in (table, attack.own):
        check_that_the_log_tells_the_table(server, folder, name)
    finished = get(f"{server.address}/api/tables/{table}").json()
    assert finished["phase"] == OVER
    assert finished["matches"][0]["winners"]
    assert get(f"{server.address}/api/tables/{table}/matches/1/record").status_code == 200
    assert server.open_files < files + 40, "sockets were left behind"


def check_that_the_log_tells_the_table(server: Server, folder: Path, name: str) -> None:
    """A table from its log alone, up to a moment, is the table that the server shows then: a bot may play on."""
    shown = get(f"{server.address}/api/tables/{name}/welcome").json()
    entries = [read_entry(entry) for entry in Logs(folder).written(name)][: shown["number"]]
    loaded = Table.load(name, entries)
    assert shown["number"] == loaded.number == len(entries)
    assert shown["table"]["phase"] == loaded.phase
    assert [guest["name"] for guest in shown["table"]["guests"]] == [guest.name for guest in loaded.guests.values()]
    assert shown["view"] == msgspec.to_builtins(loaded.match and loaded.match.view(None))
