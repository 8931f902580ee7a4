"""Who is measured: a server that can be started, and the way its clients speak with it."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec

from bench.table.client import Client
from bench.table.load import Load
from bench.table.scenarios import Scenario

PARTS = ("load", "ligretto", "many", "length", "idle", "bots")


@dataclass(frozen=True)
class Contender:
    """A server to be measured."""

    who: str
    how: str
    """How it is configured, in a few words."""
    command: Callable[[int, Path], Sequence[str]]
    """How it is started, on a port and with an empty folder for its data."""
    open_table: Callable[[httpx.AsyncClient, Load, Scenario], Awaitable[Sequence[Client]]]
    """Open a table through its HTTP interface and connect a client for each seat, ready to play."""
    versions: Callable[[], Mapping[str, str]]
    missing: Callable[[], str]
    """Why it cannot take part, or nothing."""
    games: tuple[str, ...] = ("lucky-numbers",)
    parts: tuple[str, ...] = PARTS
    bots: bool = False
    """Whether it has bots of its own."""
    ready: str = ""
    """The path at which it says whether it is ready; without one it is as soon as it listens."""
    folder: Path = field(default_factory=Path.cwd)
    environment: Mapping[str, str] = field(default_factory=dict)


async def post(http: httpx.AsyncClient, path: str, body: Mapping[str, Any]) -> dict[str, Any]:
    """Ask for something over HTTP; the answer's JSON."""
    answer = (await http.post(path, json=body)).raise_for_status()
    return msgspec.json.decode(answer.content, type=dict[str, Any])
