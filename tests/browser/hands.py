"""What a person does next at a table of each game, by what the page offers: by role and name alone."""

import re
from collections.abc import Callable, Sequence

from playwright.sync_api import TimeoutError as TooLong

from support.browsing import PageWords, Visitor

Hands = Callable[[Visitor, PageWords], bool]
"""Do one thing if there is something to do; whether there was."""
MOST_STEPS = 10_000


def is_mine(visitor: Visitor, say: PageWords) -> bool:
    """Whether the page says that it is my turn."""
    return say("status-yours") in (visitor.page.get_by_role("heading", level=1).text_content() or "")


def and_hear(visitor: Visitor, do: Callable[[], None]) -> None:
    """Do something, and wait until its effect is told."""
    before = len(visitor.heard)
    do()
    visitor.page.wait_for_function("before => window.heard.length > before", arg=before)


def lucky(visitor: Visitor, say: PageWords) -> bool:
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


def polyssimo(visitor: Visitor, say: PageWords) -> bool:
    """Take the first piece that is open; then lay the largest that fits, where the page first shows it."""
    if not is_mine(visitor, say):
        return False
    spots = visitor.button(say.like("poly-spot-take", "piece", "wood", "size"))
    if spots.count():
        spots.first.click()
        and_hear(visitor, visitor.button(say.like("poly-take", "piece", "size")).last.click)
        return True
    fitting = visitor.button(say.like("poly-pick-up", "piece", "size"))
    if not visitor.page.get_by_role("grid").count() or not fitting.count():
        return False
    fitting.last.click()
    place = visitor.button(say.like("poly-place-at", "piece", "square"))
    if not place.is_visible():  # it fits only when it is turned
        visitor.page.keyboard.press("n")
    and_hear(visitor, place.click)
    return True


def cards(visitor: Visitor, say: PageWords) -> bool:
    """Call the end if I may; play the best-known place; put the points of a round away; else turn three."""
    firm = [say.like(name).pattern for name in ("cards-stop-name", "cards-best-name", "cards-go-on")]
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
        press = button.dblclick if choice is choices[1] else button.click  # a phone has no button for the best place
        try:  # what is there now may be gone in a moment, since everybody plays at once
            press(timeout=500)
        except TooLong:
            return False
        return True
    return False


HANDS: dict[str, Hands] = {"lucky-numbers": lucky, "polyssimo": polyssimo, "ligretto": cards, "dutch-blitz": cards}


def play_out(visitors: Sequence[Visitor], game: str, done: Callable[[], bool] | None = None) -> None:
    """Everybody plays until the match is over, or until something is so."""
    says = [PageWords(visitor.language, game) for visitor in visitors]

    def over() -> bool:
        return visitors[0].button(says[0]("rematch")).is_visible()

    done = done or over
    for _ in range(MOST_STEPS):
        if done():
            return
        acted = [HANDS[game](visitor, say) for visitor, say in zip(visitors, says, strict=True)]
        if not any(acted):
            visitors[0].page.wait_for_timeout(20)
    raise AssertionError("the match does not end")
