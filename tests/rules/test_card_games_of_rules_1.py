"""Ligretto and Dutch Blitz by the first version of their rules, as old records replay: blocked tables and "Dutch!"."""

from typing import Any

import pytest

import ludotheque
from ludotheque import Scripted
from ludotheque.contract import Result
from ludotheque.games.quick_cards.cards import Card
from ludotheque.games.quick_cards.view import Hand
from ludotheque.match import Match
from rules.cards import NO_ONES, Table, deck, hand_of

ONE_RED = "blue 1, green 1, yellow 1"


def blitz(*deals: dict[str, str], **options: Any) -> Table:
    return Table("dutch-blitz", *deals, rules=1, **options)


def test_the_open_cards_of_a_hand_stay_when_the_hand_is_moved_on() -> None:
    stuck_after_one = {"row": "red 1", "bottom": f"{ONE_RED}, red 2"}
    table = blitz(stuck_after_one, {"bottom": f"red 1 2, {ONE_RED}"}, {"row": "red 1"}, {})
    before = hand_of(table, 2)
    table.play(2, "turn")
    told = table.play(1, "play row 1 new")
    assert told[2:5] == ["Nobody can play: everyone moves the top card of their hand to the bottom."] * 3
    ended = table.match._finished[0]
    assert ended.turned[:2].tolist() == [0, 3]
    assert ended.stock[1, :25].tolist() == [*before[:3], *before[6:], *before[3:6]]


def test_after_three_moves_that_free_nobody_the_round_is_scored_as_it_stands() -> None:
    table = blitz(NO_ONES, NO_ONES, {"row": "red 1"}, {})
    kinds = [event.kind for event in table.match.opening]
    assert kinds[2:7] == ["hands-moved", "hands-moved", "hands-moved", "blocked", "round-over"]
    assert table.match.scores == (-20, -20)
    assert (table.match.round, table.view.hands_moved) == (2, 0)


def test_a_hand_that_is_used_up_is_taken_up_before_it_is_moved_on() -> None:
    stuck_after_one = {"row": "red 1", "bottom": f"{ONE_RED}, red 2"}
    table = blitz(stuck_after_one, {"bottom": f"red 1 2, {ONE_RED}"}, {"row": "red 1"}, {})
    before = hand_of(table, 2)
    for _ in range(9):
        table.play(2, "turn")
    assert table.view.hand[1].hidden == 0
    told = table.play(1, "play row 1 new")
    assert told[2:5] == ["Nobody can play: everyone moves the top card of their hand to the bottom."] * 3
    ended = table.match._finished[0]
    assert ended.turned[:2].tolist() == [0, 0]
    assert ended.stock[1, :25].tolist() == [*before[3:], *before[:3]]


def test_dutch_leaves_the_hand_as_it_was_but_for_the_card_that_comes_back() -> None:
    table = blitz({"row": "red 1, blue 7", "hand": "green 9 8 7"}, {}, referee="off")
    before = hand_of(table, 1)
    table.play(1, "turn", "play row 1 new", "play row 2 pile 1", "dutch")
    assert hand_of(table, 1) == [*before[:3], 16 + 7, *before[3:]]


def test_dutch_sends_a_misplaced_card_back_on_top_of_its_owners_open_cards() -> None:
    table = blitz({"row": "red 1, blue 7", "hand": "green 9 8 7"}, {}, referee="off")
    table.play(1, "turn", "play row 1 new", "play row 2 pile 1")
    assert table.play(2, "dutch") == [
        "You call “Dutch!”: one card is misplaced.",
        "The blue 7 goes back to seat 1, on top of the open cards.",
    ]
    assert table.piles() == ["red 1"]
    assert table.view.hand[0] == Hand(Card("blue 7"), 4, 22)
    assert table.view.laid == [1, 0]


def test_cards_that_fit_nowhere_go_back_in_the_order_in_which_they_were_laid() -> None:
    table = blitz({"row": "blue 7 5 6"}, {}, referee="off")
    table.play(1, "play row 1 new", "play row 2 new", "play row 3 pile 1", "dutch")
    assert hand_of(table, 1)[:3] == [16 + 7, 16 + 5, 16 + 6]
    assert table.view.hand[0] == Hand(Card("blue 6"), 3, 25)


def test_what_nobody_noticed_counts_as_it_lies() -> None:
    table = blitz({"reserve": "red 10 9 8 7 6 5 4 3 2 1"}, {}, referee="off", target=1)
    table.play(1, *["play blitz new"] * 10)
    assert table.match.result == Result((0,), (10, -20))


@pytest.mark.parametrize(("place", "blocked"), [(0, True), (1, True), (2, False), (3, True), (23, False), (24, False)])
def test_a_table_is_not_blocked_while_a_hand_can_turn_up_a_card_that_fits(place: int, blocked: bool) -> None:
    order = deck("ligretto", 2, hand="red 1", bottom=ONE_RED)
    order.insert(15 + place, order.pop(order.index("red 1")))
    game = ludotheque.game("ligretto")
    match = Match(game, game.terms(2, {}, rules=1), Scripted([order, deck("ligretto", 2, **NO_ONES)]))
    assert (match.result is not None) == blocked


def test_turning_past_a_card_can_block_the_table() -> None:
    # Once the red 1 is played, the blue 1 is the fifth card of the hand: it comes up now, and never again.
    hand = {"hand": "red 9 8 1, blue 9 8 1", "bottom": "green 1, yellow 1, red 2"}
    table = Table("ligretto", hand, {"bottom": f"red 1 2, {ONE_RED}"}, rules=1)
    table.play(1, "turn", "play hand new", "turn")
    assert table.legal(1) == {"play hand new", "turn"}
    table.play(1, "turn")
    assert table.view.ending == "blocked"
    assert table.match.result == Result((0,), (-19, -20))
