"""Setting blocks in lines of braille: headings, paragraphs, lists, tables and drawings, none wider than a line."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from math import ceil
from typing import Final

from ludotheque import words
from ludotheque.braille import dots, told
from ludotheque.braille.blocks import EMPTY, SQUARE, Block, Drawing, Heading, Item, NewPage, Paragraph, Table, Together
from ludotheque.braille.dots import BLANK
from ludotheque.braille.liblouis import HERE
from ludotheque.braille.relief import Relief, relief
from ludotheque.braille.script import Script

GAP: Final = 2
"""The blank cells between columns."""
DRAWN: Final = {SQUARE: "⠿⠿", EMPTY: "⠤⠤"}
"""The cells that a drawing has where lines cannot rise."""
RULE: Final = "⠒"
"""The cell of the line under the header of a table."""
_EDGE: Final = 3
"""The blank cells that a centred heading leaves on either side."""


@dataclass(frozen=True)
class Line:
    """A line of braille, and the print that it stands for."""

    cells: str
    text: str = ""


@dataclass(frozen=True)
class Piece:
    """A block set in lines."""

    kind: str
    """What it is in a tagged PDF: H1, H2, P, LI, Figure …"""
    lines: tuple[Line, ...]
    before: int = 0
    """The blank lines before it, unless it begins a page."""
    whole: bool = False
    """It stands on one page."""
    leads: bool = False
    """It stands on the page of what follows it."""
    text: str = ""
    listed: bool = False
    relief: Relief | None = None
    ends_page: bool = False


@dataclass(frozen=True)
class Setter:
    """Sets blocks in a script, in lines of a width; where lines can rise, drawings are drawn."""

    script: Script
    width: int
    line_height: float | None = None
    """The height of a line where drawings are drawn, in millimetres."""

    def pieces(self, blocks: Iterable[Block]) -> Iterator[Piece]:
        """All blocks, in order."""
        last: Block | None = None
        for block in blocks:
            apart = last is not None and not (isinstance(block, Paragraph | Item) and type(block) is type(last))
            for piece in self._pieces(block):
                yield replace(piece, before=1) if apart and not isinstance(last, Heading) else piece
                apart = False
            last = block

    def shown(self, blocks: Iterable[Block]) -> Iterator[Block]:
        """The blocks that are set here; before the first drawing made of cells it is said what they stand for."""
        said = 0
        for block in blocks:
            if isinstance(block, Drawing) and not self._relief(block):
                if block.only_raised:
                    continue
                signs = {sign for strip in block.strips for line in strip for sign in line} & set(DRAWN)
                if len(signs) > said:
                    facts = {"square": DRAWN[SQUARE], "empty": DRAWN[EMPTY]}
                    message = f"braille-drawn-{len(signs)}"
                    yield Paragraph(words.phrase(message, self.script.language, facts=facts, over=HERE))
                    said = len(signs)
            yield block

    def _relief(self, drawing: Drawing) -> Relief | None:
        """The drawing with raised lines, where they can rise."""
        return relief(drawing, self.script, dots.width(BLANK * self.width)) if self.line_height else None

    def _pieces(self, block: Block) -> Iterator[Piece]:
        match block:
            case Heading(text, level, listed):
                lines = (*self._centred(text), Line("")) if level == 1 else self.wrapped(text, 4, 4)
                yield Piece(f"H{level}", lines, 1, whole=True, leads=True, text=text, listed=listed)
            case Paragraph(text):
                yield Piece("P", self.wrapped(text, 2, 0))
            case Item(text):
                yield Piece("LI", self.wrapped(text, 0, 2))
            case Table():
                yield from self._table(block)
            case Drawing():
                yield from self._drawing(block)
            case Together(blocks):
                *first, last = self.pieces(blocks)
                yield from (replace(piece, whole=True, leads=True) for piece in first)
                yield replace(last, whole=True)
            case NewPage():
                yield Piece("", (), ends_page=True)

    def wrapped(self, text: str, first: int, then: int, width: int | None = None) -> tuple[Line, ...]:
        """A text broken between words; the first line begins after some blank cells, the next ones after others."""
        cells, places = self.script.translate(text)
        width = width or self.width
        firm = {place for place, sign in enumerate(text) if sign == "\u00a0"}
        breaks = "".join("⠿" if place in firm else cell for cell, place in zip(cells, places, strict=True))
        lines, at, indent = [], 0, first
        while at < len(cells):
            end = _break(breaks, at, width - indent)
            next_ = end + (end < len(cells) and cells[end] == BLANK)
            printed = text[places[at] : places[next_] if next_ < len(cells) else None]
            lines.append(Line(BLANK * indent + cells[at:end].rstrip(BLANK), printed.strip()))
            at, indent = next_, then
        return tuple(lines)

    def _centred(self, text: str) -> tuple[Line, ...]:
        lines = self.wrapped(text, 0, 0, self.width - 2 * _EDGE)
        return tuple(Line(BLANK * ((self.width - len(line.cells)) // 2) + line.cells, line.text) for line in lines)

    def _table(self, table: Table) -> Iterator[Piece]:
        """Columns where they fit; else every row as a list of its headers and cells."""
        rows = [[self.script.write(cell) for cell in row] for row in (table.header, *table.rows)]
        wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
        if sum(wide) + GAP * (len(wide) - 1) > self.width:
            for row in table.rows:
                told = (self._headed(name, cell) for name, cell in zip(table.header, row, strict=True))
                yield Piece("LI", self.wrapped("; ".join(told), 0, 2))
            return
        lines = [
            Line(_side_by_side(row, wide), "  ".join(cells))
            for row, cells in zip(rows, (table.header, *table.rows), strict=True)
        ]
        under = Line((BLANK * GAP).join(RULE * cells for cells in wide))
        yield Piece("P", (lines[0], under, *lines[1:]), whole=len(lines) < 16)

    def _headed(self, name: str, cell: str) -> str:
        return words.phrase("braille-cell", self.script.language, facts={"name": name, "cell": cell}, over=HERE)

    def _drawing(self, drawing: Drawing) -> Iterator[Piece]:
        under = [Piece("P", self.wrapped(drawing.caption, 0, 0), whole=True)] if drawing.caption else []
        raised = self._relief(drawing)
        if raised and self.line_height:
            high = ceil(raised.height / self.line_height)
            sentences = drawing.words or " ".join(told.drawing(drawing, self.script.language))
            figures = [Piece("Figure", (Line(""),) * high, text=sentences, relief=raised)]
        else:
            figures = [*self._strips(drawing)]
        for place, piece in enumerate(figures):
            last = place == len(figures) - 1
            yield replace(piece, whole=True, before=min(place, 1), leads=bool(last and under))
        yield from under

    def _strips(self, drawing: Drawing) -> Iterator[Piece]:
        """Strips side by side, as many as fit, and the others under them."""
        group: list[tuple[str, ...]] = []
        for strip in drawing.strips:
            wide = sum(self._wide(one, drawing.wide) for one in [*group, strip])
            if group and wide + GAP * len(group) > self.width:
                yield self._beside(group, drawing)
                group = []
            group.append(strip)
        yield self._beside(group, drawing)

    def _beside(self, strips: list[tuple[str, ...]], drawing: Drawing) -> Piece:
        wide = [self._wide(strip, drawing.wide) for strip in strips]
        lines = tuple(
            Line(_side_by_side(map(self._drawn, row), wide), " ".join(text for text in row if text.strip("#·")))
            for row in zip(*strips, strict=True)
        )
        told = drawing.words or "; ".join(" ".join(filter(None, strip)) for strip in strips)
        return Piece("Figure", lines, text=told)

    def _wide(self, strip: tuple[str, ...], least: int) -> int:
        return max(least, *(len(self._drawn(text)) for text in strip))

    def _drawn(self, text: str) -> str:
        if text and not text.strip("#·"):
            return "".join(DRAWN[sign] for sign in text)
        return self.script.write(text) if text else ""


def _side_by_side(cells: Iterable[str], wide: Iterable[int]) -> str:
    padded = (cell.ljust(width, BLANK) for cell, width in zip(cells, wide, strict=True))
    return (BLANK * GAP).join(padded).rstrip(BLANK)


def _break(cells: str, start: int, room: int) -> int:
    """Where a line that begins at a place ends: before the last blank that fits, or in the middle of a long word."""
    if len(cells) - start <= room:
        return len(cells)
    blank = cells.rfind(BLANK, start + 1, start + room + 1)
    return blank if blank > start else start + room
