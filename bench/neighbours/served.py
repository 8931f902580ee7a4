"""A server of ours in a process of its own, and people at its tables."""

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

START = 120.0
"""Seconds that a server may take to start, and to compile what is missing."""
LIMITS = ("--rate", "0", "--tables", "0", "--joins", "0")
_ids = count(1)


@asynccontextmanager
async def a_server(*flags: str) -> AsyncIterator[httpx.AsyncClient]:
    """A server of the sources in ``PYTHONPATH``, with a client that knows its address."""
    with tempfile.TemporaryDirectory() as folder:
        words = ["serve", "--port", "0", "--no-open", "--data-dir", folder, *LIMITS, *flags]
        command = [sys.executable, "-m", "ludotheque", *words]
        env = {**os.environ, "LC_ALL": "C.UTF-8"}
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=env)
        assert process.stdout
        try:
            address = process.stdout.readline().split()[-1].rstrip("/")
            async with httpx.AsyncClient(base_url=address, timeout=60, trust_env=False) as client:
                end = time.monotonic() + START
                while (await client.get("/api/preparing")).json() and time.monotonic() < end:
                    await asyncio.sleep(0.5)
                yield client
        finally:
            process.terminate()
            process.wait()
            process.stdout.close()


async def opened(client: httpx.AsyncClient, game: str, **more: Any) -> tuple[str, str]:
    """A new table: its path, and the token of its host."""
    asked = {"game": game, "name": "Ada", "keep": "header", "settings": {"pace": "instant", "countdown": 0}, **more}
    told = (await client.post("/api/tables", json=asked)).raise_for_status().json()
    return f"/api/tables/{told['table']}", str(told["token"])


async def joined(client: httpx.AsyncClient, path: str) -> str:
    """The token of somebody who takes a free seat."""
    answer = await client.post(f"{path}/guests", json={"name": "Bo", "keep": "header"})
    return str(answer.raise_for_status().json()["token"])


class Line:
    """Somebody's socket at a table."""

    def __init__(self, wire: ClientConnection) -> None:
        self._wire = wire

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = msgspec.json.decode(await self._wire.recv())
        return message

    async def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """What a table answers to a command."""
        told = str(next(_ids))
        await self._wire.send(msgspec.json.encode({"do": do, "id": told, **fields}).decode())
        while True:
            message = await self.hear()
            if message.get("id") == told:
                return message


@asynccontextmanager
async def a_line(client: httpx.AsyncClient, path: str, token: str) -> AsyncIterator[Line]:
    """A socket of a guest."""
    url = f"{client.base_url}".replace("http", "ws", 1).rstrip("/") + f"{path}/socket?follow=legal"
    headers = {"Authorization": f"Bearer {token}"}
    async with connect(url, additional_headers=headers, proxy=None, max_queue=None) as wire:
        yield Line(wire)


async def until_over(line: Line) -> None:
    """Listen until a match is over."""
    while not any(event["kind"] == "match-over" for event in (await line.hear()).get("events", ())):
        pass


def share(values: Sequence[float], part: float) -> float:
    """The value below which a part of some values lies."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]
