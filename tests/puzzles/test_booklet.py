"""Booklets: forty puzzles in the order of the original, in print, large print and braille, and as pictures."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from ludotheque.puzzles import Puzzle, minimum
from ludotheque.puzzles.booklet import MOVES, braille, of_the_house
from ludotheque.puzzles.booklet.editions import HEIGHT, WIDTH, Edition, edition
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


def test_braille_numbers_are_those_that_a_person_has_read() -> None:
    lines = (HERE / "braille.txt").read_text("utf-8").splitlines()
    assert len(lines) == 20
    for line in lines:
        value, english, french = line.split()
        assert (braille.number(int(value), "english"), braille.number(int(value), "french")) == (english, french)


def test_braille_dots_lie_where_the_cells_have_them() -> None:
    assert braille.dots("⠼") == [(0, 5.0), (2.5, 0), (2.5, 2.5), (2.5, 5.0)]
    assert braille.dots("⠁⠃") == [(0, 0), (6.0, 0), (6.0, 2.5)]
    assert len(braille.dots("⠿ ⠿")) == 12


def test_a_braille_number_fits_on_its_tile_and_a_board_on_its_page() -> None:
    widest = max(braille.width(braille.number(value, "french")) for value in range(1, 21)) + braille.DOT
    for one in (edition(), edition(large=True), edition(braille="english")):
        assert widest < one.tile or not one.braille
        assert one.across * one.board <= WIDTH - 2 * one.margin + 0.01
        assert one.down * one.board < HEIGHT


@pytest.mark.parametrize("notation", [None, "english", "french"])
def test_a_picture_shows_every_number_once_and_says_them_in_words(notation: braille.Notation | None) -> None:
    puzzle = of_the_house()[30].puzzle
    picture = ElementTree.fromstring(svg(puzzle, "en", notation))
    title = picture.findtext(f"{SVG}title")
    assert title is not None
    assert [int(number) for number in re.findall(r"\d+", title)] == list(puzzle.numbers)
    cells = picture.findall(f"{SVG}g")
    assert len(cells) == 16
    if notation is None:
        assert [int(text.text or "") for text in picture.iter(f"{SVG}text")] == list(puzzle.numbers)
    else:
        dots = [len(cell.findall(f"{SVG}circle")) for cell in cells]
        assert dots == [len(braille.dots(braille.number(number, notation))) for number in puzzle.numbers]
        radius = float(cells[0].find(f"{SVG}circle").get("r") or 0)  # type: ignore[union-attr]
        assert radius * 2 * MILLIMETRES / WHOLE == pytest.approx(braille.DOT, abs=0.02)


@pytest.mark.parametrize(
    ("which", "language", "pages"),
    [
        (edition(), "en", 2 + 3 + 1),
        (edition(large=True), "fr", 2 + 10 + 1),
        (edition(braille="french"), "fr", 2 + 5 + 1),
    ],
    ids=["usual", "large", "braille"],
)
def test_a_printed_booklet_has_a_cover_the_rules_the_puzzles_and_the_solutions(
    which: Edition, language: str, pages: int
) -> None:
    pytest.importorskip("fpdf")
    from ludotheque.puzzles.booklet.pdf import pdf

    printed = pdf(of_the_house()[:10], which, language, "a seed")
    assert printed.startswith(b"%PDF-")
    assert printed.rstrip().endswith(b"%%EOF")
    assert len(re.findall(rb"/Type /Page\b(?!s)", printed)) == pages
    assert b"/Lang (" + language.encode() in printed


def test_the_puzzles_of_the_house_are_stored_as_ids_that_anybody_can_type() -> None:
    from ludotheque.puzzles import booklet

    lines = Path(booklet.__file__).with_name("house.txt").read_text("ascii").split()
    assert [Puzzle.of(line.lower()).id for line in lines] == lines
