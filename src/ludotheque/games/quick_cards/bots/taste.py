"""What a player of quick cards likes: how much each thing about an action counts, in points.

An action is worth the sum of what is true of it.
"""

from typing import TypeAlias

import numpy as np

from ludotheque.kernel import Record

TASTE = np.dtype(
    (
        Record,
        [
            ("reserve", "f8"),  # plays the top card of the reserve
            ("row", "f8"),  # plays a card of the row, which the reserve fills
            ("row_pile", "f8"),  # plays a card of the row that lies on others: nothing is filled
            ("hand", "f8"),  # plays a card of the hand
            ("raced", "f8"),  # for each other seat that shows the same card and may be first
            ("opens_own", "f8"),  # the next card of that pile is in one's own row or on one's own reserve
            ("opens_own_hand", "f8"),  # … is the open card of one's own hand
            ("helps_reserve", "f8"),  # for each other seat whose reserve shows the next card
            ("helps_row", "f8"),  # … whose row shows it
            ("helps_hand", "f8"),  # … whose hand shows it
            ("uncovers", "f8"),  # the card that lies below it in the row can be played then
            ("stack_reserve", "f8"),  # stacks the top card of the reserve
            ("stack_hand", "f8"),  # stacks a card of the hand
            ("buries_ready", "f8"),  # on a card of the row that the middle would take now
            ("buries_soon", "f8"),  # … that the middle will take after one more card
            ("deep", "f8"),  # for each card that already lies on the lowest one there
            ("prepares", "f8"),  # the top of the reserve can be stacked on it next
            ("high", "f8"),  # for each number of the stacked card
            ("leaves_ready_soon", "f8"),  # turning, though the open hand card can be played after one more card
            ("wait", "f8"),  # doing nothing, with such a card
        ],
    )
)
Taste: TypeAlias = Record
"""What can be true of an action, and what that is worth: a record of `TASTE`."""


def taste(**points: float) -> Taste:
    """A taste to which everything that is not named is worth nothing."""
    made: Taste = np.zeros(1, TASTE)[0]
    for thing, worth in points.items():
        made[thing] = worth
    return made


PLAIN = taste(reserve=9, row=8.9, row_pile=8.8, hand=8, stack_reserve=8.95, stack_hand=7, wait=-99)
"""Of a player that does the first thing possible: reserve, row, hand; playing before stacking; turning last."""

SENSIBLE = taste(reserve=1, row=1, row_pile=1, hand=1, stack_reserve=1, stack_hand=1, wait=-99)
"""Of a player that likes any card equally that can be played or stacked; turning last."""

RESERVE_FIRST = taste(reserve=9, row=8.9, row_pile=8.9, hand=8, stack_reserve=8.5, stack_hand=7, wait=-99)
"""Of a player that plays from the reserve, then the row, stacks from the reserve, plays from the hand, stacks that."""

TUNED = taste(
    reserve=8.9,
    row=9.1,
    row_pile=8.9,
    hand=6.6,
    raced=4.0,
    helps_reserve=-1.5,
    helps_row=-1.0,
    stack_reserve=12.0,
    stack_hand=-2.0,
    buries_ready=-6.0,
    buries_soon=-5.0,
    prepares=6.0,
    leaves_ready_soon=-1.1,
    wait=-4.2,
)
"""Found by an evolution strategy, then by turning one thing at a time, in tens of thousands of rounds against the plain
taste. Most of it: a hand card is stacked only where the reserve follows it, and what others may take is taken first."""
