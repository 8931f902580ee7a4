"""Somebody at Lucky Numbers."""

import re
from collections.abc import Iterable

from browser.hands import and_hear, is_mine
from support.browsing import PageWords, Visitor


def act(visitor: Visitor, say: PageWords) -> bool:
    """Lay the diagonal in order; then draw, and put the clover on the free cell that suits it best."""
    if not is_mine(visitor, say):
        return False
    offered = visitor.names_of(visitor.page.get_by_role("button"))
    cell = best_cell(offered, say)
    if say("between-go-on") in offered:  # which lies over the table
        return False
    if say("lucky-arrange-ascending") in offered:
        visitor.button(say("lucky-arrange-ascending")).click()
        and_hear(visitor, visitor.button(say("lucky-arrange-keep")).click)
    elif cell:
        and_hear(visitor, visitor.button(cell).click)
    elif say("lucky-draw") in offered:
        and_hear(visitor, visitor.button(say("lucky-draw")).click)
    elif say("lucky-leave") in offered:
        and_hear(visitor, visitor.button(say("lucky-leave")).click)
    else:
        return take_from_middle(visitor, say)
    return True


def take_from_middle(visitor: Visitor, say: PageWords) -> bool:
    """Take the first clover of the middle that fits, as one must when the pile is used up."""
    forms = [say.like("lucky-middle-open", "there", count=count).pattern for count in range(1, 17)]
    fitting = visitor.button(re.compile("|".join(forms)))
    if not fitting.count():
        return False
    fitting.first.click()
    cells = [say.like(f"lucky-cell-{way}", "cell", "there", "number").pattern for way in ("open", "exchange")]
    and_hear(visitor, visitor.button(re.compile("|".join(cells))).first.click)
    return True


def best_cell(offered: Iterable[str], say: PageWords) -> str | None:
    """The name of the open cell, among the names of buttons, where a clover lies as far along the garden as its number
    along the row of numbers: a free one, or else one where an exchange does some good."""
    return min(_open_cells(offered, say, "open") or _open_cells(offered, say, "exchange"), default=(0.0, None))[1]


def _open_cells(offered: Iterable[str], say: PageWords, how: str) -> list[tuple[float, str]]:
    """The cells that are open, with how far the number is from what would suit them, less what lies there."""
    pattern = say.like(f"lucky-cell-{how}", "cell", "there", "number")
    cells = []
    for name in offered:
        found = pattern.match(name)
        if not found:
            continue
        cell, there, number = found.groups()
        suits = 1 + ("abcd".index(cell[0]) + int(cell[1]) - 1) * 19 / 6
        far = abs(suits - int(number)) - (abs(suits - int(there.split()[0])) if how == "exchange" else 0)
        if how == "open" or far < -1:
            cells.append((far, name))
    return cells
