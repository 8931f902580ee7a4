"""The booklet in braille: all its words, and boards as rows of numbers, or with raised lines where they can rise."""

from collections.abc import Sequence

from ludotheque.braille.blocks import Block, Drawing, Heading, Item, NewPage, Paragraph, Text, Together, columns
from ludotheque.braille.script import Script
from ludotheque.puzzles.board import SIDE
from ludotheque.puzzles.booklet.wording import EXAMPLE, HOW_TO_PLAY, Say, origin, picture_words, saying
from ludotheque.puzzles.grading import Graded


def booklet_text(puzzles: Sequence[Graded], script: Script, seed: str | None) -> Text:
    """A booklet of these puzzles, to be set in braille; without a seed they are those of the house."""
    say = saying(script.language)

    def board(numbers: tuple[int, ...], caption: str) -> Drawing:
        rows = (numbers[at : at + SIDE] for at in range(0, len(numbers), SIDE))
        return Drawing(columns(rows), picture_words(say, numbers), caption, wide=3, nameless=True)

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
