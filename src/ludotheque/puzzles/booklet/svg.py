"""A puzzle as a picture: SVG that needs nothing else."""

from ludotheque.braille import dots
from ludotheque.braille.script import number
from ludotheque.languages import Digits
from ludotheque.paper import INK
from ludotheque.puzzles.board import NAMES, SIDE
from ludotheque.puzzles.booklet import drawing
from ludotheque.puzzles.booklet.wording import picture_words, saying
from ludotheque.puzzles.puzzle import Puzzle

TILE, GAP, EDGE = 100, 14, 26
"""The size of a tile, the gap between two, and the edge of the board around them."""
WHOLE = SIDE * TILE + (SIDE - 1) * GAP + 2 * EDGE
MILLIMETRES = 120
"""The width of the picture on paper: with this one, braille dots have their true size."""


def svg(puzzle: Puzzle, language: str = "en", digits: Digits | None = None) -> str:
    """A picture of a puzzle; with braille instead of printed numbers, where it is said with what digits."""
    colour = drawing.colour_for(puzzle.maximum or 1)
    leaf, heart, pale = drawing.COLOURS[colour]
    marks = drawing.MARKS[: list(drawing.COLOURS).index(colour)]
    title = picture_words(saying(language), puzzle.numbers)
    clover = [
        f'<path d="{_path(drawing.LEAVES)}" fill="{leaf}"/>',
        f'<path d="{_path(drawing.HEARTS)}" fill="{heart}"/>',
        f'<path d="{_path(drawing.LIGHTS)}" fill="{pale}" opacity=".3"/>',
        f'<circle r="{drawing.HEART}" fill="{heart}"/>',
        *(
            f'<circle cx="{x}" cy="{y}" r="{drawing.MARK}" fill="{INK}" stroke="#fff" stroke-width="2.2"/>'
            for x, y in marks
        ),
    ]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WHOLE} {WHOLE}" role="img" '
        f'width="{MILLIMETRES}mm" height="{MILLIMETRES}mm">',
        f"<title>{title}</title>",
        f'<defs><g id="clover">{"".join(clover if digits is None else [])}</g></defs>',
        f'<rect width="{WHOLE}" height="{WHOLE}" rx="24" fill="{drawing.MAT}"/>',
    ]
    for cell, value in enumerate(puzzle.numbers):
        x, y = (EDGE + TILE / 2 + place * (TILE + GAP) for place in (cell % SIDE, cell // SIDE))
        inside = (
            _dots(number(value, digits))
            if digits
            else f'<use href="#clover" transform="scale(.94)"/>{_text(value, heart)}'
        )
        tile = f'<rect x="-50" y="-50" width="100" height="100" rx="9.5" fill="#fff" stroke="{drawing.LINE}"/>'
        parts.append(f'<g id="{NAMES[cell]}" transform="translate({x:g} {y:g})">{tile}{inside}</g>')
    return "\n".join([*parts, "</svg>", ""])


def _path(curves: tuple[drawing.Curve, ...]) -> str:
    return "".join(
        f"M{curve[0][0]:g} {curve[0][1]:g}C" + " ".join(f"{x:g} {y:g}" for x, y in curve[1:]) + "Z" for curve in curves
    )


def _text(value: int, heart: str) -> str:
    return (
        f'<text y="20" text-anchor="middle" font-family="Atkinson Hyperlegible Next, sans-serif" font-size="58" '
        f'font-weight="700" letter-spacing="-2" fill="#fff" stroke="{heart}" stroke-width="6" stroke-linejoin="round" '
        f'paint-order="stroke">{value}</text>'
    )


def _dots(cells: str) -> str:
    unit = WHOLE / MILLIMETRES
    left, top = dots.width(cells) / 2, dots.HEIGHT / 2
    return "".join(
        f'<circle cx="{(x - left) * unit:.2f}" cy="{(y - top) * unit:.2f}" r="{dots.DOT / 2 * unit:.2f}"/>'
        for x, y in dots.dots(cells)
    )
