"""Dutch Blitz: use up your Blitz pile first, and lay as many of your cards as you can in the middle."""

from ludotheque.contract import Terms
from ludotheque.games.quick_cards import QuickCards
from ludotheque.games.quick_cards.state import BOY_ON_GIRL, MOST_SEATS_UNWATCHED, NOTHING
from ludotheque.kernel import State
from ludotheque.options import Choice, Number, OneEach, Switch


class DutchBlitz(QuickCards):
    """The game of Dutch Blitz, with its expert game, and the call of "Dutch!" where no referee watches."""

    name = "dutch-blitz"
    reserve = "blitz"
    seats = range(2, MOST_SEATS_UNWATCHED + 1)
    decks = ("pump", "carriage", "pail", "plough")
    rests_after = frozenset({"calls-dutch", "goes-on"})
    options = (
        Switch("expert"),
        Choice("referee", ("on", "off")),
        Choice("stop", ("auto", "call"), since=2),
        Number("target", 1, 500, 75),
        OneEach("decks", decks, since=2),
    )

    def agree(self, state: State, terms: Terms) -> None:
        """The row is dealt first; the round may wait for the call."""
        state.row_first = True
        state.stacking = BOY_ON_GIRL if terms.options["expert"] else NOTHING
        state.waits_for_call = terms.options["stop"] == "call"
        if terms.rules == 1:
            state.hand_moves = 3


GAME = DutchBlitz()
