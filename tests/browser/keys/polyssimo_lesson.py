"""Somebody who learns Polyssimo Challenge, with the keyboard alone."""

import re

from browser.keys import press, tab_to, wait_for_focus
from browser.keys.polyssimo import SQUARE
from ludotheque.games.polyssimo import View
from ludotheque.lessons import Moment
from support.browsing import PageWords, Visitor

A_SPOT = re.compile("^[A-Z][0-9]? the [a-z ]+[:,]")
NUMBERS = "1234567890-="


def do(visitor: Visitor, say: PageWords, action: str, moment: Moment) -> None:
    """Do what a step asks for: a piece is found by typing its name, or by the number of its place."""
    verb, piece, *_ = action.split()
    if verb == "pick":
        tab_to(visitor, A_SPOT)
        press(visitor, *piece)
        wait_for_focus(visitor, re.compile(f"^{piece} the .*:"))
    else:
        pick_up(visitor, say, piece, moment)
        press(visitor, "n")  # there is one place, and it is turned and flipped for it
        wait_for_focus(visitor, say.like("poly-square-fits", "name", piece=piece))
    press(visitor, "Enter")


def refused(visitor: Visitor, say: PageWords, moment: Moment) -> str | None:
    """Lay the P over what lies at the bottom right."""
    reason = moment.clashes.get("P k9")
    if reason is None:
        return None
    pick_up(visitor, say, "P", moment)
    press(visitor, *["ArrowDown"] * 11, *["ArrowRight"] * 12, "Enter")
    return reason


def pick_up(visitor: Visitor, say: PageWords, piece: str, moment: Moment) -> None:
    """Pick a piece up, and wait until the page has drawn it: before that, arrows walk on the board."""
    assert isinstance(moment.view, View)
    press(visitor, NUMBERS[moment.view.hands[0].index(piece)])
    visitor.button(say("poly-in-hand-name", piece=piece)).wait_for()
    wait_for_focus(visitor, SQUARE)
