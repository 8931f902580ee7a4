"""A coach whose estimates a test decides."""

from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from ludotheque.bots.coach import estimates

Estimating = Callable[[dict[str, Any], Sequence[str]], dict[str, Any]]


def coach_with(monkeypatch: pytest.MonkeyPatch, estimate: Estimating, **more: Any) -> None:
    """Let the coach estimate like this."""
    monkeypatch.setattr(estimates, "_module", lambda game: SimpleNamespace(estimate=estimate, **more))


def by_place(view: dict[str, Any], legal: Sequence[str]) -> dict[str, float]:
    """An action is the better the later it is listed; the last one wins nine times of ten."""
    return {action: 0.9 * (place + 1) / len(legal) for place, action in enumerate(legal)}
