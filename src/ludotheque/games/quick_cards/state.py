"""The record of one round of Ligretto or Dutch Blitz, and what its numbers mean."""

import math

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.quick_cards.cards import CARD_CODES, CARDS_PER_SEAT, HIGHEST
from ludotheque.kernel import State, record_type, rule

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

ASIDE = 255
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


MOST_SEATS = 12
MOST_SEATS_UNWATCHED = 4
"""The most seats where no referee watches."""
MOST_PILES = MOST_SEATS_UNWATCHED * CARDS_PER_SEAT
"""Where no referee watches any card may open a pile; else only the four 1s of each seat do, which is less."""
ROW_CARDS = 12 * CARDS_PER_SEAT
"""Room for the cards of all rows: where no referee watches, at most 12 places that may take all of a seat's cards; else
at most 36 places that go down from 10 to 1."""
EACH_CARD = (2, MOST_SEATS_UNWATCHED, CARD_CODES)


def round_type(
    seats: int,
    row: tuple[int, int],
    in_hand: int,
    piles: int,
    laid: int,
    remembered: tuple[int, int, int],
    whole: str,
    unused: int = 0,
) -> "np.dtype[np.void]":
    """The dtype of a record with room for these seats, places and cards in rows, cards in a hand, piles in the middle,
    cards that were laid there, and moves of cards.

    Cards of a hand are moved by fours, and tops of piles looked at by eights.
    """
    places, row_cards = row
    return record_type(
        [
            ("wanted", "i8"),  # see `rules.wanted`, from which it follows; 0: not known
            ("pile_top", "i1", (piles,)),  # the top of each pile in the middle; 0: the place is free
            # The open hand cards from the bottom to the top, then those still in the hand from the top to the
            # bottom: turning cards, and turning the open pile over, move no card in this sequence.
            ("stock", "i1", (seats, in_hand)),
            ("can_play", whole),  # it was seen that somebody can play or stack a card, now or after turning
            ("reserve", "i1", (seats, RESERVE_SIZE)),  # the Ligretto or Blitz pile, its top last
            ("reserve_size", "i1", (seats,)),
            ("row", "i1", (row_cards,)),  # the cards at each place of each row, the top last: see `rows_of`
            ("row_depth", "i1", (seats, places)),
            ("stock_size", "i1", (seats,)),
            ("turned", "i1", (seats,)),  # how many of the stock lie open
            # Where no referee watches, of every card of every seat: with which move, and from where, it came
            # `TO_THE_ROW` and `TO_THE_MIDDLE`.
            ("moved_at", "i2", remembered),
            ("came_from", "i1", remembered),
            ("laid", whole),  # how many cards lie in the middle
            ("piles", whole),  # how many places for piles have been used
            ("seats", whole),
            ("rows", whole),  # how many cards lie side by side in a row
            ("deepest_row", whole),  # the most cards in one place of the row
            ("dealt", whole),  # how many seats have their cards
            ("ending", whole),
            ("ended_by", whole),  # the seat whose used-up reserve ended the round, or `NOBODY`
            ("hands_moved", whole),  # how many times all seats moved a hand card on because nobody could play
            ("misplaced", whole),  # whether a card was put in a wrong place since "Dutch!" was last called
            ("moves", whole),  # how many cards were moved since then, where no referee watches
            ("row_first", whole),  # whether the row is dealt before the reserve
            ("stacking", whole),
            ("waits_for_call", whole),  # whether the round goes on until "Ligretto stop!" is called
            ("referee", whole),  # whether a misplaced card is refused
            ("hand_moves", whole),  # how many times in a row the hands are moved on to free somebody
            ("rules", whole),  # the version of the rules
            ("laid_card", "i1", (laid,)),  # the cards in the middle, in the order in which they were laid
            ("laid_pile", "u1", (laid,)),
            ("laid_seat", "i1", (laid,)),
            ("unused", "i1", (unused,)),
        ]
    )


ROUND = round_type(
    MOST_SEATS, (MOST_ROWS, ROW_CARDS), CARDS_PER_SEAT, MOST_PILES, MOST_SEATS * CARDS_PER_SEAT, EACH_CARD, "i8"
)
"""A round of either game: with a type of its own for each, every rule and bot would be compiled twice."""


def small_type(begun: State) -> "np.dtype[np.void]":
    """The dtype of rounds with a referee that begin like this one, with no room for any others, nor for who laid which
    card on which pile.

    It takes an odd number of eight bytes: so threads that look at the same place of rounds side by side look into
    different banks of a GPU's fast memory.
    """
    seats, rows = int(begun["seats"]), int(begun["rows"])
    in_hand, piles = (-(-cards // 4) * 4 for cards in (CARDS_PER_SEAT - RESERVE_SIZE - rows, 4 * seats))
    row = rows, seats * rows * int(begun["deepest_row"])
    sizes = seats, row, in_hand, -(-piles // 8) * 8, 0, (0, 0, 0), "i2"
    tight = round_type(*sizes)
    return tight if tight.itemsize // 8 % 2 else round_type(*sizes, unused=8)


# What is agreed on. Of a small record compilers know it by the lengths of its arrays, and leave out what is for others.


@rule
def is_small(state: State) -> bool:
    """Whether a record is of a `small_type`."""
    return len(state.moved_at) == 0


@rule
def seats_at(state: State) -> int:
    """The number of seats."""
    return len(state.reserve_size) if is_small(state) else int(state.seats)


@rule
def places_at(state: State) -> int:
    """How many cards lie side by side in a row."""
    return len(state.row_depth[0]) if is_small(state) else int(state.rows)


@rule
def deepest_at(state: State) -> int:
    """The most cards in one place of the row."""
    return len(state.row) // state.row_depth.size if is_small(state) else int(state.deepest_row)


@rule
def stacking_at(state: State) -> int:
    """What may be stacked on a card of the row."""
    return NOTHING if is_small(state) and deepest_at(state) == 1 else int(state.stacking)


@rule
def has_referee(state: State) -> bool:
    """Whether a misplaced card is refused."""
    return is_small(state) or bool(state.referee)


def new_round(seats: int, rules: int, *, referee: bool = True) -> State:
    """A round before anything is dealt, under the plainest options."""
    state: State = np.zeros(1, ROUND)[0]
    state.seats = seats
    state.rows = {2: 5, 3: 4}.get(seats, 3)
    state.ended_by = NOBODY
    state.referee = referee
    state.hand_moves = MOVES_OF_HANDS
    state.rules = rules
    return state


def agree_on_rows(state: State) -> None:
    """Say how many cards a place of the row takes, once it is known what may be stacked there."""
    watched = HIGHEST if state["stacking"] != NOTHING else 1
    state["deepest_row"] = watched if state["referee"] else CARDS_PER_SEAT


def rows_of(state: State) -> NDArray[np.int8]:
    """The row of each seat: the cards at each of its places, the top last, and then zeros. Interpreted only."""
    shape = int(state["seats"]), int(state["rows"]), int(state["deepest_row"])
    rows: NDArray[np.int8] = state["row"][: math.prod(shape)].reshape(shape)
    return rows
