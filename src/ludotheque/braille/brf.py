"""BRF: braille as the characters that embossers and braille displays take, 40 cells by 25 lines."""

from ludotheque.braille import liblouis
from ludotheque.braille.blocks import Text
from ludotheque.braille.dots import BLANK
from ludotheque.braille.pages import BRF, lay_out
from ludotheque.braille.script import Script

LINE_END = "\r\n"
PAGE_END = "\f"


def brf(text: Text, script: Script) -> bytes:
    """A whole text; every page ends with a form feed."""
    pages = (LINE_END.join(map(_line, page.lines(BRF))) for page in lay_out(text, script, BRF))
    return "".join(page + LINE_END + PAGE_END for page in pages).encode("ascii")


def _line(cells: str) -> str:
    kept = cells.rstrip(BLANK)
    return liblouis.braille_ascii(kept) if kept else ""
