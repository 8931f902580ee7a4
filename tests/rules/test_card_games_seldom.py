"""Ligretto and Dutch Blitz where examples seldom come: blocked tables, "Dutch!". Mutation testing asked for these."""

import numpy as np
import pytest

import ludotheque
from ludotheque.games.ligretto import GAME as ligretto  # noqa: N811
from ludotheque.games.quick_cards.cards import Card
from ludotheque.games.quick_cards.ending import settle
from ludotheque.games.quick_cards.news import UNHEARD
from ludotheque.games.quick_cards.rules import row_card_takes
from ludotheque.games.quick_cards.state import BLOCKED, BOY_ON_GIRL, STOPPED, rows_of
from ludotheque.kernel import new_chance
from oracles import naive_cards
from oracles.naive_cards import Oracle
from rules.cards import NO_ONES, Table

ONE_RED = "blue 1, green 1, yellow 1"


@pytest.mark.parametrize("place", [1, 2, 3, 4, 5])
def test_a_table_is_not_blocked_while_any_place_of_a_row_can_be_played(place: int) -> None:
    row = ["red 10", "red 9", "red 8", "red 7"]
    row.insert(place - 1, "red 1")
    table = Table("ligretto", NO_ONES, {"row": ", ".join(row), "bottom": ONE_RED})
    assert table.match.result is None
    assert table.legal(2) == {"turn", f"play row {place} new"}


def test_a_table_is_not_blocked_while_the_top_of_a_reserve_can_be_played() -> None:
    table = Table("ligretto", NO_ONES, {"reserve": "red 1", "bottom": ONE_RED})
    assert table.match.result is None
    assert table.legal(2) == {"turn", "play ligretto new"}


@pytest.mark.parametrize(
    ("name", "options"),
    [("ligretto", {}), ("ligretto", {"advanced": True}), ("dutch-blitz", {}), ("dutch-blitz", {"expert": True})],
)
def test_a_round_is_blocked_only_if_no_hand_has_a_card_that_fits(name: str, options: dict[str, bool]) -> None:
    game = ludotheque.game(name)
    rounds = np.repeat(game.begin(game.terms(2, options), 0), 1000)
    game.play_out(rounds, new_chance(seed=1), np.zeros(len(rounds), np.int32))
    blocked = rounds[rounds["ending"] == BLOCKED]
    assert len(blocked) > 3
    oracle = Oracle(name, 2, options)
    for state in blocked:
        piles = [[as_it_lies(top)] for top in state["pile_top"][: state["piles"]]]
        for seat in range(2):
            depths = zip(rows_of(state)[seat], state["row_depth"][seat], strict=True)
            row = [as_it_lies(place[depth - 1]) for place, depth in depths]
            for card in map(as_it_lies, state["stock"][seat, : state["stock_size"][seat]]):
                assert not any(oracle.right_on_pile(card, pile) for pile in [[], *piles])
                assert not any(oracle.right_on_row(card, under) for under in row)


def as_it_lies(code: int) -> naive_cards.Card:
    return naive_cards.Card(naive_cards.COLOURS[code // 16], code % 16)


def test_dutch_counts_what_is_wrong_in_the_middle_and_in_the_rows_and_leaves_the_rest_of_a_row() -> None:
    deal = {"reserve": "blue 7, green 6, red 2, yellow 3", "row": "green 8, yellow 9, blue 9"}
    table = Table("dutch-blitz", deal, {"row": "red 1"}, expert=True, referee="off")
    table.play(1, *["stack blitz row 1"] * 4, "play row 2 new", "play row 3 new")
    assert table.play(2, "dutch")[0] == "You call “Dutch!”: 4 cards are misplaced."
    assert table.view.row[0][0] == ["green 8", "blue 7", "green 6"]


def test_dutch_puts_a_misplaced_ten_on_its_nine() -> None:
    table = Table("dutch-blitz", {"reserve": "red 1 2 3 4 5 6 7 8 9"}, {"row": "red 10"}, referee="off")
    table.play(2, "play row 1 new")
    table.play(1, "play blitz new", *["play blitz pile 2"] * 8)
    assert table.play(1, "dutch")[1:] == ["Seat 2’s red 10 goes to pile 2."]
    assert table.piles() == [None, "red 10"]


def test_a_card_stacked_where_it_may_not_lie_is_misplaced_and_the_top_of_three_is_played_first() -> None:
    deal = {"reserve": "blue 7, green 6, red 8 2", "row": "green 8, yellow 9"}
    table = Table("dutch-blitz", deal, {"row": "red 1"}, expert=True, referee="off")
    for place, misplaced in [(1, False), (1, False), (2, False), (2, True)]:
        table.play(1, f"stack blitz row {place}")
        assert bool(table.match.state.misplaced) == misplaced
    assert table.view.row[0][:2] == [["green 8", "blue 7", "green 6"], ["yellow 9", "red 8", "red 2"]]
    table.play(1, "play row 1 new")
    assert table.view.row[0][0] == ["green 8", "blue 7"]


def test_dutch_sends_a_card_that_was_stacked_wrongly_and_then_played_wrongly_back_to_where_it_was_first() -> None:
    table = Table("dutch-blitz", {"reserve": "red 2, blue 5", "row": "green 8"}, {}, expert=True, referee="off")
    table.play(1, "stack blitz row 1", "play blitz new", "play row 1 new")
    assert table.play(2, "dutch")[1:] == [
        "The blue 5 goes back to the Blitz pile of seat 1.",
        "The red 2 goes back to the Blitz pile of seat 1.",
    ]
    assert table.view.row[0][0] == ["green 8"]


def test_after_dutch_the_cards_that_stay_in_the_middle_are_still_those_of_their_seats() -> None:
    table = Table("dutch-blitz", {"row": "red 1, blue 7 1"}, {"row": "green 1"}, referee="off")
    table.play(1, "play row 1 new", "play row 2 pile 1")
    table.play(2, "play row 1 new")
    table.play(1, "play row 3 new")
    table.play(2, "dutch")
    assert table.piles() == ["red 1", "green 1", "blue 1"]
    assert table.view.laid == [2, 1]


def test_nothing_is_stacked_beside_the_row() -> None:
    table = Table("dutch-blitz", {}, {}, {}, seats=3, expert=True)
    assert table.refusal(1, "stack blitz row 5").code == "no-such-place"


def throw_hand(table: Table, seat: int, *, stacked: bool) -> None:
    """Throw the hand but for its 1s on the first pile, by way of the row where a card may lie there, or only those."""
    for _ in range(20):
        table.play(seat, "turn")
        while (top := table.view.hand[seat - 1].top) and top.number > 1:
            row = enumerate(table.view.row[seat - 1], start=1)
            place = next((at for at, on in row if on and row_card_takes(BOY_ON_GIRL, on[-1].code) >> top.code & 1), 0)
            if place:
                table.play(seat, f"stack hand row {place}", f"play row {place} pile 1")
            elif stacked:
                break
            else:
                table.play(seat, "play hand pile 1")


def test_dutch_may_tell_of_more_moves_than_there_are_cards() -> None:
    deal = {
        "reserve": "red 3 4 5 6 7 8 9 10, blue 3 4",
        "row": "blue 10 9 8",
        "hand": "red 1, blue 1, green 1, yellow 1",
    }
    table = Table("dutch-blitz", *[deal] * 4, seats=4, expert=True, referee="off", stop="call")
    table.play(1, "play row 1 new")
    for seat in (1, 2, 3, 4):
        for place in (1, 2, 3, 1, 2, 3, 1, 2, 3, 1):
            throw_hand(table, seat, stacked=True)
            table.play(seat, f"play row {place} pile 1")
        throw_hand(table, seat, stacked=False)
    assert len(table.match.play(0, "dutch")) > 200
    assert table.view.laid == [0, 0, 0, 0]
    assert [reserve.size for reserve in table.view.reserve] == [10, 10, 10, 10]


def test_of_several_seats_without_a_ligretto_the_first_ends_a_round_in_which_nobody_can_play() -> None:
    state = ligretto.begin(ligretto.terms(3, {"stop": "call"}), 0)
    state.dealt = 3
    state.reserve[0, 0], state.reserve_size[0] = Card("red 5").code, 1
    settle(state, UNHEARD)
    assert (state.ending, state.ended_by) == (STOPPED, 1)
