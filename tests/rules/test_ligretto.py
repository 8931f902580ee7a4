"""The rules of Ligretto, by example: a test for each sentence of them."""

from itertools import product

import pytest

import ludotheque
from ludotheque import BadTerms, ImpossibleOutcome, Scripted
from ludotheque.contract import Result
from support.cards import COLOURS, Table, cards, deck

RUN = "red 1 2 3 4 5 6 7 8 9 10"
"""Ten cards that go to the middle one after the other."""
RUN_DOWN = ["play ligretto new", *["play ligretto pile 1"] * 9]
"""How they go when they are the Ligretto and no other pile lies there."""
NO_ONES = {"bottom": "red 1, blue 1, green 1, yellow 1"}
"""A deal in which every 1 lies at the bottom of the Ligretto."""


def ligretto(*deals: dict[str, str], seats: int = 2, **options: object) -> Table:
    return Table("ligretto", *deals, seats=seats, **options)


# The cards


def test_every_seat_has_each_number_in_each_colour_once() -> None:
    assert sorted(ludotheque.game("ligretto").match(seed="a").log[0].text.split(", ")) == sorted(
        f"{colour} {number}" for colour, number in product(COLOURS, range(1, 11))
    )


def test_the_backs_tell_twelve_seats_apart() -> None:
    decks = ludotheque.game("ligretto").match(12, seed="a").view()["decks"]
    assert len(set(decks)) == 12
    assert decks[:5] == ["marble 1", "pyramid 1", "die 1", "crystal 1", "marble 2"]


@pytest.mark.parametrize("seats", [1, 13, "2", True])
def test_it_is_for_two_to_twelve(seats: object) -> None:
    with pytest.raises(BadTerms, match="2 to 12"):
        ludotheque.game("ligretto").match(seats)  # type: ignore[arg-type]


# The deal


@pytest.mark.parametrize(("seats", "row"), [(2, 5), (3, 4), (4, 3), (5, 3), (12, 3)])
def test_ten_to_the_ligretto_then_the_row_and_the_rest_to_the_hand(seats: int, row: int) -> None:
    order = deck("ligretto", seats)
    match = ludotheque.game("ligretto").match(seats, dealer=Scripted([order] * seats), blocked="score")
    view = match.view()
    assert view["reserve"] == [{"top": order[9], "size": 10}] * seats
    assert view["row"] == [[[card] for card in order[10 : 10 + row]]] * seats
    assert view["hand"] == [{"top": None, "open": 0, "hidden": 30 - row}] * seats


def test_of_the_ten_only_the_last_one_dealt_is_seen() -> None:
    table = ligretto({"reserve": "red 4, blue 5"}, {})
    seen = str(table.match.view(0))
    assert table.sees("reserve", 0, "top") == "red 4"
    assert "blue 5" not in seen
    assert table.script.outcomes[0][8:10] == ["blue 5", "red 4"]


@pytest.mark.parametrize(
    ("outcome", "code", "said"),
    [
        ("red 4", "not-forty", "has 40 cards"),
        ([], "not-forty", "has 0"),
        (["red 4"] * 40, "card-twice", "red 4 stands in the deal twice"),
        ([*deck("ligretto", 2), "red 1"], "card-twice", "twice"),
        (["red 11", *deck("ligretto", 2)[1:]], "not-a-card", "“red 11” is not a card"),
        ([4, *deck("ligretto", 2)[1:]], "not-a-card", "“4” is not a card"),
        ("", "not-a-card", "“” is not a card"),
        (40, "not-a-deal", "“40” is not a deal"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(outcome: object, code: str, said: str) -> None:
    with pytest.raises(ImpossibleOutcome, match=said) as caught:
        ludotheque.game("ligretto").match(dealer=Scripted([deck("ligretto", 2), outcome]))
    assert (caught.value.code, caught.value.facts["index"]) == (code, 1)
    assert caught.value.say("fr") != caught.value.reason


def test_a_deal_is_told_as_a_list_or_as_one_text() -> None:
    order = deck("ligretto", 2, row="red 1")
    one, other = (
        ludotheque.game("ligretto").match(dealer=Scripted([told, order])) for told in (order, ",  ".join(order))
    )
    assert one.record() == other.record()
    assert one.log[0].text == ", ".join(order)


# Playing to the middle


def test_everybody_plays_at_once_in_any_order() -> None:
    table = ligretto({"row": "red 1"}, {"row": "blue 1, red 2"}, {"row": "green 1"}, seats=3)
    assert table.match.actors() == (0, 1, 2)
    table.play(2, "play row 1 new")
    table.play(1, "play row 1 new")
    table.play(2, "play row 2 pile 2")
    table.play(3, "turn", "turn")
    assert table.piles() == ["blue 1", "red 2"]


def test_a_one_opens_a_pile_and_nothing_else_does() -> None:
    table = ligretto({"row": "red 1, red 2"}, {})
    assert table.refusal(1, "play row 2 new").code == "not-a-one"
    assert table.play(1, "play row 1 new")[0] == "You open pile 1 with the red 1 from place 1 of the row."
    assert table.piles() == ["red 1"]


def test_there_may_be_any_number_of_piles_even_of_one_colour() -> None:
    ones = {"row": "red 1, blue 1, green 1", "reserve": "yellow 1"}
    table = ligretto(*[ones] * 12, seats=12)
    for seat in range(1, 13):
        table.play(seat, "play row 1 new", "play row 2 new", "play row 3 new", "play row 1 new")
    assert table.piles() == ["red 1", "blue 1", "green 1", "yellow 1"] * 12


def test_a_pile_goes_up_by_one_in_its_colour_whoever_laid_the_card_below() -> None:
    table = ligretto({"row": "red 1 3 4, blue 2"}, {"row": "red 2, blue 1"})
    table.play(1, "play row 1 new")
    assert table.refusal(1, "play row 2 pile 1").code == "too-high"
    assert table.refusal(1, "play row 4 pile 1").code == "other-colour"
    table.play(2, "play row 1 pile 1")
    table.play(1, "play row 2 pile 1", "play row 3 pile 1")
    assert table.sees("piles") == [{"top": "red 4", "size": 4, "seat": 0}]
    assert table.sees("laid") == [3, 1]


def test_a_ten_completes_a_pile_which_stays_and_takes_nothing_more() -> None:
    table = ligretto({"reserve": RUN.replace(" 10", ""), "row": "red 10, blue 1"}, {}, stop="call")
    table.play(1, *RUN_DOWN[:9])
    assert table.play(1, "play row 1 pile 1")[0] == "You complete pile 1 with the red 10 from place 1 of the row."
    assert table.piles() == ["red 10"]
    assert table.refusal(1, "play row 2 pile 1").code == "complete"
    table.play(1, "play row 2 new")
    assert table.piles() == ["red 10", "blue 1"]


def test_playable_are_the_top_of_the_ligretto_every_row_card_and_the_open_hand_card() -> None:
    table = ligretto({"reserve": "red 1, blue 9", "row": "blue 1, green 1", "hand": "red 9 8, yellow 1"}, {})
    assert table.legal(1) == {"play ligretto new", "play row 1 new", "play row 2 new", "turn"}
    table.play(1, "turn")
    assert table.legal(1) == {"play ligretto new", "play row 1 new", "play row 2 new", "play hand new", "turn"}


def test_a_card_that_fits_on_two_piles_may_go_on_either() -> None:
    table = ligretto({"row": "red 1 2"}, {"row": "red 1"})
    table.play(1, "play row 1 new")
    table.play(2, "play row 1 new")
    assert {"play row 2 pile 1", "play row 2 pile 2"} <= table.legal(1)


def test_a_card_that_is_played_leaves_no_trace_where_it_was() -> None:
    table = ligretto({"reserve": "red 1", "row": "blue 1", "hand": "green 3 2 1"}, {})
    table.play(1, "play ligretto new", "play row 1 new", "turn", "play hand new")
    state = table.match.state
    assert [int((state[field][0] != 0).sum()) for field in ("reserve", "row", "stock")] == [8, 5, 24]


# Races


def test_who_comes_second_is_refused_with_the_reason_and_keeps_the_card() -> None:
    start = {"row": "red 4 3 2 1"}
    table = ligretto(start, start, start, seats=3)
    table.play(1, "play row 4 new", "play row 3 pile 1", "play row 2 pile 1", "play row 1 pile 1")
    refused = table.refusal(2, "play row 1 pile 1")
    assert refused.code == "too-late"
    assert "pile 1 already has a red 4, from seat 1" in refused.reason
    assert "la pile 1 a déjà un 4 rouge" in refused.say("fr")
    assert "pile 1 already has a red 2" in table.refusal(3, "play row 3 pile 1").reason
    assert table.sees("row", 1, 0) == ["red 4"]


def test_an_action_may_name_the_card_that_it_relies_on() -> None:
    table = ligretto({"row": "red 1", "hand": "blue 9 8 7 6 5 4"}, {})
    table.play(1, "turn", "turn")
    refused = table.refusal(1, "play hand blue 7 pile 1")
    assert refused.code == "changed"
    assert "The blue 7 is gone: the hand shows the blue 4 now" in refused.reason
    table.play(1, "play row 1 red 1 new")
    assert table.match.log[-1].text == "play row 1 new"
    assert table.refusal(1, "play row 1 red 1 new").code == "changed"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("play row 1 pile 2", "no-such-pile"),
        ("play row 1 pile 48", "no-such-pile"),
        ("play row 1 pile 49", "no-such-pile"),
        ("play row 1 pile 999", "no-such-pile"),
        ("play row 4 new", "no-such-place"),
        ("play hand new", "not-turned"),
        ("stop", "ends-by-itself"),
        ("dutch", "referee-sees"),
        ("stack hand row 1", "no-stacking"),
    ],
)
def test_every_refusal_has_its_reason(text: str, code: str) -> None:
    table = ligretto({"row": "red 1 2"}, {}, {}, {}, seats=4)
    table.play(1, "play row 1 new")
    assert table.refusal(1, text).code == code


@pytest.mark.parametrize(
    "text",
    [
        *("", "play", "play blitz new", "play row 0 new", "play row 6 new", "play row1 new", "play hand red 11 new"),
        *("play row 1 pile 0", "play row 1 pile 01", "play row 1 pile 1000", "stack hand pile 1", "turn three"),
    ],
)
def test_what_is_not_an_action_is_refused_with_examples(text: str) -> None:
    refused = ligretto({"row": "red 1"}, {}).refusal(1, text)
    assert refused.code == "unreadable"
    assert "play row 2 pile 3" in refused.reason


def test_capitals_and_spaces_do_not_matter() -> None:
    table = ligretto({"row": "red 1"}, {})
    table.play(1, "  Play  ROW 1 Red 1 new ")
    assert table.match.log[-1].text == "play row 1 new"


# The hole


def test_a_hole_in_the_row_is_filled_at_once_from_the_ligretto() -> None:
    table = ligretto({"row": "blue 9, red 1", "reserve": "green 4, yellow 7"}, {})
    told = table.play(1, "play row 2 new")
    assert told[1] == "The green 4 fills the hole at place 2 in your row; 9 cards are left in your Ligretto."
    assert table.sees("row", 0)[:2] == [["blue 9"], ["green 4"]]
    assert table.sees("reserve", 0) == {"top": "yellow 7", "size": 9}


def test_a_card_played_from_the_ligretto_is_not_replaced() -> None:
    table = ligretto({"reserve": "red 1, yellow 7"}, {})
    row = table.sees("row", 0)
    table.play(1, "play ligretto new")
    assert table.sees("reserve", 0) == {"top": "yellow 7", "size": 9}
    assert table.sees("row", 0) == row


# The hand


def test_three_cards_are_turned_at_a_time_and_only_the_top_one_is_playable() -> None:
    table = ligretto({"hand": "red 1, blue 1, red 9, green 1"}, {})
    assert table.play(1, "turn") == ["You turn 3 cards of your hand: the red 9 shows."]
    assert table.sees("hand", 0) == {"top": "red 9", "open": 3, "hidden": 22}
    assert table.legal(1) == {"turn"}
    assert table.refusal(1, "play hand new").code == "not-a-one"


def test_cards_may_be_turned_whenever_one_likes() -> None:
    table = ligretto({"row": "red 1", "hand": "blue 9 8 1"}, {})
    table.play(1, "turn")
    assert {"play row 1 new", "play hand new", "turn"} == table.legal(1)
    table.play(1, "turn")
    assert table.sees("hand", 0, "open") == 6


def test_when_the_open_top_is_played_the_one_below_it_is_playable() -> None:
    table = ligretto({"hand": "red 3 2 1"}, {})
    table.play(1, "turn", "play hand new", "play hand pile 1", "play hand pile 1")
    assert table.piles() == ["red 3"]
    assert table.sees("hand", 0) == {"top": None, "open": 0, "hidden": 22}
    assert table.refusal(1, "play hand pile 1").code == "not-turned"


def test_fewer_than_three_are_turned_when_no_more_are_left() -> None:
    table = ligretto({}, {"row": "red 1"})
    for _ in range(8):
        table.play(1, "turn")
    assert table.sees("hand", 0) == {"top": table.sees("hand", 0, "top"), "open": 24, "hidden": 1}
    assert table.play(1, "turn")[0].startswith("You turn one card of your hand")
    assert table.sees("hand", 0, "hidden") == 0


def test_a_used_up_hand_is_turned_over_and_never_shuffled() -> None:
    order = deck("ligretto", 2)
    hand = order[15:]
    table = ligretto({}, {"row": "red 1"})
    seen = []
    for _ in range(9):
        table.play(1, "turn")
        seen.append(table.sees("hand", 0, "top"))
    assert seen == [*hand[2::3], hand[24]]
    told = table.play(1, "turn")
    assert told == [f"You take the open cards back in hand and turn 3 of them: the {hand[2]} shows."]
    assert table.sees("hand", 0) == {"top": hand[2], "open": 3, "hidden": 22}
    for _ in range(8):
        table.play(1, "turn")
    assert table.sees("hand", 0, "top") == hand[24]


def test_played_hand_cards_shift_what_comes_up_the_next_time_round() -> None:
    order = deck("ligretto", 2, hand="blue 9 8, red 1")
    hand = order[15:]
    table = ligretto({"hand": "blue 9 8, red 1"}, {"row": "blue 1"})
    table.play(1, "turn", "play hand new", *["turn"] * 8)
    assert table.sees("hand", 0) == {"top": hand[24], "open": 24, "hidden": 0}
    table.play(1, "turn")
    assert table.sees("hand", 0, "top") == hand[3]


def test_with_no_hand_left_there_is_nothing_to_turn() -> None:
    hand = "red 3 2 1, red 6 5 4, red 9 8 7, blue 3 2 1, blue 6 5 4, blue 9 8 7, green 3 2 1, green 6 5 4, yellow 1"
    table = ligretto({"hand": hand}, {"row": "green 7"})
    for colour in range(3):
        table.play(1, "turn", "play hand new", *[f"play hand pile {colour + 1}"] * 2)
        for _ in range(2 - (colour == 2)):
            table.play(1, "turn", *[f"play hand pile {colour + 1}"] * 3)
    table.play(1, "turn", "play hand new")
    assert table.sees("hand", 0) == {"top": None, "open": 0, "hidden": 0}
    assert table.refusal(1, "turn").code == "nothing-to-turn"
    assert table.refusal(1, "play hand new").code == "no-hand"
    assert not {"turn", "play hand new"} & table.legal(1)


# The end of a round


def test_playing_the_last_card_of_the_ligretto_ends_the_round() -> None:
    table = ligretto({"reserve": RUN}, {"row": "blue 1"}, target=1)
    table.play(1, *RUN_DOWN[:-1])
    assert table.match.result is None
    assert table.play(1, RUN_DOWN[-1])[1] == "You have no Ligretto left: “Ligretto stop!”"
    assert table.sees("ending") == "stopped"
    assert table.sees("ended_by") == 0


def test_filling_a_hole_with_the_last_card_of_the_ligretto_ends_the_round() -> None:
    table = ligretto({"reserve": RUN, "row": "blue 1"}, {}, target=1)
    table.play(1, *RUN_DOWN[:-1])
    told = table.play(1, "play row 1 new")
    assert told[1] == "The red 10 fills the hole at place 1 in your row; it was the last card of your Ligretto."
    assert table.sees("ending") == "stopped"


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
    assert table.sees("row", 0, 0) == [], "no card is left to fill the hole"
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
    assert (table.sees("ending"), table.sees("ended_by")) == ("stopped", 0)


# Points


def test_own_cards_in_the_middle_count_one_and_cards_left_in_the_ligretto_cost_two() -> None:
    table = ligretto({"reserve": RUN}, {"row": "blue 1 2"}, target=1)
    table.play(2, "play row 1 new", "play row 2 pile 1")
    assert table.sees("points") == [-20, 2 - 2 * 8]
    table.play(1, "play ligretto new", *["play ligretto pile 2"] * 9)
    assert table.match.result == Result((0,), (10, -14))


def test_a_card_counts_for_its_owner_whoever_began_the_pile() -> None:
    table = ligretto({"row": "red 1"}, {"row": "red 2"})
    table.play(1, "play row 1 new")
    table.play(2, "play row 1 pile 1")
    assert table.sees("laid") == [1, 1]
    assert table.sees("points") == [1 - 2 * 9, 1 - 2 * 9]


def test_rounds_are_played_until_somebody_has_the_target() -> None:
    round_won = ({"reserve": RUN}, {"row": "blue 1"})
    table = ligretto(*round_won, *round_won, *round_won, target=21)
    for number, total in enumerate([10, 20], start=2):
        table.play(1, *RUN_DOWN)
        assert table.match.result is None
        assert table.match.round == number
        assert table.match.scores == (total, -2 * total)
        assert table.sees("piles") == []
    table.play(1, *RUN_DOWN)
    assert table.match.result == Result((0,), (30, -60))


def test_the_target_is_ninety_nine_unless_agreed_otherwise() -> None:
    match = ludotheque.game("ligretto").match(seed="a")
    assert match.terms.options == {"advanced": False, "stop": "auto", "blocked": "leader", "target": 99}


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
    assert table.sees("ending") == "blocked"
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


@pytest.mark.parametrize(("place", "blocked"), [(0, True), (1, True), (2, False), (3, True), (23, False), (24, False)])
def test_a_table_is_not_blocked_while_a_hand_can_turn_up_a_card_that_fits(place: int, blocked: bool) -> None:
    order = deck("ligretto", 2, hand="red 1", bottom="blue 1, green 1, yellow 1")
    order.insert(15 + place, order.pop(order.index("red 1")))
    deals = Scripted([order, deck("ligretto", 2, **NO_ONES)])
    match = ludotheque.game("ligretto").match(dealer=deals)
    assert (match.result is not None) == blocked


def test_turning_past_a_card_can_block_the_table() -> None:
    # Once the red 1 is played, the blue 1 is the fifth card of the hand: it comes up now, and never again.
    hand = {"hand": "red 9 8 1, blue 9 8 1", "bottom": "green 1, yellow 1, red 2"}
    table = ligretto(hand, {"bottom": "red 1 2, blue 1, green 1, yellow 1"})
    table.play(1, "turn", "play hand new", "turn")
    assert table.legal(1) == {"play hand new", "turn"}
    table.play(1, "turn")
    assert table.sees("ending") == "blocked"
    assert table.match.result == Result((0,), (-19, -20))


# For advanced players


def test_advanced_cards_go_on_a_row_card_one_higher_of_another_colour() -> None:
    table = ligretto(
        {"reserve": "blue 7, red 6", "row": "red 8, blue 8, blue 9, red 7", "hand": "green 9 8 7"}, {}, advanced=True
    )
    assert table.refusal(1, "stack ligretto row 2").code == "no-match"
    assert table.refusal(1, "stack ligretto row 3").code == "not-one-lower"
    assert table.refusal(1, "stack ligretto row 4").code == "not-one-lower"
    assert table.play(1, "stack ligretto row 1") == ["You stack the blue 7 from the Ligretto on place 1 of your row."]
    assert table.sees("row", 0, 0) == ["red 8", "blue 7"]
    table.play(1, "stack ligretto row 1", "turn", "stack hand row 2")
    assert table.sees("row", 0)[:2] == [["red 8", "blue 7", "red 6"], ["blue 8", "green 7"]]
    assert table.sees("reserve", 0, "size") == 8


def test_advanced_only_the_top_of_a_place_is_playable_and_no_hole_is_filled_while_cards_lie_there() -> None:
    table = ligretto({"reserve": "blue 1, yellow 9", "row": "red 2, red 1"}, {}, advanced=True)
    table.play(1, "stack ligretto row 1")
    assert table.refusal(1, "play row 1 red 2 new").code == "changed"
    told = table.play(1, "play row 1 new")
    assert len(told) == 1
    assert table.sees("row", 0, 0) == ["red 2"]
    assert table.sees("reserve", 0, "top") == "yellow 9"


def test_advanced_row_cards_never_move_within_the_row() -> None:
    table = ligretto({"row": "red 8, blue 7"}, {"row": "red 1"}, advanced=True)
    assert table.refusal(1, "stack row 2 row 1").code == "within-the-row"


def test_advanced_nothing_is_stacked_on_an_empty_place() -> None:
    table = ligretto(
        {"reserve": RUN, "row": "blue 1", "hand": "green 9 8 7"}, {"row": "red 1"}, advanced=True, stop="call"
    )
    table.play(1, *RUN_DOWN, "play row 1 new", "turn")
    assert table.refusal(1, "stack hand row 1").code == "empty-place"


def test_advanced_stacking_the_last_card_of_the_ligretto_ends_the_round() -> None:
    table = ligretto({"reserve": f"{RUN[:-3]}, blue 7", "row": "green 8"}, {"row": "yellow 1"}, advanced=True, target=1)
    table.play(1, *RUN_DOWN[:-1])
    assert table.play(1, "stack ligretto row 1")[1] == "You have no Ligretto left: “Ligretto stop!”"
    assert table.match.result == Result((0,), (9, -20))


def test_advanced_a_table_is_not_blocked_while_something_can_be_stacked() -> None:
    stuck = ligretto(NO_ONES, NO_ONES)
    assert stuck.match.result is not None
    row = {"row": "red 8 6 4 2, blue 2", "reserve": "blue 7, blue 10", "hand": "red 10 9 7 5 3", **NO_ONES}
    assert ligretto(row, row).match.result is not None
    table = ligretto(row, row, advanced=True)
    assert table.match.result is None
    assert "stack ligretto row 1" in table.legal(1)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"stop": "never"}, "Allowed: auto, call"),
        ({"blocked": True}, "Allowed: leader, score"),
        ({"target": 0}, "Allowed: 1–500"),
        ({"advanced": "maybe"}, "Allowed: yes, no"),
        ({"expert": True}, "has no option called “expert”"),
    ],
)
def test_options_that_are_not_allowed_are_refused(options: dict[str, object], said: str) -> None:
    with pytest.raises(BadTerms, match=said):
        ludotheque.game("ligretto").match(**options)  # type: ignore[arg-type]


def test_the_helper_of_these_tests_deals_what_it_says() -> None:
    assert cards("red 1 2, blue 10") == ["red 1", "red 2", "blue 10"]
    order = deck("ligretto", 2, reserve="red 1", row="red 2", hand="red 3", bottom="red 4")
    assert (order[9], order[10], order[15], order[0]) == ("red 1", "red 2", "red 3", "red 4")
    assert len(set(order)) == 40
