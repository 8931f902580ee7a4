"""Levels of Polyssimo are measured fairly: the same deals from every seat, and the same figures every time."""

import pytest

from ludotheque.games.polyssimo.bots.weights import load
from training.polyssimo.measuring import Player, named, opening, shares


def player(name: str) -> Player:
    return Player(named(name), load())


@pytest.mark.parametrize("seats", [2, 3])
def test_a_bot_that_leaves_nothing_to_chance_wins_its_share_of_every_deal_against_itself(seats: int) -> None:
    assert shares(player("end=100"), player("end=100"), seats, range(3)) == pytest.approx([1 / seats] * 3)


def test_the_same_deals_give_the_same_shares_and_the_better_wins_more() -> None:
    better, worse = player("expert"), player("newcomer")
    found = shares(better, worse, 2, range(4))
    assert found == shares(better, worse, 2, range(4))
    assert sum(found) > 2
    assert len(better.seconds) > 0, "placements are timed"


def test_every_deal_begins_with_other_picks_of_chance() -> None:
    openings = {opening(2, deal).taken.tobytes() for deal in range(10)}
    assert len(openings) == 10
    assert opening(2, 5).taken.tobytes() in openings
