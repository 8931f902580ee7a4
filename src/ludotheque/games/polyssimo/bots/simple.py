"""Simple bots for Polyssimo Challenge: one that knows the rules and no more, and one that lays the hardest first."""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import TypeVar

from ludotheque.games.polyssimo.actions import Action, Lay
from ludotheque.games.polyssimo.pieces import SIZE
from ludotheque.games.polyssimo.view import View
from ludotheque.games.polyssimo.ways import squares_of

EASY_FIRST = "P L Y N F U V I F0 C1 W T Z F3 W0 Z0 D0 F2 F5 F1 F4 C0 X X0".split()  # noqa: SIM905
"""The pieces by how many squares they leave in random play, on average: their size times how often they stay unlaid."""

CANDIDATES, SAMPLE = 200, 100
"""The number of placements of a piece, and of each piece still to be laid, that the bot looks at."""

_T = TypeVar("_T")


def sensible(view: View, actions: Sequence[Action], seed: int) -> Action:
    """Pick any piece; lay one of the largest that fit."""
    chance = Random(seed)
    if view.phase == "draft":
        return chance.choice(actions)
    pieces = list(dict.fromkeys(action.piece for action in actions))
    largest = max(SIZE[piece] for piece in pieces)
    piece = chance.choice([piece for piece in pieces if SIZE[piece] == largest])
    return chance.choice([action for action in actions if action.piece == piece])


def easy_first(view: View, actions: Sequence[Action], seed: int) -> Action:
    """Pick the easiest piece; lay the one with the fewest openings left, where the others keep most of theirs."""
    if view.phase == "draft":
        return easiest(actions)
    layings: dict[str, list[int]] = {}
    for action in actions:
        if isinstance(action, Lay):
            layings.setdefault(action.piece, []).append(action.placement)
    chance = Random(seed)
    piece = min(layings, key=lambda piece: len(layings[piece]))
    candidates = _some(chance, layings.pop(piece), CANDIDATES)
    openings = [[_covered(each) for each in _some(chance, others, SAMPLE)] for others in layings.values()]
    return Lay(piece, max(candidates, key=lambda placement: _openings_left(_covered(placement), openings)))


def easiest(picks: Sequence[Action]) -> Action:
    """The pick of the piece that is easiest to lay."""
    return min(picks, key=lambda pick: EASY_FIRST.index(pick.piece))


@cache
def _covered(placement: int) -> int:
    """The squares that a placement covers, as the bits of a number."""
    return sum(1 << square for square in squares_of(placement))


def _openings_left(covered: int, openings: list[list[int]]) -> float:
    """The share of openings that stay open when some squares are covered, added up over the pieces."""
    return sum(sum(not covered & other for other in of_piece) / len(of_piece) for of_piece in openings)


def _some(chance: Random, things: list[_T], most: int) -> list[_T]:
    return things if len(things) <= most else chance.sample(things, most)
