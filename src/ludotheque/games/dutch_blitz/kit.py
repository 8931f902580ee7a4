"""Everything of Dutch Blitz in one object."""

from ludotheque.games.dutch_blitz import GAME
from ludotheque.games.quick_cards.kit import QuickCardsKit


class DutchBlitzKit(QuickCardsKit):
    """The kit of Dutch Blitz."""

    minutes = 15
    shelf_place = 4
    lid = "#7c2a22"
    seconds_to_compile = (8.0, 11.0)
    lessons = ("first", "expert", "dutch")


KIT = DutchBlitzKit(GAME)
