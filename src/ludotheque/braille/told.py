"""Drawings in words: a board row by row, pieces square by square."""

from collections.abc import Iterator, Sequence

from ludotheque import words
from ludotheque.braille.blocks import EMPTY, SQUARE, Drawing


def drawing(drawing: Drawing, language: str) -> Iterator[str]:
    """The sentences that tell a drawing."""
    say = words.saying(language)
    if not drawing.is_known:
        yield from (" ".join(line).replace(EMPTY, " ").strip() for line in zip(*drawing.strips, strict=True))
        return
    if board := drawing.board:
        if board.across:
            yield say("spoken-columns", columns=words.listing(list(board.across), language))
        for number, row in enumerate(zip(*board.columns, strict=True)):
            cells = ", ".join(say("spoken-empty") if cell == EMPTY else cell for cell in row)
            yield say("spoken-row", row=board.down[number] if board.down else number + 1, cells=cells)
    yield from (_piece(name, rows, language) for name, *rows in drawing.pieces)


def _piece(name: str, rows: Sequence[str], language: str) -> str:
    say, told = words.saying(language), []
    for number, row in enumerate(rows, start=1):
        squares = [str(place) for place, sign in enumerate(row, start=1) if sign == SQUARE]
        if squares:
            listed = words.listing(squares, language)
            told.append(say("spoken-squares", row=number, count=len(squares), squares=listed))
    return say("spoken-piece", piece=name, rows="; ".join(told))
