"""Somebody who learns Polyssimo Challenge, with the keyboard alone."""

import re

from browser.keys import press, tab_to, wait_for_focus
from browser.keys.polyssimo import SQUARE, fits
from ludotheque.games.polyssimo import View
from ludotheque.lessons import Moment
from support.browsing import PageWords, Visitor

A_SPOT = re.compile("^(Take )?[A-Z][0-9]?[:,]")
NUMBERS = "1234567890-="


def do(visitor: Visitor, say: PageWords, action: str, moment: Moment) -> None:
    """Do what a step asks for: a piece is found by typing its name, or by the number of its place."""
    verb, piece, *_ = action.split()
    if verb == "pick":
        tab_to(visitor, A_SPOT)
        press(visitor, *piece)
        wait_for_focus(visitor, re.compile(f"^Take {piece}:"))
    else:
        pick_up(visitor, piece, moment)
        assert fits(visitor, say), f"no key brings {piece} to where it is asked for"
    press(visitor, "Enter")


def refused(visitor: Visitor, moment: Moment) -> str | None:
    """Lay the P over what lies at the bottom right."""
    reason = moment.clashes.get("P k9")
    if reason is None:
        return None
    pick_up(visitor, "P", moment)
    press(visitor, *["ArrowDown"] * 11, *["ArrowRight"] * 12, "Enter")
    return reason


def pick_up(visitor: Visitor, piece: str, moment: Moment) -> None:
    assert isinstance(moment.view, View)
    press(visitor, NUMBERS[moment.view.hands[0].index(piece)])
    wait_for_focus(visitor, SQUARE)
