"""The chance to win a match: sure when it is over, the surer the less is left to lose it."""

from typing import Any

import numpy as np
import pytest

from ludotheque.games.quick_cards.bots.prospects import COURSES, chance_to_come, chance_to_win, course
from ludotheque.games.quick_cards.coach import chances
from ludotheque.games.quick_cards.coach.chances import CHANCES, chances_now, new_race


def chance(totals: list[int], left: float = 0.0, decided: bool = False, seats: int = 0, **options: Any) -> float:
    options = {"target": 75, "blocked": "score", **options}
    going = course("ligretto", seats or len(totals), options)
    return float(chance_to_win(np.array(totals), 0, options["target"], left, decided, going))


def test_whoever_leads_when_the_target_is_reached_has_won() -> None:
    assert chance([80, 65]) == 1.0
    assert chance([70, 80]) == 0.0
    assert chance([80, 80]) == 0.5
    assert 0.5 < chance([80, 70], left=0.3) < 1.0, "until the round is over, another may come first"


def test_a_blocked_round_decides_where_the_leader_wins() -> None:
    assert chance([13, 12], decided=True) == 1.0
    assert 0.5 < chance([13, 12]) < 0.7
    assert chance([13, 12], blocked="leader") > chance([13, 12]), "it may be over sooner"


def test_a_lead_is_worth_more_the_nearer_the_end() -> None:
    early, late = chance([10, 0, 0, 0]), chance([70, 60, 60, 60])
    assert 0.25 < early < late < 1.0
    assert chance([0, 10]) == pytest.approx(1 - chance([10, 0]))
    assert chance([90, 80], left=0.9) < chance([90, 80], left=0.2), "and the less is left of the round"


def test_equal_seats_have_equal_chances() -> None:
    for left in (0.0, 0.5, 1.0):
        assert chance([24, 24, 24, 24], left) == pytest.approx(0.25)
        assert chance([90, 90, 90], left) == pytest.approx(1 / 3)


def test_every_game_and_variant_was_measured_and_other_seats_are_like_the_nearest() -> None:
    assert {game for game, _ in COURSES} == {"ligretto", "dutch-blitz"}
    assert len(COURSES) == 4
    twelve = course("ligretto", 12, {"blocked": "leader", "advanced": True})
    assert list(twelve) == list(COURSES["ligretto", True][8])


def test_what_is_expected_of_a_round_counts_the_more_the_less_is_left_of_it() -> None:
    going = course("ligretto", 3, {"target": 75, "blocked": "score"})

    def chances(expected: list[float], left: float) -> list[float]:
        return [float(chance_to_come(np.array(expected), seat, 75, left, going)) for seat in range(3)]

    assert chances([40.5, 40.5, 40.5], 0.5) == pytest.approx([1 / 3] * 3)
    early, late = chances([78.0, 70.0, 62.0], 0.9), chances([78.0, 70.0, 62.0], 0.1)
    assert sum(early) == pytest.approx(1)
    assert 1 / 3 < early[0] < late[0] < 1
    assert chances([30.0, 22.0, 14.0], 0.1)[0] < late[0], "and the more, the nearer the end of the match"


def race(totals: list[int], left: float, **options: Any) -> list[float]:
    options = {"target": 75, "blocked": "score", **options}
    race = new_race(len(totals))
    going = chances.course("ligretto", len(totals), options)
    chances_now(np.array(totals, np.float64), left, options["target"], going, race)
    return race[CHANCES].tolist()  # type: ignore[no-any-return]


@pytest.mark.parametrize("seats", [2, 3, 4, 6, 8, 12])
def test_chances_in_the_race_to_the_target_are_fair_and_grow_with_a_lead(seats: int) -> None:
    assert race([20] * seats, 0.5) == pytest.approx([1 / seats] * seats)
    leads = [race([20 + lead] + [20] * (seats - 1), 0.5) for lead in (0, 5, 15, 30)]
    assert all(sum(each) == pytest.approx(1) for each in leads)
    assert [each[0] for each in leads] == sorted({each[0] for each in leads})
    assert race([70, *[50] * (seats - 1)], 0.1)[0] > race([30, *[10] * (seats - 1)], 0.1)[0], "a lead near the end"


def test_the_race_is_over_when_somebody_has_arrived_and_the_round_is() -> None:
    assert race([80, 76, 10], 0.0) == [1.0, 0.0, 0.0]
    assert race([80, 80, 10], 0.0) == [0.5, 0.5, 0.0]
    assert 0 < race([80, 76, 10], 0.2)[1] < 0.5
    assert race([30, 20], 0.5, blocked="leader", advanced=True)[0] > race([30, 20], 0.5, advanced=True)[0]
