"""Somebody at Lucky Numbers."""

import re

from browser.hands import and_hear, is_mine
from support.browsing import PageWords, Visitor


def act(visitor: Visitor, say: PageWords) -> bool:
    """Lay the diagonal in order; then draw, and put the clover on the free cell that suits it best."""
    if not is_mine(visitor, say) or visitor.button(say("between-go-on")).is_visible():  # which lies over the table
        return False
    ascending = visitor.button(say("lucky-arrange-ascending"))
    if ascending.is_visible():
        ascending.click()
        and_hear(visitor, visitor.button(say("lucky-arrange-keep")).click)
        return True
    cell = best_cell(visitor, say) or better_cell(visitor, say)
    draw = visitor.button(say("lucky-draw"))
    if cell:
        and_hear(visitor, visitor.button(cell).click)
    elif draw.is_visible():
        and_hear(visitor, draw.click)
    elif visitor.button(say("lucky-leave")).is_visible():
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


def best_cell(visitor: Visitor, say: PageWords) -> str | None:
    """The name of the open free cell that lies as far along the garden as the number along its row of numbers."""
    return min(_open_cells(visitor, say, "open"), default=(0.0, None))[1]


def better_cell(visitor: Visitor, say: PageWords) -> str | None:
    """The name of the cell where an exchange does the most good, if one does some."""
    return min(_open_cells(visitor, say, "exchange"), default=(0.0, None))[1]


def _open_cells(visitor: Visitor, say: PageWords, how: str) -> list[tuple[float, str]]:
    """The cells that are open, with how far the number is from what would suit them, less what lies there."""
    pattern = say.like(f"lucky-cell-{how}", "cell", "there", "number")
    grid = visitor.page.get_by_role("grid")
    cells = []
    for name in visitor.names_of(grid.get_by_role("button", name=pattern)):
        found = pattern.match(name)
        if not found:
            continue
        cell, there, number = found.groups()
        suits = 1 + ("abcd".index(cell[0]) + int(cell[1]) - 1) * 19 / 6
        far = abs(suits - int(number)) - (abs(suits - int(there.split()[0])) if how == "exchange" else 0)
        if how == "open" or far < -1:
            cells.append((far, name))
    return cells
