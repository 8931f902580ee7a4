"""Deals of Ligretto and Dutch Blitz to test with: what matters is said, and the other cards fall into place."""

from typing import Any

import ludotheque
from ludotheque import Refused, Scripted
from ludotheque.games.quick_cards.actions import Action
from ludotheque.games.quick_cards.cards import Card
from ludotheque.games.quick_cards.view import View
from ludotheque.match import Match
from ludotheque.words import sentence
from support.playing import refusal

COLOURS = ("red", "blue", "green", "yellow")
ROW_SIZES = {2: 5, 3: 4}
RUN = "red 1 2 3 4 5 6 7 8 9 10"
"""Ten cards that go to the middle one after the other."""
NO_ONES = {"bottom": "red 1, blue 1, green 1, yellow 1"}
"""A deal in which every 1 lies at the bottom of the reserve."""


def cards(text: str) -> list[str]:
    """``red 1 2 3, blue 4`` is red 1, red 2, red 3, blue 4."""
    named = []
    for part in filter(None, map(str.strip, text.split(","))):
        colour, *numbers = part.split()
        named += [f"{colour} {number}" for number in numbers]
    return named


def deck(game: str, seats: int, reserve: str = "", row: str = "", hand: str = "", bottom: str = "") -> list[str]:
    """One seat's cards in the order of the deal: those named from the top of the reserve down, in the row from left
    to right, from the top of the hand down and at the bottom of the reserve; high cards, and no 1, fill the gaps."""
    named = [cards(text) for text in (reserve, row, hand, bottom)]
    high_first = [f"{colour} {number}" for number in range(10, 0, -1) for colour in COLOURS]
    rest = [card for card in high_first if not any(card in part for part in named)]
    in_reserve, in_row, in_hand, at_bottom = named
    while len(in_reserve) + len(at_bottom) < 10:
        in_reserve.append(rest.pop(0))
    while len(in_row) < ROW_SIZES.get(seats, 3):
        in_row.append(rest.pop(0))
    ten = [*at_bottom[::-1], *in_reserve[::-1]]
    first, then = (in_row, ten) if game == "dutch-blitz" else (ten, in_row)
    return [*first, *then, *in_hand, *rest]


def hand_of(table: "Table", seat: int) -> list[int]:
    """The hidden order of a seat's open cards and hand."""
    state = table.match.state
    hand: list[int] = state.stock[seat - 1, : state.stock_size[seat - 1]].tolist()
    return hand


class Table:
    """A match whose deals are written down: for each seat what `deck` needs, round after round."""

    def __init__(self, game: str, *deals: dict[str, str], seats: int = 2, rules: int = 2, **options: Any) -> None:
        self.game = game
        self.script = Scripted([deck(game, seats, **deal) for deal in deals])
        played = ludotheque.game(game)
        self.match: Match[View, Action] = Match(played, played.terms(seats, options, rules), self.script)

    def play(self, seat: int, *texts: str) -> list[str]:
        """Let a seat act, once or several times; what the last action was told as, for the seat itself."""
        for text in texts:
            events = self.match.play(seat - 1, text)
        return [sentence(event, "en", self.game, reader=seat - 1) for event in events]

    def refusal(self, seat: int, text: str) -> Refused:
        """The refusal of an action; it changes nothing, and its sentence is there in both languages."""
        return refusal(self.match, seat - 1, text)

    def legal(self, seat: int) -> set[str]:
        return set(self.match.legal(seat - 1))

    @property
    def view(self) -> View:
        """What a spectator sees."""
        return self.match.view()

    def piles(self) -> list[Card | None]:
        """The tops of the piles."""
        return [pile.top if pile else None for pile in self.view.piles]


RUN_DOWN = ["play ligretto new", *["play ligretto pile 1"] * 9]
"""How `RUN` goes to the middle when it is the Ligretto and no other pile lies there."""


def ligretto(*deals: dict[str, str], seats: int = 2, **options: Any) -> Table:
    """A match of Ligretto with these deals."""
    return Table("ligretto", *deals, seats=seats, **options)
