"""Rules for the ear: the same Markdown as for the eye, in chapters of sentences that a voice can read.

Tables are told row by row, drawings square by square, pictures by the words that stand for them, and braille by its
dots. So nothing refers to what only eyes find.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from ludotheque import leaflet, words
from ludotheque.contract import Game

ITEM = re.compile(r"(?:[-*]|(\d+)\.) +")
BRAILLE = re.compile(r"[\u2800-\u28ff]+")
MARKS = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`")
"""Bold, slanted and code."""
SENTENCE_END = re.compile(r"(?<=[.!?…])(?<!\A\d\.)\s+(?![»”])")
"""Between two sentences; the number of an item is none."""
EMPTY, FULL = "·", "#"
"""How a drawing shows a square without anything, and one of a piece."""


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
    """The rules of a game for the ear, a chapter for each heading."""
    return _Reader(language).read(leaflet.rules(game, language))


class _Reader:
    """Reads Markdown aloud in a language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._say = words.saying(language)

    def read(self, text: str) -> list[Chapter]:
        """The chapters of a text; whatever stands before its first heading is in a chapter without a title."""
        found: list[Chapter] = []
        for block in _blocks(text):
            heading = re.match(r"(#{1,2}) +(.*)", block[0])
            if heading or not found:
                found.append(Chapter(self._spoken(heading[2]) if heading else "", []))
            if not heading:
                found[-1].lines.extend(self._block(block))
        return found

    def _block(self, block: list[str]) -> Iterator[str]:
        first = block[0]
        if first.startswith("```"):
            yield from self._drawing([line for line in block[1:] if not line.startswith("```")])
        elif first.startswith("|"):
            yield from self._table([_cells(line) for line in block])
        elif picture := leaflet.PICTURE.match(first):
            yield self._spoken(picture[1])
        elif ITEM.match(first):
            yield from map(self._spoken, _items(block))
        else:
            yield self._spoken(" ".join(block).lstrip("# "))

    def _spoken(self, text: str) -> str:
        """A text without the marks of Markdown, its braille by the dots."""
        unmarked = MARKS.sub(lambda found: found[1] or found[2] or found[3], text)
        return BRAILLE.sub(lambda found: ", ".join(map(self._dots, found[0])), unmarked)

    def _dots(self, cell: str) -> str:
        raised = ord(cell) - 0x2800
        dots = " ".join(str(dot + 1) for dot in range(8) if raised >> dot & 1)
        return self._say("spoken-dots", dots=dots)

    def _table(self, rows: list[list[str]]) -> Iterator[str]:
        """Each row with the headings; a column of mere braille is left out, as its dots stand beside it."""
        head, *body = rows[:1] + rows[2:]
        columns = zip(head, *(row + [""] * (len(head) - len(row)) for row in body), strict=False)
        heard = [(name, cells) for name, *cells in columns if not all(map(BRAILLE.fullmatch, cells))]
        for number in range(len(body)):
            yield "; ".join(f"{self._spoken(name)}: {self._spoken(cells[number])}" for name, cells in heard) + "."

    def _drawing(self, lines: list[str]) -> Iterator[str]:
        """A drawing made of letters, in words: a board row by row, pieces square by square."""
        head, *rows = lines or [""]
        columns = head.split()
        if rows and all(len(row.split()) == len(columns) + 1 for row in rows) and all(map(str.isalpha, columns)):
            yield self._say("spoken-columns", columns=words.listing(columns, self.language))
            yield from (self._board_row(*row.split()) for row in rows)
        elif set("".join(rows)) - set("".join(_names(lines))) <= {EMPTY, FULL, " "}:
            yield from self._pieces(lines)
        else:
            yield from (line.replace(EMPTY, " ") for line in lines if line.strip())

    def _board_row(self, number: str, *cells: str) -> str:
        told = [self._say("spoken-empty") if cell == EMPTY else cell for cell in cells]
        return self._say("spoken-row", row=number, cells=", ".join(told))

    def _pieces(self, lines: list[str]) -> Iterator[str]:
        for rows in "\n".join(lines).split("\n\n"):
            head, *drawn = rows.split("\n")
            starts = [found.start() for found in re.finditer(r"\S+", head)]
            for name, start, end in zip(head.split(), starts, [*starts[1:], None], strict=True):
                squares = [
                    [str(place + 1) for place, sign in enumerate(line[start:end]) if sign == FULL] for line in drawn
                ]
                told = [
                    self._say("spoken-squares", row=row, count=len(full), squares=words.listing(full, self.language))
                    for row, full in enumerate(squares, start=1)
                    if full
                ]
                yield self._say("spoken-piece", piece=name, rows="; ".join(told))


def _names(lines: list[str]) -> list[str]:
    """The lines above drawings, which name what is drawn: the first, and each after an empty one."""
    return [line for before, line in zip(["", *lines], lines, strict=False) if not before.strip() and line.strip()]


def _blocks(text: str) -> Iterator[list[str]]:
    """The paragraphs, lists, tables, drawings and headings of a text, each as its lines."""
    block: list[str] = []
    for line in [*text.splitlines(), ""]:
        fenced = bool(block) and block[0].startswith("```")
        if fenced or (line.strip() and not line.startswith(("#", "```"))):
            block.append(line)
            if not (fenced and line.startswith("```")):
                continue
        if block:
            yield block
        block = [line] if line.startswith("```") and not fenced else []
        if line.startswith("#") and not fenced:
            yield [line]


def _items(lines: list[str]) -> Iterator[str]:
    """The items of a list, those of an ordered one with their numbers."""
    item = ""
    for line in lines:
        if found := ITEM.match(line):
            if item:
                yield item
            item = f"{found[1]}. {line[found.end() :]}" if found[1] else line[found.end() :]
        else:
            item += f" {line.strip()}"
    yield item


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("| ").split("|")]
