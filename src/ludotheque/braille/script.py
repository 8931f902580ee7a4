"""How a reader reads: the braille code of a language, uncontracted or contracted.

English is UEB, where a number is the number sign and the letters a to j; French is the uniform French braille of 2006
(BFU), which writes numbers everywhere in Antoine's notation, with a sign and digits of their own; German is the braille
of 2015: uncontracted with a sign before capitals, which tell the names of pieces from those of squares, or Kurzschrift,
which has no such sign and, by its rules, cannot always be read back by a program.
"""

import re
from dataclasses import dataclass
from typing import Final

from ludotheque.braille import liblouis
from ludotheque.braille.liblouis import Translated
from ludotheque.languages import BY_CODE, FIRST, Digits, Language

_DIGITS: Final = {"antoine": BY_CODE["fr"].braille, "letters": BY_CODE["en"].braille}
_TYPOGRAPHIC_SPACE: Final = re.compile(r"[\s\u202f]+(?=[:;!?»])|(?<=«)[\s\u202f]+")
"""The spaces of French print before : ; ! ? » and after «, which French braille does not write."""
_INSTEAD: Final = {"de": str.maketrans("•", "–")}
"""What a language has no cell for, and what it writes in its place."""


@dataclass(frozen=True)
class Script:
    """The braille of a language."""

    language: str
    contracted: bool = False

    @property
    def table(self) -> str:
        """The table of liblouis that it is translated by."""
        return self._written.contracted if self.contracted else self._written.braille

    @property
    def leader(self) -> str:
        """The cell that leads the finger from an entry to its page."""
        return self._written.leader

    @property
    def _written(self) -> Language:
        return BY_CODE.get(self.language, BY_CODE[FIRST])

    def translate(self, text: str) -> Translated:
        """A text in braille, with the places of its cells in the text."""
        text = text.translate(_INSTEAD.get(self.language, {}))
        left_out = {place for space in _TYPOGRAPHIC_SPACE.finditer(text) for place in range(*space.span())}
        kept = [place for place in range(len(text)) if place not in left_out]
        cells, places = liblouis.translate("".join(text[place] for place in kept), self.table)
        return Translated(cells, tuple(kept[place] if place < len(kept) else len(text) for place in places))

    def write(self, text: str) -> str:
        """A text in braille."""
        return self.translate(text).cells

    def read(self, cells: str) -> str:
        """The text that stands in braille, as liblouis reads it back."""
        return liblouis.back_translate(cells, self.table)


def number(value: int | str, digits: Digits) -> str:
    """A number in braille, also one with a letter before it, with the digits that are wished for."""
    return liblouis.translate(str(value), _DIGITS[digits]).cells


def digits_of(language: str) -> Digits:
    """The digits that readers of a language expect."""
    return BY_CODE[language].digits
