"""Positions of matches of Ligretto and Dutch Blitz between equals, and what came of them."""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

from ludotheque.bots.levels import level
from ludotheque.games.quick_cards.state import RESERVE_SIZE
from ludotheque.kernel import Floats, Ints
from ludotheque.options import OptionValue
from training.quick_cards.contests import Contest, of_level

EVERY = 8
"""The number of actions of each seat after which a position is looked at."""
LONGEST = 400
"""A match with more rounds has no winner: with many seats it may go on for ever."""


class Positions(NamedTuple):
    """Positions of many matches, and what came of them."""

    totals: Ints
    left: Floats
    shares: Floats
    match: Ints
    target: int


def positions(
    game: str, seats: int, options: Mapping[str, OptionValue], matches: int, first: int, name: str = ""
) -> Positions:
    """Positions of matches of a level against itself, the usual one if it is not named."""
    contest = Contest(game, seats, options, every=EVERY * seats)
    lineup = [of_level(level(game, name) if name else level(game))] * seats
    totals, left, shares, numbers = [], [], [], []
    for number in range(matches):
        played = contest.play(lineup, first + number, LONGEST)
        if not played.shares.any():
            continue
        for scores, noted in played.noted:
            totals.append(scores + noted[:seats])
            left.append(noted[seats] / RESERVE_SIZE)
            shares.append(played.shares)
            numbers.append(first + number)
    target = contest.terms.options["target"]
    assert isinstance(target, int)
    found = np.array(totals), np.array(left), np.array(shares), np.array(numbers)
    return Positions(*found, target)
