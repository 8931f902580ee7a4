"""Somebody at Polyssimo, with the keyboard alone."""

import re

from browser.hands import and_hear, is_mine
from browser.hands.polyssimo import wait_until_taken
from browser.keys import press, tab_to, wait_for_focus
from support.browsing import NAME_OF, PageWords, Visitor

SQUARE = re.compile("^[a-l][0-9]+: ")


def act(visitor: Visitor, say: PageWords) -> bool:
    """Take the first piece that is open; then lay the first that fits, where the page first shows it."""
    if not is_mine(visitor, say):
        return False
    shut, taken = (say.like(f"poly-spot-{how}", "piece", "wood", "shape", "who") for how in ("not-open", "taken"))
    lies = say.like("poly-spot", "piece", "wood", "shape")
    spot = re.compile(f"{lies.pattern}|{taken.pattern}")
    spots = visitor.names_of(visitor.page.get_by_role("button", name=spot))
    open_spots = [place for place, name in enumerate(spots) if lies.match(name) and not shut.match(name)]
    if open_spots:
        tab_to(visitor, spot)
        press(visitor, "Home", *["ArrowRight"] * open_spots[0])
        assert visitor.focused == spots[open_spots[0]]
        piece = visitor.page.evaluate("document.activeElement.dataset.piece")
        press(visitor, "Enter")
        wait_until_taken(visitor, piece)
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
