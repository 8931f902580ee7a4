"""Ratings explain who won, and say how sure they are."""

import math
from random import Random

import pytest

from ludotheque.arena.elo import Tally, ratings


def chance(difference: float) -> float:
    return 1 / (1 + 10 ** (-difference / 400))


def test_two_bots_differ_as_their_wins_say() -> None:
    # One more match, drawn, stands in for what is not known.
    weak, strong = ratings(2, {(0, 1): Tally(99, {0: 24.5, 1: 74.5})})
    assert weak == (0, 0)
    assert strong.elo == pytest.approx(400 * math.log10(3), abs=0.01)
    assert strong.margin == pytest.approx(1.96 * 400 / math.log(10) / math.sqrt(100 * 0.25 * 0.75), abs=0.1)


def test_known_strengths_are_found_again() -> None:
    true = [0.0, 150.0, 300.0, 450.0]
    tallies: dict[tuple[int, ...], Tally] = {}
    for first in range(4):
        for second in range(first + 1, 4):
            won = 100_000 * chance(true[first] - true[second])
            tallies[first, second] = Tally(100_000, {first: won, second: 100_000 - won})
    assert [rating.elo for rating in ratings(4, tallies)] == pytest.approx(true, abs=0.1)


def test_a_chain_of_neighbours_is_enough() -> None:
    won, lost = 10_000 * chance(150), 10_000 * chance(-150)
    found = ratings(6, {(k, k + 1): Tally(10_000, {k: lost, k + 1: won}) for k in range(5)})
    assert [rating.elo for rating in found] == pytest.approx([0, 150, 300, 450, 600, 750], abs=1)
    margins = [rating.margin for rating in found]
    assert margins == sorted(margins), "the farther from the weakest, the less is known"


def test_with_four_seats_a_bot_wins_by_its_part_of_the_strength_at_the_table() -> None:
    # Ten times as strong as each of three others: 10 of 13.
    tally = Tally(130_000, {0: 30_000, 1: 100_000})
    weak, strong = ratings(2, {(0, 0, 0, 1): tally})
    assert strong.elo - weak.elo == pytest.approx(400, abs=0.1)


def test_whoever_won_everything_is_not_infinitely_strong() -> None:
    few, many = (ratings(2, {(0, 1): Tally(count, {1: float(count)})})[1].elo for count in (10, 1000))
    assert 400 < few < many < 1500


def test_the_true_difference_lies_within_the_margin_about_19_times_of_20() -> None:
    chances, inside = Random(4), 0
    for _ in range(400):
        won = sum(chances.random() < chance(120) for _ in range(200))
        rating = ratings(2, {(0, 1): Tally(200, {0: 200 - won, 1: won})})[1]
        inside += abs(rating.elo - 120) <= rating.margin
    assert 0.91 <= inside / 400 <= 0.985
