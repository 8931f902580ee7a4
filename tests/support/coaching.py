"""A coach whose estimates a test decides."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

from ludotheque import shelf
from ludotheque.bots.coach import Coach
from ludotheque.contract import Action

Estimating = Callable[[Any, Sequence[Action]], Mapping[Action, float | tuple[float, float]]]


def coach_with(monkeypatch: pytest.MonkeyPatch, estimate: Estimating, margin: float = Coach.margin) -> None:
    """Let the coach of every game estimate like this."""
    coach = Coach()
    monkeypatch.setattr(coach, "estimate", estimate)
    monkeypatch.setattr(coach, "margin", margin)
    for game in shelf.names():
        monkeypatch.setattr(shelf.kit(game), "coach", lambda: coach)


def by_place(view: Any, actions: Sequence[Action]) -> dict[Action, float]:
    """An action is the better the later it is listed; the last one wins nine times of ten."""
    return {action: 0.9 * (place + 1) / len(actions) for place, action in enumerate(actions)}
