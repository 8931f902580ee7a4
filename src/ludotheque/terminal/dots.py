"""Braille in the terminal: numbers and letters as cells, for displays that show them as they are, and back."""

import re

from ludotheque.puzzles.booklet.braille import Notation, number

CELLS = dict(zip("abcdefghijklmnopqrstuvwxyz", "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵", strict=True))
"""The cells of letters."""
BLANK = "⠀"
NOTATIONS: dict[str, Notation] = {"en": "english", "fr": "french"}

NUMBER = re.compile(r"(?<![\w/.:=#&?-])([A-Za-z]?)(\d{1,4})(?![\w/=]|[.:,-]\w)")
"""A number by itself or after a letter, as in c2; not one in a link, the name of a file or an ID."""
DIGITS = {number(digit, notation): str(digit) for notation in NOTATIONS.values() for digit in range(10)}
"""A digit for each of its forms in braille, with the sign before it."""
TYPED_NUMBER = re.compile("([⠼⠠])([" + "".join(sorted({cells[1] for cells in DIGITS})) + "]+)")
TYPED_LETTERS = str.maketrans({**{cell: letter for letter, cell in CELLS.items()}, BLANK: " "})


def in_braille(line: str, language: str) -> str:
    """A line whose numbers are braille, as the readers of a language write them."""
    notation = NOTATIONS.get(language, "english")
    return NUMBER.sub(lambda found: found[1] + number(int(found[2]), notation), line)


def cells(text: str) -> str:
    """Letters and digits as one cell each; in a drawing no sign is needed before a digit."""
    return "".join(number(int(sign), "english")[1] if sign.isdigit() else CELLS[sign] for sign in text.lower())


def out_of_braille(line: str) -> str:
    """What was typed, with digits and letters for cells of braille."""
    digits = TYPED_NUMBER.sub(lambda found: "".join(DIGITS.get(found[1] + cell, cell) for cell in found[2]), line)
    return digits.translate(TYPED_LETTERS)
