"""Colyseus: rooms through its matchmaking, clients that speak its binary messages."""

from pathlib import Path

import httpx
import msgspec
from picows import WSFrame, WSMsgType

from bench.table import node
from bench.table.client import Client
from bench.table.contender import PARTS, Contender, post
from bench.table.load import Load
from bench.table.scenarios import Scenario
from bench.table.turns import Move, ScriptedTable

WHO, WHO_KEEPS = "Colyseus", "Colyseus, keeping"
GAME = "lucky-numbers"
# The first byte of each message
JOIN_ROOM, ROOM_DATA, ROOM_STATE, ROOM_STATE_PATCH = 10, 13, 14, 15
SHORT_TEXT = 0xA0
"""A text of less than 32 bytes begins with this and its length, as in MessagePack."""
encode = msgspec.msgpack.Encoder().encode


class Player(Client):
    """One player's client. It does not decode the patches: one comes for each move, and the script needs no more."""

    def __init__(self, load: Load, seat: int) -> None:
        super().__init__(load)
        self.seat = seat
        self.joined = load.loop.create_future()
        self.play: ScriptedTable

    def hear(self, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.BINARY:
            return
        message: bytes = frame.get_payload_as_bytes()
        kind = message[0]
        if kind == ROOM_STATE_PATCH:
            self.play.heard(self.seat)
        elif kind == JOIN_ROOM:
            self.send_bytes(bytes([JOIN_ROOM]))
        elif kind == ROOM_STATE:
            self.joined.set_result(None)
        else:
            self.load.fail(f"Colyseus says {message[:200]!r}")

    def act(self, move: Move) -> None:
        """Send an action as a message of its name."""
        name = move.action.encode()
        body = b"" if move.cell is None else encode(move.cell)
        self.send_bytes(bytes([ROOM_DATA, SHORT_TEXT | len(name)]) + name + body)


async def open_table(http: httpx.AsyncClient, load: Load, scenario: Scenario) -> list[Player]:
    """Create a room, reserve every seat, and connect."""
    players = [Player(load, seat) for seat in range(scenario.seats)]
    room = ""
    for player in players:
        path = f"/matchmake/joinById/{room}" if room else f"/matchmake/create/{GAME}"
        reserved = await post(http, path, {"seats": scenario.seats})
        room = reserved["roomId"]
        await player.connect(f"/{reserved['processId']}/{room}?sessionId={reserved['sessionId']}")
        await player.joined
    play = ScriptedTable(load, scenario.seats, lambda move: players[move.seat].act(move))
    for player in players:
        player.play = play
    return players


def contender(*, keeps: bool = False) -> Contender:
    """A patch at once after each move: in memory, or when the move is on disk."""

    def command(port: int, data: Path) -> list[str]:
        return ["node", str(node.PEERS / "colyseus.js"), str(port), *([str(data)] if keeps else [])]

    return Contender(
        who=WHO_KEEPS if keeps else WHO,
        how="each move synced, then a patch" if keeps else "memory, a patch for each move",
        command=command,
        open_table=open_table,
        versions=lambda: node.versions("@colyseus/core", "@colyseus/schema", "@colyseus/ws-transport", "ws"),
        missing=node.missing,
        parts=("load",) if keeps else PARTS,
        folder=node.PEERS,
        environment={"NODE_ENV": "production"},
    )
