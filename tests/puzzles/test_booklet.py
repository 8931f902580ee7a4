"""Booklets: forty puzzles in the order of the original, in print and large print, and as pictures."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from ludotheque.braille import dots
from ludotheque.braille.script import number
from ludotheque.languages import Digits
from ludotheque.paper import HEIGHT, WIDTH
from ludotheque.puzzles import Puzzle, minimum
from ludotheque.puzzles.booklet import MOVES, of_the_house
from ludotheque.puzzles.booklet.editions import Edition, edition
from ludotheque.puzzles.booklet.pdf import pdf
from ludotheque.puzzles.booklet.svg import MILLIMETRES, WHOLE, svg
from ludotheque.puzzles.grading import essence

HERE = Path(__file__).parent
SVG = "{http://www.w3.org/2000/svg}"


def test_the_forty_puzzles_of_the_house_grow_from_1_to_8_moves_as_the_original_does() -> None:
    puzzles = of_the_house()
    assert [one.puzzle.maximum for one in puzzles] == list(MOVES)
    assert MOVES[0] == 1
    assert (MOVES[22:28], MOVES[28:34], MOVES[34:]) == ((6,) * 6, (7,) * 6, (8,) * 6)
    assert list(MOVES) == sorted(MOVES)
    assert len({essence(one.puzzle.numbers) for one in puzzles}) == 40
    for one in puzzles:
        assert minimum(one.puzzle.numbers) == one.puzzle.maximum
        end = one.puzzle
        for a, b in one.solution:
            end = end.swap(a, b)
        assert end.solved


def test_a_board_fits_on_its_page() -> None:
    for one in (edition(), edition(large=True)):
        assert one.across * one.board <= WIDTH - 2 * one.margin + 0.01
        assert one.down * one.board < HEIGHT


@pytest.mark.parametrize("digits", [None, "letters", "antoine"])
def test_a_picture_shows_every_number_once_and_says_them_in_words(digits: Digits | None) -> None:
    puzzle = of_the_house()[30].puzzle
    picture = ElementTree.fromstring(svg(puzzle, "en", digits))
    title = picture.findtext(f"{SVG}title")
    assert title is not None
    assert [int(found) for found in re.findall(r"\d+", title)] == list(puzzle.numbers)
    cells = picture.findall(f"{SVG}g")
    assert len(cells) == 16
    if digits is None:
        assert [int(text.text or "") for text in picture.iter(f"{SVG}text")] == list(puzzle.numbers)
    else:
        drawn = [len(cell.findall(f"{SVG}circle")) for cell in cells]
        assert drawn == [len(dots.dots(number(value, digits))) for value in puzzle.numbers]
        radius = float(cells[0].find(f"{SVG}circle").get("r") or 0)  # type: ignore[union-attr]
        assert radius * 2 * MILLIMETRES / WHOLE == pytest.approx(dots.DOT, abs=0.02)


@pytest.mark.parametrize(
    ("which", "language", "pages"),
    [
        (edition(), "en", 2 + 3 + 1),
        (edition(large=True), "fr", 2 + 10 + 1),
    ],
    ids=["usual", "large"],
)
def test_a_printed_booklet_has_a_cover_the_rules_the_puzzles_and_the_solutions(
    which: Edition, language: str, pages: int
) -> None:
    printed = pdf(of_the_house()[:10], which, language, "a seed")
    assert printed.startswith(b"%PDF-")
    assert printed.rstrip().endswith(b"%%EOF")
    assert len(re.findall(rb"/Type /Page\b(?!s)", printed)) == pages
    assert b"/Lang (" + language.encode() in printed
    assert printed.count(b"/S /H1") == 1
    assert printed.count(b"/S /H3") == 10
    assert printed.count(b"/S /Figure") >= 10


def test_the_puzzles_of_the_house_are_stored_as_ids_that_anybody_can_type() -> None:
    from ludotheque.puzzles import booklet

    lines = Path(booklet.__file__).with_name("house.txt").read_text("ascii").split()
    assert [Puzzle.of(line.lower()).id for line in lines] == lines
