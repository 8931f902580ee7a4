"""Whether a card lies, or would lie, where it belongs: for those who see a table that no referee watches."""

from collections.abc import Sequence
from itertools import pairwise

from ludotheque.games.quick_cards.actions import Action, Play, Stack, Turn
from ludotheque.games.quick_cards.cards import Card, follows
from ludotheque.games.quick_cards.rules import row_card_takes
from ludotheque.games.quick_cards.state import BOY_ON_GIRL
from ludotheque.games.quick_cards.view import Pile, View, relied_on


def right_actions(view: View, actions: Sequence[Action]) -> list[Action]:
    """The actions that put a card where it belongs, and turning; without a referee others are open as well."""
    if view.is_refereed:
        return list(actions)
    return [action for action in actions if isinstance(action, Turn) or _is_right(view, action)]


def nearly_right(view: View, actions: Sequence[Action]) -> list[Action]:
    """The actions that put a card where it does not belong, though it looks so: on a card of one more or one less."""
    return [action for action in actions if _looks_right(view, action) and not _is_right(view, action)]


def anything_wrong(view: View, besides: int | None = None) -> bool:
    """Whether a card can be seen to lie in the wrong place, besides the cards of one seat."""
    rows = [place for seat, row in enumerate(view.row) if seat != besides for place in row]
    piles = [pile for pile in view.piles if pile and pile.seat != besides]
    return not all(map(has_grown_right, piles)) or any(
        not _may_be_stacked(card, under) for place in rows for under, card in pairwise(place)
    )


def has_grown_right(pile: Pile) -> bool:
    """Whether a pile can have grown from 1 upwards: then it shows the number of its cards."""
    return pile.top.number == pile.size


def _is_right(view: View, action: Action) -> bool:
    if not isinstance(action, Play | Stack):
        return False
    card = view.shown(action.source)
    assert card, "an action that is open has a card"
    if isinstance(action, Stack):
        under = view.shown(action.place)
        return under is not None and _may_be_stacked(card, under)
    if action.target is None:
        return bool(follows(card.code, 0))
    pile = view.piles[action.target]
    return pile is not None and has_grown_right(pile) and bool(follows(card.code, pile.top.code))


def _may_be_stacked(card: Card, under: Card) -> bool:
    return bool(int(row_card_takes(BOY_ON_GIRL, under.code)) >> card.code & 1)


def _looks_right(view: View, action: Action) -> bool:
    card, under = relied_on(view, action) or (None, None)
    if card is None or under is None:
        return False
    return card.number == under.number + 1 or (isinstance(action, Stack) and card.number == under.number - 1)
