"""The face of Ligretto and Dutch Blitz: the cards before a player, the piles, and short forms for quick hands."""

import re
from collections.abc import Sequence

from ludotheque.contract import Event
from ludotheque.games.quick_cards import notation
from ludotheque.games.quick_cards.actions import Action, Dutch, Play, Stop
from ludotheque.games.quick_cards.cards import COLOURS, Card
from ludotheque.games.quick_cards.notation import Unfinished
from ludotheque.games.quick_cards.view import View
from ludotheque.games.quick_cards.well_placed import right_actions
from ludotheque.terminal.face import Answer, Face

OFTEN = ("turns", "turns-over")
"""What the others do all the time and what concerns nobody but them."""


class QuickCardsFace(Face[View, Action]):
    """A game of quick cards in plain lines."""

    def deserves_telling(self, event: Event) -> bool:
        """Everything but what the others turn from their hands; a spectator hears that too."""
        return self.reader in (None, event.seat) or event.kind not in OFTEN

    def read(self, line: str, view: View, actions: Sequence[Action]) -> str:
        """Understand short forms too: ``r2 3`` for ``play row 2 pile 3``, and ``r2`` for wherever that card goes."""
        text = self._in_full(line, view)
        unfinished = notation.read_unfinished(text, view)
        if unfinished is None:
            return text
        there = self._where(unfinished, view, actions)
        # With no card there, the game says why nothing can be played.
        return self.game.write(there[0]) if there else f"{text} new"

    def answer(self, line: str, view: View, actions: Sequence[Action]) -> Answer[Action] | None:
        """Where a card may go that was named without saying where to, unless there is no doubt about it."""
        unfinished = notation.read_unfinished(self._in_full(line, view), view)
        if unfinished is None:
            return None
        card, there = view.shown(unfinished.source), self._where(unfinished, view, actions)
        # Piles that take the same card are as good as each other; cards of the row are not.
        if card is None or len(there) == 1 or (unfinished.deed is Play and there):
            return None
        return self.offer(there, self.say("you-can")) if there else Answer([self.say("cards-fits-nowhere", card=card)])

    def _in_full(self, line: str, view: View) -> str:
        """What was typed, in the notation of the game, with the words that short forms leave out."""
        words = self.notation.read(re.sub(r"([^\W\d]+)(\d+)", r"\1 \2", line)).split()
        if words[:1] and words[0] in (view.reserve_name, "row", "hand"):
            words.insert(0, "play")
        if words[:1] == ["play"] and words[-1].isdecimal() and words[-2] not in ("pile", "row", *COLOURS):
            words.insert(-1, "pile")
        return " ".join(words)

    def _where(self, unfinished: Unfinished, view: View, actions: Sequence[Action]) -> list[Action]:
        """The actions that move the card to where it belongs."""
        deed, source = unfinished
        return right_actions(view, [each for each in actions if isinstance(each, deed) and each.source == source])

    def _sensible(self, view: View, actions: Sequence[Action]) -> list[Action]:
        """What makes sense; without a referee there is much that does not."""
        good = right_actions(view, actions)
        return [action for action in actions if action in good or isinstance(action, Stop | Dutch)]

    def scene(self, view: View) -> list[str]:
        """The reader's cards and the piles."""
        return [*self.mine(view, view.own_seat), *self.middle(view)]

    def now(self, view: View, actions: Sequence[Action]) -> Answer[Action]:
        """What the reader can do that makes sense."""
        told = ", ".join(map(self.write, self._sensible(view, actions)))
        return Answer([self.say("cards-now", actions=told) if told else self.say("nothing-open")])

    def legal(self, view: View, actions: Sequence[Action], about: str) -> Answer[Action]:
        """Every action that is open, those that make sense first."""
        good = self._sensible(view, actions)
        named = self.notation.read(about)
        ordered = [*good, *(action for action in actions if action not in good)]
        return self.offer([action for action in ordered if named in self.game.write(action)], self.say("you-can"))

    def look(self, view: View) -> list[str]:
        """Everybody's cards and the piles."""
        return [*(line for seat in range(view.seats) for line in self.mine(view, seat)), *self.middle(view)]

    def mine(self, view: View, seat: int) -> list[str]:
        """The reserve, the row and the hand of a seat."""
        owner = "you" if seat == self.reader else None
        reserve, hand, row = view.reserve[seat], view.hand[seat], view.row[seat]
        who = self.voice.seat(seat)
        places = [self._place(number, cards) for number, cards in enumerate(row, start=1)]
        return [
            self.voice.sentence("cards-reserve", owner, who=who, count=reserve.size, card=reserve.top or ""),
            self.say("cards-row", owner, who=who, places=", ".join(places)),
            self.say("cards-hand", owner, who=who, open=hand.open, hidden=hand.hidden, card=hand.top or ""),
        ]

    def _place(self, number: int, cards: list[Card]) -> str:
        """A place of the row, with what it shows."""
        if not cards:
            return self.say("cards-hole", number=number)
        stacked = "stacked" if len(cards) > 1 else None
        return self.say("cards-place", stacked, number=number, card=cards[-1], count=len(cards))

    def middle(self, view: View) -> list[str]:
        """The piles that still grow, by their numbers; without a referee all of them, for everybody to judge."""
        piles = [(number, pile) for number, pile in enumerate(view.piles, start=1) if pile]
        sized = None if view.is_refereed else "sized"
        told = [
            self.say("cards-place", sized, number=number, card=pile.top, count=pile.size)
            for number, pile in piles
            if not pile.complete
        ]
        return [self.say("cards-middle", count=len(told), piles=", ".join(told), complete=len(piles) - len(told))]

    def scores(self, view: View) -> list[str]:
        """The points of the round as it stands, and of the match before it."""
        figures = zip(view.points, view.scores, view.reserve, strict=True)
        so_far = [
            self.voice.sentence("cards-points", who=self.seat(seat), now=now, total=total, left=reserve.size)
            for seat, (now, total, reserve) in enumerate(figures)
        ]
        return [self.say("round-now", round=view.round), *so_far]
