"""The floor: our own sockets with nothing behind them, under the same load as a whole server."""

import itertools
import sys
from collections.abc import Mapping
from pathlib import Path

import httpx
from picows import WSFrame, WSMsgType

from bench.table import ours
from bench.table.client import Client
from bench.table.contender import Contender
from bench.table.load import Load
from bench.table.scenarios import Scenario
from bench.table.turns import Move, ScriptedTable

WHO = "our sockets alone"
_names = itertools.count()


class Player(Client):
    """A player's client. It reads nothing: one message comes for each move."""

    def __init__(self, load: Load, seat: int) -> None:
        super().__init__(load)
        self.seat = seat
        self.play: ScriptedTable

    def hear(self, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            self.play.heard(self.seat)

    def act(self, move: Move) -> None:
        """Send an action, as long as a real one."""
        self.send_text(b'{"do":"act","id":"%x","action":"%s %02d"}' % (move.seat, move.action.encode(), move.cell or 0))


async def open_table(_http: httpx.AsyncClient, load: Load, scenario: Scenario) -> list[Player]:
    """Connect everybody to a table of their own."""
    players = [Player(load, seat) for seat in range(scenario.seats)]
    name = next(_names)
    for player in players:
        await player.connect(f"/{name}")
    play = ScriptedTable(load, scenario.seats, lambda move: players[move.seat].act(move))
    for player in players:
        player.play = play
    return players


def _command(port: int, _data: Path) -> list[str]:
    return [sys.executable, "-m", "bench.table.bare_server", str(port)]


def _versions() -> Mapping[str, str]:
    return {}


def contender() -> Contender:
    """No rules, no log, no disk."""
    return Contender(
        who=WHO,
        how="ready-made answers",
        command=_command,
        open_table=open_table,
        versions=_versions,
        missing=ours.missing,
        parts=("load",),
        folder=Path(__file__).parents[2],
    )
