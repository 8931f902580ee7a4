"""A BRF file can be embossed as it is: no line and no page is too long, and everything that was said is on it."""

import re
from collections.abc import Callable
from functools import partial

import pytest

import ludotheque
from ludotheque import leaflet, shelf, words
from ludotheque.braille import markdown
from ludotheque.braille.blocks import Drawing, Heading, Item, NewPage, Paragraph, Table, Text, Together
from ludotheque.braille.brf import brf
from ludotheque.braille.dots import BLANK
from ludotheque.braille.liblouis import braille_ascii
from ludotheque.braille.pages import BRF, Size, lay_out
from ludotheque.braille.pdf import A4
from ludotheque.braille.script import Script
from ludotheque.braille.setting import DRAWN
from ludotheque.marks import Reader
from ludotheque.marks.explained import explanation
from ludotheque.puzzles.booklet import of_the_house
from ludotheque.puzzles.booklet.tactile import booklet_text
from ludotheque.puzzles.errors import HERE

CELLS = {braille_ascii(chr(cell)): chr(cell) for cell in range(0x2800, 0x2840)}
"""The characters of a BRF file and their cells."""


def rules(name: str, script: Script) -> Text:
    game = ludotheque.game(name)
    return markdown.read(leaflet.rules(game, script.language), script.language, pictures=leaflet.drawings(game))


def marks(name: str, script: Script) -> Text:
    reader = Reader(script.language, "letters", name)
    return explanation(shelf.kit(name).marks(reader), reader, "Marks")


TEXTS: dict[str, Callable[[Script], Text]] = {
    "booklet": lambda script: booklet_text(of_the_house(), script, "a seed"),
    **{f"rules of {name}": partial(rules, name) for name in ludotheque.names()},
    **{f"marks of {name}": partial(marks, name) for name in ludotheque.names()},
}
each_text = pytest.mark.parametrize("which", TEXTS)
each_script = pytest.mark.parametrize(
    "script",
    [Script(language, contracted) for language in words.LANGUAGES for contracted in (False, True)],
    ids=lambda script: f"{script.language}-{'contracted' if script.contracted else 'uncontracted'}",
)


def pages_of(file: bytes) -> list[list[str]]:
    """The lines of every page of a BRF file."""
    *pages, rest = file.decode("ascii").split("\f")
    assert rest == "", "the last page ends with a form feed, too"
    return [page.split("\r\n")[:-1] for page in pages]


def read(file: bytes, script: Script) -> str:
    """What stands in a BRF file without its page numbers, as one text."""
    lines = [line.strip() for page in pages_of(file) for line in page[:-1] if line.strip()]
    return " ".join(script.read("".join(CELLS[sign] for sign in line)) for line in lines)


def test_a_brf_file_has_64_characters_one_for_each_cell() -> None:
    assert len(CELLS) == 64
    assert set(CELLS) == {chr(code) for code in range(0x20, 0x60)}


@each_script
@each_text
def test_no_line_has_more_than_40_cells_and_every_page_25_lines(which: str, script: Script) -> None:
    pages = pages_of(brf(TEXTS[which](script), script))
    for number, page in enumerate(pages, start=1):
        assert len(page) == 25
        assert all(len(line) <= 40 and set(line) <= set(CELLS) for line in page)
        assert "".join(CELLS[sign] for sign in page[-1].strip()) == script.write(str(number))
        assert len(page[-1]) == 40
        assert any(page[:-1])


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_booklet_can_be_read_back_puzzle_by_puzzle_and_solution_by_solution(language: str) -> None:
    script, puzzles = Script(language), of_the_house()
    text = read(brf(booklet_text(puzzles, script, None), script), script)
    numbers = [" ".join(map(str, one.puzzle.numbers)) for one in puzzles]
    ids = [one.puzzle.id.lower() for one in puzzles]
    told = re.sub(r"\s+", " ", text)
    for board, typed in zip(numbers, ids, strict=True):
        assert board in told
        assert typed in told.replace("- ", "-")
    solutions = told[told.rindex(words.phrase("booklet-solutions", language, over=HERE)) :]
    pairs = [(int(a), int(b)) for a, b in re.findall(r"(\d+)-(\d+)", solutions)]
    assert pairs == [swap for one in puzzles for swap in one.solution]


@each_script
def test_the_contents_name_the_pages_that_the_headings_are_on(script: Script) -> None:
    pages = lay_out(rules("lucky-numbers", script), script, BRF)
    listed = [(piece, number) for number, page in enumerate(pages, 1) for _, piece in page.pieces if piece.listed]
    headings = [(piece.text, number) for piece, number in listed]
    assert len(headings) > 5
    entries = [line for line in pages[0].lines(BRF) if script.leader * 3 in line]
    assert [(script.write(text), script.write(str(page))) for text, page in headings] == [
        (entry[: entry.index(BLANK + script.leader * 3)], entry[entry.rindex(BLANK) + 1 :]) for entry in entries
    ]


def lines_of(*blocks: object, width: int = 40, lines: int = 25) -> list[list[str]]:
    size = Size(width, lines)
    text = Text("T", "en", tuple(blocks))  # type: ignore[arg-type]
    return [page.lines(size) for page in lay_out(text, Script("en"), size)]


def test_a_heading_never_ends_a_page() -> None:
    for before in range(1, 12):
        pages = lines_of(*[Item("x")] * before, Heading("H"), Paragraph("one two"), lines=8)
        heading = next((page, row) for page in pages for row, line in enumerate(page) if line.strip(BLANK) == "⠠⠓")
        assert heading[0][heading[1] + 1].strip(BLANK).startswith("⠕⠝⠑")


def test_what_belongs_together_stands_on_one_page() -> None:
    both = Together((Heading("H"), Drawing((("1", "2", "3", "4"),), caption="c")))
    pages = lines_of(Item("x"), both, both, lines=12)
    assert [sum("⠼⠁" in line for line in page[:-1]) for page in pages] == [1, 1]
    assert [sum(line == "⠉" for line in page) for page in pages] == [1, 1]


def test_a_word_longer_than_a_line_goes_on_in_the_next_one() -> None:
    [page] = lines_of(Paragraph("a" * 50), width=20)
    assert "".join(line.strip(BLANK) for line in page[1:-1]) == "⠁" * 50


def test_what_an_unbreakable_space_joins_stays_on_one_line() -> None:
    [page] = lines_of(Paragraph("aaaa bbbb\u00a0cccc"), width=12)
    assert [line.strip(BLANK) for line in page[2:4]] == ["⠁⠁⠁⠁", "⠃⠃⠃⠃⠀⠉⠉⠉⠉"]


def test_a_new_page_begins_where_one_is_wanted() -> None:
    assert len(lines_of(Paragraph("a"), NewPage(), NewPage(), Paragraph("b"))) == 2


def test_a_table_has_columns_where_they_fit_and_is_a_list_where_they_do_not() -> None:
    table = Table(("a", "b"), (("cc", "d"), ("e", "ffff")))
    [page] = lines_of(table, width=12)
    assert [line for line in page[1:-1] if line] == ["⠁⠀⠀⠀⠃", "⠒⠒⠀⠀⠒⠒⠒⠒", "⠉⠉⠀⠀⠙", "⠑⠀⠀⠀⠋⠋⠋⠋"]
    [narrow] = lines_of(table, width=7)
    assert [line for line in narrow[1:-1] if line] == ["⠀⠀⠀⠞", "⠁⠒⠀⠉⠉⠆", "⠀⠀⠃⠒⠀⠙", "⠁⠒⠀⠑⠆", "⠀⠀⠃⠒", "⠀⠀⠋⠋⠋⠋"]


def test_a_drawing_in_plain_characters_keeps_its_shape_and_is_explained() -> None:
    drawn = markdown.read("# T\n\n```text\nF     12\n·##   4\n##·   ·\n```\n", "en")
    [drawing] = drawn.blocks
    assert drawing == Drawing((("F", "·##", "##·"), ("12", "4", "·")))
    square, empty = DRAWN["#"], DRAWN["·"]
    [page] = lay_out(drawn, Script("en"), A4)
    rows = page.lines(A4)
    assert f"{empty}{square}{square}⠀⠀⠼⠙" in rows
    assert f"{square}{square}{empty}⠀⠀{empty}" in rows
    note = next(piece for _, piece in page.pieces if piece.kind == "P")
    assert [square in line.cells or empty in line.cells for line in note.lines].count(True) >= 2


def test_where_lines_can_rise_a_drawing_with_raised_lines_needs_no_explanation() -> None:
    drawn = markdown.read("# T\n\n```text\nF\n·##\n##·\n·#·\n```\n", "en")
    kinds = {size: [piece.kind for _, piece in lay_out(drawn, Script("en"), size)[0].pieces] for size in (A4, BRF)}
    assert kinds == {A4: ["H1", "Figure"], BRF: ["H1", "P", "Figure"]}


def test_a_picture_that_is_drawn_for_fingers_is_told_in_words_where_lines_cannot_rise() -> None:
    told, after = (
        [
            (piece.kind, piece.text)
            for _, piece in lay_out(
                markdown.read("# T\n\n![A cell.](picture:one)\n\nMore.\n", "en", pictures={"one": "   a\n1  5\n"}),
                Script("en"),
                size,
            )[0].pieces[1:]
        ]
        for size in (BRF, A4)
    )
    assert told == [("P", ""), ("P", "")]
    assert after == [("P", ""), ("Figure", "In the columns a: Row 1: 5."), ("P", "")]
