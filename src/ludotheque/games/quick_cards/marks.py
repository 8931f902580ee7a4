"""Marks for the cards of Ligretto and Dutch Blitz: colour and number on the face, the deck on the back."""

from collections.abc import Mapping, Sequence

from ludotheque import words
from ludotheque.games.quick_cards.cards import CARDS_PER_SEAT, COLOURS, HIGHEST
from ludotheque.marks import Disc, Mark, MarkSet, Reader, Shape

DECKS_IN_A_BOX = 4
BACK = 15.0
"""The side of the mark of a back, in millimetres."""
MIDDLE = (BACK / 2, 5.0)
"""Where the sign of a deck is, which is 7 mm wide and high."""


def marks(reader: Reader, decks: Sequence[str], signs: Mapping[str, Shape]) -> list[MarkSet]:
    """The faces of a box, and the backs of all decks."""
    named = {colour: words.named(colour, reader.language, reader.game) for colour in COLOURS}
    letters = {colour: _begin(name, list(named.values())) for colour, name in named.items()}
    texts = {f"{colour} {n}": f"{letters[colour]}{n}" for colour in COLOURS for n in range(1, HIGHEST + 1)}
    wide = reader.width_for(list(texts.values()))
    faces = [
        reader.label(words.phrase("card", reader.language, reader.game, _card(card)), text, wide)
        for card, text in texts.items()
        for _ in range(DECKS_IN_A_BOX)
    ]
    boxes = [decks[first : first + DECKS_IN_A_BOX] for first in range(0, len(decks), DECKS_IN_A_BOX)]
    backs = [[_back(reader, deck, signs) for deck in box for _ in range(CARDS_PER_SEAT)] for box in boxes]
    told = ", ".join(f"{letter} {named[colour]}" for colour, letter in letters.items())
    return [reader.set_of("faces", faces, letters=told), reader.set_of("backs", *backs)]


def _begin(name: str, names: Sequence[str]) -> str:
    """The shortest beginning of a name that no other one has: "r" of "rot", but "gr" and "ge" of "grün" and "gelb"."""
    return next(
        name[:end]
        for end in range(1, len(name) + 1)
        if end == len(name) or sum(other.startswith(name[:end]) for other in names) == 1
    )


def _card(card: str) -> dict[str, object]:
    colour, number = card.split()
    return {"colour": colour, "number": number}


def _back(reader: Reader, deck: str, signs: Mapping[str, Shape]) -> Mark:
    """The sign of a deck, and under it as many dots as its box has for a number."""
    pattern, _, box = deck.partition(" ")
    count = int(box or 0)
    under = (Disc(BACK / 2 + (place - (count - 1) / 2) * 3, BACK - 3.2, 0.8) for place in range(count))
    return Mark(_deck_name(reader, deck), BACK, BACK, (signs[pattern], *under))


def _deck_name(reader: Reader, deck: str) -> str:
    """What a deck is called on its marks, in few letters."""
    pattern, _, box = deck.partition(" ")
    if box:
        return words.phrase(f"pattern-{pattern}", reader.language, reader.game) + f" {box}"
    return words.named(deck, reader.language, reader.game)
