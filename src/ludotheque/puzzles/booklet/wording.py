"""What a booklet says, whether in print, in braille or as pictures."""

from collections.abc import Callable, Sequence

from ludotheque import words
from ludotheque.puzzles.board import SIDE
from ludotheque.puzzles.errors import HERE

Say = Callable[..., str]
EXAMPLE = (20, 2, 7, 9, 3, 8, 13, 18, 6, 10, 14, 19, 12, 15, 16, 1)
"""The board that shows how the edges meet."""
HOW_TO_PLAY = ("goal", "swap", "maximum", "lay-out", "id")
"""The paragraphs that explain."""


def saying(language: str) -> Say:
    """Says the words of the booklet in a language."""

    def say(message: str, **facts: object) -> str:
        return words.phrase(f"booklet-{message}", language, facts=facts, over=HERE)

    return say


def origin(say: Say, seed: str | None, command: str = "ludotheque booklet") -> str:
    """Where the puzzles of a booklet come from, and how to print it again."""
    return say("of-the-house", command=command) if seed is None else say("seed", seed=seed, command=command)


def picture_words(say: Say, numbers: Sequence[int]) -> str:
    """A board in words."""
    rows = (numbers[at : at + SIDE] for at in range(0, len(numbers), SIDE))
    return say("picture", rows="; ".join(", ".join(map(str, row)) for row in rows))
