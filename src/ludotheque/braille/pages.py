"""Pages of braille: pieces laid on pages of a size, with contents and page numbers."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from ludotheque import words
from ludotheque.braille.blocks import Heading, Text
from ludotheque.braille.dots import BLANK
from ludotheque.braille.liblouis import HERE
from ludotheque.braille.script import Script
from ludotheque.braille.setting import Line, Piece, Setter

_SHORT: Final = 4
"""From so many pages on a text has contents."""


@dataclass(frozen=True)
class Size:
    """How many cells a line has and how many lines a page has; the last one is for the page number."""

    cells: int
    lines: int
    line_height: float | None = None
    """The height of a line where drawings are drawn, in millimetres."""


BRF: Final = Size(40, 25)


@dataclass
class Page:
    """The pieces of a page, each with the line that it begins on, counted from 0."""

    pieces: list[tuple[int, Piece]] = field(default_factory=list)
    used: int = 0
    number: Line = field(default_factory=lambda: Line(""))

    def lines(self, size: Size) -> list[str]:
        """All lines as cells, the last with the page number at its right end."""
        lines = [""] * size.lines
        for top, piece in self.pieces:
            lines[top : top + len(piece.lines)] = [line.cells for line in piece.lines]
        lines[-1] = self.number.cells.rjust(size.cells, BLANK)
        return lines


def lay_out(text: Text, script: Script, size: Size) -> list[Page]:
    """A whole text on pages; a longer one begins with a page for its title and its contents."""
    setter = Setter(script, size.cells, size.line_height)
    front = [*setter.pieces((Heading(text.title, 1, listed=False), *text.about))]
    body = [*setter.pieces(setter.shown(text.blocks))]
    rest = _fill(body, size)
    if len(rest) < _SHORT:
        pages = _fill([*front, *body], size)
    else:
        pages = _fill([*front, *_contents(setter, text.language, rest, 1)], size)
        pages = _fill([*front, *_contents(setter, text.language, rest, len(pages))], size) + rest
    for number, page in enumerate(pages, start=1):
        page.number = Line(script.write(str(number)), str(number))
    return pages


def _contents(setter: Setter, language: str, pages: Sequence[Page], before: int) -> list[Piece]:
    """The headings of some pages, with their page numbers, where some pages come before them."""
    heading = Heading(words.phrase("braille-contents", language, over=HERE), listed=False)
    listed = [(piece, number) for number, page in enumerate(pages, 1) for _, piece in page.pieces if piece.listed]
    return [*setter.pieces([heading]), *(_entry(setter, piece.text, before + number) for piece, number in listed)]


def _entry(setter: Setter, name: str, page: int) -> Piece:
    """A line of the contents, led to its page."""
    number = setter.script.write(str(page))
    *lines, last = setter.wrapped(name, 0, 2, setter.width - len(number) - 2)
    led = f"{last.cells}{BLANK}".ljust(setter.width - len(number) - 1, setter.script.leader)
    return Piece("P", (*lines, Line(f"{led}{BLANK}{number}", f"{last.text} … {page}")))


def _fill(pieces: Iterable[Piece], size: Size) -> list[Page]:
    """Lay pieces on pages, and keep together what belongs together."""
    room = size.lines - 1
    pages = [Page()]
    for group in _groups(pieces):
        if group[0].ends_page:
            if pages[-1].used:
                pages.append(Page())
            continue
        need = sum(piece.before + len(piece.lines) for piece in group)
        least = need if all(piece.whole for piece in group) else need - len(group[-1].lines) + 2
        if pages[-1].used and pages[-1].used + least > room:
            pages.append(Page())
        for piece in group:
            _put(pages, piece, room)
    return pages if pages[-1].used else pages[:-1]


def _put(pages: list[Page], piece: Piece, room: int) -> None:
    """Put a piece on the last page, and what does not fit there on new ones."""
    left = piece.lines
    page = pages[-1]
    top = page.used + (piece.before if page.used else 0)
    while left:
        if top >= room or (piece.relief and top and top + len(left) > room):
            page, top = Page(), 0
            pages.append(page)
        here, left = left[: room - top], left[room - top :]
        page.pieces.append((top, replace(piece, lines=here)))
        page.used = top + len(here)
        top = page.used
        piece = replace(piece, listed=False)


def _groups(pieces: Iterable[Piece]) -> list[Sequence[Piece]]:
    """Pieces with those that lead them."""
    groups: list[list[Piece]] = [[]]
    for piece in pieces:
        if piece.ends_page and groups[-1]:
            groups.append([])
        groups[-1].append(piece)
        if not piece.leads:
            groups.append([])
    return [group for group in groups if group]
