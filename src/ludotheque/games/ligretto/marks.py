"""The signs of Ligretto's decks for fingers: the outlines of what is on their backs."""

from math import cos, pi, sin

from ludotheque.games.quick_cards.marks import MIDDLE
from ludotheque.marks import Stroke

X, Y = MIDDLE
SIGNS = {
    "marble": Stroke(
        tuple((X + 3 * cos(turn * pi / 12), Y + 3 * sin(turn * pi / 12)) for turn in range(24)), closed=True
    ),
    "pyramid": Stroke(((X, Y - 3), (X + 3.4, Y + 3), (X - 3.4, Y + 3)), closed=True),
    "die": Stroke(((X - 2.8, Y - 2.8), (X + 2.8, Y - 2.8), (X + 2.8, Y + 2.8), (X - 2.8, Y + 2.8)), closed=True),
    "crystal": Stroke(((X - 3, Y - 3), (X + 3, Y + 3), (X, Y), (X + 3, Y - 3), (X - 3, Y + 3))),
}
"""A circle, a triangle, a square and a star of two strokes: a diamond would feel like the square."""
