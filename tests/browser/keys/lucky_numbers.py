"""Somebody at Lucky Numbers, with the keyboard alone."""

import re

from browser.hands import and_hear, is_mine
from browser.hands.lucky_numbers import best_cell
from browser.keys import press, tab_to, wait_for_focus
from support.browsing import PageWords, Visitor


def act(visitor: Visitor, say: PageWords) -> bool:
    """Lay the diagonal in order; then draw, and put the clover on the free cell that suits it best."""
    if not is_mine(visitor, say):
        return False
    offered = visitor.names_of(visitor.page.get_by_role("button"))
    best = best_cell(offered, say)
    if say("lucky-arrange-ascending") in offered:
        tab_to(visitor, say("lucky-arrange-ascending"))
        press(visitor, "Enter")
        tab_to(visitor, say("lucky-arrange-keep"))
        and_hear(visitor, lambda: press(visitor, "Enter"))
    elif best:
        walk(visitor, best.split(",")[0])
        and_hear(visitor, lambda: press(visitor, "Enter"))
    elif say("lucky-draw") in offered:
        and_hear(visitor, lambda: press(visitor, say("lucky-key-draw")))
    elif say("lucky-leave") in offered:
        and_hear(visitor, lambda: press(visitor, say("lucky-key-leave")))
    else:
        return take_from_middle(visitor, say)
    return True


def take_from_middle(visitor: Visitor, say: PageWords) -> bool:
    """Take the first clover of the middle that fits, as one must when the pile is used up."""
    forms = "|".join(say.like("lucky-middle-open", "there", count=count).pattern for count in range(1, 17))
    if not visitor.button(re.compile(forms)).count():
        return False  # it is not my turn any more
    tab_to(visitor, re.compile(forms))
    press(visitor, "Enter")
    cells = [say.like(f"lucky-cell-{way}", "cell", "there", "number").pattern for way in ("open", "exchange")]
    wait_for_focus(visitor, re.compile("|".join(cells)))
    and_hear(visitor, lambda: press(visitor, "Enter"))
    return True


def walk(visitor: Visitor, cell: str) -> None:
    """Go to a cell of the garden with the arrow keys."""
    wait_for_focus(visitor, re.compile("^[a-d][1-4],"))
    here = visitor.focused
    right, down = ord(cell[0]) - ord(here[0]), int(cell[1]) - int(here[1])
    press(visitor, *["ArrowRight" if right > 0 else "ArrowLeft"] * abs(right))
    press(visitor, *["ArrowDown" if down > 0 else "ArrowUp"] * abs(down))
    wait_for_focus(visitor, re.compile(f"^{cell},"))
