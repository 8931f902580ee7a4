"""What a player of quick cards likes: what the things that can be true of an action are worth, in points.

An action is worth the sum of what is true of it. In a learned taste, units that heed many things at once add to that.
"""

from typing import TypeAlias

import numpy as np

from ludotheque.games.quick_cards.bots.sight import THINGS
from ludotheque.kernel import Record, record_type

UNITS = 16
TASTE = record_type(
    [
        ("worth", "f8", (len(THINGS),)),  # of each thing by itself
        ("learned", "?"),  # whether there are units
        ("mixed", "f8", (len(THINGS), UNITS)),  # how much each thing excites each unit
        ("ground", "f8", (UNITS,)),  # how excited a unit is by nothing
        ("heeded", "f8", (UNITS,)),  # what it is worth to excite a unit, above 0
    ]
)
Taste: TypeAlias = Record
"""A record of `TASTE`."""


def taste(**points: float) -> Taste:
    """A taste to which everything that is not named is worth nothing."""
    made: Taste = np.zeros(1, TASTE)[0]
    for thing, worth in points.items():
        made.worth[THINGS.index(thing)] = worth
    return made


PLAIN = taste(reserve=9, row=8.9, row_pile=8.8, hand=8, stack_reserve=8.95, stack_hand=7)
"""Of a player that does the first thing possible: reserve, row, hand; playing before stacking; turning last."""

SENSIBLE = taste(reserve=1, row=1, row_pile=1, hand=1, stack_reserve=1, stack_hand=1)
"""Of a player that likes any card equally that can be played or stacked; turning last."""

RESERVE_FIRST = taste(reserve=9, row=8.9, row_pile=8.9, hand=8, stack_reserve=8.5, stack_hand=7)
"""Of a player that plays from the reserve, then the row, stacks from the reserve, plays from the hand, stacks that."""
