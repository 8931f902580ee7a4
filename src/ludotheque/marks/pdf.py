"""Sheets of marks as a PDF for swell paper or film: what rises is black, what is cut and read by eye is pale."""

from collections.abc import Sequence

from ludotheque.marks import Braille, Disc, Mark, Stroke
from ludotheque.marks.sheets import MARGIN, SMALL, TOP, Sheet, sheet_title
from ludotheque.paper import BLACK, HEIGHT, PALE, WIDTH, Paper


def pdf(sheets: Sequence[Sheet], language: str, title: str) -> bytes:
    """All sheets, one a page."""
    paper = Paper(language, title)
    for number, sheet in enumerate(sheets, start=1):
        paper.new_page()
        if number == 1:
            paper.bookmark(title, 0)
        if number == 1 or sheets[number - 2].title != sheet.title:
            paper.bookmark(sheet.title, 1)
        with paper.tagged("H1"):
            paper.write_at(MARGIN, TOP - 6, sheet_title(sheet, language, title), 11, ink=PALE)
        with paper.aside():
            paper.write_at(WIDTH - MARGIN, HEIGHT - 6, f"{number}", 9, ink=PALE, align="R")
        for x, y, mark in sheet.placed:
            with paper.tagged("Figure", mark.name):
                _mark(paper, x, y, mark)
    return paper.bytes()


def _mark(paper: Paper, x: float, y: float, mark: Mark) -> None:
    corners = [(x, y), (x + mark.width, y), (x + mark.width, y + mark.height), (x, y + mark.height)]
    paper.line(corners, PALE, 0.2, closed=True)
    paper.write_at(x + mark.width / 2, y + mark.height - 0.9, mark.name, SMALL, ink=PALE, align="C")
    for shape in mark.shapes:
        match shape:
            case Braille():
                paper.dots(x + shape.x, y + shape.y, shape.cells)
            case Disc():
                paper.disc(x + shape.x, y + shape.y, shape.radius, BLACK)
            case Stroke():
                points = [(x + across, y + down) for across, down in shape.points]
                paper.line(points, BLACK, shape.thick, closed=shape.closed)
