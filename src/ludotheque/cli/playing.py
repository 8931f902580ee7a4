"""The commands that play: here against bots, or at a table that a server keeps."""

from typing import Annotated

from cyclopts import Parameter

from ludotheque.cli.manners import politely
from ludotheque.flags import Dots, Language
from ludotheque.terminal.wishes import Telling, VisitWishes, Wishes


@politely
def play(wishes: Annotated[Wishes, Parameter(name="*")] = Wishes(), *, lang: Language = "en") -> int:  # noqa: B008 (frozen)
    """Play a game against bots in the terminal."""
    from ludotheque.terminal.session import sit_down

    return sit_down(wishes, lang)


@politely
def learn(
    game: str | None = None, lesson: str | None = None, /, *, braille: Dots = False, lang: Language = "en"
) -> None:
    """Learn a game step by step in the terminal. Without a game, list the lessons.

    Parameters
    ----------
    game
        The game to learn; see `ludotheque games`.
    lesson
        The lesson. Default: the game's first one.
    """
    from ludotheque.terminal.learning import Learning, lesson_lines
    from ludotheque.terminal.lines import lines_given
    from ludotheque.terminal.session import show_in

    if game is None:
        print("\n".join(lesson_lines(lang)))
        return
    out = show_in(lang, Telling(braille=braille))
    Learning(game, lesson, lang, out, braille=braille).play(lines_given(out))


@politely
def client(wishes: Annotated[VisitWishes, Parameter(name="*")] = VisitWishes(), *, lang: Language = "en") -> int:  # noqa: B008 (frozen)
    """Play at a table on a server, in the terminal."""
    from ludotheque.client.visit import visit

    return visit(wishes, lang)
