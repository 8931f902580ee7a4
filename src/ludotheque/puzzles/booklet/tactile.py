"""The booklet in braille: all its words, and boards as rows of numbers, or with raised lines where they can rise."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ludotheque.braille import dots
from ludotheque.braille.blocks import Block, Drawing, Heading, Item, NewPage, Paragraph, Text, Together, columns
from ludotheque.braille.script import Script
from ludotheque.paper import BLACK, PALE, Paper
from ludotheque.puzzles.board import SIDE
from ludotheque.puzzles.booklet.wording import EXAMPLE, HOW_TO_PLAY, Say, origin, picture_words, saying
from ludotheque.puzzles.grading import Graded

CELL: Final = 23.0
"""The side of a cell, in millimetres: the longest number and the room that a finger needs beside it."""
EDGE: Final = 1.6
LINE: Final = 0.8
ABOVE: Final = 2.4
"""The room between a board and the line over it, and more under it."""


@dataclass(frozen=True)
class Board:
    """A board with raised lines, braille numbers, and the print in pale."""

    numbers: Sequence[int]
    script: Script
    height: float = ABOVE + SIDE * CELL + EDGE

    def draw(self, paper: Paper, x: float, y: float) -> None:
        """Draw it from its upper left corner."""
        side, y = SIDE * CELL, y + ABOVE
        for place in range(SIDE + 1):
            thick = EDGE if place in (0, SIDE) else LINE
            paper.line([(x + place * CELL, y), (x + place * CELL, y + side)], BLACK, thick)
            paper.line([(x, y + place * CELL), (x + side, y + place * CELL)], BLACK, thick)
        for cell, number in enumerate(self.numbers):
            left, top = x + cell % SIDE * CELL, y + cell // SIDE * CELL
            cells = self.script.write(str(number))
            paper.dots(left + (CELL - dots.width(cells)) / 2, top + (CELL - dots.HEIGHT) / 2, cells)
            paper.write_at(left + 2, top + 5.4, str(number), 11, ink=PALE)


def booklet_text(puzzles: Sequence[Graded], script: Script, seed: str | None) -> Text:
    """A booklet of these puzzles, to be set in braille; without a seed they are those of the house."""
    say = saying(script.language)

    def board(numbers: tuple[int, ...], caption: str) -> Drawing:
        rows = (numbers[at : at + SIDE] for at in range(0, len(numbers), SIDE))
        return Drawing(columns(rows), picture_words(say, numbers), Board(numbers, script), caption, wide=3)

    blocks: list[Block] = [
        Heading(say("how-to-play")),
        *(Paragraph(say(message)) for message in HOW_TO_PLAY),
        board(EXAMPLE, say("example")),
        NewPage(),
    ]
    for number, one in enumerate(puzzles, start=1):
        begins = [Heading(say("puzzles"))] if number == 1 else []
        heading = Heading(say("puzzle", number=number, moves=say("moves", count=one.puzzle.maximum)), 3, listed=False)
        blocks.append(Together((*begins, heading, board(one.puzzle.numbers, say("typed", id=one.puzzle.id.lower())))))
    solutions = (_solution(say, number, one) for number, one in enumerate(puzzles, start=1))
    blocks += [NewPage(), Heading(say("solutions")), *solutions]
    about = (Paragraph(say("lead", count=len(puzzles))), Paragraph(origin(say, seed, "ludotheque booklet --braille")))
    return Text(say("title"), script.language, tuple(blocks), about)


def _solution(say: Say, number: int, one: Graded) -> Item:
    pairs = ", ".join(f"{a}-{b}" for a, b in one.solution)
    return Item(say("solution", number=number, pairs=pairs))
