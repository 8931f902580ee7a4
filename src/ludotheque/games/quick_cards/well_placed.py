"""Whether a card is well placed, asked about cards as people write them: for callers that see views and not states."""

from ludotheque.games.quick_cards.cards import number_of, read_card
from ludotheque.games.quick_cards.rules import row_card_takes


def opens_a_pile(card: str) -> bool:
    """Whether a card may open a pile in the middle."""
    return int(number_of(read_card(card))) == 1


def follows(card: str, top: str) -> bool:
    """Whether a card is the next one of a pile in the middle."""
    return read_card(card) == read_card(top) + 1


def has_grown_right(top: str, size: int) -> bool:
    """Whether a pile can have grown from 1 upwards: then it shows the number of its cards."""
    return int(number_of(read_card(top))) == size


def may_be_stacked(card: str, under: str, stacking: int) -> bool:
    """Whether a card may lie on a card of the row."""
    return bool(int(row_card_takes(stacking, read_card(under))) >> read_card(card) & 1)
