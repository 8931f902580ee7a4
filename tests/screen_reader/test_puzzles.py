"""A puzzle by keyboard alone with a real screen reader: what the page announces is said, and in its order."""

import pytest

from browser.keys import press
from browser.keys.puzzle import ARROWS, enter, walk
from ludotheque import words
from ludotheque.puzzles.board import NEIGHBOURS
from ludotheque.puzzles.booklet import of_the_house
from screen_reader.conftest import Come
from screen_reader.listening import Transcribe, hears_all, wait_until_said
from support.browsing import ROOT

PUZZLE = 23


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_puzzle_is_solved_and_heard(come: Come, transcribe: Transcribe, language: str) -> None:
    ada, one = come(language=language), of_the_house()[PUZZLE - 1]
    ada.go(f"/puzzles/{PUZZLE}")
    ada.page.locator("[data-cell='0']").wait_for()
    enter(ada)
    ada.desktop.quiet()  # until the screen reader leaves the arrows to the page
    at, puzzle = 0, one.puzzle
    for a, b in one.solution:
        here, there = puzzle.cell(a), puzzle.cell(b)
        walk(ada, at, here)
        press(ada, "Enter")
        wait_until_said(ada)
        press(ada, next(ARROWS[side] for side, (cell, _) in NEIGHBOURS[here].items() if cell == there), "Enter")
        wait_until_said(ada)
        at, puzzle = there, puzzle.swap(a, b)
    end = words.phrase("puzzle-solved", language, over=ROOT / "frontend" / "words" / "puzzles")
    ada.hears(end)
    hears_all(ada)
    assert any(end in line for line in ada.told)
    transcribe(f"puzzle-{language}", ada.told)
