"""An opponent that nothing was learned from: the quick look of the first edition, found by an evolution strategy."""

from ludotheque.games.quick_cards.bots.taste import taste

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
"""Most of it: a hand card is stacked only where the reserve follows it, and what others may take is taken first."""
