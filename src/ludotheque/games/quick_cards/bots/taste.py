"""What a player of quick cards likes: how much each thing about an action counts, in points.

An action is worth the sum of what is true of it.
"""

from typing import TypeAlias

import numpy as np

from ludotheque.kernel import Floats

Taste: TypeAlias = Floats
"""What everything in `THINGS` is worth."""

OF_PLAYING = (
    "reserve",  # plays the top card of the reserve
    "row",  # plays a card of the row, which the reserve fills
    "row_pile",  # plays a card of the row that lies on others: nothing is filled
    "hand",  # plays a card of the hand
    "raced",  # for each other seat that shows the same card and may be first
    "raced_reserve",  # … on its reserve
    "raced_row",  # … in its row
    "raced_any",  # if there is such a seat
    "spare",  # another pile takes the same card
    "raced_spare",  # … and somebody else shows it
    "opens_own",  # the next card of that pile is in one's own row or on one's own reserve
    "opens_own_reserve",  # … is on one's own reserve
    "opens_own_hand",  # … is the open card of one's own hand
    "opens_own_two",  # so is the one after it
    "helps_reserve",  # for each other seat whose reserve shows the next card
    "helps_row",  # … whose row shows it
    "helps_hand",  # … whose hand shows it
    "helps_any",  # if there is such a seat
    "helps_last",  # for each that would end the round with it
    "known",  # another pile takes the next card already
    "known_own",  # … and one shows it oneself
    "known_others",  # … for each other seat that shows it
    "later_own",  # one shows the card after the next
    "later_others",  # for each other seat that shows the card after the next
    "number",  # a tenth of the number of the card
    "ten",  # completes the pile
    "uncovers",  # the card that lies below it in the row can be played then
    "uncovers_soon",  # … after one more card
    "reserve_ready",  # the reserve fills the hole with a card that can be played
    "reserve_near",  # … for the part of the way to that card which is done
    "ends",  # uses up the reserve
    "left",  # a tenth of the cards in one's own reserve
    "hand_left",  # … if the card comes from the hand
    "least",  # a tenth of the cards in the smallest reserve of the others
    "hand_least",  # … if the card comes from the hand
    "helps_left",  # for each other seat that shows the next card, a tenth of the cards in one's own reserve
    "helps_least",  # … in the smallest reserve of the others
    "hand_size",  # a tenth of the cards in the hand, if the card comes from there
)
OF_STACKING = (
    "stack_reserve",  # stacks the top card of the reserve
    "stack_hand",  # stacks a card of the hand
    "buries_ready",  # on a card of the row that the middle would take now
    "buries_soon",  # … that the middle will take after one more card
    "buries_near",  # … for the part of the way to that card which is done
    "stacks_ready",  # the card itself can be played
    "stacks_soon",  # … after one more card
    "stacks_near",  # … for the part of the way to it which is done
    "deep",  # for each card that already lies on the lowest one there
    "high",  # for each number of the stacked card
    "prepares",  # the top of the reserve can be stacked on it next
    "prepares_left",  # … a tenth of the cards in the reserve
    "stack_ends",  # uses up the reserve
    "stack_reserve_left",  # a tenth of the cards in one's own reserve
    "stack_hand_left",
    "stack_reserve_least",  # a tenth of the cards in the smallest reserve of the others
    "stack_hand_least",
    "stack_hand_size",  # a tenth of the cards in the hand
    "buries_left",  # the part of the way to the buried card which is done, times a tenth of the reserve
)
OF_TURNING = (
    "turn",
    "leaves_ready",  # the open hand card can be played
    "leaves_ready_soon",  # … after one more card
    "leaves_near",  # for the part of the way to that card which is done
    "leaves_raced",  # for each other seat that shows the same card
    "turn_left",  # a tenth of the cards in one's own reserve
    "turn_least",  # a tenth of the cards in the smallest reserve of the others
    "turn_over",  # takes up the open cards first
    "turn_size",  # a tenth of the cards in the hand
)
OF_THE_TABLE = (
    "table_left",  # a tenth of the cards in one's own reserve
    "table_least",  # … in the smallest reserve of the others
    "table_others_left",  # … in the reserves of the others, on average
    "table_ready",  # one's own cards on the reserve and in the row that the middle takes now
    "table_near",  # for each of them, the part of the way to it which is done
    "table_reserve_near",  # the same of the reserve alone
    "table_others_ready",  # the cards of another seat that the middle takes now, on average
    "table_others_near",
    "table_hand_near",
    "table_hand_size",  # a tenth of the cards in the hand
    "table_open",  # a tenth of the actions that are open
    "table_piles",  # a tenth of the piles
)
THINGS = (*OF_PLAYING, *OF_STACKING, *OF_TURNING, *OF_THE_TABLE)
"""What can be true of an action."""
STACKING = len(OF_PLAYING)
TURNING = STACKING + len(OF_STACKING)
TABLE = TURNING + len(OF_TURNING)
"""Where `OF_STACKING`, `OF_TURNING` and `OF_THE_TABLE` begin in them."""


def taste(**points: float) -> Taste:
    """A taste to which everything that is not named is worth nothing."""
    made = np.zeros(len(THINGS))
    for thing, worth in points.items():
        made[THINGS.index(thing)] = worth
    return made


PLAIN = taste(reserve=9, row=8.9, row_pile=8.8, hand=8, stack_reserve=8.95, stack_hand=7)
"""Of a player that does the first thing possible: reserve, row, hand; playing before stacking; turning last."""

SENSIBLE = taste(reserve=1, row=1, row_pile=1, hand=1, stack_reserve=1, stack_hand=1)
"""Of a player that likes any card equally that can be played or stacked; turning last."""

RESERVE_FIRST = taste(reserve=9, row=8.9, row_pile=8.9, hand=8, stack_reserve=8.5, stack_hand=7)
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
)
"""Found by an evolution strategy, then by turning one thing at a time, in tens of thousands of rounds against the plain
taste. Most of it: a hand card is stacked only where the reserve follows it, and what others may take is taken first."""
