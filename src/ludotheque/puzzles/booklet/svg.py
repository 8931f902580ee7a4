"""A puzzle as a picture: SVG that needs nothing else."""

from ludotheque import words
from ludotheque.puzzles.board import NAMES, SIDE
from ludotheque.puzzles.booklet import braille, drawing
from ludotheque.puzzles.errors import HERE
from ludotheque.puzzles.puzzle import Puzzle

TILE, GAP, EDGE = 100, 14, 26
"""The size of a tile, the gap between two, and the edge of the board around them."""
WHOLE = SIDE * TILE + (SIDE - 1) * GAP + 2 * EDGE
MILLIMETRES = 120
"""The width of the picture on paper: with this one, braille dots have their true size."""


def svg(puzzle: Puzzle, language: str = "en", notation: braille.Notation | None = None) -> str:
    """A picture of a puzzle; with braille instead of printed numbers, where a notation is given."""
    colour = drawing.colour_for(puzzle.maximum or 1)
    leaf, heart, pale = drawing.COLOURS[colour]
    marks = drawing.MARKS[: list(drawing.COLOURS).index(colour)]
    rows = "; ".join(", ".join(map(str, row)) for row in puzzle.rows)
    title = words.phrase("booklet-picture", language, facts={"rows": rows}, over=HERE)
    clover = [
        f'<path d="{_path(drawing.LEAVES)}" fill="{leaf}"/>',
        f'<path d="{_path(drawing.HEARTS)}" fill="{heart}"/>',
        f'<path d="{_path(drawing.LIGHTS)}" fill="{pale}" opacity=".3"/>',
        f'<circle r="{drawing.HEART}" fill="{heart}"/>',
        *(
            f'<circle cx="{x}" cy="{y}" r="{drawing.MARK}" fill="{drawing.INK}" stroke="#fff" stroke-width="2.2"/>'
            for x, y in marks
        ),
    ]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WHOLE} {WHOLE}" role="img" '
        f'width="{MILLIMETRES}mm" height="{MILLIMETRES}mm">',
        f"<title>{title}</title>",
        f'<defs><g id="clover">{"".join(clover if notation is None else [])}</g></defs>',
        f'<rect width="{WHOLE}" height="{WHOLE}" rx="24" fill="{drawing.MAT}"/>',
    ]
    for cell, number in enumerate(puzzle.numbers):
        x, y = (EDGE + TILE / 2 + place * (TILE + GAP) for place in (cell % SIDE, cell // SIDE))
        inside = (
            _dots(number, notation)
            if notation
            else f'<use href="#clover" transform="scale(.94)"/>{_text(number, heart)}'
        )
        tile = f'<rect x="-50" y="-50" width="100" height="100" rx="9.5" fill="#fff" stroke="{drawing.LINE}"/>'
        parts.append(f'<g id="{NAMES[cell]}" transform="translate({x:g} {y:g})">{tile}{inside}</g>')
    return "\n".join([*parts, "</svg>", ""])


def _path(curves: tuple[drawing.Curve, ...]) -> str:
    return "".join(
        f"M{curve[0][0]:g} {curve[0][1]:g}C" + " ".join(f"{x:g} {y:g}" for x, y in curve[1:]) + "Z" for curve in curves
    )


def _text(number: int, heart: str) -> str:
    return (
        f'<text y="20" text-anchor="middle" font-family="Atkinson Hyperlegible Next, sans-serif" font-size="58" '
        f'font-weight="700" letter-spacing="-2" fill="#fff" stroke="{heart}" stroke-width="6" stroke-linejoin="round" '
        f'paint-order="stroke">{number}</text>'
    )


def _dots(number: int, notation: braille.Notation) -> str:
    unit = WHOLE / MILLIMETRES
    text = braille.number(number, notation)
    left, top = braille.width(text) / 2, braille.HEIGHT / 2
    return "".join(
        f'<circle cx="{(x - left) * unit:.2f}" cy="{(y - top) * unit:.2f}" r="{braille.DOT / 2 * unit:.2f}"/>'
        for x, y in braille.dots(text)
    )
