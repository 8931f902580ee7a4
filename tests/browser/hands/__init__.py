"""What a person does next at a table, by what the page offers: by role and name alone. Each game has a module here."""

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec

import ludotheque
from support.browsing import PageWords, Visitor

Hands = Callable[[Visitor, PageWords], bool]
"""Do one thing if there is something to do; whether there was."""
MOST_STEPS = 10_000


def is_mine(visitor: Visitor, say: PageWords) -> bool:
    """Whether the page says that it is my turn."""
    return say("status-yours") in (visitor.page.get_by_role("heading", level=1).text_content() or "")


def and_hear(visitor: Visitor, do: Callable[[], None]) -> None:
    """Do something, and wait until its effect is told."""
    before = len(visitor.heard)
    do()
    visitor.page.wait_for_function("before => window.heard.length > before", arg=before)


def hands_of(game: str) -> Hands:
    """The hands of somebody who plays a game."""
    hands: Hands = import_module(f"{__name__}.{game.replace('-', '_')}").act
    return hands


GAMES = [game for game in ludotheque.names() if find_spec(f"{__name__}.{game.replace('-', '_')}")]
"""The games that somebody here can play."""


def play_out(visitors: Sequence[Visitor], game: str, done: Callable[[], bool] | None = None) -> None:
    """Everybody plays until the match is over, or until something is so."""
    says = [PageWords(visitor.language, game) for visitor in visitors]

    def over() -> bool:
        return visitors[0].button(says[0]("rematch")).is_visible()

    done, act = done or over, hands_of(game)
    for _ in range(MOST_STEPS):
        if done():
            return
        acted = [act(visitor, say) for visitor, say in zip(visitors, says, strict=True)]
        if not any(acted):
            visitors[0].page.wait_for_timeout(20)
    raise AssertionError("the match does not end")
