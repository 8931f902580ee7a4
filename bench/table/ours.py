"""Ludothèque: tables through its HTTP interface, clients on its sockets that choose among what is legal.

What the bench knows of our interface is here and nowhere else: the paths, the few fields of a message that a client
needs to play on, and the steps from one match to the next.
"""

import asyncio
import itertools
import random
import subprocess
import sys
from functools import partial
from importlib import metadata
from pathlib import Path

import httpx
import msgspec
from picows import WSFrame, WSMsgType

from bench.table.client import Client
from bench.table.contender import PARTS, Contender, post
from bench.table.load import Load, Stream, Thoughtful
from bench.table.scenarios import Scenario
from bench.table.server import SERVE, WITHOUT_LIMITS

WHO = "Ludothèque"
TABLES, GUESTS, SOCKET = "/api/tables", "/api/tables/{table}/guests", "/api/tables/{table}/socket?follow={follow}"
PAGE = "views&changes=1"
"""What the page follows."""
HOW = {PAGE: "changes of views", "views": "whole views", "legal": "events"}
"""What a player is told who follows that."""
REAL_TIME = ("ligretto", "dutch-blitz")


class SeatHeard(msgspec.Struct):
    """A seat, as far as the next match needs it."""

    ready: bool = False
    bot: bool = False


class TableHeard(msgspec.Struct):
    """The table, as far as the next match needs it."""

    phase: str
    seats: list[SeatHeard]
    waits: int | None = None


class Heard(msgspec.Struct, rename={"kind": "is"}):
    """Any message of the table, as far as a client needs it to play on."""

    kind: str
    number: int = 0
    id: str | None = None
    legal: list[str] | None = None
    table: TableHeard | None = None
    code: str = ""
    reason: str = ""


read = msgspec.json.Decoder(Heard).decode
write = msgspec.json.Encoder().encode


class Player(Client):
    """A player's client."""

    def __init__(self, table: "Table", token: str) -> None:
        super().__init__(table.load)
        self.table = table
        self.token = token
        self.host = not table.players
        self.number = 0
        self.legal: list[str] = []
        self.pending = ""
        self.phase = ""
        self.stream = Stream(table.load, self.send_move) if table.turns is None else table.turns

    def hear(self, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        heard = read(frame.get_payload_as_bytes())
        if heard.kind == "no":
            self.table.refused(self, heard)
            return
        if heard.kind not in ("news", "welcome"):
            return
        self.number = heard.number
        self.legal = heard.legal or []  # without any, it is not this seat's turn
        if heard.id and heard.id == self.pending:
            self.pending = ""
            self.table.acknowledged(self)
        if heard.table is not None:
            self._gather(heard.table)
        self.table.settle(self)

    def _gather(self, table: TableHeard) -> None:
        """Do my part so that the next match, or the next round, begins."""
        before, self.phase = self.phase, table.phase if table.waits is None else "waiting"
        if table.phase == "gathering":
            if before != "gathering":
                self.ask("ready")
            if self.host and all(seat.ready or seat.bot for seat in table.seats):
                self.ask("start")
        elif self.phase == "waiting":
            if before != "waiting":
                self.ask("ready")
        elif table.phase == "over":
            self.legal = []
            if self.host and before != "over":
                self.ask("rematch")

    def ask(self, what: str, **facts: str) -> str:
        """Send a command; its id."""
        command = f"{next(self.table.numbers):x}"
        self.send_text(write({"do": what, "id": command, **facts}))
        return command

    def send_move(self) -> None:
        """Do anything that is legal."""
        self.table.offered.discard(self.stream)
        if not self.legal:  # in real time the round may have ended while this move waited for its time
            self.stream.under_way = False
            return
        action = self.table.random.choice(self.legal)
        if not self.table.real_time:
            self.legal = []
        self.pending = self.ask("act", action=action)


class Table:
    """A table with a client at each seat. Where they take turns it is one stream of moves, else each seat is one."""

    def __init__(self, load: Load, scenario: Scenario) -> None:
        self.load = load
        self.real_time = scenario.game in REAL_TIME
        self.players: list[Player] = []
        self.mover: Player | None = None
        self.known = 0
        """The number of the news that acknowledged the last move."""
        self.offered: set[Stream] = set()
        """The streams that have been told to be ready."""
        kind = Thoughtful if scenario.bots else Stream
        self.turns = None if self.real_time else kind(load, self._send_move)
        self.numbers = itertools.count(1)
        self.random = random.Random(len(load.streams))

    def settle(self, player: Player) -> None:
        """A player has heard something: perhaps they may move now."""
        stream = player.stream
        if not player.legal or player.phase != "playing" or stream.under_way or stream in self.offered:
            return
        if not self.real_time:
            if player.number < self.known:
                return
            self.mover = player
        self.offered.add(stream)
        stream.ready()

    def acknowledged(self, player: Player) -> None:
        """A player has the acknowledgement of their move."""
        self.known = player.number
        player.stream.acknowledged()
        if not self.real_time:
            for other in self.players:  # whoever is next may have heard of it before
                self.settle(other)

    def refused(self, player: Player, heard: Heard) -> None:
        """A player was told no: in real time somebody was faster, else something is wrong."""
        if not (self.real_time and heard.id == player.pending):
            self.load.fail(f"Ludothèque refuses ({heard.code}): {heard.reason}")
            return
        player.pending = ""
        player.stream.refused()
        self.settle(player)

    def _send_move(self) -> None:
        assert self.mover is not None
        self.mover.send_move()


async def open_table(follow: str, http: httpx.AsyncClient, load: Load, scenario: Scenario) -> list[Player]:
    """Open a table, let everybody sit down and connect, and wait until the match has begun."""
    table = Table(load, scenario)
    offer = {"game": scenario.game, "seats": scenario.seats, "options": scenario.options, "settings": {"countdown": 0}}
    offer["bots"] = scenario.bots
    opened = await post(http, TABLES, {**offer, "name": "Player 1", "keep": "header"})
    name = opened["table"]
    table.players.append(Player(table, opened["token"]))
    for number in range(1, scenario.seats - scenario.bots):
        guest = {"name": f"Player {number + 1}", "seat": "any", "keep": "header"}
        table.players.append(Player(table, (await post(http, GUESTS.format(table=name), guest))["token"]))
    path = SOCKET.format(table=name, follow=follow)
    for player in table.players:
        await player.connect(path, {"Authorization": f"Bearer {player.token}"})
    while any(player.phase != "playing" for player in table.players) and not load.trouble:
        await asyncio.sleep(0.002)
    return table.players


def _command(port: int, data: Path) -> list[str]:
    return [sys.executable, *SERVE, *WITHOUT_LIMITS, "--port", str(port), "--data-dir", str(data)]


def missing() -> str:
    """Why it cannot take part, or nothing."""
    tried = subprocess.run([sys.executable, *SERVE, "--help"], capture_output=True, check=False)
    return "`ludotheque serve` does not start" if tried.returncode else ""


def _versions() -> dict[str, str]:
    return {name: metadata.version(name) for name in ("ludotheque", "uvicorn", "litestar", "msgspec")}


def contender(follow: str = PAGE) -> Contender:
    """As `ludotheque serve` starts: SQLite with full sync; the limits for one address lifted. By default, its clients
    follow what the page does."""
    return Contender(
        who=WHO,
        how=f"SQLite, full sync, {HOW[follow]}",
        command=_command,
        open_table=partial(open_table, follow),
        versions=_versions,
        missing=missing,
        games=("lucky-numbers", "ligretto"),
        parts=PARTS if follow == PAGE else ("load", "ligretto"),
        bots=follow == PAGE,
        ready="/health/ready",
    )
