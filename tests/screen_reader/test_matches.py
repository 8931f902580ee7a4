"""Whole matches by keyboard alone with a real screen reader: what a player must hear is said, and in its order."""

import os
from typing import Any

import pytest

from browser.keys import press, tab_to
from browser.keys.lucky_numbers_lesson import do as do_in_words
from screen_reader import script
from screen_reader.conftest import Come
from screen_reader.listening import Listener, Transcribe, hears_all
from support.browsing import PageWords
from support.seeded_server import begin
from support.server import Server

TERMS: dict[str, dict[str, Any]] = {
    "lucky-numbers": {"names": ("Bo",)},
    "polyssimo": {"names": ("Bo", "Cleo", "Dan")},
    "ligretto": {
        "names": ("Bo",),
        "options": {"target": 1, "blocked": "score"},
        "settings": {"countdown": 0, "rhythm": "rest-2"},
    },
}
QUIET = {"lucky-numbers": 1.2, "polyssimo": 1.2, "ligretto": 4.5}
"""Seconds after which all is announced that an action brings; where all play at once, a long line holds up the next."""
DEALS = {"lucky-numbers": "lucky 12", "polyssimo": "poly 0", "ligretto": "ligretto 184"}
"""By these names the server deals a match that is soon over."""


def tab_to_board(ada: Listener) -> None:
    """Press Tab until the focus is where arrow keys walk: there the screen reader leaves single keys to the page."""
    while not ada.page.evaluate("document.activeElement.closest('[role=grid], [role=toolbar]') !== null"):
        ada.press("Tab")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", TERMS)
def test_a_match_is_played_and_heard(
    come: Come, server: Server, transcribe: Transcribe, game: str, language: str
) -> None:
    begin(server, DEALS[game])
    ada, say, name = come(language=language), PageWords(language, game), f"{game}-{language}"
    lines = ada.play_among_people(game, **TERMS[game])
    others = dict(zip(TERMS[game]["names"], lines, strict=True))

    def do(deed: str) -> None:
        ada.page.locator(".cards-rest").wait_for(state="detached")
        if deed == "board":
            tab_to_board(ada)
        elif deed in ("ascending", "keep"):
            tab_to(ada, say(f"lucky-arrange-{deed}"))
            press(ada, "Enter")
        elif game == "lucky-numbers" and "+" not in deed:
            do_in_words(ada, say, deed)
        else:
            press(ada, *deed.split())

    steps = script.read(name)
    if os.environ.get("LUDOTHEQUE_SCRIPTS"):  # what is announced is to be written down
        script.note(steps, ada, do, others, QUIET[game])
        script.write(name, steps)
    else:
        script.perform(steps, ada, do, others)
        hears_all(ada)
    transcribe(name, ada.told)
