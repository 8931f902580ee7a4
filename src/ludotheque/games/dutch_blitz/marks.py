"""The signs of Dutch Blitz's decks for fingers: each the simplest line of what is on their backs."""

from math import cos, pi, sin

from ludotheque.games.quick_cards.marks import MIDDLE
from ludotheque.marks import Stroke

X, Y = MIDDLE
SIGNS = {
    "pump": Stroke(((X, Y - 3.2), (X, Y + 3.2)), 1.4),
    "carriage": Stroke(
        tuple((X + 3 * cos(turn * pi / 12), Y + 3 * sin(turn * pi / 12)) for turn in range(24)), closed=True
    ),
    "pail": Stroke(((X - 3, Y - 3), (X - 1.8, Y + 3), (X + 1.8, Y + 3), (X + 3, Y - 3))),
    "plough": Stroke(((X - 3.2, Y), (X + 3.2, Y)), 1.4),
}
"""The post of the pump, a wheel of the carriage, the pail, and the furrow of the plough."""
