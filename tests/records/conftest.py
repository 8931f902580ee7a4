"""A record of each kind: of a match that is over, of one that goes on, and of one dealt by hand."""

import pytest

import ludotheque
from records.matches import new_match, play_on


@pytest.fixture(scope="package")
def finished() -> str:
    match = play_on(new_match())
    assert match.result
    return match.record()


@pytest.fixture(scope="package")
def unfinished() -> str:
    return play_on(new_match(), 30).record()


@pytest.fixture(scope="package")
def by_hand() -> str:
    dealer = ludotheque.Scripted([3, 8, 13, 18, 4, 9, 14, "19 violet", 10, "10 blue"])
    match = ludotheque.game("lucky-numbers").match(2, dealer=dealer, setup="sorted")
    for seat, text in ((0, "draw"), (0, "leave"), (1, "take 10 c2")):
        match.play(seat, text)
    return match.record()
