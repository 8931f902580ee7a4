"""Somebody who listens to the screen reader before they press the next key, which would cut it short."""

import time
from collections.abc import Iterable

from browser.hands import Hands
from screen_reader.conftest import Listener
from support.browsing import PageWords, Visitor

LONGEST = 6.0
"""Seconds that somebody waits for a sentence before they believe that it will not be said."""


def listening(act: Hands) -> Hands:
    """Hands that wait until all is said that their action brought."""

    def act_and_listen(visitor: Visitor, say: PageWords) -> bool:
        assert isinstance(visitor, Listener)
        announced, said = len(visitor.heard), len(visitor.desktop.said)
        acted = act(visitor, say)
        until = time.monotonic() + LONGEST
        while acted and time.monotonic() < until:
            if not never_said(visitor.heard[announced:], visitor.desktop.said[said:]):
                break
            time.sleep(0.1)
        return acted

    return act_and_listen


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
