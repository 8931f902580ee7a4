"""What a player of quick cards likes: how much each thing about an action counts, in points.

An action is worth the sum of what is true of it.
"""

import numpy as np
from numpy.typing import NDArray

Taste = NDArray[np.float64]

THINGS = (
    "reserve",  # plays the top card of the reserve
    "row",  # plays a card of the row, which the reserve fills
    "row pile",  # plays a card of the row that lies on others: nothing is filled
    "hand",  # plays a card of the hand
    "raced",  # for each other seat that shows the same card and may be first
    "opens own",  # the next card of that pile is in one's own row or on one's own reserve
    "opens own hand",  # … is the open card of one's own hand
    "helps reserve",  # for each other seat whose reserve shows the next card
    "helps row",  # … whose row shows it
    "helps hand",  # … whose hand shows it
    "uncovers",  # the card that lies below it in the row can be played then
    "stack reserve",  # stacks the top card of the reserve
    "stack hand",  # stacks a card of the hand
    "buries ready",  # on a card of the row that the middle would take now
    "buries soon",  # … that the middle will take after one more card
    "deep",  # for each card that already lies on the lowest one there
    "prepares",  # the top of the reserve can be stacked on it next
    "high",  # for each number of the stacked card
    "leaves ready soon",  # turning, though the open hand card can be played after one more card
    "wait",  # doing nothing, with such a card
)
"""What can be true of an action."""

PLAIN: Taste = np.array([9, 8.9, 8.8, 8, 0, 0, 0, 0, 0, 0, 0, 8.95, 7, 0, 0, 0, 0, 0, 0, -99], np.float64)
"""Of one who does the first thing that is possible: reserve, row, hand; playing before stacking; turning last."""

SENSIBLE: Taste = np.array([1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, -99], np.float64)
"""Of one to whom any card will do that can be played or stacked; turning last."""

RESERVE_FIRST: Taste = np.array([9, 8.9, 8.9, 8, 0, 0, 0, 0, 0, 0, 0, 8.5, 7, 0, 0, 0, 0, 0, 0, -99], np.float64)
"""Of one who plays from the reserve, then the row, stacks from the reserve, plays from the hand, stacks from it."""

TUNED: Taste = np.array(
    [8.9, 9.1, 8.9, 6.6, 4.0, 0, 0, -1.5, -1.0, 0, 0, 12.0, -2.0, -6.0, -5.0, 0, 6.0, 0, -1.1, -4.2], np.float64
)
"""Found by an evolution strategy, then by turning one thing at a time, in tens of thousands of rounds against the plain
taste. Most of it: a hand card is stacked only where the reserve follows it, and what others may take is taken first."""
