"""Imagined rounds: one that could be the one on the table, its hidden part drawn anew from what a view shows.

Known are the cards that lie open, how many lie hidden, and the faces in the middle; of those, whose card each is shows
only on top. What was turned from a hand and lies below its top again is as unknown as the rest.
"""

from random import Random

from ludotheque.games.quick_cards.cards import DECK
from ludotheque.games.quick_cards.ownership import Owners, Slot
from ludotheque.games.quick_cards.view import View
from ludotheque.games.quick_cards.well_placed import anything_wrong, has_grown_right
from ludotheque.kernel import State


def imagine(state: State, view: View, chance: Random) -> State:
    """Make a round before the deal one that looks like the view, each time another."""
    state.dealt = view.seats
    state.hands_moved = view.hands_moved
    state.misplaced = anything_wrong(view)
    unseen = [set(DECK) for _ in range(view.seats)]
    _lay_open_cards(state, view, unseen)
    _lay_middle(state, view, unseen, chance)
    for seat, cards in enumerate(unseen):
        hidden = sorted(cards)
        chance.shuffle(hidden)
        below = max(0, int(state.reserve_size[seat]) - 1)
        state.reserve[seat, :below] = hidden[:below]
        free = [at for at in range(int(state.stock_size[seat])) if not state.stock[seat, at]]
        state.stock[seat, free] = hidden[below:]
    return state


def _lay_open_cards(state: State, view: View, unseen: list[set[int]]) -> None:
    """Put what lies open before each seat where it lies."""
    for seat, (reserve, row, hand) in enumerate(zip(view.reserve, view.row, view.hand, strict=True)):
        for place, cards in enumerate(row):
            for depth, card in enumerate(cards):
                state.row[seat, place, depth] = card.code
                unseen[seat].discard(card.code)
            state.row_depth[seat, place] = len(cards)
        state.reserve_size[seat] = reserve.size
        if reserve.top:
            state.reserve[seat, reserve.size - 1] = reserve.top.code
            unseen[seat].discard(reserve.top.code)
        state.stock_size[seat], state.turned[seat] = hand.open + hand.hidden, hand.open
        if hand.top:
            state.stock[seat, hand.open - 1] = hand.top.code
            unseen[seat].discard(hand.top.code)


def _lay_middle(state: State, view: View, unseen: list[set[int]], chance: Random) -> None:
    """Put the piles of the middle there, and find somebody for each card whose owner does not show."""
    left, slots = list(view.laid), list[Slot]()
    for number, pile in enumerate(view.piles):
        if pile:
            left[pile.seat] -= 1
            unseen[pile.seat].discard(pile.top.code)
            lowest = pile.top.code - pile.size + 1
            right = has_grown_right(pile)
            slots += [Slot(number, lowest + height if right else 0) for height in range(pile.size - 1)]
    owners = Owners(unseen, left, chance).of(slots)
    laid = 0
    for number, pile in enumerate(view.piles):
        lower = [(card, seat) for slot, (card, seat) in zip(slots, owners, strict=True) if slot.pile == number]
        for card, seat in [*lower, *([(pile.top.code, pile.seat)] if pile else [])]:
            state.laid_card[laid], state.laid_pile[laid], state.laid_seat[laid] = card, number, seat
            laid += 1
        state.pile_top[number] = pile.top.code if pile else 0
    state.laid, state.piles = laid, len(view.piles)
