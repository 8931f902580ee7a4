"""Whole matches by keyboard alone with a real screen reader: whatever the page announces is said, once and in order."""

from collections.abc import Iterable

import pytest

from browser.hands import Hands, play_out
from browser.keys import keys_of
from screen_reader.conftest import Come, Listener
from support.browsing import PageWords, Visitor


def patient(act: Hands) -> Hands:
    """Somebody who listens to the end before they press the next key: every key cuts short what is being said."""

    def act_and_listen(visitor: Visitor, say: PageWords) -> bool:
        acted = act(visitor, say)
        if acted and isinstance(visitor, Listener):
            visitor.desktop.quiet()
        return acted

    return act_and_listen


def never_said(announced: Iterable[str], said: Iterable[str]) -> list[str]:
    """The announcements that the screen reader did not say, in their order."""
    left, silent = iter(said), []
    lines = list(left)
    place = 0
    for line in announced:
        found = next((at for at in range(place, len(lines)) if line in lines[at]), None)
        if found is None:
            silent.append(line)
        else:
            place = found + 1
    return silent


@pytest.mark.parametrize("language", ["en", "fr"])
def test_lucky_numbers(come: Come, language: str) -> None:
    ada, say = come(language=language), PageWords(language, "lucky-numbers")
    ada.play_against_bots("lucky-numbers", options={"setup": "choice"})
    play_out([ada], "lucky-numbers", ways=[patient(keys_of("lucky-numbers"))])
    ada.desktop.quiet()
    print("\n".join(ada.desktop.said))
    silent = never_said(ada.heard, ada.desktop.said)
    print(len(silent), "of", len(ada.heard))
    assert silent == []
