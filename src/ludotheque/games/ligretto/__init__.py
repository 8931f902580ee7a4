"""Ligretto: use up your Ligretto first, and lay as many of your cards as you can in the middle."""

from ludotheque.contract import Terms
from ludotheque.games.quick_cards import QuickCards
from ludotheque.games.quick_cards.state import BLOCKED, MOST_SEATS, NOTHING, OTHER_COLOURS
from ludotheque.kernel import State
from ludotheque.options import Choice, Number, OneEach, Switch


class Ligretto(QuickCards):
    """The game of Ligretto, with its advanced game, the call that ends a round, and what to do when all is blocked."""

    name = "ligretto"
    reserve = "ligretto"
    seats = range(2, MOST_SEATS + 1)
    # By pattern and box: the blue one, the green one and the red one.
    decks = tuple(f"{pattern} {box}" for box in (1, 2, 3) for pattern in ("marble", "pyramid", "die", "crystal"))
    options = (
        Switch("advanced"),
        Choice("stop", ("auto", "call")),
        Choice("blocked", ("leader", "score")),
        Number("target", 1, 500, 99),
        OneEach("decks", decks, since=2),
    )

    def agree(self, state: State, terms: Terms) -> None:
        """The Ligretto is dealt first; the round may wait for the call."""
        state.stacking = OTHER_COLOURS if terms.options["advanced"] else NOTHING
        state.waits_for_call = terms.options["stop"] == "call"
        if terms.rules == 1:
            state.hand_moves = 0

    def decides(self, terms: Terms, state: State) -> bool:
        """When nobody can play any more, whoever leads wins the match, unless the players agreed to play on."""
        return bool(state.ending == BLOCKED) and terms.options["blocked"] == "leader"


GAME = Ligretto()
