"""The record of one round of Ligretto or Dutch Blitz, and what its numbers mean."""

import numpy as np

from ludotheque.games.quick_cards.cards import CARD_CODES, CARDS_PER_SEAT
from ludotheque.kernel import Record, State

RESERVE_SIZE = 10
"""The cards of a Ligretto, or of a Blitz pile, at the deal."""
MOST_ROWS = 5
NOBODY = -1

# Where a card is played from. A place of the row is the number that people call it by, 1 to 5.
RESERVE = 0
HAND = 6
SOURCES = 7

# Where a card is moved to
TO_THE_ROW = 0
TO_THE_MIDDLE = 1

ASIDE = -1
"""In place of a pile's number: the card has been taken off its pile."""

MOVES_OF_HANDS = 2
"""Cards come up by threes, so two moves of a hand's top card to the bottom bring up every card of it."""

# How a round ended
GOING_ON = 0
STOPPED = 1
"""Somebody's reserve is used up."""
BLOCKED = 2
"""Nobody could play any more."""

# What may be stacked on a card of the row, of those that are one lower
NOTHING = 0
OTHER_COLOURS = 1
BOY_ON_GIRL = 2
"""A boy on a girl or a girl on a boy."""


def round_type(seats: int, piles: int, deepest_row: int, *, mistakes: bool = False) -> "np.dtype[np.void]":
    """The dtype of a round: the most seats and piles there can be, the most cards in one place of the row, and whether
    cards may be misplaced."""
    cards = seats * CARDS_PER_SEAT
    each_card = (2, seats, CARD_CODES) if mistakes else (2, 1, 4)  # the least that leaves the numbers after it aligned
    return np.dtype(
        (
            Record,
            [
                ("reserve", "i1", (seats, RESERVE_SIZE)),  # the Ligretto or Blitz pile, its top last
                ("reserve_size", "i1", (seats,)),
                ("row", "i1", (seats, MOST_ROWS, deepest_row)),  # the cards at each place of the row, the top last
                ("row_depth", "i1", (seats, MOST_ROWS)),
                # The open hand cards from the bottom to the top, then those still in the hand from the top to the
                # bottom: turning cards, and turning the open pile over, move no card in this sequence.
                ("stock", "i1", (seats, CARDS_PER_SEAT)),
                ("stock_size", "i1", (seats,)),
                ("turned", "i1", (seats,)),  # how many of the stock lie open
                ("pile_top", "i1", (piles,)),  # the top of each pile in the middle; 0: the place is free
                ("laid_card", "i1", (cards,)),  # the cards in the middle, in the order in which they were laid
                ("laid_pile", "i2", (cards,)),
                ("laid_seat", "i1", (cards,)),
                # Where no referee watches, of every card of every seat: with which move, and from where, it came
                # `TO_THE_ROW` and `TO_THE_MIDDLE`.
                ("moved_at", "i2", each_card),
                ("came_from", "i1", each_card),
                ("laid", "i8"),  # how many cards lie in the middle
                ("piles", "i8"),  # how many places for piles have been used
                ("seats", "i8"),
                ("rows", "i8"),  # how many cards lie side by side in a row
                ("dealt", "i8"),  # how many seats have their cards
                ("ending", "i8"),
                ("ended_by", "i8"),  # the seat whose used-up reserve ended the round, or `NOBODY`
                ("hands_moved", "i8"),  # how many times all seats moved a hand card on because nobody could play
                ("misplaced", "i8"),  # whether a card was put in a wrong place since "Dutch!" was last called
                ("moves", "i8"),  # how many cards were moved since then, where no referee watches
                ("row_first", "i8"),  # whether the row is dealt before the reserve
                ("stacking", "i8"),
                ("waits_for_call", "i8"),  # whether the round goes on until "Ligretto stop!" is called
                ("referee", "i8"),  # whether a misplaced card is refused
                ("hand_moves", "i8"),  # how many times in a row the hands are moved on to free somebody
                ("rules", "i8"),  # the version of the rules
            ],
        )
    )


def new_round(kind: "np.dtype[np.void]", seats: int, rules: int) -> State:
    """A round before anything is dealt, under the plainest options."""
    state: State = np.zeros(1, kind)[0]
    state.seats = seats
    state.rows = {2: 5, 3: 4}.get(seats, 3)
    state.ended_by = NOBODY
    state.referee = True
    state.hand_moves = MOVES_OF_HANDS
    state.rules = rules
    return state
