"""What a person does next at a table with the keyboard alone. Each game has a module here, as in `browser.hands`."""

import re
from importlib import import_module
from typing import Protocol, cast

from browser.hands import Hands
from ludotheque.lessons import Moment
from support.browsing import NAME_OF, PageWords, Visitor

MOST_TABS = 80


def keys_of(game: str) -> Hands:
    """The keys of somebody who plays a game."""
    keys: Hands = import_module(f"{__name__}.{game.replace('-', '_')}").act
    return keys


class LessonKeys(Protocol):
    """What somebody presses who learns a game."""

    def do(self, visitor: Visitor, say: PageWords, action: str, moment: Moment) -> None:
        """Do what a step asks for."""

    def refused(self, visitor: Visitor, say: PageWords, moment: Moment) -> str | None:
        """Try something that the rules refuse, if the moment is good for it. Returns the reason that is to be heard."""


def lesson_keys_of(game: str) -> LessonKeys:
    """The keys of somebody who learns a game."""
    return cast("LessonKeys", import_module(f"{__name__}.{game.replace('-', '_')}_lesson"))


def press(visitor: Visitor, *keys: str) -> None:
    for key in keys:
        visitor.press(key)


def tab_to(visitor: Visitor, wanted: str | re.Pattern[str]) -> None:
    """Press Tab until the focus is on something of that name."""
    pattern = re.compile(f"^{re.escape(wanted)}") if isinstance(wanted, str) else wanted
    for _ in range(MOST_TABS):
        if pattern.search(visitor.focused):
            return
        visitor.press("Tab")
    raise AssertionError(f"Tab does not lead to {wanted}")


def wait_for_focus(visitor: Visitor, pattern: re.Pattern[str]) -> None:
    """Wait until the focus is on something of that name."""
    visitor.wait_for(f"pattern => new RegExp(pattern).test(({NAME_OF})(document.activeElement))", pattern.pattern)
