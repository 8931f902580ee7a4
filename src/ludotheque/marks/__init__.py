"""Marks that fingers can read, to be stuck on what is in the box of a game: braille, and raised lines and discs.

A game brings its marks in its folder (``Kit.marks``); here they are laid on sheets at true size, in millimetres.
"""

from dataclasses import dataclass
from pathlib import Path

from ludotheque import words
from ludotheque.braille import dots
from ludotheque.braille.script import number
from ludotheque.languages import Digits

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Braille:
    """A line of braille, from the middle of its first possible dot."""

    x: float
    y: float
    cells: str


@dataclass(frozen=True)
class Disc:
    """A raised disc."""

    x: float
    y: float
    radius: float


@dataclass(frozen=True)
class Stroke:
    """A raised line through some points."""

    points: tuple[tuple[float, float], ...]
    thick: float = 1.0
    closed: bool = False


Shape = Braille | Disc | Stroke


@dataclass(frozen=True)
class Mark:
    """What is cut out and stuck on one thing, and what that thing is called."""

    name: str
    width: float
    height: float
    shapes: tuple[Shape, ...]


@dataclass(frozen=True)
class MarkSet:
    """Marks of one kind, with the sentences that explain them."""

    title: str
    about: tuple[str, ...]
    groups: tuple[tuple[Mark, ...], ...]
    """Each begins a new sheet."""


@dataclass(frozen=True)
class Reader:
    """Whoever the marks are for: the language, and the braille digits they read."""

    language: str
    digits: Digits
    game: str

    def say(self, message: str, **facts: object) -> str:
        """A message of the game's words about its marks."""
        return words.phrase(f"marks-{message}", self.language, self.game, facts, over=HERE)

    def set_of(self, kind: str, *groups: list[Mark], **facts: object) -> MarkSet:
        """Marks of a kind, whose title and explanation are among the game's words."""
        about = self.say(f"{kind}-about", **facts).split("\n\n")
        return MarkSet(self.say(kind), tuple(" ".join(part.split()) for part in about), tuple(map(tuple, groups)))

    def cells(self, text: object) -> str:
        """Letters and numbers in braille, uncontracted."""
        return number(str(text), self.digits)

    def label(self, name: str, text: object, width: float) -> Mark:
        """A small label with a few cells of braille in the middle of its width."""
        cells = self.cells(text)
        return Mark(name, width, LABEL, (Braille((width - dots.width(cells)) / 2, EDGE, cells),))

    def width_for(self, texts: list[str]) -> float:
        """The width that labels for these texts need, all alike."""
        return max(dots.width(self.cells(text)) for text in texts) + 2 * EDGE


EDGE = 3.5
"""The least room between the first dot of a label and its edge."""
LABEL = 13.0
"""The height of a label: braille, and under it what the label is for, in print."""
