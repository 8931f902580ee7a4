"""The rules of Ligretto and Dutch Blitz: the deal, playing to the middle, stacking on the row, turning the hand."""

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.quick_cards.cards import BOYS, CARDS_PER_SEAT, EVERY_COLOUR, GIRLS, colour_of, follows, number_of
from ludotheque.games.quick_cards.news import Kind, News, note
from ludotheque.games.quick_cards.state import (
    ASIDE,
    BOY_ON_GIRL,
    HAND,
    NOTHING,
    RESERVE,
    RESERVE_SIZE,
    TO_THE_MIDDLE,
    TO_THE_ROW,
    deepest_at,
    has_referee,
    is_small,
    places_at,
    stacking_at,
)
from ludotheque.kernel import State, rule

_8, _24 = np.uint32(8), np.uint32(24)
_EVERY_BYTE = np.uint64(0x0101010101010101)
_127_EACH, _128_EACH = np.uint64(0x7F7F7F7F7F7F7F7F), np.uint64(0x8080808080808080)


@rule
def deal(state: State, order: NDArray[np.int8]) -> None:
    """Deal the next seat its forty cards from the top: reserve and row (Dutch Blitz: row and reserve), then the hand.

    The reserve is dealt card by card, face up, so that the last of its ten lies on top.
    """
    seat, rows, in_hand = state.dealt, places_at(state), 0
    row_from, reserve_from = (0, rows) if state.row_first else (RESERVE_SIZE, 0)
    for at in range(CARDS_PER_SEAT):
        if row_from <= at < row_from + rows:
            state.row[bottom_of(state, seat, at - row_from + 1)] = order[at]
            state.row_depth[seat, at - row_from] = 1
        elif reserve_from <= at < reserve_from + RESERVE_SIZE:
            state.reserve[seat, at - reserve_from] = order[at]
        else:
            state.stock[seat, in_hand] = order[at]
            in_hand += 1
    state.reserve_size[seat] = RESERVE_SIZE
    state.stock_size[seat] = in_hand
    state.dealt = seat + 1


# What a seat has before it


@rule
def bottom_of(state: State, seat: int, place: int) -> int:
    """Where in `row` the lowest card of a place lies; the others follow."""
    bottom: int = (seat * places_at(state) + place - 1) * deepest_at(state)
    return bottom


@rule
def shown(state: State, seat: int, source: int) -> int:
    """The card that may be played from a source: the top of the reserve, of a place in the row, or of the open hand."""
    if source == RESERVE:
        size = int(state.reserve_size[seat])
        return int(state.reserve[seat, size - 1]) if size else 0
    if source == HAND:
        turned = int(state.turned[seat])
        return int(state.stock[seat, turned - 1]) if turned else 0
    if is_small(state) and deepest_at(state) == 1:
        return int(state.row[bottom_of(state, seat, source)])
    depth = int(state.row_depth[seat, source - 1])
    return int(state.row[bottom_of(state, seat, source) + depth - 1]) if depth else 0


@rule
def take(state: State, seat: int, source: int) -> int:
    """Take the card that a source shows; the one below it shows from now on."""
    card = shown(state, seat, source)
    state.can_play = False  # until that has been seen again
    if source == RESERVE:
        size = int(state.reserve_size[seat]) - 1
        state.reserve[seat, size] = 0
        state.reserve_size[seat] = size
    elif source == HAND:
        turned, size = int(state.turned[seat]) - 1, int(state.stock_size[seat]) - 1
        close_gap(state.stock[seat], turned)
        state.turned[seat] = turned
        state.stock_size[seat] = size
    else:
        depth = int(state.row_depth[seat, source - 1]) - 1
        state.row[bottom_of(state, seat, source) + depth] = 0
        state.row_depth[seat, source - 1] = depth
    return card


@rule
def close_gap(cards: NDArray[np.int8], at: int) -> None:
    """Move the cards after a place down by one, four at a time."""
    words = cards.view(np.uint32)
    word, kept = at // 4, np.uint32((1 << at % 4 * 8) - 1)
    while word < len(words):
        here, further = np.uint32(words[word]), np.uint32(words[word + 1] if word + 1 < len(words) else 0)
        words[word] = here & kept | (here >> _8 | further << _24) & ~kept
        word, kept = word + 1, np.uint32(0)


@rule
def turn_three(state: State, seat: int, news: News) -> None:
    """Turn three cards of the hand onto the open pile; if the hand is used up, the open pile is turned over first.

    Every third card and the last one come up again and again; others can be turned past for good.
    """
    size, open_before = int(state.stock_size[seat]), int(state.turned[seat])
    kind = Kind.TURNED
    if open_before == size:
        kind, open_before = Kind.TURNED_OVER, 0
    elif np.uint32(open_before) % np.uint32(3):  # 32 bits, as a GPU has them
        state.can_play = False
    state.turned[seat] = min(open_before + 3, size)
    note(news, kind, seat, shown(state, seat, HAND), HAND, int(state.turned[seat]) - open_before)


# The middle


@rule
def wanted(state: State) -> int:
    """The set of cards that may go to the middle: every 1, and the next card of every pile."""
    if state.wanted == 0:
        cards = EVERY_COLOUR << 1
        for pile in range(state.piles):
            cards |= 1 << int(state.pile_top[pile]) + 1  # no card is an 11, so a complete pile asks for none
        state.wanted = cards
    return int(state.wanted)


@rule(inlined=True)
def _if_it_shows(state: State, seat: int, source: int, cards: int) -> int:
    """A source as a set, if it is there and shows one of a set of cards; else none."""
    return 0 if places_at(state) < source < HAND else (cards >> shown(state, seat, source) & 1) << source


@rule(inlined=True)
def sources_showing(state: State, seat: int, cards: int) -> int:
    """The set of the sources that show one of a set of cards. A loop would take more than twice as long on a GPU."""
    others = _if_it_shows(state, seat, RESERVE, cards) | _if_it_shows(state, seat, HAND, cards)
    row = _if_it_shows(state, seat, 1, cards) | _if_it_shows(state, seat, 2, cards)
    row |= _if_it_shows(state, seat, 3, cards) | _if_it_shows(state, seat, 4, cards)
    return others | row | _if_it_shows(state, seat, 5, cards)


@rule
def piles_showing(state: State, top: int, eight: int) -> np.uint64:
    """Which of eight piles have a card on top, as the highest bit of a byte for each."""
    differ = state.pile_top.view(np.uint64)[eight] ^ np.uint64(top) * _EVERY_BYTE
    same: np.uint64 = ~(differ + _127_EACH) & _128_EACH  # no card is more than 127, so nothing is carried over
    return same


@rule
def free_place(state: State) -> int:
    """Where a new pile lies: the first place that "Dutch!" has emptied, else beside the others."""
    pile = 0
    while pile < state.piles and state.pile_top[pile]:
        pile += 1
    return pile


@rule
def lay(state: State, seat: int, card: int, pile: int) -> None:
    """Lay a seat's card on a pile of the middle, where it counts for that seat, or `ASIDE`."""
    laid = state.laid
    if not is_small(state):
        state.laid_card[laid] = card
        state.laid_pile[laid] = pile
        state.laid_seat[laid] = seat
    state.laid = laid + 1
    state.wanted, state.can_play = 0, False
    if pile != ASIDE:
        state.pile_top[pile] = card
        state.piles = max(state.piles, pile + 1)


@rule
def play(state: State, seat: int, source: int, pile: int, news: News) -> None:
    """Play a card to the middle; a hole that it leaves in the row is filled at once."""
    card, top = take(state, seat, source), int(state.pile_top[pile])
    if not follows(card, top):
        state.misplaced = True
    remember(state, seat, card, source, TO_THE_MIDDLE)
    lay(state, seat, card, pile)
    note(news, Kind.PLAYED if top else Kind.OPENED, seat, card, source, pile)
    if RESERVE < source < HAND:
        fill_hole(state, seat, source, news)


@rule
def remember(state: State, seat: int, card: int, source: int, to: int) -> None:
    """Where no referee watches: remember when a card was moved and from where, as it may have to go back.

    A card that was stacked where it may not lie, and moves on to the middle, goes back to where it was before that.
    """
    if has_referee(state):
        return
    state.moves += 1
    came_from, moved_at = source, int(state.moves)
    if RESERVE < source < HAND:
        under = shown(state, seat, source)
        if under and not row_card_takes(stacking_at(state), under) >> card & 1:
            came_from, moved_at = (
                int(state.came_from[TO_THE_ROW, seat, card]),
                int(state.moved_at[TO_THE_ROW, seat, card]),
            )
    state.came_from[to, seat, card] = came_from
    state.moved_at[to, seat, card] = moved_at


@rule
def fill_hole(state: State, seat: int, place: int, news: News) -> None:
    """A hole in the row is filled with the top card of the reserve, if there is one."""
    if state.row_depth[seat, place - 1] == 0 and state.reserve_size[seat]:
        card = take(state, seat, RESERVE)
        remember(state, seat, card, RESERVE, TO_THE_ROW)
        state.row[bottom_of(state, seat, place)] = card
        state.row_depth[seat, place - 1] = 1
        note(news, Kind.FILLED, seat, card, RESERVE, place)


# The row, for advanced players


@rule
def row_card_takes(stacking: int, under: int) -> int:
    """The set of cards that may be stacked on a card of the row: one lower, and of the kinds that the variant names."""
    if stacking == NOTHING or number_of(under) < 2:
        return 0
    others = EVERY_COLOUR & ~(1 << 16 * colour_of(under))
    if stacking == BOY_ON_GIRL:
        others = GIRLS if colour_of(under) < 2 else BOYS
    return others << number_of(under) - 1


@rule
def stack(state: State, seat: int, source: int, place: int, news: News) -> None:
    """Stack a card of the hand or the reserve on a card of the row."""
    card = take(state, seat, source)
    remember(state, seat, card, source, TO_THE_ROW)
    if not row_card_takes(stacking_at(state), shown(state, seat, place)) >> card & 1:
        state.misplaced = True
    depth = int(state.row_depth[seat, place - 1])
    state.row[bottom_of(state, seat, place) + depth] = card
    state.row_depth[seat, place - 1] = depth + 1
    note(news, Kind.STACKED, seat, card, source, place)
