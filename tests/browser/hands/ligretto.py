"""Somebody at Ligretto or Dutch Blitz."""

import re

from playwright.sync_api import TimeoutError as TooLong

from support.browsing import PageWords, Visitor


def act(visitor: Visitor, say: PageWords) -> bool:
    """Call the end if I may; be ready for the next round; play a card that fits; else turn three."""
    firm = [say.like(name).pattern for name in ("cards-stop-name", "lobby-ready", "cards-go-on")]
    fits = [say.like("cards-fits-new", "what").pattern, say.like("cards-fits-pile", "what", "pile").pattern]
    turn = [say.like(f"cards-turn-{way}name", "count").pattern for way in ("", "over-")]
    choices = [re.compile(one) for one in ("|".join(firm), "|".join(fits), "|".join(turn))]
    any_of_them = re.compile("|".join(choice.pattern for choice in choices))
    offered = visitor.names_of(visitor.page.get_by_role("button", name=any_of_them, disabled=False))
    for choice in choices:
        found = next(filter(choice.match, offered), None)
        if found is None:
            continue
        button = visitor.button(found)
        press = button.dblclick if choice is choices[1] else button.click
        try:  # what is there now may be gone in a moment, since everybody plays at once
            press(timeout=500)
        except TooLong:
            return False
        return True
    return False
