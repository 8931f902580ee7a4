"""Imagined rounds: one that could be the one on the table, its hidden part drawn anew from what a view shows.

Known are the cards that lie open, how many lie hidden, and the faces in the middle; of those, whose card each is shows
only on top. What was turned from a hand and lies below its top again is as unknown as the rest.
"""

from random import Random
from typing import NamedTuple

from ludotheque.games.quick_cards.cards import DECK
from ludotheque.games.quick_cards.state import HAND, rows_of
from ludotheque.games.quick_cards.view import View
from ludotheque.games.quick_cards.well_placed import anything_wrong, has_grown_right
from ludotheque.kernel import State


def imagine(state: State, view: View, chance: Random) -> State:
    """Make a round before the deal one that looks like the view, each time another."""
    state.dealt = view.seats
    state.hands_moved = view.hands_moved
    state.misplaced = anything_wrong(view)
    state.came_from[:] = HAND  # nobody keeps in mind where each card came from
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
    rows = rows_of(state)
    for seat, (reserve, row, hand) in enumerate(zip(view.reserve, view.row, view.hand, strict=True)):
        for place, cards in enumerate(row):
            for depth, card in enumerate(cards):
                rows[seat, place, depth] = card.code
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


class Slot(NamedTuple):
    """A card below the top of a pile: which pile, and its face; 0 for any, where the pile has not grown right."""

    pile: int
    card: int


class Owners:
    """Finds a seat for every card in the middle, so that each seat has laid as many as the table says, none twice."""

    def __init__(self, unseen: list[set[int]], left: list[int], chance: Random) -> None:
        self._unseen, self._left, self._chance = unseen, left, chance
        self._laid: list[set[int]] = [set() for _ in unseen]

    def of(self, slots: list[Slot]) -> list[tuple[int, int]]:
        """A card and its seat for each slot; those whose face is known come first."""
        found: dict[int, tuple[int, int]] = {}
        order = list(range(len(slots)))
        self._chance.shuffle(order)
        by_card: dict[int, list[int]] = {}
        for at in order:
            card = slots[at].card
            if card and self._give(card):
                by_card.setdefault(card, []).append(at)
        for card, ats in by_card.items():
            seats = [seat for seat in range(len(self._laid)) if card in self._laid[seat]]
            self._chance.shuffle(seats)
            found |= {at: (card, seat) for at, seat in zip(ats, seats, strict=True)}
        for at in order:
            if at not in found:
                found[at] = self._anything()
        return [found[at] for at in range(len(slots))]

    def _give(self, card: int) -> bool:
        """Let somebody have laid a card, if need be by passing other cards on. Returns whether that can be."""
        came: dict[int, tuple[int, int]] = {}
        reached, at = [seat for seat in range(len(self._left)) if card in self._unseen[seat]], 0
        self._chance.shuffle(reached)
        free = [seat for seat in reached if self._left[seat]]
        if free:
            self._move(card, free[0])
            return True
        while at < len(reached):
            seat = reached[at]
            at += 1
            for other in range(len(self._left)):
                shared = self._laid[seat] & self._unseen[other] if other not in reached else ()
                if shared:
                    came[other] = (seat, self._chance.choice(sorted(shared)))
                    reached.append(other)
                    if self._left[other]:
                        self._pass_on(other, came)
                        self._move(card, self._end)
                        return True
        return False

    def _pass_on(self, seat: int, came: dict[int, tuple[int, int]]) -> None:
        """Move a card along the way that was found, so that the seat at its beginning has one to lay."""
        while seat in came:
            before, card = came[seat]
            self._move(card, seat)
            self._laid[before].discard(card)
            self._unseen[before].add(card)
            self._left[before] += 1
            seat = before
        self._end = seat

    def _move(self, card: int, seat: int) -> None:
        self._unseen[seat].discard(card)
        self._laid[seat].add(card)
        self._left[seat] -= 1

    def _anything(self) -> tuple[int, int]:
        """Any card of somebody who has laid more than was found so far."""
        seat = self._chance.choice([seat for seat, left in enumerate(self._left) if left])
        card = self._chance.choice(sorted(self._unseen[seat]))
        self._move(card, seat)
        return card, seat
