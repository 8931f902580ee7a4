"""Ligretto can be played by ear: whoever has nothing but the words, sounds and keys of the page plays whole rounds."""

from collections.abc import Iterator
from random import Random

import pytest

from bench.ear.listener import Listener, card_of
from bench.ear.listening import play_round
from bench.ear.page import NoEars, Page, Sound


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    try:
        with Page() as page:
            yield page
    except NoEars as trouble:
        pytest.skip(str(trouble))


@pytest.mark.parametrize("careful", [False, True])
def test_a_listener_plays_a_round_at_a_calm_pace_and_holds_their_own(page: Page, careful: bool) -> None:
    rounds = [play_round(page, 4, "rest-4", number, careful=careful) for number in range(6)]
    assert all(one.played >= 4 for one in rounds), "nobody who hears where cards fit is left behind"
    if not careful:
        assert sum(one.won for one in rounds) >= 1
    assert sum(one.words for one in rounds) <= 3 * sum(one.seconds for one in rounds)


def test_at_a_table_of_twelve_no_more_is_said_than_an_ear_takes_in(page: Page) -> None:
    for rhythm in ("free", "rest-2"):
        one = play_round(page, 12, rhythm, 1)
        assert one.words <= 3 * one.seconds
        assert one.played > 0


def test_the_same_round_is_heard_alike(page: Page) -> None:
    assert play_round(page, 4, "rest-8", 3) == play_round(page, 4, "rest-8", 3)


def test_a_sound_tells_its_card() -> None:
    assert card_of(Sound("lands", pan=-1.0, pitch=330.0, timbre="horn")) == "red 1"
    assert card_of(Sound("lands", pan=-1.0, pitch=330.0 * 2 ** (16 / 12), timbre="bell")) == "yellow 10"


def test_the_listener_believes_ears_alone() -> None:
    listener = Listener(4.0, Random(1))
    assert listener.key(0.0) == "r", "nothing was said to fit"
    listener.has_heard("Red 4 fits, pile 2. Hand: blue 7.")
    assert listener.key(1.0) == "g"
    listener.hears(2.0, Sound("lands", pan=-1 + 2 / 7, pitch=330.0 * 2 ** (5 / 12), timbre="horn"))
    assert listener.key(3.0) == "r", "somebody laid the red 4 on pile 2"
