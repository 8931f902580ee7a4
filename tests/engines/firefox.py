"""Firefox as it is installed, driven by Playwright over WebDriver BiDi."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from support.browsing import PATIENCE

NAMES = ("firefox-esr", "firefox")
SHIM = Path(__file__).with_name("firefox_shim.cjs")
WISHES: dict[str, str | float | bool] = {"ui.prefersReducedMotion": 1, "ui.useOverlayScrollbars": 1}


def firefox() -> str | None:
    """Where the browser is: as LUDOTHEQUE_FIREFOX says, or on the path."""
    return os.environ.get("LUDOTHEQUE_FIREFOX") or next(filter(None, map(shutil.which, NAMES)), None)


@contextmanager
def browsing_with_firefox(executable: str) -> Iterator[Browser]:
    """A Firefox that shows no window; closed at the end."""
    expect.set_options(timeout=PATIENCE)
    with shimmed(), sync_playwright() as playwright:
        browser = playwright.firefox.launch(
            channel="moz-firefox", executable_path=executable, firefox_user_prefs=WISHES
        )
        yield browser
        browser.close()


@contextmanager
def shimmed() -> Iterator[None]:
    """Playwright is started meanwhile with what it needs to drive this Firefox."""
    before = os.environ.get("NODE_OPTIONS")
    os.environ["NODE_OPTIONS"] = f"--require {SHIM}"
    try:
        yield
    finally:
        os.environ.pop("NODE_OPTIONS")
        if before is not None:
            os.environ["NODE_OPTIONS"] = before
