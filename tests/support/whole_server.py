"""A whole server in this process, on a real port, with its wires tapped: for tests that must reach into it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from ludotheque.web import serve
from ludotheque.web.settings import Hosting, Limits
from ludotheque.web.site import Site
from support.proxy import Proxy
from support.tables import InlinePlayers


@asynccontextmanager
async def tapped_server(
    folder: Path, monkeypatch: pytest.MonkeyPatch, *, answers_after: float = 0.0
) -> AsyncIterator[Proxy]:
    """The server, from its start to its orderly end; it can be made slow to say whether it is ready."""
    works = Site.works

    async def works_at_last(site: Site) -> bool:
        await asyncio.sleep(answers_after)
        return await works(site)

    monkeypatch.setattr(serve, "WorkerPlayers", InlinePlayers)
    monkeypatch.setattr(serve, "load_rules", list)  # they are loaded already
    if answers_after:
        monkeypatch.setattr(Site, "works", works_at_last)
    address: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    stop = asyncio.Event()
    hosting = Hosting(port=0, open=False, data_dir=folder, limits=Limits(rate=0, tables=0, joins=0))
    serving = asyncio.create_task(serve.serve(hosting, address.set_result, stop))
    begun: list[asyncio.Future[Any]] = [serving, address]
    await asyncio.wait(begun, return_when=asyncio.FIRST_COMPLETED)
    if serving.done():
        serving.result()  # it says why it could not begin
    async with Proxy(await address) as tap:
        yield tap
    stop.set()
    await serving
