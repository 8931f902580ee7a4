"""The chance to win a match: sure when it is over, the surer the less is left to lose it."""

from typing import Any

import numpy as np
import pytest

from ludotheque.bots.quick_cards.prospects import chances_to_win
from ludotheque.games.quick_cards.state import BLOCKED, STOPPED


def chance(scores: list[int], points: list[int], ending: int = STOPPED, **options: Any) -> float:
    view = {"seat": 0, "scores": scores, "options": {"target": 75, **options}}
    return float(chances_to_win(view, np.array([[points]]), np.array([[ending]]))[0, 0])


def test_whoever_leads_when_the_target_is_reached_has_won() -> None:
    assert chance([70, 60], [10, 5]) == 1.0
    assert chance([60, 70], [10, 10]) == 0.0
    assert chance([70, 70], [10, 10]) == 0.5


def test_a_blocked_round_decides_where_the_leader_wins() -> None:
    assert chance([10, 12], [3, 0], BLOCKED, blocked="leader") == 1.0
    assert 0.5 < chance([10, 12], [3, 0], BLOCKED, blocked="score") < 0.7
    assert 0.5 < chance([10, 12], [3, 0], STOPPED, blocked="leader") < 0.7


def test_a_lead_is_worth_more_the_nearer_the_end() -> None:
    early, late = chance([10, 0], [0, 0]), chance([70, 60], [0, 0])
    assert 0.5 < early < late < 1.0
    assert chance([0, 10], [0, 0]) == pytest.approx(1 - early)


def test_equal_seats_have_equal_chances() -> None:
    assert chance([20, 20, 20, 20], [4, 4, 4, 4]) == pytest.approx(0.25)
