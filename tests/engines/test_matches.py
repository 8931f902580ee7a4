"""A match of each game is played to its end in every engine, by click and by keyboard."""

from typing import Any

import pytest

from browser.hands import GAMES, hands_of, play_out
from browser.keys import keys_of
from engines.conftest import Come
from support.browsing import PageWords

TERMS: dict[str, dict[str, Any]] = {
    "lucky-numbers": {"options": {"setup": "choice"}},
    "polyssimo": {"bots": 3},
    "ligretto": {"options": {"target": 1, "blocked": "score"}},
    "dutch-blitz": {"options": {"target": 1}},
}
WAYS = {"click": hands_of, "keyboard": keys_of}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_to_its_end(come: Come, game: str, way: str) -> None:
    ada, say = come(), PageWords(game=game)
    ada.play_against_bots(game, **TERMS[game])
    play_out([ada], game, ways=[WAYS[way](game)])
    ada.button(say("fair-check")).click()
    ada.hears(say("fair-holds"))
