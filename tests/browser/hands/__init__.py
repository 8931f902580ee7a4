"""What a person does next at a table, by what the page offers: by role and name alone. Each game has a module here."""

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec

import ludotheque
from support.browsing import PATIENCE, PageWords, Visitor

Hands = Callable[[Visitor, PageWords], bool]
"""Do one thing if there is something to do; whether there was."""
PAUSE = 20.0
"""Milliseconds between two looks of somebody who waits."""


def is_mine(visitor: Visitor, say: PageWords) -> bool:
    """Whether the page says that it is my turn."""
    return say("status-yours") in (visitor.page.get_by_role("heading", level=1).text_content() or "")


def all_is_told(visitor: Visitor) -> None:
    """Wait until what was announced is written, as it is a moment later."""
    visitor.wait_for("() => !document.querySelector('[data-announcer=waiting]')")


def and_hear(visitor: Visitor, do: Callable[[], None]) -> None:
    """Do something, and wait until its effect is told, after all that was announced before."""
    all_is_told(visitor)
    before = visitor.page.evaluate("window.heard.length")
    do()
    visitor.wait_for("before => window.heard.length > before", before)


def hands_of(game: str) -> Hands:
    """The hands of somebody who plays a game."""
    hands: Hands = import_module(f"{__name__}.{game.replace('-', '_')}").act
    return hands


GAMES = [game for game in ludotheque.names() if find_spec(f"{__name__}.{game.replace('-', '_')}")]
"""The games that somebody here can play."""


def play_by_wire(visitor: Visitor, table: str, game: str, done: Callable[[], bool] | None = None) -> None:
    """Do what is open first over a line beside the page, which looks on: as fast as the table goes. Between two rounds
    of cards a hand says that it is ready."""
    hands, real_time = hands_of(game), ludotheque.game(game).real_time
    with visitor.line(table) as line:

        def act(visitor: Visitor, say: PageWords) -> bool:
            legal = line.ask("look")["legal"]
            if legal:
                return bool(line.ask("act", action=legal[0])["is"] == "news")
            return real_time and hands(visitor, say)

        play_out([visitor], game, done, [act])


def play_out(
    visitors: Sequence[Visitor],
    game: str,
    done: Callable[[], bool] | None = None,
    ways: Sequence[Hands] | None = None,
) -> None:
    """Everybody plays, each in their own way, until the match is over, or until something is so."""
    says = [PageWords(visitor.language, game) for visitor in visitors]

    def over() -> bool:
        return visitors[0].button(says[0]("rematch")).is_visible()

    done, ways = done or over, ways or [hands_of(game)] * len(visitors)
    idle = 0.0
    while idle < PATIENCE:
        if done():
            return
        idle += PAUSE
        acted = [act(visitor, say) for act, visitor, say in zip(ways, visitors, says, strict=True)]
        if any(acted):
            idle = 0.0
        else:
            visitors[0].page.wait_for_timeout(PAUSE)
    raise AssertionError("nobody can do anything, and the match is not over")
