"""The drawings of a booklet, as curves: the same clovers and the same ladybird as on the page in the browser."""

import math
from typing import Final

Point = tuple[float, float]
Curve = tuple[Point, ...]
"""A closed line: a start, then curves of three points each."""

# A leaf that points up from the middle of a clover, and the light on it, in a square from -50 to 50.
_LEAF: Final[Curve] = (
    *((0, -3), (-4, -12), (-26, -17), (-26, -36), (-26, -45), (-19, -51), (-11.5, -51), (-6, -51), (-2, -49)),
    *((0, -45.5), (2, -49), (6, -51), (11.5, -51), (19, -51), (26, -45), (26, -36), (26, -17), (4, -12), (0, -3)),
)
_SHINE: Final[Curve] = (
    *((-25, -37), (-17, -44), (-7, -41), (0, -31), (7, -41), (17, -44), (25, -37), (25, -33), (23.5, -29.5)),
    *((21.5, -27), (15, -33), (7, -31), (0, -21), (-7, -31), (-15, -33), (-21.5, -27), (-23.5, -29.5), (-25, -33)),
    (-25, -37),
)
_TURNS: Final = (-45, 45, 135, 225)


def _turned(curve: Curve, turn: float, scale: float, up: float) -> Curve:
    sine, cosine = math.sin(math.radians(turn)), math.cos(math.radians(turn))
    moved = [(x * scale, y * scale - up) for x, y in curve]
    return tuple((round(x * cosine - y * sine, 2), round(x * sine + y * cosine, 2)) for x, y in moved)


def _fourfold(curve: Curve, scale: float, up: float = 0) -> tuple[Curve, ...]:
    return tuple(_turned(curve, turn, scale, up) for turn in _TURNS)


LEAVES: Final = _fourfold(_LEAF, 1.03)
HEARTS: Final = _fourfold(_LEAF, 0.87 * 1.03, 3.3)
LIGHTS: Final = _fourfold(_SHINE, 0.87 * 1.03, 3.1)
PIPS: Final = _fourfold(_LEAF, 0.98)
"""A small clover, which stands for a move."""
HEART: Final = 22.0
"""The radius of the disc in the middle."""
MARKS: Final = tuple(_turned(((0, -49.5),), turn, 1, 0)[0] for turn in _TURNS)
"""Where the marks on the leaf edges are that tell a colour without colour: none for the first, then one more each."""
MARK: Final = 5.2

COLOURS: Final = {
    "blue": ("#2e6db4", "#24599a", "#9cc4ec"),
    "violet": ("#7b52a8", "#663f92", "#c9afe5"),
    "red": ("#c23b3b", "#a62f2f", "#f3aaa4"),
    "gold": ("#b7820b", "#9a6b06", "#f7d98c"),
    "green": ("#2f8550", "#236b3f", "#9bd3af"),
}
"""The sets of clovers, with as many marks as their place here: the colours of leaf, heart and light."""
SOFT_INK, LINE, MAT, PAPER, GREEN = "#55635b", "#d8cdb8", "#f8f4ea", "#fffdf8", "#1b7a4b"


def colour_for(moves: int) -> str:
    """The set that a puzzle is drawn with: a puzzle uses one set, and longer ones another than short ones."""
    return list(COLOURS)[max(0, moves - 1) // 2 % len(COLOURS)]
