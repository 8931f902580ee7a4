"""A screen reader on a desktop of its own, a browser there, and somebody who plays by keyboard and listens.

These tests run when they are asked for by name or with ``--all``: a match takes a minute or two.
"""

import os
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser.conftest import running, server
from engines.firefox import WISHES, firefox, shimmed
from screen_reader.desktop import Desktop, desktop, missing
from support.browsing import FLAGS, PATIENCE, Visitor, chromium
from support.server import Server

__all__ = ["running", "server"]


WATCH_KEYS = """() => {
  if (window.released === undefined) addEventListener("keyup", () => window.released++, true);
  window.released = 0;
}"""
MARGIN = (4, 600)
"""A place of the window where the page has nothing: to click there takes the keys away from the address bar."""
PAUSE = 0.02
KEPT = 40
"""Pauses after which a key has not come to the page."""


class Listener(Visitor):
    """Somebody whose keys go to the desktop, where the screen reader has them first."""

    desktop: Desktop

    def go(self, path: str) -> None:
        super().go(path)
        self.desktop.click(*MARGIN)

    def press(self, key: str) -> None:
        """Press a key, and wait until the page has had it, or the screen reader has kept it for itself."""
        self.page.evaluate(WATCH_KEYS)
        self.desktop.press(key)
        for _ in range(KEPT):
            if self.page.evaluate("window.released > 0"):
                return
            time.sleep(PAUSE)


Come = Callable[..., Listener]


def pytest_ignore_collect(config: pytest.Config) -> bool | None:
    asked = config.getoption("--all", False) or any(Path(__file__).parent.name in word for word in config.args)
    return None if asked else True


@pytest.fixture(params=["chromium", "firefox"])
def engine(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Desktop]:
    if why := missing():
        if os.environ.get("CI"):
            pytest.fail(why)
        pytest.skip(why)
    with desktop(tmp_path / "desktop") as here:
        yield here


@pytest.fixture
def opened(engine: str, place: Desktop) -> Iterator[Browser]:
    """A browser on that desktop."""
    expect.set_options(timeout=PATIENCE)
    with ExitStack() as stack:
        stack.enter_context(shimmed())
        playwright = stack.enter_context(sync_playwright())
        given: dict[str, Any] = {"headless": False, "env": place.environment}
        if engine == "firefox":
            wishes = {**WISHES, "accessibility.force_disabled": -1}
            given |= {"channel": "moz-firefox", "executable_path": firefox(), "firefox_user_prefs": wishes}
            browser = playwright.firefox.launch(**given)
        else:
            flags = [*FLAGS, "--no-sandbox", "--test-type", "--force-renderer-accessibility", "--window-position=0,0"]
            browser = playwright.chromium.launch(executable_path=chromium(), args=flags, **given)
        yield browser
        browser.close()


@pytest.fixture
def come(opened: Browser, place: Desktop, server: Server) -> Iterator[Come]:
    """Brings somebody who listens; at the end nothing may have gone wrong for them."""
    here: list[Listener] = []

    def bring(**who: Any) -> Listener:
        listener = Listener(opened, server, size=(1280, 800), **who)
        listener.desktop = place
        here.append(listener)
        return listener

    yield bring
    troubles = [trouble for listener in here for trouble in listener.troubles]
    for listener in here:
        listener.close()
    assert troubles == []
