"""One browser and one server for all these tests, and fresh visitors for each, to whom nothing may go wrong."""

import os
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser

from support import games
from support.browsing import Visitor, browsing, chromium
from support.guest import get, played_by_bots
from support.server import Server, running_server

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
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("browser"), "--rate", "0", "--tables", "0", "--joins", "0") as running:
        yield running


@pytest.fixture
def come(browser: Browser, server: Server) -> Iterator[Come]:
    """Brings visitors; at the end nothing may have gone wrong for any of them."""
    visitors: list[Visitor] = []

    def bring(at: Server = server, **who: Any) -> Visitor:
        visitors.append(Visitor(browser, at, **who))
        return visitors[-1]

    yield bring
    troubles = [trouble for visitor in visitors for trouble in visitor.troubles]
    for visitor in visitors:
        visitor.close()
    assert troubles == []


Finished = Callable[[str], str]
FEW = 5
"""Steps of a match that are hardly worth watching again."""


@pytest.fixture(scope="package")
def finished(server: Server) -> Finished:
    """The name of a table where two bots have played a match of a game to its end."""

    @cache
    def table(game: str) -> str:
        while True:  # a deal of Ligretto that is blocked at once, as one in forty is for two, has nothing to show
            host = played_by_bots(server, game, options=games.of(game).SHORT)
            if len(get(host.url("/matches/1")).json()["steps"]) > FEW:
                return host.table

    return table
