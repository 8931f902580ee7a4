"""What of a test belongs to the usual run; `--all` runs the rest, too."""

from collections.abc import Callable, Container, Iterable
from itertools import product
from typing import Any, TypeVar

import pytest

T = TypeVar("T")

more = pytest.mark.more
"""Marks a test, or a parameter of one, that only `--all` runs."""


def usually(values: Iterable[T], usual: Callable[[T], bool]) -> list[Any]:
    """Parameters for a test, of which the usual run takes those for which ``usual`` holds."""
    return [value if usual(value) else pytest.param(value, marks=more) for value in values]


def usual_pairs(firsts: Iterable[str], seconds: Iterable[str], usual: Container[tuple[str, str]]) -> list[Any]:
    """All pairs as parameters for a test, of which the usual run takes the usual ones."""
    return [pytest.param(*pair, marks=[] if pair in usual else more) for pair in product(firsts, seconds)]
