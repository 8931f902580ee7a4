"""Braille as a PDF for swell paper or an embosser that draws: dots at true size, and the print in pale between them."""

import re
from typing import Final

from ludotheque.braille import dots
from ludotheque.braille.blocks import Text
from ludotheque.braille.pages import Page, Size, lay_out
from ludotheque.braille.script import Script
from ludotheque.braille.setting import Line, Piece
from ludotheque.paper import HEIGHT, PALE, WIDTH, Paper

A4: Final = Size(30, 27, dots.BETWEEN_LINES)
"""Swell paper is sold in this size, on which forty cells do not fit."""
LEFT: Final = (WIDTH - (A4.cells - 1) * dots.BETWEEN_CELLS - dots.BETWEEN_DOTS) / 2
TOP: Final = (HEIGHT - (A4.lines - 1) * dots.BETWEEN_LINES - dots.HEIGHT) / 2
"""Where the first dot of a page is."""
_UNDER: Final = dots.HEIGHT + 3.3
"""The baseline of the print under a line of braille."""
_SIZE: Final = 7.5
_PATTERNS: Final = re.compile("[\u2800-\u28ff]+")
"""Braille within the text, which the print does not repeat."""


def pdf(text: Text, script: Script, paper: Paper | None = None) -> bytes:
    """A whole text, on paper that may have pages already."""
    paper = paper or Paper(text.language, text.title)
    for page in lay_out(text, script, A4):
        paper.new_page()
        _page(paper, page)
    return paper.bytes()


def _page(paper: Paper, page: Page) -> None:
    for top, piece in page.pieces:
        y = TOP + top * dots.BETWEEN_LINES
        if piece.kind[0] == "H" and (piece.listed or piece.kind == "H1"):
            paper.bookmark(piece.text, int(piece.kind[1:]) - 1)
        if piece.relief:
            with paper.tagged("Figure", piece.text):
                piece.relief.draw(paper, LEFT, y)
        else:
            _piece(paper, piece, y)
    last = TOP + (A4.lines - 1) * dots.BETWEEN_LINES
    with paper.aside():
        _line(paper, Line(page.number.cells.rjust(A4.cells, dots.BLANK), page.number.text), last)


def _piece(paper: Paper, piece: Piece, y: float) -> None:
    """Whoever has the PDF read out hears the print; the dots say the same."""
    with paper.aside():
        for place, line in enumerate(piece.lines):
            paper.dots(LEFT, y + place * dots.BETWEEN_LINES, line.cells)
    with paper.tagged(piece.kind, piece.text if piece.kind == "Figure" else None):
        for place, line in enumerate(piece.lines):
            after = " " if place < len(piece.lines) - 1 else ""  # else words of two lines are read out as one
            _print(paper, line, y + place * dots.BETWEEN_LINES, after)


def _line(paper: Paper, line: Line, y: float) -> None:
    paper.dots(LEFT, y, line.cells)
    _print(paper, line, y)


def _print(paper: Paper, line: Line, y: float, after: str = "") -> None:
    indent = len(line.cells) - len(line.cells.lstrip(dots.BLANK))
    text = " ".join(_PATTERNS.sub(" ", line.text).split()) + after
    paper.write_at(LEFT + indent * dots.BETWEEN_CELLS, y + _UNDER, text, _SIZE, ink=PALE)
