"""The deal of Ligretto and Dutch Blitz."""

from typing import Any

from ludotheque.games.quick_cards.cards import CARDS_PER_SEAT
from ludotheque.games.quick_cards.state import RESERVE_SIZE
from ludotheque.kernel import State, rule


@rule
def deal(state: State, order: Any) -> None:
    """Deal the next seat its forty cards from the top: reserve and row (Dutch Blitz: row and reserve), then the hand.

    The reserve is dealt card by card, face up, so that the last of its ten lies on top.
    """
    seat, rows = state.dealt, state.rows
    row_from, reserve_from = (0, rows) if state.row_first else (RESERVE_SIZE, 0)
    for at in range(RESERVE_SIZE):
        state.reserve[seat, at] = order[reserve_from + at]
    for at in range(rows):
        state.row[seat, at, 0] = order[row_from + at]
        state.row_depth[seat, at] = 1
    hand_from = RESERVE_SIZE + rows
    for at in range(hand_from, CARDS_PER_SEAT):
        state.stock[seat, at - hand_from] = order[at]
    state.reserve_size[seat] = RESERVE_SIZE
    state.stock_size[seat] = CARDS_PER_SEAT - hand_from
    state.dealt = seat + 1
