"""What Ligretto and Dutch Blitz bring alike beside their rules."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ludotheque.games.quick_cards.actions import Action
from ludotheque.games.quick_cards.view import View
from ludotheque.kit import Kit, Maker

if TYPE_CHECKING:
    from ludotheque.bots.coach.coach import Coach
    from ludotheque.terminal.face import Face


class QuickCardsKit(Kit[View, Action]):
    """The bots, the coach and the face of both games."""

    def bots(self) -> Mapping[str, Maker[View, Action]]:
        from ludotheque.games.quick_cards.bots import BOTS

        return BOTS

    def coach(self) -> "Coach[View, Action]":
        from ludotheque.games.quick_cards.coach import QuickCardsCoach

        return QuickCardsCoach()

    def face(self) -> "type[Face[View, Action]]":
        from ludotheque.games.quick_cards.face import QuickCardsFace

        return QuickCardsFace
