"""Somebody at Ligretto or Dutch Blitz, with the keyboard alone."""

import re

from browser.keys import press
from support.browsing import PageWords, Visitor


def act(visitor: Visitor, say: PageWords) -> bool:
    """Call the end if I may; play the best-known place; be ready for the next round; else turn three."""
    keys = {
        "cards-stop-name": ".",
        "cards-best-name": ",",
        "lobby-ready": "Enter",
        "cards-go-on": "Enter",
        "cards-turn-name": "Space",
        "cards-turn-over-name": "Space",
    }
    forms = {name: say.like(name, *(["count"] if "turn" in name else [])) for name in keys}
    any_of_them = re.compile("|".join(form.pattern for form in forms.values()))
    offered = visitor.names_of(visitor.page.get_by_role("button", name=any_of_them, disabled=False))
    for name, form in forms.items():
        if any(map(form.match, offered)):
            press(visitor, keys[name])
            return True
    return False
