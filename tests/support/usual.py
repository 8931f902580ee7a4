"""What of a test belongs to the usual run; `--all` runs the rest, too."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import pytest

T = TypeVar("T")

more = pytest.mark.more
"""Marks a test, or a parameter of one, that only `--all` runs."""


def usually(values: Iterable[T], usual: Callable[[T], bool]) -> list[Any]:
    """Parameters for a test, of which the usual run takes those for which ``usual`` holds."""
    return [value if usual(value) else pytest.param(value, marks=more) for value in values]
