"""The 24 pieces of Polyssimo Challenge: the twelve pentominoes and twelve of the hexominoes.

Their drawings are in ``pieces.json``, which the page reads as well.
"""

import json
from pathlib import Path

_DRAWINGS: dict[str, dict[str, str]] = json.loads(Path(__file__).with_name("pieces.json").read_text("utf-8"))

PENTOMINOES = _DRAWINGS["pentominoes"]
"""The coloured pieces, of five squares."""

HEXOMINOES = _DRAWINGS["hexominoes"]
"""The black and white pieces, of six squares."""

NAMES = (*PENTOMINOES, *HEXOMINOES)
"""The names of the pieces; elsewhere a piece is its place in this row, a set of pieces the bits of those places."""
NUMBER_OF = {name: number for number, name in enumerate(NAMES)}
PIECES = len(NAMES)
ALL_PIECES = (1 << PIECES) - 1
ALL_HEXOMINOES = ALL_PIECES & -(1 << len(PENTOMINOES))

Shape = frozenset[tuple[int, int]]
"""Squares as (row, column), the topmost in row 0 and the leftmost in column 0."""


def _to_the_corner(squares: Shape) -> Shape:
    top = min(row for row, _ in squares)
    left = min(column for _, column in squares)
    return frozenset((row - top, column - left) for row, column in squares)


def _drawn(drawing: str) -> Shape:
    rows = enumerate(drawing.split("/"))
    return frozenset((row, column) for row, line in rows for column, mark in enumerate(line) if mark == "#")


def turned_and_flipped(shape: Shape) -> list[Shape]:
    """The different ways in which a piece can lie: turned by quarters, and flipped over."""
    ways = []
    for _ in range(2):
        for _ in range(4):
            shape = _to_the_corner(frozenset((column, -row) for row, column in shape))
            ways.append(shape)
        shape = _to_the_corner(frozenset((row, -column) for row, column in shape))
    return sorted(set(ways), key=sorted)


def _hangs_together(shape: Shape) -> bool:
    reached = {min(shape)}
    for _ in shape:
        reached |= {
            (r + down, c + right) for r, c in reached for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))
        } & shape
    return reached == shape


def _check(shapes: list[Shape]) -> None:
    """Twelve pieces of five squares and twelve of six, each in one part and none twice."""
    if [len(shape) for shape in shapes] != [5] * 12 + [6] * 12:
        raise ValueError("the pieces are twelve of five squares and twelve of six")
    if not all(map(_hangs_together, shapes)):
        raise ValueError("a piece is in several parts")
    if len({min(turned_and_flipped(shape), key=sorted) for shape in shapes}) != PIECES:
        raise ValueError("a piece is there twice")


SHAPES = [_drawn(drawing) for drawing in (*PENTOMINOES.values(), *HEXOMINOES.values())]
SIZES = [len(shape) for shape in SHAPES]
SIZE = dict(zip(NAMES, SIZES, strict=True))
"""The number of squares of each piece, by its name."""
_check(SHAPES)
