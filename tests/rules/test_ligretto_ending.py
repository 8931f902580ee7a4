"""How a round and a match of Ligretto end: used up, called or blocked, and who has won."""

import pytest

import ludotheque
from ludotheque import Scripted
from ludotheque.contract import Result
from ludotheque.games.ligretto import GAME
from ludotheque.games.quick_cards.cards import Card
from ludotheque.games.quick_cards.ending import settle
from ludotheque.games.quick_cards.news import UNHEARD
from ludotheque.games.quick_cards.state import GOING_ON, rows_of
from ludotheque.games.quick_cards.view import Hand, Pile, Reserve, View
from rules.cards import NO_ONES, RUN, RUN_DOWN, deck, ligretto

# The end of a round


def test_playing_the_last_card_of_the_ligretto_ends_the_round() -> None:
    table = ligretto({"reserve": RUN}, {"row": "blue 1"}, target=1)
    table.play(1, *RUN_DOWN[:-1])
    assert table.match.result is None
    assert table.play(1, RUN_DOWN[-1])[1] == "You have no Ligretto left: “Ligretto stop!”"
    assert table.view.ending == "stopped"
    assert table.view.ended_by == 0


def test_filling_a_hole_with_the_last_card_of_the_ligretto_ends_the_round() -> None:
    table = ligretto({"reserve": RUN, "row": "blue 1"}, {}, target=1)
    table.play(1, *RUN_DOWN[:-1])
    told = table.play(1, "play row 1 new")
    assert told[1] == "The red 10 fills the gap at place 1 in your row; it was the last card of your Ligretto."
    assert table.view.ending == "stopped"


def test_nothing_moves_after_the_stop() -> None:
    table = ligretto({"reserve": RUN}, {"row": "blue 1"}, target=1)
    table.play(1, *RUN_DOWN)
    assert table.match.actors() == ()
    assert table.legal(2) == set()
    assert table.refusal(2, "play row 1 new").code == "over"


def test_by_call_everybody_goes_on_until_the_seat_calls() -> None:
    table = ligretto({"reserve": RUN, "row": "blue 1"}, {"row": "green 1"}, stop="call", target=1)
    assert table.refusal(1, "stop").code == "not-used-up"
    assert "You have 10 cards left in your Ligretto" in table.refusal(1, "stop").reason
    told = table.play(1, *RUN_DOWN)
    assert told[-1] == "Your Ligretto is used up: call “stop” to end the round."
    table.play(2, "play row 1 new", "turn")
    assert "stop" in table.legal(1)
    assert "stop" not in table.legal(2)
    assert table.refusal(2, "stop").code == "not-used-up"
    told = table.play(1, "play row 1 new")
    assert len(told) == 1, "it is not told twice that the Ligretto is used up"
    assert table.view.row[0][0] == [], "no card is left to fill the hole"
    assert table.refusal(1, "play row 1 new").code == "hole"
    assert table.refusal(1, "play ligretto new").code == "used-up"
    assert table.play(1, "stop")[0] == "You have no Ligretto left: “Ligretto stop!”"
    assert table.match.result == Result((0,), (11, -17))


def test_by_call_a_table_on_which_nobody_can_play_ends_as_if_it_were_called() -> None:
    table = ligretto({"reserve": RUN}, NO_ONES, stop="call", target=1)
    table.play(1, *RUN_DOWN)
    while table.match.result is None:
        plays = [text for text in table.match.legal(0) if text.startswith("play")]
        table.play(1, plays[0] if plays else "turn")
    assert (table.view.ending, table.view.ended_by) == ("stopped", 0)


# Points


def test_own_cards_in_the_middle_count_one_and_cards_left_in_the_ligretto_cost_two() -> None:
    table = ligretto({"reserve": RUN}, {"row": "blue 1 2"}, target=1)
    table.play(2, "play row 1 new", "play row 2 pile 1")
    assert table.view.points == [-20, 2 - 2 * 8]
    table.play(1, "play ligretto new", *["play ligretto pile 2"] * 9)
    assert table.match.result == Result((0,), (10, -14))


def test_a_card_counts_for_its_owner_whoever_began_the_pile() -> None:
    table = ligretto({"row": "red 1"}, {"row": "red 2"})
    table.play(1, "play row 1 new")
    table.play(2, "play row 1 pile 1")
    assert table.view.laid == [1, 1]
    assert table.view.points == [1 - 2 * 9, 1 - 2 * 9]


def test_rounds_are_played_until_somebody_has_the_target() -> None:
    round_won = ({"reserve": RUN}, {"row": "blue 1"})
    table = ligretto(*round_won, *round_won, *round_won, target=21)
    for number, total in enumerate([10, 20], start=2):
        table.play(1, *RUN_DOWN)
        assert table.match.result is None
        assert table.match.round == number
        assert table.match.scores == (total, -2 * total)
        assert table.view.piles == []
    table.play(1, *RUN_DOWN)
    assert table.match.result == Result((0,), (30, -60))


def test_the_news_of_the_end_of_a_round_show_the_table_as_it_lay() -> None:
    table = ligretto({"reserve": RUN}, {"row": "blue 1"}, {"reserve": RUN}, {"row": "blue 1"}, target=15)
    for number, scores in enumerate([[0, 0], [10, -20]], start=1):
        table.play(1, *RUN_DOWN[:-1])
        (told,) = [event for event in table.match.play(0, RUN_DOWN[-1]) if event.kind == "round-over"]
        ended = told.facts["view"]
        assert isinstance(ended, View)
        assert (ended.round, ended.scores, ended.seat, ended.actors) == (number, scores, None, [])
        assert (ended.ending, ended.ended_by, ended.points) == ("stopped", 0, told.facts["scores"])
        assert ended.piles == [Pile(Card("red 10"), 10, 0, wants=None, complete=True)]
        assert ended.reserve[0] == Reserve(None, 0)
    assert table.match.result


def test_the_news_of_the_end_of_the_only_round_show_its_table_too() -> None:
    table = ligretto({"reserve": RUN}, {}, target=1)
    table.play(1, *RUN_DOWN[:-1])
    over = table.match.play(0, RUN_DOWN[-1])[-1]
    view = over.facts["view"]
    assert isinstance(view, View)
    assert (over.kind, view.ended_by) == ("match-over", 0)


def test_the_target_is_ninety_nine_unless_agreed_otherwise() -> None:
    match = ludotheque.game("ligretto").match(seed="a")
    assert match.terms.options["target"] == 99


def test_reaching_the_target_is_enough_and_the_highest_total_wins() -> None:
    # Both reach 1 in this round, but the second seat has laid more.
    more = "blue 1 2 3 4 5, green 1 2 3 4 5"
    table = ligretto({"reserve": RUN}, {"reserve": more, "row": "yellow 1 2 3"}, target=1, stop="call")
    table.play(
        2, "play ligretto new", *["play ligretto pile 1"] * 4, "play ligretto new", *["play ligretto pile 2"] * 4
    )
    table.play(2, "play row 1 new", "play row 2 pile 3", "play row 3 pile 3")
    table.play(1, "play ligretto new", *["play ligretto pile 4"] * 9, "stop")
    assert table.match.result == Result((1,), (10, 13))


def test_equal_totals_share_the_win() -> None:
    blue = RUN.replace("red", "blue")
    table = ligretto({"reserve": RUN}, {"reserve": blue}, target=10, stop="call")
    table.play(1, *RUN_DOWN)
    table.play(2, "play ligretto new", *["play ligretto pile 2"] * 9, "stop")
    assert table.match.result == Result((0, 1), (10, 10))


# Blocked


def test_when_nobody_can_play_whatever_is_turned_the_leader_wins() -> None:
    table = ligretto({"reserve": RUN}, {"row": "blue 1"}, NO_ONES, NO_ONES)
    table.play(1, *RUN_DOWN)
    assert table.view.ending == "blocked"
    assert table.match.round == 2
    assert table.match.result == Result((0,), (-10, -40)), "this round counts as well"


def test_leaders_with_equal_totals_share_the_win_of_a_blocked_table() -> None:
    table = ligretto(NO_ONES, NO_ONES, NO_ONES, seats=3)
    assert table.match.result == Result((0, 1, 2), (-20, -20, -20))
    assert table.match.opening[-2].kind == "blocked"


def test_a_blocked_round_may_be_scored_and_the_match_goes_on() -> None:
    table = ligretto(NO_ONES, NO_ONES, {"row": "red 1"}, {}, blocked="score")
    assert table.match.round == 2
    assert table.match.scores == (-20, -20)


@pytest.mark.parametrize(("place", "moves"), [(0, 1), (1, 2), (2, 0), (3, 1), (23, 0), (24, 0)])
def test_when_nobody_can_play_hands_are_taken_up_and_moved_on_until_somebody_is_freed(place: int, moves: int) -> None:
    order = deck("ligretto", 2, hand="red 1", bottom="blue 1, green 1, yellow 1")
    order.insert(15 + place, order.pop(order.index("red 1")))
    match = ludotheque.game("ligretto").match(dealer=Scripted([order, deck("ligretto", 2, **NO_ONES)]))
    assert (match.result, match.view().hands_moved) == (None, moves)


def test_a_hand_of_three_cards_is_moved_on_as_well() -> None:
    # The second seat has three hand cards left: turned by threes only the last one shows, so the others must come up.
    state = GAME.begin(GAME.terms(2, {}), 0)
    state.dealt, state.reserve_size[:2], state.row_depth[:2, :5] = 2, 1, 1
    state.reserve[:2, 0] = Card("red 10").code
    rows_of(state)[:, :, 0] = Card("blue 10").code
    state.stock[1, :3] = [Card("green 9").code, Card("red 1").code, Card("yellow 9").code]
    state.stock_size[1] = 3
    settle(state, UNHEARD)
    assert (state.ending, state.hands_moved) == (GOING_ON, 2)
    assert state.stock[1, 2] == Card("red 1").code


def test_turning_past_a_card_blocks_nobody() -> None:
    # Once the red 1 is played, the blue 1 is the fifth card of the hand: by threes it comes up now, and never again.
    hand = {"hand": "red 9 8 1, blue 9 8 1", "bottom": "green 1, yellow 1, red 2"}
    table = ligretto(hand, {"bottom": "red 1 2, blue 1, green 1, yellow 1"})
    table.play(1, "turn", "play hand new", "turn")
    assert table.legal(1) == {"play hand new", "turn"}
    assert (
        table.play(1, "turn")[1:]
        == [
            "Nobody can play: everyone picks up their open cards and moves the top card to the bottom.",
        ]
        * 2
    )
    table.play(1, "turn")
    assert table.view.hand[0] == Hand(Card("blue 1"), 3, 21)
