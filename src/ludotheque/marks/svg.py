"""A sheet of marks as a picture at true size: SVG that needs nothing else."""

from html import escape

from ludotheque.braille import dots
from ludotheque.marks import Braille, Disc, Mark, Shape
from ludotheque.marks.sheets import MARGIN, SMALL, TOP, Sheet, sheet_title
from ludotheque.paper import BLACK, HEIGHT, PALE, POINT, WIDTH


def svg(sheet: Sheet, language: str, title: str) -> str:
    """One sheet of A4, in millimetres."""
    heading = escape(sheet_title(sheet, language, title))
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" lang="{language}" width="{WIDTH:g}mm" height="{HEIGHT:g}mm" '
            f'viewBox="0 0 {WIDTH:g} {HEIGHT:g}" font-family="Atkinson Hyperlegible Next, sans-serif">',
            f"<title>{heading}</title>",
            f'<text x="{MARGIN:g}" y="{TOP - 6:g}" font-size="{11 * POINT:.2f}" fill="{PALE}">{heading}</text>',
            *(_mark(x, y, mark) for x, y, mark in sheet.placed),
            "</svg>",
            "",
        ]
    )


def _mark(x: float, y: float, mark: Mark) -> str:
    name = escape(mark.name)
    return (
        f'<g transform="translate({x:g} {y:g})"><title>{name}</title>'
        f'<rect width="{mark.width:g}" height="{mark.height:g}" fill="none" stroke="{PALE}" stroke-width="0.2"/>'
        f'<text x="{mark.width / 2:g}" y="{mark.height - 0.9:g}" text-anchor="middle" '
        f'font-size="{SMALL * POINT:.2f}" fill="{PALE}">{name}</text>'
        f"{''.join(map(_shape, mark.shapes))}</g>"
    )


def _shape(shape: Shape) -> str:
    if isinstance(shape, Braille):
        placed = dots.dots(shape.cells)
        return "".join(_circle(shape.x + across, shape.y + down, dots.DOT / 2) for across, down in placed)
    if isinstance(shape, Disc):
        return _circle(shape.x, shape.y, shape.radius)
    points = " ".join(f"{across:g},{down:g}" for across, down in shape.points)
    kind = "polygon" if shape.closed else "polyline"
    return f'<{kind} points="{points}" fill="none" stroke="{BLACK}" stroke-width="{shape.thick:g}"/>'


def _circle(x: float, y: float, radius: float) -> str:
    return f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{radius:g}"/>'
