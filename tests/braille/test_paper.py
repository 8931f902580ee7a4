"""Paper for fingers: what should rise is black, what should not is pale, and the PDF can be read out."""

import re
import zlib

import ludotheque
from ludotheque import leaflet, paper
from ludotheque.braille import dots, markdown
from ludotheque.braille.pages import lay_out
from ludotheque.braille.pdf import A4, LEFT, TOP, pdf
from ludotheque.braille.script import Script
from ludotheque.puzzles.booklet import of_the_house
from ludotheque.puzzles.booklet.tactile import booklet_text
from ludotheque.words import LANGUAGES


def drawn(file: bytes) -> str:
    """What is drawn on the pages."""
    streams = re.findall(rb"/Filter /FlateDecode.*?stream\r?\n(.*?)\r?\nendstream", file, re.DOTALL)
    texts = [zlib.decompress(stream) for stream in streams]
    return "\n".join(text.decode("latin-1") for text in texts if b" BDC" in text or b" BMC" in text)


def test_pale_print_is_mixed_without_black_and_light_enough_not_to_rise() -> None:
    red, green, blue = (int(paper.PALE[at : at + 2], 16) / 255 for at in (1, 3, 5))
    assert max(red, green, blue) == 1, "a printer adds black ink to everything that is not full in one colour"
    assert 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.6


def test_whatever_is_not_black_on_a_page_for_fingers_is_pale() -> None:
    script = Script("fr")
    page = drawn(pdf(booklet_text(of_the_house()[:3], script, None), script))
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
    text = markdown.read(leaflet.rules(ludotheque.game("polyssimo"), "en"), "en")
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


def test_a_board_keeps_its_lines_away_from_its_braille() -> None:
    from ludotheque.puzzles.booklet.tactile import CELL, EDGE

    widest = max(dots.width(Script(language).write(str(n))) for language in LANGUAGES for n in range(1, 21))
    assert (CELL - widest - dots.DOT - EDGE) / 2 >= 2.5
