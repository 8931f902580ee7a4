"""The booklet as a PDF: a cover, how to play, the puzzles, and their solutions at the end."""

from collections.abc import Callable, Sequence

from ludotheque import words
from ludotheque.puzzles.board import NEIGHBOURS
from ludotheque.puzzles.booklet import braille, drawing
from ludotheque.puzzles.booklet.editions import HEIGHT, WIDTH, Edition
from ludotheque.puzzles.booklet.sheet import POINT, Sheet
from ludotheque.puzzles.errors import HERE
from ludotheque.puzzles.grading import Graded

Say = Callable[..., str]
EXAMPLE = (20, 2, 7, 9, 3, 8, 13, 18, 6, 10, 14, 19, 12, 15, 16, 1)
"""The board that shows how the edges meet."""


def pdf(puzzles: Sequence[Graded], edition: Edition, language: str = "en", seed: str | None = None) -> bytes:
    """A booklet of these puzzles; without a seed they are those of the house."""

    def say(message: str, **facts: object) -> str:
        return words.phrase(f"booklet-{message}", language, facts=facts, over=HERE)

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
    for place, colour in enumerate(("blue", "red", "gold", "violet")):
        x, y = WIDTH / 2 + (place % 2 * 2 - 1) * size * 0.56, 88 + (place // 2 * 2 - 1) * size * 0.56
        sheet.clover(x, y, size, colour)
    sheet.clover(WIDTH / 2, 88, size * 0.62, "green")
    y = 190.0
    sheet.write_at(WIDTH / 2, y, say("title"), 44, bold=True, align="C")
    y += 8
    big = max(edition.body, 15)
    for line in (say("lead", count=count), *_kinds(edition, say)):
        y += big * POINT * 1.7
        sheet.write_at(WIDTH / 2, y, line, big, ink=drawing.SOFT_INK, align="C")
    foot = say("of-the-house") if seed is None else say("seed", seed=seed)
    sheet.write_at(WIDTH / 2, HEIGHT - 22, foot, max(edition.small, 10), ink=drawing.SOFT_INK, align="C")


def _kinds(edition: Edition, say: Say) -> list[str]:
    if edition.braille:
        return [say(f"braille-{edition.braille}")]
    return [say("large")] if edition.strong else []


def _how_to_play(sheet: Sheet, say: Say) -> None:
    edition = sheet.edition
    sheet.new_page()
    left, width = edition.margin, WIDTH - 2 * edition.margin
    sheet.write_at(left, 32, say("how-to-play"), edition.heading * 1.2, bold=True)
    y = 42.0
    for paragraph in ("goal", "swap", "maximum", "lay-out", "id"):
        y = sheet.paragraph(left, y, width, say(paragraph), edition.body)
    if not edition.braille and y < HEIGHT - 110:
        _example(sheet, say, y + 14)
    _foot(sheet, say)


def _example(sheet: Sheet, say: Say, top: float) -> None:
    """A board with one clover picked and its four partners framed, those across the edge, too."""
    tile, gap = 15.0, 1.6
    side = 4 * tile + 5 * gap
    x = (WIDTH - side) / 2
    sheet.board(x, top, EXAMPLE, "blue", tile, gap)
    for cell, across in ((0, False), *NEIGHBOURS[0].values()):
        left, over = x + gap + cell % 4 * (tile + gap), top + gap + cell // 4 * (tile + gap)
        line = drawing.INK if cell == 0 else drawing.GREEN
        sheet.frame(left - 0.6, over - 0.6, tile + 1.2, line, dashed=across)
    size = max(sheet.edition.small, 10)
    sheet.paragraph(x - 30, top + side + 4, side + 60, say("example"), size, ink=drawing.SOFT_INK, align="C")


def _puzzle(sheet: Sheet, say: Say, number: int, one: Graded, place: int) -> None:
    edition = sheet.edition
    free_x = (WIDTH - 2 * edition.margin - edition.across * edition.board) / max(1, edition.across - 1)
    x = edition.margin + place % edition.across * (edition.board + free_x)
    if edition.across == 1:
        x = (WIDTH - edition.board) / 2
    moves = one.puzzle.maximum or 0
    small, foot = edition.small * POINT, 16.0
    head = edition.heading * POINT + 3 + (braille.BETWEEN_LINES + 2 if edition.braille else 0)
    need = head + edition.board + small * 2
    free_y = (HEIGHT - 14 - foot - edition.down * need) / (edition.down + 1)
    y = 14 + free_y + place // edition.across * (need + free_y) + edition.heading * POINT * 0.75
    sheet.write_at(x, y, str(number), edition.heading, bold=True)
    sheet.write_at(x + edition.board, y, say("moves", count=moves), edition.body, ink=drawing.SOFT_INK, align="R")
    if edition.braille:
        y += 3 + braille.BETWEEN_LINES / 2
        sheet.dots(x, y, braille.number(number, edition.braille))
        text = braille.number(moves, edition.braille)
        sheet.dots(x + edition.board - braille.width(text) - braille.DOT, y, text)
        y += braille.BETWEEN_LINES / 2 - 1
    else:
        words_wide = sheet.wide(say("moves", count=moves), edition.body)
        pip = edition.body * POINT * 0.95
        if moves * pip * 1.18 + words_wide + 14 < edition.board:
            sheet.pips(x + edition.board - words_wide - 2.2, y - edition.body * POINT * 0.25, moves, pip)
    y += 3
    sheet.board(x, y, one.puzzle.numbers, drawing.colour_for(moves), edition.tile, edition.gap)
    middle, under = x + edition.board / 2, y + edition.board + small * 1.4
    sheet.write_at(middle, under, one.puzzle.id, edition.small, ink=drawing.SOFT_INK, align="C")


def _foot(sheet: Sheet, say: Say) -> None:
    size = max(sheet.edition.small, 9)
    sheet.write_at(sheet.edition.margin, HEIGHT - 10, say("title"), size, ink=drawing.SOFT_INK)
    sheet.write_at(WIDTH - sheet.edition.margin, HEIGHT - 10, str(sheet.page), size, ink=drawing.SOFT_INK, align="R")


def _solutions(sheet: Sheet, say: Say, puzzles: Sequence[Graded]) -> None:
    """Every solution as pairs of numbers, in lines that are never cut from one page to the next."""
    edition = sheet.edition
    step = braille.BETWEEN_LINES * 1.1 if edition.braille else edition.body * POINT * 1.42
    apart = 0 if edition.on_a_page > 2 else step * 0.3
    bottom = HEIGHT - 20
    y = bottom + 1
    begun = False
    for number, one in enumerate(puzzles, start=1):
        lines = _lines(sheet, one)
        if y + (len(lines) - 1) * step > bottom:
            sheet.new_page()
            title = say("solutions-on" if begun else "solutions")
            sheet.write_at(edition.margin, 32, title, edition.heading * 1.2, bold=True)
            _foot(sheet, say)
            y, begun = 32 + edition.heading * POINT * 1.2 + 2, True
        if edition.braille:
            sheet.dots(edition.margin, y - 1.4, braille.number(number, edition.braille))
        else:
            sheet.write_at(edition.margin + _indent(edition) - 5, y, str(number), edition.body, bold=True, align="R")
        for pairs in lines:
            x = edition.margin + _indent(edition)
            for a, b in pairs:
                _pair(sheet, x, y, a, b)
                x += _pair_width(edition)
            y += step
        y += apart


def _indent(edition: Edition) -> float:
    return 24.0 if edition.braille else edition.body * POINT * 2 + 5


def _pair_width(edition: Edition) -> float:
    return 48.0 if edition.braille else edition.body * POINT * 4.4


def _lines(sheet: Sheet, one: Graded) -> list[list[tuple[int, int]]]:
    room = int((WIDTH - 2 * sheet.edition.margin - _indent(sheet.edition)) // _pair_width(sheet.edition))
    return [list(one.solution[at : at + room]) for at in range(0, len(one.solution), room)]


def _pair(sheet: Sheet, x: float, y: float, a: int, b: int) -> None:
    """Two numbers that change places."""
    if sheet.edition.braille:
        first, second = (braille.number(number, sheet.edition.braille) for number in (a, b))
        sheet.dots(x, y - 1.4, f"{first} {second}")
        return
    middle = x + _pair_width(sheet.edition) / 2 - 2
    size = sheet.edition.body
    sheet.write_at(middle - 1.2, y, str(a), size, align="R")
    sheet.write_at(middle + size * POINT * 0.42, y, str(b), size)
    sheet.write_at(middle - 0.4, y, "–", size, ink=drawing.SOFT_INK)
