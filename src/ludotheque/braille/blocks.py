"""What a text consists of before it is set in braille: headings, paragraphs, items, tables and drawings."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

EMPTY: Final = "·"
SQUARE: Final = "#"
"""How a drawing in plain characters shows an empty place, and a square of a piece."""


@dataclass(frozen=True)
class Heading:
    """A heading; the level of the title is 1. ``listed`` ones are in the contents."""

    text: str
    level: int = 2
    listed: bool = True


@dataclass(frozen=True)
class Paragraph:
    """Running text."""

    text: str


@dataclass(frozen=True)
class Item:
    """An item of a list, with its bullet or number."""

    text: str


@dataclass(frozen=True)
class Table:
    """A table with a header."""

    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Board:
    """The columns of a board, with the names of columns and rows if it has them."""

    columns: tuple[tuple[str, ...], ...]
    across: tuple[str, ...] = ()
    down: tuple[str, ...] = ()

    def name(self, place: tuple[int, int]) -> str:
        """What a cell, by row and column, is called."""
        return self.across[place[1]] + self.down[place[0]] if self.across else ""


@dataclass(frozen=True)
class Drawing:
    """Strips of text side by side, such as the columns of a board; ``#`` is a square, ``·`` an empty place."""

    strips: tuple[tuple[str, ...], ...]
    words: str = ""
    """What it shows."""
    caption: str = ""
    """What stands under it."""
    wide: int = 1
    """The cells that a strip has at least, so that the columns of several boards are alike."""
    nameless: bool = False
    """It is a board without names of columns and rows."""
    framed: frozenset[str] = frozenset()
    """The cells with a second line within the first."""
    only_raised: bool = False
    """It is left out where lines cannot rise, for words beside it say the same."""

    @property
    def pieces(self) -> tuple[tuple[str, ...], ...]:
        """The strips with a name over the squares of a piece."""
        return tuple(strip for strip in self.strips if set("".join(strip[1:])) in ({SQUARE}, {SQUARE, EMPTY}))

    @property
    def board(self) -> Board | None:
        """The other strips, if they are a board: numbers beside columns with letters over them."""
        strips = tuple(strip for strip in self.strips if strip not in self.pieces)
        if self.nameless:
            return Board(strips)
        if len(strips) < 2 or strips[0][0] or not all(all(strip) and strip[0].isalpha() for strip in strips[1:]):
            return None
        return Board(tuple(strip[1:] for strip in strips[1:]), tuple(strip[0] for strip in strips[1:]), strips[0][1:])

    @property
    def is_known(self) -> bool:
        """Whether all of it is a board and pieces."""
        return bool(self.board) or len(self.pieces) == len(self.strips)


@dataclass(frozen=True)
class Together:
    """Blocks that stand on one page."""

    blocks: tuple["Block", ...]


@dataclass(frozen=True)
class NewPage:
    """What follows begins on a new page."""


Block = Heading | Paragraph | Item | Table | Drawing | Together | NewPage


@dataclass(frozen=True)
class Text:
    """A whole text: its title, what stands under it, and the rest."""

    title: str
    language: str
    blocks: tuple[Block, ...]
    about: tuple[Block, ...] = ()
    """What stands on the first page, before the contents."""


def columns(rows: Iterable[Sequence[object]]) -> tuple[tuple[str, ...], ...]:
    """The rows of a board as strips."""
    return tuple(tuple(map(str, column)) for column in zip(*rows, strict=True))
