"""Somebody at Ligretto or Dutch Blitz, with the keyboard alone."""

import re

from browser.keys import press
from support.browsing import PageWords, Visitor

KEYS = "all => all.map(({ dataset, ariaKeyShortcuts }) => ('source' in dataset && ariaKeyShortcuts) || '')"
"""The keys of my cards."""


def act(visitor: Visitor, say: PageWords) -> bool:
    """Call the end if I may; play a card that fits; be ready for the next round; else turn three."""
    keys = {
        "cards-stop-name": ".",
        "cards-fits-pile": "",
        "cards-fits-new": "",
        "lobby-ready": "Enter",
        "cards-go-on": "Enter",
        "cards-turn-name": "Space",
        "cards-turn-over-name": "Space",
    }
    facts = {"cards-fits-pile": ["what", "pile"], "cards-fits-new": ["what"]}
    forms = {name: say.like(name, *facts.get(name, ["count"] if "turn" in name else [])) for name in keys}
    any_of_them = re.compile("|".join(form.pattern for form in forms.values()))
    found = visitor.page.get_by_role("button", name=any_of_them, disabled=False)
    offered = [*zip(visitor.names_of(found), found.evaluate_all(KEYS), strict=False)]
    for name, form in forms.items():
        key = next((own or keys[name] for called, own in offered if form.match(called)), None)
        if key:
            for _ in range(2 if name in facts else 1):  # the first chooses the card, the second plays it
                press(visitor, key)
            return True
    return False
