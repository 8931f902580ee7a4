"""A screen reader on a desktop of its own, a browser there, and somebody who plays by keyboard and listens.

These tests run when they are asked for by name: each takes a minute, and beside others the screen reader drops lines.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser.conftest import running, server
from engines.firefox import WISHES, firefox, shimmed
from screen_reader.desktop import Desktop, desktop, missing
from screen_reader.listening import Listener, Transcribe
from support.browsing import FLAGS, PATIENCE, chromium
from support.server import Server

__all__ = ["running", "server"]
ON_A_DESKTOP = [
    "--no-sandbox",
    "--test-type",
    "--force-renderer-accessibility",
    "--window-position=0,0",
    "--disable-features=Translate,HttpsUpgrades,LensOverlay,MediaRouter,PaintHolding",
]
"""Without them, Chromium offers to translate a French page, and the offer takes the keys away from it."""
TRANSCRIPTS = Path(__file__).with_name("transcripts")

Come = Callable[..., Listener]


def pytest_ignore_collect(config: pytest.Config) -> bool | None:
    return None if any(Path(__file__).parent.name in word for word in config.args) else True


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
            browser = playwright.chromium.launch(
                executable_path=chromium(windows=True), args=[*FLAGS, *ON_A_DESKTOP], **given
            )
        yield browser
        browser.close()


@pytest.fixture
def come(opened: Browser, place: Desktop, server: Server) -> Iterator[Come]:
    """Brings somebody who listens; at the end nothing may have gone wrong for them."""
    here: list[Listener] = []

    def bring(**who: Any) -> Listener:
        listener = Listener(opened, server, **{"size": (1280, 800), "verbosity": "usual", **who})
        listener.desktop = place
        here.append(listener)
        return listener

    yield bring
    troubles = [trouble for listener in here for trouble in listener.troubles]
    for listener in here:
        listener.close()
    assert troubles == []


@pytest.fixture
def transcribe(engine: str) -> Transcribe:
    """Keeps what was said, if the environment variable LUDOTHEQUE_TRANSCRIPTS asks for it."""

    def write(name: str, said: Sequence[str]) -> None:
        if os.environ.get("LUDOTHEQUE_TRANSCRIPTS"):
            TRANSCRIPTS.mkdir(exist_ok=True)
            (TRANSCRIPTS / f"{name}-{engine}.txt").write_text("".join(f"{line}\n" for line in said), "utf-8")

    return write
