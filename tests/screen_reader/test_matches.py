"""Whole matches by keyboard alone with a real screen reader: what a player must hear is said, and in its order."""

import os
from typing import Any

import pytest

from browser.keys import lesson_keys_of, press, tab_to
from screen_reader import script
from screen_reader.conftest import Come
from screen_reader.listening import Listener, Transcribe
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
DEALS = {"lucky-numbers": "lucky 12", "polyssimo": "poly 0", "ligretto": "ligretto 184"}
"""By these names the server deals a match that is soon over."""


def tab_to_board(ada: Listener) -> None:
    """Press Tab until the focus is among what arrow keys walk, where the screen reader leaves single keys to the page."""
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
            lesson_keys_of(game).do(ada, say, deed, None)
        else:
            press(ada, *deed.split())

    steps = script.read(name)
    try:
        if os.environ.get("LUDOTHEQUE_SCRIPTS"):
            script.note(steps, ada, do, others, 4.5 if game == "ligretto" else 1.2)
            script.write(name, steps)
        else:
            script.perform(steps, ada, do, others)
    finally:
        transcribe(name, ada.desktop.said)
