"""The cards of Ligretto and Dutch Blitz: 1 to 10 in four colours, the same forty for every seat."""

from ludotheque.kernel import rule

COLOURS = ("red", "blue", "green", "yellow")
"""The colours of the faces. In Dutch Blitz red and blue cards show a boy, green and yellow ones a girl."""
HIGHEST = 10
CARDS_PER_SEAT = 40

# A card is a small number, colour * 16 + number, so that the next card of a pile is the card + 1. No card is 0.
# A set of cards is a number of 64 bits, one for each card.
DECK = tuple(colour * 16 + number for colour in range(4) for number in range(1, HIGHEST + 1))
"""One seat's cards, sorted."""
EVERY_COLOUR = 1 | 1 << 16 | 1 << 32 | 1 << 48
"""Shifted by a number: the set of the four cards of that number."""
BOYS = 1 | 1 << 16
GIRLS = 1 << 32 | 1 << 48


@rule
def number_of(card: int) -> int:
    """The number of a card; 0 for none."""
    return card & 15


@rule
def colour_of(card: int) -> int:
    """The colour of a card, counted from 0."""
    return card >> 4


@rule
def follows(card: int, top: int) -> bool:
    """A pile begins with a 1; after that each card is the next number of its colour."""
    return card == top + 1 if top else number_of(card) == 1


TEXTS = {card: f"{COLOURS[card >> 4]} {card & 15}" for card in DECK}
"""Every card as people write it: ``red 4``."""
_BY_TEXT = {text: card for card, text in TEXTS.items()}


def write_card(card: int) -> str:
    """The text of a card."""
    return TEXTS[card]


def read_card(text: str) -> int:
    """The card that a text stands for; 0 if there is none."""
    return _BY_TEXT.get(" ".join(text.lower().split()), 0)
