"""Braille as dots at true size: those of books for blind readers (Marburg Medium), in millimetres."""

from typing import Final

DOT: Final = 1.5
"""The diameter of a dot."""
BETWEEN_DOTS: Final = 2.5
BETWEEN_CELLS: Final = 6.0
BETWEEN_LINES: Final = 10.0
BLANK: Final = "⠀"
"""The cell without dots."""


def dots(text: str) -> list[tuple[float, float]]:
    """Where the dots of a line of braille lie, in millimetres from the middle of its first possible dot."""
    found = []
    for place, cell in enumerate(text):
        raised = ord(cell) - ord(BLANK)
        # Dots 1, 2, 3 go down on the left and 4, 5, 6 on the right.
        for dot in range(6):
            if raised >> dot & 1:
                found.append((place * BETWEEN_CELLS + dot // 3 * BETWEEN_DOTS, dot % 3 * BETWEEN_DOTS))
    return found


def width(text: str) -> float:
    """How wide a line of braille is, from the first possible dot to the last, in millimetres."""
    return (len(text) - 1) * BETWEEN_CELLS + BETWEEN_DOTS if text else 0.0


HEIGHT: Final = 2 * BETWEEN_DOTS
