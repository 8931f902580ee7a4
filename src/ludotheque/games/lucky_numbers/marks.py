"""Marks for the clovers and gardens of Lucky Numbers, as on its ACCESS edition."""

from ludotheque import words
from ludotheque.braille import dots
from ludotheque.games.lucky_numbers.notation import CELL_NAMES, COLOURS
from ludotheque.games.lucky_numbers.state import DIAGONAL, HIGHEST, SIDE
from ludotheque.marks import EDGE, LABEL, Braille, Disc, Mark, MarkSet, Reader, Shape, Stroke

CLOVER = 28.0
"""The side of the mark of a clover, in millimetres."""
LEAF = 4.0
"""How far the mark on a leaf is from the edges."""
LEAVES = ((LEAF, LEAF), (CLOVER - LEAF, LEAF), (CLOVER - LEAF, CLOVER - LEAF), (LEAF, CLOVER - LEAF))
"""Where the marks are that tell a colour: none for the first, then one more each, clockwise from the upper left."""
CELL = 45.0
"""The side of a cell of the garden to lay clovers on."""
FRAME = 2.0
"""How far a golden edge is from the edge of its cell."""
BEFORE = 5.0
"""The room for the line before the name of a cell with golden edges."""


def marks(reader: Reader) -> list[MarkSet]:
    """A mark for each clover, a label for each cell of a garden, and a whole garden."""
    wide = reader.width_for(list(CELL_NAMES))
    return [
        reader.set_of("clovers", [_clover(reader, n, c) for c in COLOURS for n in range(1, HIGHEST + 1)]),
        reader.set_of("cells", [_cell(reader, cell, wide) for cell in range(SIDE * SIDE)]),
        reader.set_of("garden", [_garden(reader)]),
    ]


def _clover(reader: Reader, number: int, colour: str) -> Mark:
    cells = reader.cells(number)
    middle = Braille((CLOVER - dots.width(cells)) / 2, (CLOVER - dots.HEIGHT) / 2, cells)
    leaves = (Disc(x, y, 1.8) for x, y in LEAVES[: COLOURS.index(colour)])
    name = reader.say("clover", number=number, colour=words.named(colour, reader.language, reader.game))
    return Mark(name, CLOVER, CLOVER, (middle, *leaves))


def _cell(reader: Reader, cell: int, wide: float) -> Mark:
    name = CELL_NAMES[cell]
    line = (Stroke(((2.5, EDGE - 0.7), (2.5, EDGE + dots.HEIGHT + 0.7)), 1.2),) if cell in DIAGONAL else ()
    return Mark(name, wide + BEFORE, LABEL, (Braille(EDGE + BEFORE - 0.5, EDGE, reader.cells(name)), *line))


def _garden(reader: Reader) -> Mark:
    edges: list[Shape] = []
    for place in range(SIDE + 1):
        thick = 1.6 if place in (0, SIDE) else 1.0
        at, side = place * CELL + 1, SIDE * CELL
        edges += [Stroke(((at, 1), (at, side + 1)), thick), Stroke(((1, at), (side + 1, at)), thick)]
    for cell, name in enumerate(CELL_NAMES):
        x, y = cell % SIDE * CELL + 1, cell // SIDE * CELL + 1
        edges.append(Braille(x + 6.5, y + 6.5, reader.cells(name)))
        if cell in DIAGONAL:
            edges.append(_golden(x, y))
    side = SIDE * CELL + 2
    return Mark(reader.say("garden"), side, side + 4, tuple(edges))


def _golden(x: float, y: float) -> Stroke:
    left, top, right, bottom = x + FRAME, y + FRAME, x + CELL - FRAME, y + CELL - FRAME
    return Stroke(((left, top), (right, top), (right, bottom), (left, bottom)), 0.8, closed=True)
