"""Ligretto and Dutch Blitz: where every card is, which lie open, and everything that can be said."""

from random import Random

from ludotheque.games.quick_cards import QuickCards
from ludotheque.games.quick_cards.actions import Action
from ludotheque.games.quick_cards.ending import somebody_can_play
from ludotheque.games.quick_cards.rules import wanted
from ludotheque.games.quick_cards.state import rows_of
from ludotheque.games.quick_cards.view import View
from ludotheque.kernel import State, copied
from ludotheque.match import Match

DECK = [colour * 16 + number for colour in range(4) for number in range(1, 11)]
"""The cards that each seat has."""


def conserved(state: State) -> None:
    """Every seat's cards are in its reserve, row or hand, or in the middle."""
    # Whole fields as lists, since this is asked after every action, and looking into a record takes its time.
    reserves = zip(state.reserve.tolist(), state.reserve_size.tolist(), strict=True)
    stocks = zip(state.stock.tolist(), state.stock_size.tolist(), strict=True)
    rows = zip(rows_of(state).tolist(), state.row_depth[:, : state.rows].tolist(), strict=False)
    found = [reserve[:size] + stock[:left] for (reserve, size), (stock, left) in zip(reserves, stocks, strict=True)]
    for cards, (row, depths) in zip(found, rows, strict=False):
        for place, depth in zip(row, depths, strict=True):
            cards += place[:depth]
    laid = state.laid
    for card, seat in zip(state.laid_card[:laid].tolist(), state.laid_seat[:laid].tolist(), strict=True):
        found[seat].append(card)
    for seat in range(state.dealt):
        assert sorted(found[seat]) == DECK, f"seat {seat} has lost or won cards"
    follows(state)


def follows(state: State) -> None:
    """What a record keeps beside the cards is what can be seen of them."""
    fresh = copied(state)
    fresh.wanted = 0
    assert state.wanted in (0, wanted(fresh)), "another card is wanted"
    assert not state.can_play or somebody_can_play(fresh), "nobody can play any more"


def every_text(match: Match[View, Action], seat: int) -> list[str]:
    """Everything that notation can say of the piles that there are, and of one more."""
    assert isinstance(match.game, QuickCards)
    reserve = match.game.reserve
    rows = [f"row {number}" for number in range(1, 6)]
    piles = [f"pile {number}" for number in range(1, len(match.view(seat).piles) + 2)]
    return [
        *("turn", "stop", "dutch"),
        *(f"play {source} {to}" for source in (reserve, *rows, "hand") for to in ("new", *piles)),
        *(f"stack {source} {row}" for source in (reserve, "hand") for row in rows),
    ]


def open_cards(match: Match[View, Action]) -> list[set[int]]:
    """The cards of each seat that lie open: the only ones that anybody may know. Found without the game's own view."""
    state = match.state
    laid = [(int(state.laid_card[i]), int(state.laid_seat[i])) for i in range(int(state.laid))]
    found = []
    for seat in range(match.seats):
        tops = {int(state.reserve[seat, int(state.reserve_size[seat]) - 1])} if state.reserve_size[seat] else set()
        if state.turned[seat]:
            tops.add(int(state.stock[seat, int(state.turned[seat]) - 1]))
        row = {int(card) for card in rows_of(state)[seat].ravel() if card}
        found.append(tops | row | {card for card, owner in laid if owner == seat})
    return found


def hidden_elsewhere(state: State, chance: Random, kept: list[set[int]]) -> State:
    """Another round that nobody could tell from this one: each seat's cards that nobody sees change places, but for
    those that are kept where they are."""
    other = copied(state)
    for seat in range(int(state.seats)):
        in_reserve = [("reserve", i) for i in range(int(state.reserve_size[seat]) - 1)]
        in_hand = [("stock", i) for i in range(int(state.stock_size[seat])) if i != int(state.turned[seat]) - 1]
        places = [(field, i) for field, i in in_reserve + in_hand if int(state[field][seat, i]) not in kept[seat]]
        cards = [int(state[field][seat, i]) for field, i in places]
        chance.shuffle(cards)
        for (field, i), card in zip(places, cards, strict=True):
            other[field][seat, i] = card
    return other
