"""The cards of Ligretto and Dutch Blitz: 1 to 10 in four colours, the same forty for every seat."""

from enum import StrEnum

from ludotheque.kernel import rule

COLOURS = ("red", "blue", "green", "yellow")
"""The colours of the faces. In Dutch Blitz red and blue cards show a boy, green and yellow ones a girl."""
HIGHEST = 10
CARDS_PER_SEAT = 40

# A card is a small number, colour * 16 + number, so that the next card of a pile is the card + 1. No card is 0.
# A set of cards is a number of 64 bits, one for each card.
CARD_CODES = 4 * 16
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


class Card(StrEnum):
    """A card as people see and write it: ``Card.RED_4`` is "red 4"."""

    RED_1, RED_2, RED_3, RED_4, RED_5, RED_6, RED_7, RED_8, RED_9, RED_10 = (f"red {n}" for n in range(1, 11))
    BLUE_1, BLUE_2, BLUE_3, BLUE_4, BLUE_5, BLUE_6, BLUE_7, BLUE_8, BLUE_9, BLUE_10 = (
        f"blue {n}" for n in range(1, 11)
    )
    GREEN_1, GREEN_2, GREEN_3, GREEN_4, GREEN_5, GREEN_6, GREEN_7, GREEN_8, GREEN_9, GREEN_10 = (
        f"green {n}" for n in range(1, 11)
    )
    YELLOW_1, YELLOW_2, YELLOW_3, YELLOW_4, YELLOW_5, YELLOW_6, YELLOW_7, YELLOW_8, YELLOW_9, YELLOW_10 = (
        f"yellow {n}" for n in range(1, 11)
    )

    def __init__(self, text: str) -> None:
        colour, number = text.split()
        self.colour = colour
        self.number = int(number)
        self.code = COLOURS.index(colour) * 16 + int(number)
        """The small number that the rules know it by."""


CARDS = {card.code: card for card in Card}
"""Every card by the small number of the rules."""
ONES = tuple(card for card in Card if card.number == 1)
