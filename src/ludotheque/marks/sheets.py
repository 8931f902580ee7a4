"""Marks laid side by side on sheets of A4, each kind on sheets of its own."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from ludotheque import words
from ludotheque.marks import HERE, Mark, MarkSet
from ludotheque.paper import HEIGHT, WIDTH

MARGIN: Final = 12.0
TOP: Final = 18.0
APART: Final = 1.0
SMALL: Final = 6.0
"""The size of the print on a mark, in points."""


@dataclass(frozen=True)
class Sheet:
    """The marks on one sheet, each with the place of its upper left corner."""

    title: str
    placed: tuple[tuple[float, float, Mark], ...]


def sheet_title(sheet: Sheet, language: str, title: str) -> str:
    """What stands at the head of a sheet."""
    return words.phrase("marks-sheet", language, facts={"title": title, "kind": sheet.title}, over=HERE)


def sheets(sets: Sequence[MarkSet]) -> list[Sheet]:
    """All marks, each group on as few sheets as it needs."""
    return [Sheet(one.title, tuple(placed)) for one in sets for group in one.groups for placed in _pages(group)]


def _pages(marks: Sequence[Mark]) -> Iterator[list[tuple[float, float, Mark]]]:
    page: list[tuple[float, float, Mark]] = []
    x, y, high = MARGIN, TOP, 0.0
    for mark in marks:
        if x + mark.width > WIDTH - MARGIN and page:
            x, y, high = MARGIN, y + high + APART, 0.0
        if y + mark.height > HEIGHT - MARGIN and page:
            yield page
            page, x, y, high = [], MARGIN, TOP, 0.0
        page.append((x, y, mark))
        x, high = x + mark.width + APART, max(high, mark.height)
    if page:
        yield page
