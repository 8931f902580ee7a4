"""Everything of Ligretto in one object."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludotheque.games.ligretto import GAME
from ludotheque.games.quick_cards.kit import QuickCardsKit

if TYPE_CHECKING:
    from ludotheque.marks import MarkSet, Reader


class LigrettoKit(QuickCardsKit):
    """The kit of Ligretto."""

    minutes = 10
    shelf_place = 3
    lid = "#18233b"
    lessons = ("first", "advanced")

    def marks(self, reader: "Reader") -> "Sequence[MarkSet]":
        """Those of its cards, with the signs of its decks."""
        from ludotheque.games.ligretto.marks import SIGNS
        from ludotheque.games.quick_cards.marks import marks

        return marks(reader, GAME.decks, SIGNS)


KIT = LigrettoKit(GAME)
