"""Paper for fingers: what should rise is black, what should not is pale, and the PDF can be read out."""

import re
import zlib
from collections import Counter
from itertools import chain, pairwise
from math import hypot

import pytest

import ludotheque
from ludotheque import leaflet, paper, words
from ludotheque.braille import dots, markdown
from ludotheque.braille.blocks import Drawing, Text
from ludotheque.braille.pages import lay_out
from ludotheque.braille.pdf import A4, LEFT, TOP, pdf
from ludotheque.braille.relief import EDGE, LINE, Place, areas
from ludotheque.braille.script import Script
from ludotheque.braille.setting import Piece
from ludotheque.games.lucky_numbers.state import DIAGONAL
from ludotheque.games.polyssimo.pieces import NUMBER_OF, SHAPES, turned_and_flipped
from ludotheque.paper import Paper
from ludotheque.puzzles.booklet import of_the_house
from ludotheque.puzzles.booklet.tactile import booklet_text
from ludotheque.spoken import chapters
from ludotheque.words import LANGUAGES

Point = tuple[float, float]
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_script = pytest.mark.parametrize(
    "script", [Script(language, contracted) for language in LANGUAGES for contracted in (False, True)], ids=str
)


def rules(game: str, language: str) -> Text:
    of = ludotheque.game(game)
    return markdown.read(leaflet.rules(of, language), language, pictures=leaflet.drawings(of))


def drawn(file: bytes) -> str:
    """What is drawn on the pages."""
    streams = re.findall(rb"/Filter /FlateDecode.*?stream\r?\n(.*?)\r?\nendstream", file, re.DOTALL)
    texts = [zlib.decompress(stream) for stream in streams]
    return "\n".join(text.decode("latin-1") for text in texts if b" BDC" in text or b" BMC" in text)


def test_pale_print_is_mixed_without_black_and_light_enough_not_to_rise() -> None:
    red, green, blue = (int(paper.PALE[at : at + 2], 16) / 255 for at in (1, 3, 5))
    assert max(red, green, blue) == 1, "a printer adds black ink to everything that is not full in one colour"
    assert 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.6


@pytest.mark.parametrize("which", ["booklet", "lucky-numbers", "polyssimo"])
def test_whatever_is_not_black_on_a_page_for_fingers_is_pale(which: str) -> None:
    script = Script("fr")
    text = booklet_text(of_the_house()[:3], script, None) if which == "booklet" else rules(which, "fr")
    page = drawn(pdf(text, script))
    inks = set(re.findall(r"([\d.]+(?: [\d.]+ [\d.]+)?) (?:rg|RG|g|G)\b", page))
    assert inks == {"0.5412 0.7059 1"}, "the rest is black, which is what a PDF begins with"
    assert paper.PALE == "#8ab4ff"


def test_every_line_fits_on_the_page_at_true_size() -> None:
    assert LEFT > 10
    assert LEFT + (A4.cells - 1) * dots.BETWEEN_CELLS + dots.BETWEEN_DOTS < paper.WIDTH - 10
    assert TOP > 10
    assert TOP + (A4.lines - 1) * dots.BETWEEN_LINES + dots.HEIGHT < paper.HEIGHT - 10


def test_everything_on_a_page_is_tagged_or_left_out_of_reading() -> None:
    script = Script("en")
    text = rules("polyssimo", "en")
    file = pdf(text, script)
    assert b"/MarkInfo" in file
    assert b"/Lang (en" in file
    assert b"/DisplayDocTitle true" in file
    pages = lay_out(text, script, A4)
    pieces = [piece for page in pages for _, piece in page.pieces]
    for kind in ("H1", "H2", "P", "LI", "Figure"):
        assert len(re.findall(rf"/S /{kind}\b".encode(), file)) == sum(piece.kind == kind for piece in pieces), kind
    told = re.findall(rb"/Alt (?:\((.*?)\)|<(\w*)>)", file)
    assert len(told) == sum(piece.kind == "Figure" for piece in pieces)
    assert all(any(words) for words in told)
    outside = re.sub(r"/(?:Artifact BMC|\w+ <</MCID \d+>> BDC).*?EMC", "", drawn(file), flags=re.DOTALL)
    assert not re.search(r"\bTj\b|\bTJ\b|\bf\b|\bS\b", outside)


class Drawn(Paper):
    """Paper that remembers what rises, in millimetres, and on which nothing rises that is not black."""

    def __init__(self) -> None:
        super().__init__("en", "Drawn")
        self.lines: list[tuple[list[Point], float]] = []
        self.discs: list[Point] = []
        self.new_page()

    def line(self, points: list[Point], ink: str, thick: float, *, closed: bool = False) -> None:
        assert ink == paper.BLACK
        ends = [*points, points[0]] if closed else points
        self.lines += [(sorted(pair), thick) for pair in pairwise(ends)]

    def disc(self, x: float, y: float, radius: float, fill: str) -> None:
        assert (radius, fill) == (dots.DOT / 2, paper.BLACK)
        self.discs.append((x, y))

    def write_at(
        self, x: float, y: float, text: str, size: float, *, bold: bool = False, ink: str = paper.INK, align: str = "L"
    ) -> None:
        assert ink == paper.PALE


def room_between(disc: Point, line: list[Point], thick: float) -> float:
    (left, top), (right, bottom) = line
    across = max(left - disc[0], 0, disc[0] - right)
    down = max(top - disc[1], 0, disc[1] - bottom)
    return hypot(across, down) - thick / 2 - dots.DOT / 2


def raised(text: Text, script: Script) -> list[tuple[int, Piece]]:
    """The drawings with raised lines, with the lines that they begin on."""
    pieces = [each for page in lay_out(text, script, A4) for each in page.pieces]
    assert all(piece.relief for _, piece in pieces if piece.kind == "Figure"), "none is made of braille cells"
    return [(top, piece) for top, piece in pieces if piece.relief]


@each_script
def test_raised_boards_and_pieces_are_on_the_page_and_keep_their_lines_away_from_their_braille(script: Script) -> None:
    texts = [rules(game, script.language) for game in ("lucky-numbers", "polyssimo")]
    found = [raised(text, script) for text in (*texts, booklet_text(of_the_house()[:2], script, None))]
    assert [len(drawings) for drawings in found] == [1, 5, 3]
    for top, piece in chain(*found):
        assert piece.relief
        page = Drawn()
        piece.relief.draw(page, LEFT, TOP + top * dots.BETWEEN_LINES)
        assert all(room_between(disc, *line) >= 2.5 for disc in page.discs for line in page.lines)
        across, down = zip(*page.discs, *(point for points, _ in page.lines for point in points), strict=True)
        assert LEFT - 1 <= min(across) < max(across) < paper.WIDTH - 10
        bottom = TOP + (top + len(piece.lines)) * dots.BETWEEN_LINES
        assert TOP - 1 <= min(down) < max(down) < bottom <= paper.HEIGHT - TOP


@each_language
def test_a_raised_board_has_all_its_numbers_and_a_second_line_around_its_golden_cells(language: str) -> None:
    script = Script(language)
    [(_, piece)] = raised(rules("lucky-numbers", language), script)
    page = Drawn()
    assert piece.relief
    piece.relief.draw(page, 0, 0)
    written = [*"abcd", *"1234", *map(str, (2, 13, 4, 5, 8, 17, 11, 19, 20))]
    assert len(page.discs) == sum(len(dots.dots(script.write(text))) for text in written)
    lines = Counter(thick for _, thick in page.lines)
    assert lines == {EDGE: 4, LINE: 6 + 4 * len(DIAGONAL)}


@each_language
def test_whoever_has_the_pdf_read_out_hears_raised_boards_and_pieces_in_words(language: str) -> None:
    script = Script(language)
    games = ("lucky-numbers", "polyssimo")
    told = [piece.text for game in games for _, piece in raised(rules(game, language), script)]
    heard = [line for game in games for part in chapters(ludotheque.game(game), language) for line in part.lines]
    assert all(any(line in text for line in heard) for text in told[:-1])
    assert not any(set(text) & set("#·") for text in told)
    empty = words.phrase("spoken-empty", language)
    assert f": L, L, {empty}, {empty}, D0, {empty}." in told[-1].replace("\u00a0", "").replace(" :", ":")


def in_the_corner(squares: list[Place]) -> frozenset[Place]:
    top, left = (min(along) for along in zip(*squares, strict=True))
    return frozenset((row - top, column - left) for row, column in squares)


def ways(piece: str) -> list[frozenset[Place]]:
    return turned_and_flipped(SHAPES[NUMBER_OF[piece]])


def test_the_raised_imprint_has_the_pieces_of_the_game_and_a_hole_for_the_one_beside_the_board() -> None:
    [drawing] = [one for one in rules("polyssimo", "en").blocks if isinstance(one, Drawing) and one.only_raised]
    assert drawing.board
    places = {(r, c): text for c, column in enumerate(drawing.board.columns) for r, text in enumerate(column)}
    pieces = {places[area[0]]: area for area in areas(places) if places[area[0]] != "·"}
    assert {*pieces} == {"L", "D0", "F5"}
    assert all(in_the_corner(area) in ways(name) for name, area in pieces.items())
    [(name, *rows)] = drawing.pieces
    lies = [(r, c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign == "#"]
    hole = [place for place in places if drawing.board.name(place) in ("d1", "c1", "c2", "b2", "b3")]
    assert all(places[place] == "·" for place in hole)
    assert name == "W"
    assert in_the_corner(lies) == in_the_corner(hole)
    assert in_the_corner(lies) in ways(name)
