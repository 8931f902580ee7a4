"""Whole matches by keyboard alone with a real screen reader: what the page announces is said, and in its order."""

from typing import Any

import pytest

from browser.hands import play_out
from browser.keys import keys_of
from screen_reader.conftest import Come
from screen_reader.listening import listening, never_said
from support.browsing import PageWords

TERMS: dict[str, dict[str, Any]] = {
    "lucky-numbers": {"options": {"setup": "choice"}},
    "polyssimo": {"bots": 3},
    "ligretto": {
        "options": {"target": 1, "blocked": "score"},
        "settings": {"pace": "usual", "countdown": 0, "rhythm": "rest-2"},
    },
}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", TERMS)
def test_a_whole_match_is_played_and_heard(come: Come, game: str, language: str) -> None:
    ada, say = come(language=language), PageWords(language, game)
    ada.play_against_bots(game, **TERMS[game])
    play_out([ada], game, ways=[listening(keys_of(game))])
    assert ada.heard, "nothing was announced"
    ada.hears_with_reader(ada.heard[-1])
    said = ada.desktop.said
    assert never_said(ada.heard, said) == []
    assert any(say("your-turn") in line for line in said) or game == "ligretto"
