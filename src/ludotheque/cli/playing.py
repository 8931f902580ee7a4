"""The commands that play: here against bots, or at a table that a server keeps."""

from typing import Annotated

from cyclopts import Parameter

from ludotheque.cli.manners import politely
from ludotheque.flags import AnyGame, Dots
from ludotheque.terminal.wishes import Telling, VisitWishes, Wishes


@politely
def play(wishes: Annotated[Wishes, Parameter(name="*")] = Wishes(), *, lang: str = "en") -> int:  # noqa: B008 (frozen)
    from ludotheque.terminal.session import sit_down

    return sit_down(wishes, lang)


@politely
def learn(game: AnyGame = None, lesson: str | None = None, /, *, braille: Dots = False, lang: str = "en") -> None:
    from ludotheque.terminal.learning import Learning, lesson_lines
    from ludotheque.terminal.lines import lines_given
    from ludotheque.terminal.session import show_in

    if game is None:
        print("\n".join(lesson_lines(lang)))
        return
    out = show_in(lang, Telling(braille=braille))
    Learning(game, lesson, lang, out, braille=braille).play(lines_given(out))


@politely
def client(wishes: Annotated[VisitWishes, Parameter(name="*")] = VisitWishes(), *, lang: str = "en") -> int:  # noqa: B008 (frozen)
    from ludotheque.client.visit import visit

    return visit(wishes, lang)
