"""Somebody at a solo puzzle, with the keyboard alone."""

from browser.keys import press
from ludotheque.puzzles.board import NEIGHBOURS
from support.browsing import Visitor

ARROWS = {"above": "ArrowUp", "below": "ArrowDown", "left": "ArrowLeft", "right": "ArrowRight"}
MOST_TABS = 40


def enter(visitor: Visitor) -> None:
    """Press Tab until the first cell has the focus."""
    for _ in range(MOST_TABS):
        if visitor.page.evaluate("document.activeElement?.dataset.cell") == "0":
            return
        press(visitor, "Tab")
    raise AssertionError("Tab does not lead to the puzzle")


def walk(visitor: Visitor, at: int, goal: int) -> None:
    """Go from a cell to another; the arrows go round the edges: down and right lead anywhere."""
    while at != goal:
        side = "below" if at // 4 != goal // 4 else "right"
        press(visitor, ARROWS[side])
        at = NEIGHBOURS[at][side][0]
