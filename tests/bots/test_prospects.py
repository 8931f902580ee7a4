"""The chance to win a match of Ligretto or Dutch Blitz: sure when it is over, the surer the less is left to lose it."""

from typing import Any

import numpy as np
import pytest

from ludotheque.games.quick_cards.coach import chances
from ludotheque.games.quick_cards.coach.chances import CHANCES, chances_now, courses, new_race


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


def test_every_game_and_variant_was_measured_and_other_seats_are_like_the_nearest() -> None:
    assert {game for game, _ in courses()} == {"ligretto", "dutch-blitz"}
    assert len(courses()) == 4
    twelve = chances.course("ligretto", 12, {"blocked": "leader", "advanced": True})
    assert twelve == courses()["ligretto", True][8]
