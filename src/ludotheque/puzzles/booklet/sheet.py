"""A sheet of paper that clovers, boards and words can be put on."""

from collections.abc import Iterable, Sequence

from ludotheque.paper import INK, POINT, Paper
from ludotheque.puzzles.board import SIDE
from ludotheque.puzzles.booklet import drawing
from ludotheque.puzzles.booklet.editions import Edition

CAPITALS = 0.668
"""How high capital letters and numbers are, as a part of the size of the type."""


class Sheet(Paper):
    """Paper with the drawings of the house, in one of the editions."""

    def __init__(self, edition: Edition, language: str, title: str) -> None:
        super().__init__(language, title, edition.margin)
        self.edition = edition

    def curves(
        self, curves: Iterable[drawing.Curve], x: float, y: float, scale: float, fill: str | None, *,
        line: str | None = None, thick: float = 0.2, faint: float = 1.0,
    ) -> None:  # fmt: skip
        """Closed curves around a point, filled, drawn, or both."""
        from fpdf.drawing import PaintedPath
        from fpdf.enums import PathPaintRule

        path = PaintedPath()
        for (start_x, start_y), *rest in curves:
            path.move_to(x + start_x * scale, y + start_y * scale)
            for place in range(0, len(rest), 3):
                path.curve_to(
                    *(part for px, py in rest[place : place + 3] for part in (x + px * scale, y + py * scale))
                )
            path.close()
        path.style.fill_color = fill
        path.style.stroke_color = line
        path.style.stroke_width = thick
        path.style.fill_opacity = faint
        path.style.paint_rule = (
            PathPaintRule.STROKE_FILL_NONZERO if fill and line
            else PathPaintRule.FILL_NONZERO if fill else PathPaintRule.STROKE
        )  # fmt: skip
        with self.pdf.drawing_context() as context:
            context.add_item(path)

    def slab(self, x: float, y: float, width: float, fill: str, line: str, corner: float, thick: float = 0.2) -> None:
        """A square with round corners."""
        self.pdf.set_fill_color(fill)
        self.pdf.set_draw_color(line)
        self.pdf.set_line_width(thick)
        self.pdf.rect(x, y, width, width, style="DF", round_corners=True, corner_radius=corner)

    def frame(self, x: float, y: float, width: float, line: str, *, dashed: bool) -> None:
        """The outline of a square with round corners."""
        self.pdf.set_draw_color(line)
        self.pdf.set_line_width(0.9)
        if dashed:
            self.pdf.set_dash_pattern(2, 1.2)
        self.pdf.rect(x, y, width, width, round_corners=True, corner_radius=2)
        self.pdf.set_dash_pattern()

    def clover(self, x: float, y: float, size: float, colour: str, number: int | None = None) -> None:
        """A clover around a point, with its number."""
        leaf, heart, pale = drawing.COLOURS[colour]
        scale = size / 100
        if self.edition.strong:
            self.curves(drawing.LEAVES, x, y, scale, pale, faint=0.45)
            self.curves(drawing.LEAVES, x, y, scale, None, line=leaf, thick=size / 70)
        else:
            self.curves(drawing.LEAVES, x, y, scale, leaf)
            self.curves(drawing.HEARTS, x, y, scale, heart)
            self.curves(drawing.LIGHTS, x, y, scale, pale, faint=0.3)
            self.disc(x, y, drawing.HEART * scale, heart)
        for mark_x, mark_y in drawing.MARKS[: list(drawing.COLOURS).index(colour)]:
            self.disc(x + mark_x * scale, y + mark_y * scale, (drawing.MARK + 1.6) * scale, "#ffffff")
            self.disc(x + mark_x * scale, y + mark_y * scale, drawing.MARK * scale, INK)
        if number is not None:
            self._number(x, y, size, str(number), heart)

    def _number(self, x: float, y: float, size: float, text: str, heart: str) -> None:
        points = size * (0.86 if self.edition.strong else 0.6) / POINT
        if self.edition.strong and len(text) == 2:
            points *= 0.86
        baseline = y + points * POINT * CAPITALS / 2
        halo = "#ffffff" if self.edition.strong else heart
        self.pdf.set_draw_color(halo)
        with self.pdf.local_context(text_mode="STROKE", line_width=size * 0.07):
            self.write_at(x, baseline, text, points, bold=True, align="C")
        self.write_at(
            x, baseline, text, points, bold=True, align="C", ink="#000000" if self.edition.strong else "#ffffff"
        )

    def board(self, x: float, y: float, numbers: Sequence[int], colour: str, tile: float, gap: float) -> None:
        """A board with its clovers, from its upper left corner."""
        self.slab(x, y, 4 * tile + 5 * gap, drawing.MAT, drawing.LINE, corner=tile * 0.14)
        for cell, number in enumerate(numbers):
            left, top = (gap + place * (tile + gap) for place in (cell % SIDE, cell // SIDE))
            self.slab(x + left, y + top, tile, "#ffffff", drawing.LINE, corner=tile * 0.095, thick=0.15)
            middle_x, middle_y = x + left + tile / 2, y + top + tile / 2
            self.clover(middle_x, middle_y, tile * 0.94, colour, number)

    def pips(self, right: float, y: float, count: int, size: float) -> None:
        """As many small clovers as there are moves, up to a right edge."""
        for place in range(count):
            x = right - size / 2 - place * size * 1.18
            self.curves(drawing.PIPS, x, y, size / 100, None, line=drawing.GREEN, thick=size * 0.06)
