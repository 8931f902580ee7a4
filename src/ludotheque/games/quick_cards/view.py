"""What is seen of a round of Ligretto or Dutch Blitz: the same for every seat, as nobody knows even their own hand."""

from collections.abc import Iterable
from typing import Literal

import msgspec
import numpy as np

from ludotheque import contract
from ludotheque.contract import MatchFacts
from ludotheque.games.quick_cards.actions import Action, Play, Stack
from ludotheque.games.quick_cards.cards import CARDS, ONES, Card
from ludotheque.games.quick_cards.ending import count_points
from ludotheque.games.quick_cards.state import BLOCKED, HAND, NOBODY, RESERVE, STOPPED, rows_of
from ludotheque.kernel import State

Ending = Literal["stopped", "blocked"]
ENDINGS: dict[int, Ending] = {STOPPED: "stopped", BLOCKED: "blocked"}


class Reserve(msgspec.Struct, frozen=True):
    """The Ligretto or the Blitz pile of a seat."""

    top: Card | None
    size: int


class Hand(msgspec.Struct, frozen=True):
    """The hand of a seat."""

    top: Card | None
    """The card on the open pile."""
    open: int
    """The number of cards that lie open …"""
    hidden: int
    """… and of those that are still in the hand."""


class Pile(msgspec.Struct, frozen=True):
    """A pile in the middle."""

    top: Card
    size: int
    seat: int
    """Whose card is on top."""
    wants: Card | None
    """The card that follows its top; None where none does."""
    complete: bool
    """Whether the referee lets nothing more go there. Without one the table does not judge."""


class View(contract.View, frozen=True):
    """The table of Ligretto or Dutch Blitz. What has a place for each seat is a list, the first seat first."""

    reserve_name: str
    """What the players call the reserve, in notation."""
    decks: list[str]
    """The backs of the cards."""
    reserve: list[Reserve]
    row: list[list[list[Card]]]
    """The cards at each place of a row, the top last."""
    hand: list[Hand]
    piles: list[Pile | None]
    """The middle; None is a place that "Dutch!" has emptied."""
    opens: list[Card]
    """The cards that belong on a new pile: every 1 that somebody has yet to lay, as far as the referee knows."""
    laid: list[int]
    """The number of cards that each seat has in the middle."""
    points: list[int]
    """What each seat would score if the round were over now."""
    hands_moved: int
    """The number of times that all seats moved a hand card on because nobody could play."""
    ending: Ending | None
    """How the round ended: somebody's reserve was used up, or nobody could play."""
    ended_by: int | None

    @property
    def is_refereed(self) -> bool:
        """Whether a card in the wrong place is refused."""
        return self.options.get("referee") != "off"

    @property
    def own_seat(self) -> int:
        """The seat that sees this; a spectator has none."""
        assert self.seat is not None, "a spectator has no cards"
        return self.seat

    def shown(self, source: int) -> Card | None:
        """The card that a source of the own seat shows; a spectator has none."""
        if self.seat is None:
            return None
        if source == RESERVE:
            return self.reserve[self.own_seat].top
        if source == HAND:
            return self.hand[self.own_seat].top
        place = self.row[self.own_seat][source - 1]
        return place[-1] if place else None


def view(state: State, facts: MatchFacts, reserve_name: str, decks: tuple[str, ...]) -> View:
    """What lies open before each seat, how much lies hidden, and the piles in the middle."""
    # state["seats"] is four times as fast as state.seats outside of rules
    seats, laid, ended_by = int(state["seats"]), int(state["laid"]), int(state["ended_by"])
    laid_by = state["laid_seat"][:laid].tolist()
    middle = zip(state["laid_card"][:laid].tolist(), state["laid_pile"][:laid].tolist(), laid_by, strict=True)
    reserves = zip(state["reserve"][:seats].tolist(), state["reserve_size"][:seats].tolist(), strict=True)
    rows = rows_of(state).tolist()
    stocks = zip(*(state[name][:seats].tolist() for name in ("stock", "turned", "stock_size")), strict=True)
    referee = bool(state["referee"])
    piles = _piles(int(state["piles"]), middle, referee)
    colours = [pile.top.colour for pile in piles if pile and referee]  # below another's top no 1 is seen
    return View(
        *facts,
        reserve_name=reserve_name,
        decks=list(facts.options.get("decks", decks[:seats])),
        reserve=[Reserve(_top(cards, size), size) for cards, size in reserves],
        row=[[[CARDS[card] for card in cards if card] for cards in row] for row in rows],
        hand=[Hand(_top(cards, turned), turned, size - turned) for cards, turned, size in stocks],
        piles=piles,
        opens=[card for card in ONES if colours.count(card.colour) < seats],
        laid=[laid_by.count(seat) for seat in range(seats)],
        points=points(state),
        hands_moved=int(state["hands_moved"]),
        ending=ENDINGS.get(int(state["ending"])),
        ended_by=None if ended_by == NOBODY else ended_by,
    )


def points(state: State) -> list[int]:
    """What each seat scores for the round as it stands."""
    counted = np.zeros(int(state["seats"]), np.int64)
    count_points(state, counted)
    return [int(each) for each in counted.tolist()]


def _top(cards: list[int], count: int) -> Card | None:
    """The top of the first ``count`` cards; nothing below or after it is looked at."""
    return CARDS[cards[count - 1]] if count else None


def _piles(count: int, middle: Iterable[tuple[int, int, int]], referee: bool) -> list[Pile | None]:
    """Each pile as it lies; None for a place left free."""
    tops, sizes, owners = [0] * count, [0] * count, [0] * count
    for card, pile, seat in middle:
        tops[pile], owners[pile] = card, seat
        sizes[pile] += 1
    return [
        Pile(CARDS[top], size, seat, CARDS.get(top + 1), referee and top + 1 not in CARDS) if size else None
        for top, size, seat in zip(tops, sizes, owners, strict=True)
    ]


def relied_on(view: View, action: Action) -> tuple[Card | None, Card | None] | None:
    """The card that an action moves, and the one that it goes to: if either is another by then, it comes too late."""
    if isinstance(action, Stack):
        return view.shown(action.source), view.shown(action.place)
    if not isinstance(action, Play):
        return None
    pile = None
    if action.target is not None and action.target < len(view.piles):
        pile = view.piles[action.target]
    return view.shown(action.source), pile.top if pile else None
