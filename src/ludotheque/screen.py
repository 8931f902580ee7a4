"""What the output is read on: how wide it is, and whether it knows only signs that braille tables and voices know.

Whatever a command prints goes through one border here, help and errors among it. So no sentence is written twice.
"""

import re
import shutil
import sys
import textwrap
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from typing import Any, TextIO

NARROWEST = 20
"""The fewest columns in which our lines can still be read."""

COLOURS_AND_CURSORS = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
"""What tells a terminal to change its colours or to move its cursor."""

PLAIN = {
    **dict.fromkeys("“”„«»", '"'),
    **dict.fromkeys("‘’‚′", "'"),
    **dict.fromkeys("–—‑−─━╌╴╶", "-"),
    **dict.fromkeys("\u2002\u2003\u2009│┃", " "),
    "…": "...",
    "·": ".",
    "•": "-",
    "×": "x",
    "÷": "/",
    "±": "+/-",
    "°": "o",
}
"""Signs that some voices or braille tables garble, and what stands for them."""
UNBROKEN = str.maketrans("\u00a0\u202f", "  ")
"""Spaces at which no line is broken; they are plain ones afterwards."""
QUOTED = re.compile("«[\u00a0\u202f ]?([^«»]*?)[\u00a0\u202f ]?»")
"""French keeps a space inside its quotation marks, which a straight one does without."""


@dataclass(frozen=True)
class Screen:
    """What somebody reads on."""

    plain: bool = False
    columns: int | None = None
    """How many letters a line has; None where that is the terminal's own matter."""


_used = Screen()


def used() -> Screen:
    """What the output of this program is read on."""
    return _used


def width() -> int | None:
    """The letters of a line: as many as were asked for, else those of the terminal; None for a pipe or a file."""
    return _used.columns or (shutil.get_terminal_size().columns if sys.stdout.isatty() else None)


@cache
def _plain_sign(sign: str) -> str:
    """A sign that every voice and every braille table knows, or nothing; letters and braille stay what they are."""
    if sign in PLAIN or ord(sign) in UNBROKEN:
        return PLAIN.get(sign, sign)
    if ord(sign) < 0x100 or 0x2800 <= ord(sign) < 0x2900 or unicodedata.category(sign)[0] in "LMN":
        return sign
    return unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()


def plain(text: str) -> str:
    """A text without drawings, curly quotes, special spaces and pictures."""
    return _plain_signs(text).translate(UNBROKEN)


def _plain_signs(text: str) -> str:
    straight = QUOTED.sub(r'"\1"', COLOURS_AND_CURSORS.sub("", text)).replace(" · ", "; ")
    return straight if straight.isascii() else "".join(map(_plain_sign, straight))


def folded(line: str, columns: int) -> str:
    """A line, broken between words where it is too long."""
    if len(COLOURS_AND_CURSORS.sub("", line)) <= columns:
        return line
    return "\n".join(textwrap.wrap(line, columns, break_on_hyphens=False)) if "\x1b" not in line else line


class Border:
    """A stream whose lines are made fit for the screen; all else of it is as it was."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream
        self._begun = ""

    def __getattr__(self, name: str) -> Any:
        return getattr(self.stream, name)

    def write(self, text: str) -> int:
        """Write the lines that are whole, and keep the beginning of another one."""
        *lines, self._begun = (self._begun + text).split("\n")
        if lines:
            self.stream.write("\n".join([*map(self._fit, lines), ""]))
        return len(text)

    def flush(self) -> None:
        """Write all that there is, such as a question that is answered on the same line."""
        begun, self._begun = self._begun, ""
        self.stream.write(plain(begun) if _used.plain else begun)
        self.stream.flush()

    def _fit(self, line: str) -> str:
        columns = width()
        line = _plain_signs(line) if _used.plain else line
        line = folded(line, columns) if columns else line
        return line.translate(UNBROKEN) if _used.plain else line


@contextmanager
def reading_on(screen: Screen) -> Iterator[None]:
    """Let all that is printed meanwhile be fit for a screen."""
    global _used
    before, streams = _used, (sys.stdout, sys.stderr)
    _used = screen
    if all(streams) and (screen != Screen() or sys.stdout.isatty()):  # a program without a console has neither
        sys.stdout, sys.stderr = Border(streams[0]), Border(streams[1])
    try:
        yield
    finally:
        fitted = (sys.stdout, sys.stderr)
        sys.stdout, sys.stderr = streams
        try:
            for stream in filter(None, fitted):
                stream.flush()
        finally:
            _used = before


def print_for_a_program(text: str) -> None:
    """Print a text that no person reads: nothing of it may be changed or broken."""
    sys.stdout.flush()
    stream = sys.stdout
    print(text, file=stream.stream if isinstance(stream, Border) else stream)
