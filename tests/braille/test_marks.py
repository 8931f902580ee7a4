"""Marks for the boxes of games: one for everything that is in the box, at true size, far enough apart to be felt."""

import re
from collections import Counter
from itertools import combinations, pairwise
from math import dist
from xml.etree import ElementTree

import pytest

from ludotheque import shelf
from ludotheque.braille import dots
from ludotheque.braille.script import digits_of
from ludotheque.games.polyssimo.pieces import NAMES
from ludotheque.kit import Kit
from ludotheque.marks import Braille, Disc, Mark, Reader, Stroke, pdf
from ludotheque.marks.sheets import MARGIN, sheets
from ludotheque.marks.svg import svg
from ludotheque.paper import HEIGHT, WIDTH
from ludotheque.words import LANGUAGES

GAMES = [kit.game.name for kit in shelf.kits() if type(kit).marks is not Kit.marks]
SVG = "{http://www.w3.org/2000/svg}"
each_game = pytest.mark.parametrize("game", GAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def reader(game: str, language: str = "en") -> Reader:
    return Reader(language, digits_of(language), game)


def marks(game: str, language: str = "en") -> list[list[Mark]]:
    """The marks of a game, kind by kind."""
    sets = shelf.kit(game).marks(reader(game, language))
    return [[mark for group in one.groups for mark in group] for one in sets]


def cells(mark: Mark) -> str:
    [braille] = [shape.cells for shape in mark.shapes if isinstance(shape, Braille)]
    return braille


def raised(mark: Mark) -> list[tuple[str, list[tuple[float, float]], float]]:
    """What rises: of what kind, where, and how far from there."""
    found = []
    for number, shape in enumerate(mark.shapes):
        if isinstance(shape, Braille):
            places = [(shape.x + x, shape.y + y) for x, y in dots.dots(shape.cells)]
            found.append((f"braille {number}", places, dots.DOT / 2))
        elif isinstance(shape, Disc):
            found.append((f"disc {number}", [(shape.x, shape.y)], shape.radius))
        else:
            found.append(("stroke", stroked(shape), shape.thick / 2))
    return found


def stroked(stroke: Stroke) -> list[tuple[float, float]]:
    """Points of a line, close together."""
    ends = [*stroke.points, *(stroke.points[:1] if stroke.closed else ())]
    steps = [place / 100 for place in range(101)]
    return [(a[0] + (b[0] - a[0]) * step, a[1] + (b[1] - a[1]) * step) for a, b in pairwise(ends) for step in steps]


@each_language
def test_every_clover_has_its_number_and_as_many_marks_as_its_colour_says(language: str) -> None:
    clovers = marks("lucky-numbers", language)[0]
    assert len(clovers) == len({mark.name for mark in clovers}) == 100
    told = Counter((cells(mark), sum(isinstance(shape, Disc) for shape in mark.shapes)) for mark in clovers)
    numbers = [reader("lucky-numbers", language).cells(number) for number in range(1, 21)]
    assert told == Counter((number, count) for number in numbers for count in range(5))
    colours = {
        "en": ["blue", "violet", "red", "gold", "green"],
        "fr": ["bleu", "violet", "rouge", "doré", "vert"],
        "de": ["blau", "violett", "rot", "golden", "grün"],
    }
    for mark in clovers:
        count = sum(isinstance(shape, Disc) for shape in mark.shapes)
        assert mark.name.endswith(colours[language][count])


def test_every_cell_of_a_garden_has_its_name_and_the_golden_ones_a_line() -> None:
    labels = marks("lucky-numbers")[1]
    assert [mark.name for mark in labels] == [f"{column}{row}" for row in "1234" for column in "abcd"]
    assert len({cells(mark) for mark in labels}) == 16
    lined = [mark.name for mark in labels if any(isinstance(shape, Stroke) for shape in mark.shapes)]
    assert lined == ["a1", "b2", "c3", "d4"]


@each_language
@pytest.mark.parametrize(("game", "decks"), [("ligretto", 12), ("dutch-blitz", 4)])
def test_every_card_tells_its_colour_and_number_and_every_back_its_deck(game: str, decks: int, language: str) -> None:
    faces, backs = marks(game, language)
    assert Counter(map(cells, faces)).most_common()[-1][1] == 4
    assert len(set(map(cells, faces))) == 40
    assert set(Counter(mark.shapes for mark in backs).values()) == {40}
    assert len({mark.shapes for mark in backs}) == len({mark.name for mark in backs}) == decks


def test_every_piece_has_its_name() -> None:
    pieces, lines = marks("polyssimo")
    assert [mark.name for mark in pieces] == list(NAMES)
    assert len({cells(mark) for mark in pieces}) == 24
    assert len({cells(mark) for mark in lines}) == 12 + 11


@each_language
@each_game
def test_what_rises_lies_on_its_mark_and_apart_from_its_neighbours(game: str, language: str) -> None:
    for mark in {mark.shapes: mark for kind in marks(game, language) for mark in kind}.values():
        everything = raised(mark)
        for _, places, reach in everything:
            assert all(reach <= x <= mark.width - reach and reach <= y <= mark.height - reach for x, y in places)
        for (one, here, reach), (other, there, far) in combinations(everything, 2):
            if one != "stroke" or other != "stroke":
                least = min(dist(a, b) for a in here for b in there) - reach - far
                assert least > (0.5 if one.startswith("disc") and other.startswith("disc") else 1.9), mark.name


@each_game
def test_marks_lie_on_their_sheets_without_touching(game: str) -> None:
    laid = sheets(shelf.kit(game).marks(reader(game)))
    assert sum(len(sheet.placed) for sheet in laid) == sum(map(len, marks(game)))
    for sheet in laid:
        for x, y, mark in sheet.placed:
            assert x >= MARGIN
            assert x + mark.width <= WIDTH - MARGIN
            assert y + mark.height <= HEIGHT - MARGIN
        for (x, y, one), (across, down, other) in combinations(sheet.placed, 2):
            beside = x + one.width < across or across + other.width < x
            assert beside or y + one.height < down or down + other.height < y


@each_game
def test_a_picture_has_every_mark_with_its_name_and_dots_of_true_size(game: str) -> None:
    sheet = sheets(shelf.kit(game).marks(reader(game)))[0]
    picture = ElementTree.fromstring(svg(sheet, "en", "A & B"))
    assert (picture.get("width"), picture.get("viewBox")) == ("210mm", "0 0 210 297")
    groups = picture.findall(f"{SVG}g")
    assert [group.findtext(f"{SVG}title") for group in groups] == [mark.name for _, _, mark in sheet.placed]
    for group, (_, _, mark) in zip(groups, sheet.placed, strict=True):
        round_ones = [circle for circle in group.findall(f"{SVG}circle") if circle.get("r") == f"{dots.DOT / 2:g}"]
        written = [shape.cells for shape in mark.shapes if isinstance(shape, Braille)]
        assert len(round_ones) == sum(len(dots.dots(text)) for text in written)


@each_game
def test_a_pdf_has_every_sheet_and_names_every_mark_for_who_has_it_read_out(game: str) -> None:
    laid = sheets(shelf.kit(game).marks(reader(game)))
    printed = pdf.pdf(laid, "en", "Marks")
    assert len(re.findall(rb"/Type /Page\b(?!s)", printed)) == len(laid)
    assert printed.count(b"/S /Figure") == sum(len(sheet.placed) for sheet in laid)


def test_a_game_that_brings_no_marks_says_so() -> None:
    from ludotheque.contract import Game
    from ludotheque.kit import Kit

    game: Game = shelf.game("lucky-numbers")
    assert Kit(game).marks(reader("lucky-numbers")) == ()
