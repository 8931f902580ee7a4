"""liblouis, the library that translates text into braille by the rules of each language, through its C interface.

No wheel carries it, so it is the system's: a package on Linux, Homebrew on macOS, a download on Windows.
"""

import ctypes
import os
import sys
from ctypes.util import find_library
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from ludotheque.errors import LudothequeError

HERE = Path(__file__).parent
VARIABLE: Final = "LUDOTHEQUE_LIBLOUIS"
"""The environment variable that names the file of the library where it lies in no usual place."""
_USUAL: Final = (
    "liblouis.so.20",
    "liblouis.so",
    "/opt/homebrew/lib/liblouis.dylib",
    "/usr/local/lib/liblouis.dylib",
    "/opt/local/lib/liblouis.dylib",
    "liblouis.dll",
)
_DOTS_AS_UNICODE: Final = 4 | 64  # liblouis' dotsIO | ucBrl
_NOTHING_FOR_UNKNOWN: Final = 128  # noUndefined: else a character without braille is spelled out with eight dots
_SILENCE: Final = 60_000  # its log level that tells nothing: what fails is told by our errors
_BRF: Final = "en-us-brf.dis"
_UNICODE: Final = "unicode.dis"


class NoLiblouis(LudothequeError):
    """The library that translates into braille, or one of its tables, is not on this machine."""

    prefix = "braille"
    folder = HERE


class Translated(NamedTuple):
    """A text in braille, and for each of its cells the place in the text that it comes from."""

    cells: str
    places: tuple[int, ...]


def translate(text: str, table: str) -> Translated:
    """A text in braille, as Unicode's braille patterns, by one of liblouis' tables."""
    louis = _library()
    given, length = louis.encoded(text)
    room = ctypes.c_int(len(text) * 16 + 64)
    cells = ctypes.create_string_buffer(room.value * louis.width)
    places = (ctypes.c_int * room.value)()
    back = (ctypes.c_int * (len(text) + 1))()
    done = louis.c.lou_translate(
        table.encode(), given, ctypes.byref(length), cells, ctypes.byref(room), None, None, back, places, None,
        _DOTS_AS_UNICODE | _NOTHING_FOR_UNKNOWN,
    )  # fmt: skip
    if not done:
        raise NoLiblouis("no-table", facts={"table": table})
    six_dots = "".join(chr(0x2800 | ord(cell) & 0x3F) for cell in louis.decoded(cells, room.value))
    return Translated(six_dots, tuple(places[: room.value]))


def back_translate(cells: str, table: str) -> str:
    """The text that a reader of braille would read, as far as liblouis knows."""
    louis = _library()
    given, length = louis.encoded(cells)
    room = ctypes.c_int(len(cells) * 16 + 64)
    text = ctypes.create_string_buffer(room.value * louis.width)
    done = louis.c.lou_backTranslateString(
        f"{_UNICODE},{table}".encode(), given, ctypes.byref(length), text, ctypes.byref(room), None, None, 0
    )
    if not done:
        raise NoLiblouis("no-table", facts={"table": table})
    return louis.decoded(text, room.value)


def braille_ascii(cells: str) -> str:
    """Braille patterns as the 64 characters of a BRF file, one for each cell."""
    louis = _library()
    given, length = louis.encoded(cells)
    text = ctypes.create_string_buffer((len(cells) + 1) * louis.width)
    if not louis.c.lou_dotsToChar(_BRF.encode(), given, text, length, 0):
        raise NoLiblouis("no-table", facts={"table": _BRF})
    return louis.decoded(text, len(cells))


class _Library:
    """The loaded library, and how wide its characters are, which whoever built it chose."""

    def __init__(self, c: ctypes.CDLL) -> None:
        self.c = c
        self.width: int = c.lou_charSize()
        self._encoding = f"utf-{8 * self.width}-{'le' if sys.byteorder == 'little' else 'be'}"
        c.lou_setLogLevel(_SILENCE)

    def encoded(self, text: str) -> tuple[ctypes.Array[ctypes.c_char], ctypes.c_int]:
        if self.width == 2:  # so that a character has one place, whatever it is
            text = "".join(sign if sign <= "\uffff" else "\ufffd" for sign in text)
        given = text.encode(self._encoding, "replace")
        return ctypes.create_string_buffer(given, len(given) + self.width), ctypes.c_int(len(given) // self.width)

    def decoded(self, buffer: ctypes.Array[ctypes.c_char], length: int) -> str:
        return buffer.raw[: length * self.width].decode(self._encoding, "replace")


@cache
def _library() -> _Library:
    named = os.environ.get(VARIABLE)
    for name in [named] if named else [find_library("louis"), *_USUAL]:
        try:
            if name:
                return _Library(ctypes.CDLL(name))
        except (OSError, AttributeError):
            continue
    raise NoLiblouis("no-liblouis", facts={"variable": VARIABLE})
