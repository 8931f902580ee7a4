"""Everything of Dutch Blitz in one object."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludotheque.games.dutch_blitz import GAME
from ludotheque.games.quick_cards.kit import QuickCardsKit

if TYPE_CHECKING:
    from ludotheque.marks import MarkSet, Reader


class DutchBlitzKit(QuickCardsKit):
    """The kit of Dutch Blitz."""

    minutes = 15
    shelf_place = 4
    lid = "#7c2a22"
    lessons = ("first", "expert", "dutch")

    def marks(self, reader: "Reader") -> "Sequence[MarkSet]":
        """Those of its cards, with the signs of its decks."""
        from ludotheque.games.dutch_blitz.marks import SIGNS
        from ludotheque.games.quick_cards.marks import marks

        return marks(reader, GAME.decks, SIGNS)


KIT = DutchBlitzKit(GAME)
