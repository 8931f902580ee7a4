"""Paper: tagged PDFs of A4 pages, in millimetres, on which words and braille are put at their true size."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from ludotheque.braille import dots
from ludotheque.errors import LudothequeError

FONTS = Path(__file__).parent / "fonts"
FAMILY: Final = "Atkinson"
POINT: Final = 25.4 / 72
"""A point, in millimetres."""
LEADING: Final = 1.45
"""The distance of two lines, as a part of the size of the type."""
WIDTH: Final = 210.0
HEIGHT: Final = 297.0

INK: Final = "#1e2a24"
BLACK: Final = "#000000"
"""What rises on swell paper."""
PALE: Final = "#8ab4ff"
"""What does not: pale, and mixed without black ink, which alone takes up the heat."""


class NoPrinter(LudothequeError):
    """The packages that write PDFs are not installed."""


def check() -> None:
    """See before long work that it can be printed after it."""
    try:
        import fpdf  # noqa: F401
    except ImportError:
        raise NoPrinter("no-printer") from None


class Paper:
    """A PDF whose headings, paragraphs and figures are tagged for whoever has it read out."""

    def __init__(self, language: str, title: str, margin: float = 15.0) -> None:
        check()
        from fpdf import FPDF
        from fpdf.prefs import ViewerPreferences

        self.pdf = FPDF(format="A4")
        self.margin = margin
        self.pdf.set_auto_page_break(False)
        self.pdf.set_margin(margin)
        for style, name in (("", "Regular"), ("B", "Bold")):
            self.pdf.add_font(FAMILY, style, FONTS / f"AtkinsonHyperlegibleNext-{name}.ttf")
        self.pdf.set_title(title)
        self.pdf.set_author("Ludothèque")
        self.pdf.set_creator("Ludothèque")
        self.pdf.set_lang(language)
        self.pdf.viewer_preferences = ViewerPreferences(display_doc_title=True)

    def new_page(self) -> None:
        """Go on with an empty page."""
        self.pdf.add_page()

    @property
    def page(self) -> int:
        """The number of this page."""
        return int(self.pdf.page_no())

    def bytes(self) -> bytes:
        """The whole PDF."""
        return bytes(self.pdf.output())

    @contextmanager
    def tagged(self, kind: str, words: str | None = None) -> Iterator[None]:
        """Put something on the page that is read out: H1, P, Figure …, the last with words that stand for it."""
        # fpdf2 tags nothing but figures by its public methods, so this takes its inner ones.
        pdf: Any = self.pdf
        number = pdf.struct_builder.next_mcid_for_page(pdf.page)
        pdf._add_marked_content(struct_type=f"/{kind}", mcid=number, alt_text=words)
        pdf._out(f"/{kind} <</MCID {number}>> BDC")
        yield
        pdf._out("EMC")

    @contextmanager
    def aside(self) -> Iterator[None]:
        """Put something on the page that is not read out, such as its number."""
        pdf: Any = self.pdf
        pdf._out("/Artifact BMC")
        yield
        pdf._out("EMC")

    def bookmark(self, text: str, level: int) -> None:
        """List this page in the outline of the PDF; the title is level 0."""
        self.pdf.start_section(text, level=level)

    def wide(self, text: str, size: float) -> float:
        """How wide a line of text is."""
        self.pdf.set_font(FAMILY, "", size)
        return float(self.pdf.get_string_width(text))

    def write_at(
        self, x: float, y: float, text: str, size: float, *, bold: bool = False, ink: str = INK, align: str = "L"
    ) -> None:
        """A line of text with its baseline at a height; ``align`` says which part of it is at ``x``: L, C or R."""
        self.pdf.set_font(FAMILY, "B" if bold else "", size)
        self.pdf.set_text_color(ink)
        self.pdf.text(x - {"L": 0, "C": 0.5, "R": 1}[align] * self.pdf.get_string_width(text), y, text)

    def paragraph(
        self, x: float, y: float, width: float, text: str, size: float, *, ink: str = INK, align: str = "L",
        bold: bool = False,
    ) -> float:  # fmt: skip
        """A paragraph from a height on; where the next one can begin."""
        left = x + {"L": 0, "C": 0.5}[align] * width
        *lines, last = self._lines(width, text, size, bold)
        for line in (*(f"{line} " for line in lines), last):  # the blank parts words for whoever has it read out
            self.write_at(left, y + size * POINT * 1.02, line, size, bold=bold, ink=ink, align=align)
            y += size * POINT * LEADING
        return y + size * POINT * 0.75

    def tall(self, width: float, text: str, size: float) -> float:
        """How tall a paragraph of a width is."""
        return len(self._lines(width, text, size)) * size * POINT * LEADING

    def _lines(self, width: float, text: str, size: float, bold: bool = False) -> list[str]:
        self.pdf.set_font(FAMILY, "B" if bold else "", size)
        lines: Any = self.pdf.multi_cell(width, size, text, align="L", dry_run=True, output="LINES")
        return [str(line).rstrip() for line in lines]

    def disc(self, x: float, y: float, radius: float, fill: str) -> None:
        """A filled circle around a point."""
        self.pdf.set_fill_color(fill)
        self.pdf.circle(x, y, radius, style="F")

    def line(self, points: list[tuple[float, float]], ink: str, thick: float, *, closed: bool = False) -> None:
        """A line through some points."""
        self.pdf.set_draw_color(ink)
        self.pdf.set_line_width(thick)
        self.pdf.polygon(points, style="D") if closed else self.pdf.polyline(points, style="D")

    def dots(self, x: float, y: float, cells: str) -> None:
        """A line of braille at its true size, from the middle of its first possible dot."""
        for dot_x, dot_y in dots.dots(cells):
            self.disc(x + dot_x, y + dot_y, dots.DOT / 2, BLACK)
