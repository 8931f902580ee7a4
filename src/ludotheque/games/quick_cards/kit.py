"""What Ligretto and Dutch Blitz bring alike beside their rules."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from ludotheque.games.quick_cards import QuickCards
from ludotheque.games.quick_cards.actions import Action
from ludotheque.games.quick_cards.view import View
from ludotheque.kit import Kit, Maker

if TYPE_CHECKING:
    from ludotheque.bots.coach.coach import Coach
    from ludotheque.games.quick_cards.encoding import QuickCardsEncoding
    from ludotheque.terminal.face import Face


class QuickCardsKit(Kit[View, Action]):
    """The bots, the coach and the face of both games."""

    seconds_to_compile = (7.0, 9.0)

    def bots(self) -> Mapping[str, Maker[View, Action]]:
        from ludotheque.games.quick_cards.bots import BOTS

        return BOTS

    def coach(self) -> "Coach[View, Action]":
        from ludotheque.games.quick_cards.coach import QuickCardsCoach

        return QuickCardsCoach()

    def encoding(self) -> "QuickCardsEncoding":
        from ludotheque.games.quick_cards.encoding import QuickCardsEncoding

        assert isinstance(self.game, QuickCards)
        return QuickCardsEncoding(self.game)

    def face(self) -> "type[Face[View, Action]]":
        from ludotheque.games.quick_cards.face import QuickCardsFace

        return QuickCardsFace

    def tries(self, view: View) -> Sequence[str]:
        """Every card of mine that shows, on every pile and on every place of the row."""
        mine = view.seat or 0
        row = enumerate(view.row[mine], start=1)
        shown = {view.reserve_name: view.reserve[mine].top, "hand": view.hand[mine].top}
        shown |= {f"row {place}": cards[-1] for place, cards in row if cards}
        piles = ["new", *(f"pile {number}" for number, pile in enumerate(view.piles, start=1) if pile)]
        places = [source for source in shown if source.startswith("row ")]
        tried = [("play", pile) for pile in piles] + [("stack", place) for place in places]
        return [
            f"{deed} {source} {card} {where}"
            for source, card in shown.items()
            if card
            for deed, where in tried
            if where != source
        ]
