"""Somebody at Polyssimo, with the keyboard alone."""

import re

from browser.hands import and_hear, is_mine
from browser.keys import press, tab_to, wait_for_focus
from support.browsing import NAME_OF, PageWords, Visitor

SQUARE = re.compile("^[a-l][0-9]+: ")


def act(visitor: Visitor, say: PageWords) -> bool:
    """Take the first piece that is open; then lay the first that fits, where the page first shows it."""
    if not is_mine(visitor, say):
        return False
    take, *others = (
        say.like(f"poly-spot{how}", "piece", "wood", "size", "who") for how in ("-take", "-not-open", "-taken")
    )
    spot = re.compile("|".join(one.pattern for one in (take, *others)))
    spots = visitor.names_of(visitor.page.get_by_role("button", name=spot))
    if any(map(take.match, spots)):
        tab_to(visitor, spot)
        press(visitor, "Home", *["ArrowRight"] * next(place for place, name in enumerate(spots) if take.match(name)))
        assert take.match(visitor.focused)
        and_hear(visitor, lambda: press(visitor, "Enter"))
        return True
    if not visitor.page.get_by_role("grid").count():
        return False
    for digit in "123456789":
        press(visitor, digit)
        wait_for_focus(visitor, SQUARE)
        if fits(visitor, say):
            and_hear(visitor, lambda: press(visitor, "Enter"))
            return True
        and_hear(visitor, lambda: press(visitor, "Escape"))
    raise AssertionError("it is my turn and nothing fits")


def fits(visitor: Visitor, say: PageWords) -> bool:
    """Whether the piece in my hand fits, where it is or where the page finds a place for it."""
    square = say("poly-square-fits", name="\ue000", piece="\ue000")
    here = re.compile(re.escape(square).replace("\ue000", ".+"))
    if here.search(visitor.focused):
        return True
    heard = len(visitor.heard)
    press(visitor, "n")
    visitor.page.wait_for_function(
        f"([here, heard]) => window.heard.length > heard || new RegExp(here).test(({NAME_OF})(document.activeElement))",
        arg=[here.pattern, heard],
    )
    return bool(here.search(visitor.focused))
