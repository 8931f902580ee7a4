"""What a text consists of before it is set in braille: headings, paragraphs, items, tables and drawings."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from ludotheque.paper import Paper


class Relief(Protocol):
    """A picture whose lines can rise on swell paper."""

    @property
    def height(self) -> float:
        """Millimetres."""

    def draw(self, paper: "Paper", x: float, y: float) -> None:
        """Draw it from its upper left corner."""


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
class Drawing:
    """Strips of text side by side, such as the columns of a board; ``#`` is a square, ``·`` an empty place."""

    strips: tuple[tuple[str, ...], ...]
    words: str = ""
    """What it shows."""
    relief: Relief | None = None
    """How it is drawn where lines can rise."""
    caption: str = ""
    """What stands under it."""
    wide: int = 1
    """The cells that a strip has at least, so that the columns of several boards are alike."""


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
