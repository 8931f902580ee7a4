"""Somebody who learns Lucky Numbers, with the keyboard alone."""

import re

from browser.keys import press, tab_to, wait_for_focus
from browser.keys.lucky_numbers import walk
from ludotheque.lessons import Moment
from support.browsing import PageWords, Visitor

A_CELL = re.compile("^[a-d][1-4],")
FACE_UP = re.compile(r"^\d+[ ,]")


def do(visitor: Visitor, say: PageWords, action: str, moment: Moment | None = None) -> None:
    """Do what a step asks for."""
    verb, *more = action.split()
    if verb == "arrange":
        tab_to(visitor, say("lucky-arrange-ascending"))
        press(visitor, "Enter")
        tab_to(visitor, say("lucky-arrange-keep"))
        press(visitor, "Enter")
    elif verb == "take":
        tab_to(visitor, FACE_UP)
        press(visitor, "Home")
        while not re.match(rf"{more[0]}\b", visitor.focused):
            press(visitor, "ArrowRight")
        press(visitor, "Enter")
        wait_for_focus(visitor, A_CELL)
        walk(visitor, more[1])
        press(visitor, "Enter")
    elif verb == "place":
        tab_to(visitor, A_CELL)
        walk(visitor, more[0])
        press(visitor, "Enter")
    else:
        press(visitor, say(f"lucky-key-{verb}"))


def refused(visitor: Visitor, say: PageWords, moment: Moment) -> str | None:
    """Put the clover where it clashes with another."""
    if "place b1" not in moment.answers:
        return None
    tab_to(visitor, A_CELL)
    walk(visitor, "b1")
    press(visitor, "Enter")
    return moment.answers["place b1"].reason
