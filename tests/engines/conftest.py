"""Firefox and WebKit, one after the other, and a visitor in it to whom nothing may go wrong.

These tests run when they are asked for by name or with ``--all``: each engine takes a minute.
"""

import os
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from browser.conftest import finished, running, server
from engines.firefox import browsing_with_firefox, firefox
from engines.webkit import WebKitVisitor, mini_browser, webkit
from support.browsing import Visitor
from support.server import Server

__all__ = ["finished", "running", "server"]
Come = Callable[..., Visitor]


def pytest_ignore_collect(config: pytest.Config) -> bool | None:
    asked = config.getoption("--all", False) or any(Path(__file__).parent.name in word for word in config.args)
    return None if asked else True


@pytest.fixture(scope="package", params=["firefox", "webkit"])
def engine(request: pytest.FixtureRequest) -> Iterator[Come]:
    """Makes visitors."""
    found = {"firefox": firefox, "webkit": mini_browser}[request.param]()
    if found is None:
        missing = f"{request.param} is not installed: see CONTRIBUTING.md"
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    if request.param == "firefox":
        with browsing_with_firefox(found) as browser:
            yield partial(Visitor, browser)
    else:
        with webkit(found) as driver:
            yield partial(WebKitVisitor, driver)


@pytest.fixture
def come(engine: Come, server: Server) -> Iterator[Come]:
    """Brings a visitor; at the end nothing may have gone wrong for them."""
    visitors: list[Visitor] = []

    def bring(at: Server = server, **who: Any) -> Visitor:
        visitors.append(engine(at, **who))
        return visitors[-1]

    yield bring
    for visitor in visitors:
        visitor.close()
    assert [trouble for visitor in visitors for trouble in visitor.troubles] == []
