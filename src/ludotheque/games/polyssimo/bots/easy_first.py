"""A bot for Polyssimo Challenge: it picks pieces that are easy to lay, and lays first what will soon be hard to."""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import TypeVar

from ludotheque.bots import View

EASY_FIRST = "P L Y N F U V I F0 C1 W T Z F3 W0 Z0 D0 F2 F5 F1 F4 C0 X X0".split()  # noqa: SIM905
"""The pieces by how many squares they leave in random play, on average: their size times how often they stay unlaid."""

CANDIDATES, SAMPLE = 200, 100
"""How many placements of a piece, and how many of each piece still to be laid, the bot looks at."""

_Thing = TypeVar("_Thing")


def choose(view: View, legal: Sequence[str], seed: int) -> str:
    """Pick the easiest piece; lay the one with the fewest openings left, where the others keep most of theirs."""
    if view["phase"] == "draft":
        return min(legal, key=lambda action: EASY_FIRST.index(piece_of(action)))
    layings: dict[str, list[str]] = {}
    for action in legal:
        layings.setdefault(piece_of(action), []).append(action)
    chance = Random(seed)
    piece = min(layings, key=lambda piece: len(layings[piece]))
    candidates = _some(chance, layings.pop(piece), CANDIDATES)
    openings = [[squares(action) for action in _some(chance, others, SAMPLE)] for others in layings.values()]
    return max(candidates, key=lambda action: _openings_left(squares(action), openings))


def piece_of(action: str) -> str:
    """The piece that an action picks or lays."""
    return action.split(" ", 2)[1]


@cache
def squares(action: str) -> int:
    """The squares that an action covers, as the bits of a number."""
    names = action.split()[2:]
    return sum(1 << "abcdefghijkl".index(name[0]) + 12 * (int(name[1:]) - 1) for name in names)


def _openings_left(covered: int, openings: list[list[int]]) -> float:
    """How many pieces' worth of openings stay open, when some squares are covered."""
    return sum(sum(not covered & other for other in of_piece) / len(of_piece) for of_piece in openings)


def _some(chance: Random, things: list[_Thing], most: int) -> list[_Thing]:
    return things if len(things) <= most else chance.sample(things, most)
