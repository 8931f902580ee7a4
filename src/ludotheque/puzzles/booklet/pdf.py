"""The booklet as a PDF: a cover, how to play, the puzzles, and their solutions at the end."""

from collections.abc import Sequence

from ludotheque.paper import HEIGHT, INK, POINT, WIDTH
from ludotheque.puzzles.board import NEIGHBOURS
from ludotheque.puzzles.booklet import drawing
from ludotheque.puzzles.booklet.editions import Edition
from ludotheque.puzzles.booklet.sheet import Sheet
from ludotheque.puzzles.booklet.wording import EXAMPLE, HOW_TO_PLAY, Say, origin, picture_words, saying
from ludotheque.puzzles.grading import Graded


def pdf(puzzles: Sequence[Graded], edition: Edition, language: str = "en", seed: str | None = None) -> bytes:
    """A booklet of these puzzles; without a seed they are those of the house."""
    say = saying(language)
    sheet = Sheet(edition, language, say("title"))
    _cover(sheet, say, len(puzzles), seed)
    _how_to_play(sheet, say)
    for first in range(0, len(puzzles), edition.on_a_page):
        sheet.new_page()
        for place, one in enumerate(puzzles[first : first + edition.on_a_page]):
            _puzzle(sheet, say, first + place + 1, one, place)
        _foot(sheet, say)
    _solutions(sheet, say, puzzles)
    return sheet.bytes()


def _cover(sheet: Sheet, say: Say, count: int, seed: str | None) -> None:
    edition = sheet.edition
    sheet.new_page()
    size = 62.0
    with sheet.aside():
        for place, colour in enumerate(("blue", "red", "gold", "violet")):
            x, y = WIDTH / 2 + (place % 2 * 2 - 1) * size * 0.56, 88 + (place // 2 * 2 - 1) * size * 0.56
            sheet.clover(x, y, size, colour)
        sheet.clover(WIDTH / 2, 88, size * 0.62, "green")
    y = 190.0
    sheet.bookmark(say("title"), 0)
    with sheet.tagged("H1"):
        sheet.write_at(WIDTH / 2, y, say("title"), 44, bold=True, align="C")
    y += 8
    big = max(edition.body, 15)
    for line in (say("lead", count=count), *([say("large")] if edition.strong else [])):
        y += big * POINT * 1.7
        with sheet.tagged("P"):
            sheet.write_at(WIDTH / 2, y, line, big, ink=drawing.SOFT_INK, align="C")
    with sheet.tagged("P"):
        size = max(edition.small, 10)
        width = WIDTH - 2 * edition.margin
        sheet.paragraph(edition.margin, HEIGHT - 35, width, origin(say, seed), size, ink=drawing.SOFT_INK, align="C")


def _how_to_play(sheet: Sheet, say: Say) -> None:
    edition = sheet.edition
    sheet.new_page()
    left, width = edition.margin, WIDTH - 2 * edition.margin
    _heading(sheet, say("how-to-play"))
    y = 42.0
    for paragraph in HOW_TO_PLAY:
        with sheet.tagged("P"):
            y = sheet.paragraph(left, y, width, say(paragraph), edition.body)
    if y < HEIGHT - 110:
        _example(sheet, say, y + 14)
    _foot(sheet, say)


def _heading(sheet: Sheet, text: str) -> None:
    sheet.bookmark(text, 1)
    with sheet.tagged("H2"):
        sheet.write_at(sheet.edition.margin, 32, text, sheet.edition.heading * 1.2, bold=True)


def _example(sheet: Sheet, say: Say, top: float) -> None:
    """A board with one clover picked and its four partners framed, those across the edge, too."""
    tile, gap = 15.0, 1.6
    side = 4 * tile + 5 * gap
    x = (WIDTH - side) / 2
    with sheet.tagged("Figure", picture_words(say, EXAMPLE)):
        sheet.board(x, top, EXAMPLE, "blue", tile, gap)
        for cell, across in ((0, False), *NEIGHBOURS[0].values()):
            left, over = x + gap + cell % 4 * (tile + gap), top + gap + cell // 4 * (tile + gap)
            line = INK if cell == 0 else drawing.GREEN
            sheet.frame(left - 0.6, over - 0.6, tile + 1.2, line, dashed=across)
    size = max(sheet.edition.small, 10)
    with sheet.tagged("P"):
        sheet.paragraph(x - 30, top + side + 4, side + 60, say("example"), size, ink=drawing.SOFT_INK, align="C")


def _puzzle(sheet: Sheet, say: Say, number: int, one: Graded, place: int) -> None:
    edition = sheet.edition
    free_x = (WIDTH - 2 * edition.margin - edition.across * edition.board) / max(1, edition.across - 1)
    x = edition.margin + place % edition.across * (edition.board + free_x)
    if edition.across == 1:
        x = (WIDTH - edition.board) / 2
    moves = one.puzzle.maximum or 0
    small, foot = edition.small * POINT, 16.0
    need = edition.heading * POINT + 3 + edition.board + small * 2
    free_y = (HEIGHT - 14 - foot - edition.down * need) / (edition.down + 1)
    y = 14 + free_y + place // edition.across * (need + free_y) + edition.heading * POINT * 0.75
    with sheet.tagged("H3"):
        sheet.write_at(x, y, str(number), edition.heading, bold=True)
    with sheet.tagged("P"):
        sheet.write_at(x + edition.board, y, say("moves", count=moves), edition.body, ink=drawing.SOFT_INK, align="R")
    words_wide = sheet.wide(say("moves", count=moves), edition.body)
    pip = edition.body * POINT * 0.95
    if moves * pip * 1.18 + words_wide + 14 < edition.board:
        with sheet.aside():
            sheet.pips(x + edition.board - words_wide - 2.2, y - edition.body * POINT * 0.25, moves, pip)
    y += 3
    with sheet.tagged("Figure", picture_words(say, one.puzzle.numbers)):
        sheet.board(x, y, one.puzzle.numbers, drawing.colour_for(moves), edition.tile, edition.gap)
    middle, under = x + edition.board / 2, y + edition.board + small * 1.4
    with sheet.tagged("P"):
        sheet.write_at(middle, under, one.puzzle.id, edition.small, ink=drawing.SOFT_INK, align="C")


def _foot(sheet: Sheet, say: Say) -> None:
    size, right = max(sheet.edition.small, 9), WIDTH - sheet.edition.margin
    with sheet.aside():
        sheet.write_at(sheet.edition.margin, HEIGHT - 10, say("title"), size, ink=drawing.SOFT_INK)
        sheet.write_at(right, HEIGHT - 10, str(sheet.page), size, ink=drawing.SOFT_INK, align="R")


def _solutions(sheet: Sheet, say: Say, puzzles: Sequence[Graded]) -> None:
    """Every solution as pairs of numbers, in lines that are never cut from one page to the next."""
    edition = sheet.edition
    step = edition.body * POINT * 1.42
    apart = 0 if edition.on_a_page > 2 else step * 0.3
    bottom = HEIGHT - 20
    y = bottom + 1
    begun = False
    for number, one in enumerate(puzzles, start=1):
        lines = _lines(sheet, one)
        if y + (len(lines) - 1) * step > bottom:
            sheet.new_page()
            _heading(sheet, say("solutions-on" if begun else "solutions"))
            _foot(sheet, say)
            y, begun = 32 + edition.heading * POINT * 1.2 + 2, True
        with sheet.tagged("P"):
            sheet.write_at(edition.margin + _indent(edition) - 5, y, str(number), edition.body, bold=True, align="R")
            for pairs in lines:
                x = edition.margin + _indent(edition)
                for a, b in pairs:
                    _pair(sheet, x, y, a, b)
                    x += _pair_width(edition)
                y += step
        y += apart


def _indent(edition: Edition) -> float:
    return edition.body * POINT * 2 + 5


def _pair_width(edition: Edition) -> float:
    return edition.body * POINT * 4.4


def _lines(sheet: Sheet, one: Graded) -> list[list[tuple[int, int]]]:
    room = int((WIDTH - 2 * sheet.edition.margin - _indent(sheet.edition)) // _pair_width(sheet.edition))
    return [list(one.solution[at : at + room]) for at in range(0, len(one.solution), room)]


def _pair(sheet: Sheet, x: float, y: float, a: int, b: int) -> None:
    """Two numbers that change places."""
    middle = x + _pair_width(sheet.edition) / 2 - 2
    size = sheet.edition.body
    sheet.write_at(middle - 1.2, y, str(a), size, align="R")
    sheet.write_at(middle + size * POINT * 0.42, y, str(b), size)
    sheet.write_at(middle - 0.4, y, "–", size, ink=drawing.SOFT_INK)
