"""Braille in the terminal: numbers and letters as cells, for displays that show them as they are, and back.

One can play where there is no library that translates whole texts, so the few cells that are needed stand here. A test
holds them to those of liblouis.
"""

import re

from ludotheque.braille.dots import BLANK
from ludotheque.languages import BY_CODE

CELLS = dict(zip("abcdefghijklmnopqrstuvwxyz", "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵", strict=True))
"""The cells of letters."""
_SIGN = {"letters": "⠼", "antoine": "⠠"}
"""What stands before a number."""
_DIGITS = {"letters": "⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊", "antoine": "⠼⠡⠣⠩⠹⠱⠫⠻⠳⠪"}
"""The cells of 0 to 9: the letters a to j, or by Antoine's notation, in French, those with dot 6."""

NUMBER = re.compile(r"(?<![\w/.:=#&?-])([A-Za-z]?)(\d{1,4})(?![\w/=]|[.:,-]\w)")
"""A number by itself or after a letter, as in c2; not one in a link, the name of a file or an ID."""
MEANT = {sign + cell: str(digit) for of, sign in _SIGN.items() for digit, cell in enumerate(_DIGITS[of])}
"""A digit for each of its forms in braille, with the sign before it."""
TYPED_NUMBER = re.compile("([⠼⠠])([" + "".join(_DIGITS.values()) + "]+)")
TYPED_LETTERS = str.maketrans({**{cell: letter for letter, cell in CELLS.items()}, BLANK: " "})


def in_braille(line: str, language: str) -> str:
    """A line whose numbers are braille, as the readers of a language write them."""
    return NUMBER.sub(lambda found: found[1] + _number(found[2], language), line)


def _number(digits: str, language: str) -> str:
    kind = BY_CODE[language].digits
    return _SIGN[kind] + "".join(_DIGITS[kind][int(digit)] for digit in digits)


def cells(text: str) -> str:
    """Letters and digits as one cell each; in a drawing no sign is needed before a digit."""
    return "".join(_DIGITS["letters"][int(sign)] if sign.isdigit() else CELLS[sign] for sign in text.lower())


def out_of_braille(line: str) -> str:
    """What was typed, with digits and letters for cells of braille."""
    digits = TYPED_NUMBER.sub(lambda found: "".join(MEANT.get(found[1] + cell, cell) for cell in found[2]), line)
    return digits.translate(TYPED_LETTERS)
