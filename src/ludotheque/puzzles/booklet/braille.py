"""Braille numbers, as text and as dots at true size.

English (and older French literary braille): the number sign, then the letters a to j for 1 to 9 and 0. French by
Antoine's notation: its own sign, then the same letters with dot 6, and the number sign for 0.
"""

from typing import Final, Literal

Notation = Literal["english", "french"]
_SIGN: Final = {"english": "⠼", "french": "⠠"}
_DIGITS: Final = {"english": "⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊", "french": "⠼⠡⠣⠩⠹⠱⠫⠻⠳⠪"}
"""The cells of 0 to 9."""

DOT: Final = 1.5
"""The diameter of a dot, in millimetres; this and what follows are the sizes of books for blind readers."""
BETWEEN_DOTS: Final = 2.5
BETWEEN_CELLS: Final = 6.0
BETWEEN_LINES: Final = 10.0


def number(value: int, notation: Notation) -> str:
    """A number in braille."""
    return _SIGN[notation] + "".join(_DIGITS[notation][int(digit)] for digit in str(value))


def dots(text: str) -> list[tuple[float, float]]:
    """Where the dots of a line of braille lie, in millimetres from the middle of its first possible dot."""
    found = []
    for place, cell in enumerate(text):
        raised = ord(cell) - 0x2800 if cell != " " else 0
        # Dots 1, 2, 3 go down on the left and 4, 5, 6 on the right.
        for dot in range(6):
            if raised >> dot & 1:
                found.append((place * BETWEEN_CELLS + dot // 3 * BETWEEN_DOTS, dot % 3 * BETWEEN_DOTS))
    return found


def width(text: str) -> float:
    """How wide a line of braille is, from the first possible dot to the last, in millimetres."""
    return (len(text) - 1) * BETWEEN_CELLS + BETWEEN_DOTS if text else 0.0


HEIGHT: Final = 2 * BETWEEN_DOTS
