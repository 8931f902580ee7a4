"""The commands that play: here against bots, or at a table that a server keeps."""

from typing import Annotated

from cyclopts import Parameter

from ludotheque.cli.manners import politely
from ludotheque.flags import Language
from ludotheque.terminal.wishes import VisitWishes, Wishes


@politely
def play(wishes: Annotated[Wishes, Parameter(name="*")] = Wishes(), *, lang: Language = "en") -> int:  # noqa: B008 (frozen)
    """Play a game against bots, in plain lines."""
    from ludotheque.terminal.session import sit_down

    return sit_down(wishes, lang)


@politely
def client(wishes: Annotated[VisitWishes, Parameter(name="*")] = VisitWishes(), *, lang: Language = "en") -> int:  # noqa: B008 (frozen)
    """Play at a table that a server keeps, in plain lines."""
    from ludotheque.client.visit import visit

    return visit(wishes, lang)
