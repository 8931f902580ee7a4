"""Somebody who listens to the screen reader before they press the next key, which would cut it short."""

import time
from collections.abc import Callable, Iterable, Sequence

from screen_reader.desktop import Desktop
from support.browsing import Visitor

LONGEST = 6.0
"""Seconds that somebody waits for a sentence before they believe that it will not be said."""
PAUSE = 0.1
SETTLED = 1.0
"""Seconds after which the page has written all that it says of a change, line by line."""

WATCH_KEYS = """() => {
  if (window.released === undefined) addEventListener("keyup", () => window.released++, true);
  window.released = 0;
}"""
MARGIN = (4, 600)
"""A place of the window where the page has nothing: to click there takes the keys away from the address bar."""
KEY_PAUSE = 0.02
KEPT = 100
"""Pauses after which a key has not come to the page."""

Transcribe = Callable[[str, Sequence[str]], None]
"""Keep what was said under a name."""


class Listener(Visitor):
    """Somebody whose keys go to the desktop, where the screen reader has them first."""

    desktop: Desktop
    arrived = 0
    """How much was announced while the page was being loaded, when a screen reader says its title instead."""
    began = 0
    """How much the screen reader had said until then."""

    def go(self, path: str) -> None:
        super().go(path)
        self.desktop.click(*MARGIN)
        self.page.wait_for_load_state("networkidle")
        self.desktop.quiet()
        self.arrived, self.began = len(self.heard), len(self.desktop.said)

    @property
    def told(self) -> list[str]:
        """What the screen reader has said since the page was there."""
        return self.desktop.said[self.began :]

    def press(self, key: str) -> None:
        """Press a key, and wait until the page has had it, or the screen reader has kept it for itself; and where the
        focus has gone elsewhere, until that is said: before, the screen reader may keep the next key for itself."""
        before, said = self.focused, len(self.desktop.said)
        self.page.evaluate(WATCH_KEYS)
        self.desktop.press(key)
        for _ in range(KEPT):
            if self.page.evaluate("window.released > 0"):
                break
            time.sleep(KEY_PAUSE)
        if (here := self.focused) and here != before:
            self.desktop.waits_for(here, said)


def hears_all(visitor: Listener) -> None:
    """Everything that the page has announced is said, in its order."""
    wait_until_said(visitor)
    assert never_said(visitor.heard[visitor.arrived :], visitor.told) == []


def wait_until_said(visitor: Listener) -> None:
    """Wait until the screen reader has said what was announced since, as long as somebody would."""
    until, count, since = time.monotonic() + LONGEST, len(visitor.heard), time.monotonic()
    while (now := time.monotonic()) < until:
        heard = visitor.heard
        if len(heard) != count:
            count, since = len(heard), now
        if now - since > SETTLED and not never_said(heard[visitor.arrived :], visitor.told):
            return
        time.sleep(PAUSE)


def never_said(announced: Iterable[str], said: Iterable[str]) -> list[str]:
    """The announcements that were not said, or not in their order."""
    spoken, silent, place = list(said), [], 0
    for line in announced:
        found = next((at for at in range(place, len(spoken)) if line.strip() in spoken[at]), None)
        if found is None:
            silent.append(line)
        else:
            place = found
    return silent
