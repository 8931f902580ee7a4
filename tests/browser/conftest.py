"""One browser and one server for all these tests, where every test is dealt the same every time; nothing may go wrong
for anybody who comes."""

import os
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser

from support import games
from support.browsing import DESKTOP, Visitor, browsing, chromium
from support.guest import get, played_by_bots
from support.seeded_server import apart, begin, seeded
from support.server import NO_LIMITS, Server, running_server

Come = Callable[..., Visitor]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    found = chromium()
    if found is None:
        missing = "there is no Chromium on the path, and LUDOTHEQUE_CHROMIUM names none"
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    with browsing(found) as opened:  # closed with the package: other tests could not run event loops beside it
        yield opened


@pytest.fixture(scope="package")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("browser")
    with running_server(folder, *NO_LIMITS, env=seeded(folder), program="support.seeded_server") as server:
        while server.alive and not get(f"{server.address}/health/ready").is_success:
            time.sleep(0.1)  # the rules are being compiled, on a machine that has not played yet
        yield server


@pytest.fixture
def server(running: Server, request: pytest.FixtureRequest) -> Server:
    begin(running, request.node.nodeid)
    return running


Idle = defaultdict[tuple[object, ...], list[Visitor]]
"""Visitors whom nobody needs at the moment, by what cannot be changed about them."""


@pytest.fixture(scope="package")
def idle(browser: Browser) -> Iterator[Idle]:
    visitors: Idle = defaultdict(list)  # closed before the browser
    yield visitors
    for visitor in (one for alike in visitors.values() for one in alike):
        visitor.close()


@pytest.fixture
def come(browser: Browser, idle: Idle, server: Server) -> Iterator[Come]:
    """Brings visitors; at the end nothing may have gone wrong for any of them. To open a browser takes as long as a
    short test: who has left comes again as somebody else, except with a clock that has been put forward."""
    here: list[tuple[Visitor, tuple[object, ...] | None]] = []

    def bring(
        at: Server = server,
        *,
        name: str = "Ada",
        size: tuple[int, int] = DESKTOP,
        theme: str = "day",
        verbosity: str = "everything",
        kept: bool = False,
        **lasting: Any,
    ) -> Visitor:
        lasts = not (kept or lasting.get("clock") or at is not server)
        again = tuple(sorted(lasting.items())) if lasts else None
        if again is not None and idle[again]:
            visitor = idle[again].pop()
            visitor.come_again(name, size, theme, verbosity)
        else:
            visitor = Visitor(browser, at, name=name, size=size, theme=theme, verbosity=verbosity, kept=kept, **lasting)
        here.append((visitor, again))
        return visitor

    yield bring
    troubles = [trouble for visitor, _ in here for trouble in visitor.troubles]
    for visitor, again in here:
        if again is None or troubles:
            visitor.close()
        else:
            visitor.leave()
            idle[again].append(visitor)
    assert troubles == []


Finished = Callable[[str], str]


@pytest.fixture(scope="package")
def finished(running: Server) -> Finished:
    """The name of a table where two bots have played a match of a game to its end."""

    @cache
    def table(game: str) -> str:
        with apart(running, f"finished {game}"):
            return played_by_bots(running, game, options=games.of(game).SHORT).table

    return table
