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
    seat, rows, in_hand = state.dealt, state.rows, 0
    row_from, reserve_from = (0, rows) if state.row_first else (RESERVE_SIZE, 0)
    for at in range(CARDS_PER_SEAT):
        if row_from <= at < row_from + rows:
            state.row[seat, at - row_from, 0] = order[at]
            state.row_depth[seat, at - row_from] = 1
        elif reserve_from <= at < reserve_from + RESERVE_SIZE:
            state.reserve[seat, at - reserve_from] = order[at]
        else:
            state.stock[seat, in_hand] = order[at]
            in_hand += 1
    state.reserve_size[seat] = RESERVE_SIZE
    state.stock_size[seat] = in_hand
    state.dealt = seat + 1
