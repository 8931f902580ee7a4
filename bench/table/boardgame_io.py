"""boardgame.io: a table through its lobby, clients that speak its own messages over socket.io."""

import re
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

WHO, WHO_KEEPS = "boardgame.io", "boardgame.io, keeping"
GAME = "lucky-numbers"
# A packet of socket.io in one of engine.io: "0" opened, "2" ping, "3" pong, "40" connected, "42" event; then the
# namespace, which is the game, and JSON.
CONNECT = f"40/{GAME},".encode()
EVENT = f"42/{GAME},".encode()
SYNC, UPDATE, PATCH, PEOPLE = (EVENT + b'["%s"' % name for name in (b"sync", b"update", b"patch", b"matchData"))
STATE_NUMBER = re.compile(rb'"_stateID":(\d+)')
"""The first in a packet is that of the state; those that may follow belong to its log."""
PATCHED_NUMBER = re.compile(rb'\["patch","[^"]+",\d+,(\d+),')
encode = msgspec.json.Encoder().encode


class Player(Client):
    """One player's client."""

    def __init__(self, load: Load, match: str, seat: int, credentials: str) -> None:
        super().__init__(load)
        self.match = match
        self.seat = seat
        self.credentials = credentials
        self.state = 0
        self.joined = load.loop.create_future()
        self.play: ScriptedTable

    def hear(self, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        packet: bytes = frame.get_payload_as_bytes()
        if packet.startswith(UPDATE):
            self._hear(packet, STATE_NUMBER)
        elif packet.startswith(PATCH):
            self._hear(packet, PATCHED_NUMBER)
        elif packet == b"2":
            self.send_text(b"3")
        elif packet.startswith(b"0"):
            self.send_text(CONNECT)
        elif packet.startswith(CONNECT):
            self._emit("sync", self.match, str(self.seat), self.credentials)
        elif packet.startswith(SYNC):
            self.joined.set_result(None)
        elif not packet.startswith(PEOPLE):
            self.load.fail(f"boardgame.io says {packet[:200]!r}")

    def act(self, move: Move) -> None:
        """Send an action, as boardgame.io's client does: with the number of the state that it was chosen in."""
        args = [] if move.cell is None else [move.cell]
        seat = str(self.seat)
        payload = {"type": move.action, "args": args, "playerID": seat, "credentials": self.credentials}
        self._emit("update", {"type": "MAKE_MOVE", "payload": payload}, self.state, self.match, seat)

    def _hear(self, packet: bytes, number: re.Pattern[bytes]) -> None:
        found = number.search(packet)
        if found is None:
            self.load.fail(f"boardgame.io tells no number in {packet[:200]!r}")
            return
        self.state = int(found[1])
        self.play.heard(self.seat)

    def _emit(self, *event: object) -> None:
        self.send_text(EVENT + encode(event))


async def open_table(http: httpx.AsyncClient, load: Load, scenario: Scenario) -> list[Player]:
    """Create a match, join it for every seat, and connect."""
    match = (await post(http, f"/games/{GAME}/create", {"numPlayers": scenario.seats}))["matchID"]
    players = []
    for seat in range(scenario.seats):
        person = {"playerID": str(seat), "playerName": f"Player {seat + 1}"}
        joined = await post(http, f"/games/{GAME}/{match}/join", person)
        players.append(Player(load, match, seat, joined["playerCredentials"]))
    for player in players:
        await player.connect("/socket.io/?EIO=4&transport=websocket")
        await player.joined
    play = ScriptedTable(load, scenario.seats, lambda move: players[move.seat].act(move))
    for player in players:
        player.play = play
    return players


def contender(*, patches: bool = False, keeps: bool = False) -> Contender:
    """Its defaults; or with its option ``deltaState``, which sends JSON patches instead of whole states; or with its
    own storage in files."""

    def command(port: int, data: Path) -> list[str]:
        return ["node", str(node.PEERS / "boardgame_io.js"), str(port), *([str(data)] if keeps else [])]

    return Contender(
        who=WHO_KEEPS if keeps else WHO,
        how=f"{'files, no sync' if keeps else 'memory'}, {'deltaState' if patches else 'whole views'}",
        command=command,
        open_table=open_table,
        versions=lambda: node.versions("boardgame.io", "socket.io"),
        missing=node.missing,
        parts=("load",) if keeps or patches else PARTS,
        folder=node.PEERS,
        environment={"NODE_ENV": "production", "DELTA_STATE": "1" if patches else "0"},
    )
