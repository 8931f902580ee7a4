"""Everything of Ligretto in one object."""

from ludotheque.games.ligretto import GAME
from ludotheque.games.quick_cards.kit import QuickCardsKit


class LigrettoKit(QuickCardsKit):
    """The kit of Ligretto."""

    minutes = 10
    shelf_place = 3
    lid = "#18233b"
    seconds_to_compile = (6.5, 12.0)
    lessons = ("first", "advanced")


KIT = LigrettoKit(GAME)
