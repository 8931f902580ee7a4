"""A person in a real Chromium at a table of twelve, while every frame is timed and the main thread is traced."""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from playwright.sync_api import Browser, sync_playwright

from bench.page import trace

SEATS = 12
FRAME = 1000 / 60
ON_TIME = 1.5
"""A frame is on time when it comes within so many frames' time of the one before."""
HANDS = ("Comma", "Space")
"""The best place and turning three, by turns, as a quick person presses them."""
EVERY = 350.0
"""Milliseconds between two keys."""
TIMED = """() => {
  window.frames_taken = [];
  let last = 0;
  const next = (now) => {
    if (last) window.frames_taken.push(now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}"""


class Trouble(Exception):
    """There is nothing to measure with."""


@dataclass(frozen=True)
class Watched:
    """What was seen in some seconds of play."""

    seconds: float
    frames: list[float]
    """Milliseconds from each frame to the next, as the page's own animation clock has them."""
    worked: trace.Worked
    waiting: float
    """Programs that wanted a processor meanwhile, for each one there is."""

    def quantile(self, part: float) -> float:
        """The milliseconds within which so large a part of the frames came."""
        ordered = sorted(self.frames)
        return ordered[min(len(ordered) - 1, int(part * len(ordered)))]

    @property
    def on_time(self) -> float:
        """The part of the frames that came on time."""
        return sum(one <= ON_TIME * FRAME for one in self.frames) / len(self.frames)

    @property
    def dropped(self) -> float:
        """The part of the frames that should have come and did not."""
        missing = sum(max(0, round(one / FRAME) - 1) for one in self.frames)
        return missing / (missing + len(self.frames))


def chromium() -> str:
    """Where the browser is: as LUDOTHEQUE_CHROMIUM says, or on the path."""
    names = ("chromium", "chromium-browser", "google-chrome")
    found = os.environ.get("LUDOTHEQUE_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    if found is None:
        raise Trouble("There is no Chromium on the path, and LUDOTHEQUE_CHROMIUM names none.")
    return found


@contextmanager
def serving() -> Iterator[str]:
    """A server with a table store of its own; its address."""
    flags = ("--port", "0", "--no-open", "--rate", "0")
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "ludotheque", "serve", *flags, "--data-dir", folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
            assert process.stdout
            try:
                said = (re.search(r"http://\S+?(?=/?\s*$)", line) for line in process.stdout)
                address = next((found[0] for found in said if found), None)
                if address is None:
                    raise Trouble("The server did not start.")
                yield address
            finally:
                process.kill()


@contextmanager
def browsing() -> Iterator[Browser]:
    """A Chromium without a window; it draws with the processor alone."""
    rooted = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--disable-gpu", *rooted])
        yield browser
        browser.close()


def watch(browser: Browser, address: str, seconds: float) -> Watched:
    """Play that long at a new table of twelve, and time every frame."""
    context = browser.new_context(base_url=address, viewport={"width": 1440, "height": 900}, locale="en-GB")
    page = context.new_page()
    settings = {"pace": "quick", "countdown": 2}
    asked = {"game": "ligretto", "name": "Ada", "seats": SEATS, "bots": SEATS - 1, "settings": settings}
    table = context.request.post("/api/tables", data={**asked, "options": {"target": 500}}).json()["table"]
    for command in ("ready", "start"):
        told = {"do": command, "id": command}
        context.request.post(f"/api/tables/{table}/commands", data=told, headers={"Origin": address})
    page.goto(f"/t/{table}")
    page.get_by_role("timer").wait_for(state="visible")
    page.get_by_role("timer").wait_for(state="hidden")
    page.evaluate(TIMED)
    browser.start_tracing(page=page, categories=trace.CATEGORIES)
    began, keys = time.monotonic(), 0
    while time.monotonic() - began < seconds:
        page.keyboard.press(HANDS[keys % len(HANDS)])
        keys += 1
        page.wait_for_timeout(EVERY)
    took = time.monotonic() - began
    frames = page.evaluate("window.frames_taken")
    traced = json.loads(browser.stop_tracing())["traceEvents"]
    waiting = os.getloadavg()[0] / (os.cpu_count() or 1)
    context.close()
    return Watched(took, frames, trace.read(traced, FRAME), waiting)
