"""Rules for the ear: the same Markdown as for the eye, in chapters of sentences that a voice can read.

Tables are told row by row, drawings square by square, pictures by the words that stand for them, and braille by its
dots. So nothing refers to what only eyes find.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from ludotheque import leaflet, words
from ludotheque.braille import told
from ludotheque.braille.blocks import Block, Drawing, Heading, Item, Paragraph, Table
from ludotheque.braille.markdown import BULLET, blocks_of
from ludotheque.contract import Game

BRAILLE = re.compile(r"[\u2800-\u28ff]+")
SENTENCE_END = re.compile(r"(?<=[.!?…])(?<!\A\d\.)\s+(?![»”])")
"""Between two sentences; the number of an item is none."""


class Chapter(NamedTuple):
    """A part of the rules that can be heard by itself."""

    title: str
    lines: list[str]

    @property
    def sentences(self) -> list[str]:
        """What a voice says, from its title on, with a breath after each."""
        said = [sentence for line in self.lines for sentence in SENTENCE_END.split(line)]
        return [self.title, *said]


def chapters(game: Game, language: str) -> list[Chapter]:
    """The rules of a game for the ear, a chapter for each heading of the first two levels."""
    reader, found = _Reader(language), list[Chapter]()
    for block in blocks_of(leaflet.rules(game, language)):
        begins = isinstance(block, Heading) and block.level <= 2
        if begins or not found:
            found.append(Chapter(reader.spoken(block.text) if isinstance(block, Heading) else "", []))
        if not begins:
            found[-1].lines.extend(filter(None, reader.lines(block)))
    return found


class _Reader:
    """Reads blocks aloud in a language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._say = words.saying(language)

    def lines(self, block: Block) -> Iterator[str]:
        """What is said of a block."""
        if isinstance(block, Table):
            yield from self._table(block)
        elif isinstance(block, Drawing):
            yield from told.drawing(block, self.language)
        elif isinstance(block, Heading | Paragraph | Item):
            yield self.spoken(block.text.removeprefix(BULLET))

    def spoken(self, text: str) -> str:
        """A text with its braille told by the dots."""
        return BRAILLE.sub(lambda found: ", ".join(map(self._dots, found[0])), text)

    def _dots(self, cell: str) -> str:
        raised = ord(cell) - 0x2800
        dots = " ".join(str(dot + 1) for dot in range(8) if raised >> dot & 1)
        return self._say("spoken-dots", dots=dots)

    def _table(self, table: Table) -> Iterator[str]:
        """Each row with the headings; a column of mere braille is left out, as its dots stand beside it."""
        columns = zip(table.header, *table.rows, strict=True)
        heard = [(name, cells) for name, *cells in columns if not all(map(BRAILLE.fullmatch, cells))]
        for number in range(len(table.rows)):
            yield "; ".join(f"{self.spoken(name)}: {self.spoken(cells[number])}" for name, cells in heard) + "."
