"""The rules of Dutch Blitz where they differ from Ligretto, by example: a test for each sentence of them."""

from typing import Any

import pytest

import ludotheque
from ludotheque import BadTerms, Scripted
from ludotheque.contract import Result
from ludotheque.games.quick_cards.cards import Card
from ludotheque.games.quick_cards.view import Hand, Pile, Reserve
from rules.cards import COLOURS, NO_ONES, RUN, Table, deck, hand_of

RUN_DOWN = ["play blitz new", *["play blitz pile 1"] * 9]


def blitz(*deals: dict[str, str], seats: int = 2, **options: Any) -> Table:
    return Table("dutch-blitz", *deals, seats=seats, **options)


# The cards and the deal


def test_the_backs_are_pump_carriage_pail_and_plough() -> None:
    match = ludotheque.game("dutch-blitz").match(4, seed="a")
    assert match.view().decks == ["pump", "carriage", "pail", "plough"]


@pytest.mark.parametrize("seats", [1, 5])
def test_it_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(BadTerms, match="2 to 4"):
        ludotheque.game("dutch-blitz").match(seats)


@pytest.mark.parametrize(("seats", "row"), [(2, 5), (3, 4), (4, 3)])
def test_the_row_comes_first_then_ten_to_the_blitz_pile_and_the_rest_to_the_hand(seats: int, row: int) -> None:
    order = deck("dutch-blitz", seats, row="red 1")
    match = ludotheque.game("dutch-blitz").match(seats, dealer=Scripted([order] * seats))
    view = match.view()
    assert view.row == [[[card] for card in order[:row]]] * seats
    assert view.reserve == [Reserve(Card(order[row + 9]), 10)] * seats
    assert view.hand == [Hand(None, 0, 30 - row)] * seats


# Playing


def test_a_one_opens_a_pile_and_the_next_cards_follow_from_anybody() -> None:
    table = blitz({"row": "red 1 3"}, {"reserve": "red 2", "hand": "blue 9, red 5 4"})
    assert table.play(1, "play row 1 new")[0] == "You open pile 1 with the red 1 from place 1 of the row."
    assert table.play(2, "play blitz pile 1") == ["You play the red 2 from the Blitz pile onto pile 1."]
    table.play(1, "play row 2 pile 1")
    table.play(2, "turn", "play hand pile 1", "play hand pile 1")
    assert table.view.piles == [Pile(Card("red 5"), 5, 1, wants=Card("red 6"), complete=False)]


def test_turned_cards_may_be_played_from_the_top_one_after_the_other_all_the_way_down() -> None:
    table = blitz({"hand": "blue 9, red 4 3, yellow 9, red 2 1"}, {})
    table.play(1, "turn", "turn", "play hand new", "play hand pile 1")
    assert table.view.hand[0].top == "yellow 9"
    assert table.refusal(1, "play hand pile 1").code == "other-colour"


def test_a_hole_in_the_row_is_filled_from_the_blitz_pile() -> None:
    table = blitz({"row": "red 1", "reserve": "green 4"}, {})
    told = table.play(1, "play row 1 new")
    assert told[1] == "The green 4 fills the gap at place 1 in your row; 9 cards are left in your Blitz pile."


def test_a_misplaced_card_is_refused_by_the_referee() -> None:
    table = blitz({"row": "red 1 2, blue 2"}, {})
    table.play(1, "play row 1 new")
    assert table.refusal(1, "play row 3 pile 1").code == "other-colour"
    assert table.refusal(1, "play row 2 new").code == "not-a-one"
    assert table.refusal(1, "dutch").code == "referee-sees"
    assert table.refusal(1, "stop").code == "ends-by-itself"
    assert table.refusal(1, "stack blitz row 1").code == "no-stacking"


def test_the_pile_to_use_up_is_called_blitz() -> None:
    refused = blitz({"row": "red 1"}, {}).refusal(1, "play ligretto new")
    assert refused.code == "unreadable"
    assert "play blitz new" in refused.reason


# The end


@pytest.mark.parametrize("last", ["play blitz pile 1", "play row 1 new"])
def test_the_round_ends_when_a_blitz_pile_is_empty(last: str) -> None:
    table = blitz({"reserve": RUN, "row": "blue 1"}, {"row": "green 1"}, target=1)
    table.play(1, *RUN_DOWN[:-1])
    assert table.play(1, last)[-2] == "You have used up your Blitz pile: “Blitz!”"
    assert table.match.result == Result((0,), (10, -20))
    assert table.match.actors() == ()


def test_the_match_goes_to_seventy_five_unless_agreed_otherwise() -> None:
    match = ludotheque.game("dutch-blitz").match(seed="a")
    assert match.terms.options["target"] == 75


def test_rounds_add_up_to_the_target() -> None:
    table = blitz(*[{"reserve": RUN}, {"row": "blue 1"}] * 2, target=20)
    table.play(1, *RUN_DOWN)
    assert table.match.scores == (10, -20)
    table.play(1, *RUN_DOWN)
    assert table.match.result == Result((0,), (20, -40))


def test_equal_totals_share_the_win() -> None:
    table = blitz({"reserve": RUN, "hand": "blue 3 2 1"}, {"reserve": RUN.replace("red", "green")}, target=1)
    table.play(1, *RUN_DOWN[:9], "turn", "play hand new", *["play hand pile 2"] * 2)
    table.play(2, "play blitz new", *["play blitz pile 3"] * 9)
    assert table.match.result == Result((0, 1), (12 - 2, 10))


# Blocked


def test_when_nobody_can_play_every_hand_is_moved_on_by_one_card() -> None:
    # The red 1 lies on top of the hand: turned by threes it never comes up, moved to the bottom it is the last.
    table = blitz({"hand": "red 1", "bottom": "blue 1, green 1, yellow 1"}, NO_ONES)
    moved = [event for event in table.match.opening if event.kind == "hands-taken-up"]
    assert len(moved) == table.view.hands_moved == 1
    for seat, order in enumerate(table.script.outcomes):
        hand = [COLOURS.index(colour) * 16 + int(number) for colour, number in map(str.split, order[15:])]
        assert hand_of(table, seat + 1) == [*hand[1:], hand[0]]
    for _ in range(9):
        table.play(1, "turn")
    assert table.view.hand[0].top == "red 1"
    assert "play hand new" in table.legal(1)


@pytest.mark.parametrize(("place", "moves"), [(2, 0), (24, 0), (0, 1), (3, 1), (1, 2), (4, 2)])
def test_hands_are_moved_on_until_somebody_is_freed(place: int, moves: int) -> None:
    order = deck("dutch-blitz", 2, hand="red 1", bottom="blue 1, green 1, yellow 1")
    order.insert(15 + place, order.pop(order.index("red 1")))
    match = ludotheque.game("dutch-blitz").match(dealer=Scripted([order, deck("dutch-blitz", 2, **NO_ONES)]))
    assert match.view().hands_moved == moves
    assert match.round == 1


def test_two_moves_that_free_nobody_end_the_round_as_it_stands() -> None:
    table = blitz(NO_ONES, NO_ONES, {"row": "red 1"}, {})
    kinds = [event.kind for event in table.match.opening]
    assert kinds[2:6] == ["hands-taken-up", "hands-taken-up", "blocked", "round-over"]
    assert table.match.scores == (-20, -20)
    assert (table.match.round, table.view.hands_moved) == (2, 0)


@pytest.mark.parametrize("turns", [0, 1, 8, 9])
def test_open_cards_are_taken_up_before_the_hand_is_moved_on(turns: int) -> None:
    stuck_after_one = {"row": "red 1", "bottom": "blue 1, green 1, yellow 1, red 2"}
    table = blitz(stuck_after_one, {"bottom": "red 1 2, blue 1, green 1, yellow 1"}, {"row": "red 1"}, {})
    before = hand_of(table, 2)
    for _ in range(turns):
        table.play(2, "turn")
    told = table.play(1, "play row 1 new")
    moved = "Nobody can play: everyone picks up their open cards and moves the top card to the bottom."
    assert told[2:5] == [moved, moved, "Still nobody can play: the round is over."]
    ended = table.match._finished[0]
    assert ended.turned[:2].tolist() == [0, 0]
    assert ended.stock[1, :25].tolist() == [*before[2:], *before[:2]]


# The call


def test_by_call_the_round_goes_on_until_the_seat_calls_blitz() -> None:
    table = blitz({"reserve": RUN}, {"row": "blue 1"}, stop="call", target=1)
    assert table.refusal(1, "stop").code == "not-used-up"
    assert table.play(1, *RUN_DOWN)[-1] == "Your Blitz pile is used up: call “Blitz!” to end the round."
    table.play(2, "play row 1 new")
    assert table.play(1, "stop")[0] == "You have used up your Blitz pile: “Blitz!”"
    assert table.match.result == Result((0,), (10, 1 - 2 * 9))


# No referee


def test_without_a_referee_any_playable_card_goes_anywhere_a_pile_lies() -> None:
    table = blitz({"row": "red 1 7 9, blue 3 4"}, {"reserve": "green 10"}, referee="off")
    rows = [f"row {place}" for place in range(1, 6)]
    assert table.legal(1) == {"turn", "dutch", "play blitz new", *(f"play {row} new" for row in rows)}
    assert table.play(1, "play row 2 new")[0] == "You open pile 1 with the red 7 from place 2 of the row."
    told = table.play(2, "play blitz pile 1")
    assert told == ["You play the green 10 from the Blitz pile onto pile 1."], "the table does not judge"
    assert [pile and pile.complete for pile in table.view.piles] == [False], "nor does it call the pile complete"
    table.play(1, "play row 1 pile 1")
    assert table.view.piles == [Pile(Card("red 1"), 3, 0, wants=Card("red 2"), complete=False)], "nobody judges"
    assert table.refusal(1, "play row 1 pile 2").code == "no-such-pile"
    assert table.refusal(1, "play hand pile 1").code == "not-turned"
    assert table.refusal(1, "stack blitz row 1").code == "no-stacking"


def test_dutch_sends_a_misplaced_card_back_to_the_row_and_what_moved_up_back_to_the_blitz_pile() -> None:
    table = blitz({"reserve": "green 5", "row": "red 1, blue 7"}, {}, referee="off")
    table.play(1, "play row 1 new")
    before = table.match.state.row.tobytes(), table.match.state.reserve.tobytes()
    table.play(1, "play row 2 pile 1")
    assert table.play(2, "dutch") == [
        "You call “Dutch!”: one card is misplaced.",
        "The red 10 goes back to the Blitz pile of seat 1.",
        "The blue 7 goes back to place 2 of the row of seat 1.",
    ]
    assert (table.match.state.row.tobytes(), table.match.state.reserve.tobytes()) == before
    assert table.piles() == ["red 1"]


def test_dutch_tells_of_every_misplaced_card_where_it_lay_and_where_it_goes() -> None:
    table = blitz({"reserve": "green 5", "row": "red 1, blue 7"}, {"row": "red 2, yellow 9"}, referee="off")
    table.play(1, "play row 1 new", "play row 2 pile 1")
    table.play(2, "play row 2 new", "play row 1 pile 2")
    told = [(event.kind, event.seat, dict(event.facts)) for event in table.match.play(1, "dutch")]
    assert told[0] == ("calls-dutch", 1, {"count": 3})
    assert ("put-right", 1, {"card": "red 2", "pile": 1, "off": "pile 2", "on": "yellow 9"}) in told
    assert ("goes-back", 0, {"card": "blue 7", "source": "row 2", "off": "pile 1", "on": "red 1"}) in told
    assert ("goes-back", 1, {"card": "yellow 9", "source": "row 2", "off": "pile 2"}) in told
    moved_up = [facts for kind, seat, facts in told if kind == "goes-back" and facts["source"] == "blitz"]
    assert moved_up, "a card that had moved up goes back"
    assert all("off" not in facts for facts in moved_up), "and was not misplaced"


def test_dutch_sends_a_misplaced_card_back_to_the_blitz_pile_so_cheating_gets_rid_of_nothing() -> None:
    table = blitz({"reserve": "blue 7, green 5"}, {"row": "red 1"}, referee="off")
    table.play(2, "play row 1 new")
    table.play(1, "play blitz pile 1", "play blitz pile 1")
    assert table.view.reserve[0].size == 8
    assert table.play(2, "dutch")[1:] == [
        "The green 5 goes back to the Blitz pile of seat 1.",
        "The blue 7 goes back to the Blitz pile of seat 1.",
    ]
    assert table.view.reserve[0] == Reserve(Card("blue 7"), 10)


def test_dutch_sends_a_misplaced_hand_card_back_on_top_of_the_open_cards() -> None:
    table = blitz({"row": "red 1", "hand": "green 9 8 7"}, {}, referee="off")
    before = hand_of(table, 1)
    table.play(1, "turn", "play row 1 new", "play hand pile 1", "turn")
    assert table.play(1, "dutch")[1] == "Your green 7 goes back to the hand."
    assert hand_of(table, 1) == [*before[:2], *before[3:6], before[2], *before[6:]]
    assert table.view.hand[0] == Hand(Card("green 7"), 6, 19)


def test_dutch_sends_back_the_card_of_an_honest_seat_that_followed_a_misplaced_one() -> None:
    table = blitz({"row": "red 1, blue 7"}, {"row": "blue 8"}, referee="off")
    table.play(1, "play row 1 new", "play row 2 pile 1")
    table.play(2, "play row 1 pile 1")
    table.play(1, "dutch")
    assert (table.view.row[0][1], table.view.row[1][0]) == (["blue 7"], ["blue 8"])
    assert [reserve.size for reserve in table.view.reserve] == [9, 10]


def test_expert_what_was_stacked_on_a_card_that_goes_back_is_put_right_as_well() -> None:
    deal = {"reserve": "green 8, red 3", "row": "blue 1, blue 6", "hand": "red 9, green 9, blue 7"}
    table = blitz(deal, {}, expert=True, referee="off")
    table.play(1, "play row 1 new", "play row 2 pile 1", "turn")
    assert table.view.row[0][:2] == [["green 8"], ["red 3"]]
    table.play(1, "stack hand row 2")
    table.play(2, "dutch")
    assert table.view.row[0][:2] == [["green 8"], ["blue 6"]]
    assert table.view.reserve[0] == Reserve(Card("red 3"), 9)
    assert table.view.hand[0].top == "blue 7"


def test_expert_a_card_goes_back_to_the_hand_if_what_it_lay_on_has_been_played() -> None:
    deal = {"row": "green 4, red 1 2", "hand": "blue 9, green 2, red 3"}
    table = blitz(deal, {}, expert=True, referee="off")
    table.play(1, "turn", "stack hand row 1", "stack hand row 1", "play row 2 new", "play row 3 pile 1")
    assert table.view.row[0][0] == ["green 4", "red 3", "green 2"]
    table.play(1, "play row 1 new", "play row 1 pile 1")
    assert table.play(2, "dutch")[1:] == ["The green 2 goes back to the hand of seat 1."]
    assert table.view.row[0][0] == ["green 4"]
    assert table.piles() == ["red 3", None]


def test_misplaced_cards_are_put_right_before_anything_is_counted() -> None:
    reserve = "red 7 9, blue 8 6 4 7 9, green 9 8 7"
    table = blitz({"reserve": reserve}, {"row": "red 1"}, referee="off", target=1)
    told = table.play(1, "play blitz new", *["play blitz pile 1"] * 9)
    assert told[1].startswith("You have used up your Blitz pile, but 10 cards are misplaced and are put right")
    assert told[-1] == "You have cards in your Blitz pile again: play goes on."
    assert (table.match.result, table.view.reserve[0]) == (None, Reserve(Card("red 7"), 10))
    assert table.view.points == [-20, -20]


def test_a_round_is_over_if_the_blitz_pile_is_used_up_even_when_all_lies_right() -> None:
    table = blitz({"reserve": "red 10 9 8 7 6 5 4 3 2 1"}, {}, referee="off", target=1)
    told = table.play(1, *["play blitz new"] * 10)
    assert told[-2] == "You have used up your Blitz pile: “Blitz!”"
    assert table.piles()[-1] == "red 10"
    assert table.match.result == Result((0,), (10, -20))


def test_a_call_of_blitz_is_checked_as_well() -> None:
    table = blitz({"reserve": RUN.replace(" 10", ""), "bottom": "blue 5"}, {}, referee="off", stop="call")
    table.play(1, "play blitz new", *["play blitz pile 1"] * 9)
    assert table.play(1, "stop")[1:] == [
        "Your blue 5 goes back to the Blitz pile.",
        "You have cards in your Blitz pile again: play goes on.",
    ]
    assert table.match.round == 1


def test_after_a_call_that_was_checked_a_hole_in_the_row_is_filled_again() -> None:
    deal = {"reserve": RUN.replace(" 10", ""), "row": "red 10", "bottom": "blue 5"}
    table = blitz(deal, {}, referee="off", stop="call", target=1)
    table.play(1, "play blitz new", *["play blitz pile 1"] * 8, "play blitz new", "play row 1 pile 1")
    assert table.view.row[0][0] == []
    told = table.play(1, "stop")
    assert told[1:3] == [
        "Your blue 5 goes back to the Blitz pile.",
        "The blue 5 fills the gap at place 1 in your row; it was the last card of your Blitz pile.",
    ]
    assert table.match.result == Result((0,), (10, -20))


def test_dutch_puts_a_misplaced_card_on_a_pile_where_it_is_right() -> None:
    table = blitz({"row": "red 1, blue 1, red 2"}, {}, referee="off")
    table.play(1, "play row 1 new", "play row 2 new", "play row 3 pile 2")
    assert table.play(1, "dutch")[1] == "Your red 2 goes to pile 1."
    assert table.piles() == ["red 2", "blue 1"]
    assert table.view.laid == [3, 0]


def test_dutch_lets_cards_stay_that_still_follow_when_what_is_wrong_below_them_is_gone() -> None:
    table = blitz({"row": "red 1, blue 7, red 2 3"}, {"row": "blue 8"}, referee="off")
    table.play(1, "play row 1 new", "play row 2 pile 1")
    table.play(2, "play row 1 pile 1")
    table.play(1, "play row 3 pile 1", "play row 4 pile 1")
    assert table.play(2, "dutch")[0] == "You call “Dutch!”: 2 cards are misplaced."
    assert table.piles() == ["red 3"]
    assert (table.view.row[0][1], table.view.row[1][0]) == (["blue 7"], ["blue 8"])


def test_dutch_lays_the_lowest_cards_first_so_that_one_may_follow_the_other() -> None:
    table = blitz({"row": "red 4 3 2 1"}, {}, referee="off")
    table.play(1, "play row 1 new", "play row 2 new", "play row 3 pile 2", "play row 4 pile 1")
    told = table.play(2, "dutch")
    assert [line.removeprefix("Seat 1’s ").split(" goes")[0] for line in told[1:]] == ["red 2", "red 3", "red 4"]
    assert table.view.piles == [Pile(Card("red 4"), 4, 0, wants=Card("red 5"), complete=False), None]


def test_dutch_opens_a_pile_with_a_misplaced_one() -> None:
    table = blitz({"row": "red 1, blue 1"}, {}, referee="off")
    table.play(1, "play row 1 new", "play row 2 pile 1")
    assert table.play(1, "dutch")[1] == "Your blue 1 goes to pile 2."
    assert table.piles() == ["red 1", "blue 1"]


def test_of_equal_cards_the_one_laid_first_is_put_right_first() -> None:
    table = blitz({"row": "red 2 1"}, {"row": "red 2"}, referee="off")
    table.play(2, "play row 1 new")
    table.play(1, "play row 1 new", "play row 2 new")
    assert table.play(1, "dutch")[1:] == [
        "Seat 2’s red 2 goes to pile 3.",
        "Your red 10 goes back to the Blitz pile.",
        "Your red 2 goes back to place 1 of the row.",
    ]


def test_a_pile_emptied_by_dutch_leaves_its_place_to_the_next_new_one() -> None:
    table = blitz({"row": "blue 7, red 1, green 1, yellow 1"}, {}, referee="off")
    table.play(1, "play row 1 new", "play row 2 new", "dutch")
    assert table.piles() == [None, "red 1"]
    assert table.refusal(1, "play row 3 pile 1").code == "no-such-pile"
    assert table.play(1, "play row 3 new")[0] == "You open pile 1 with the green 1 from place 3 of the row."
    assert table.play(1, "play row 4 new")[0] == "You open pile 3 with the yellow 1 from place 4 of the row."
    assert table.piles() == ["green 1", "red 1", "yellow 1"]


def test_dutch_with_nothing_wrong_changes_nothing() -> None:
    table = blitz({"row": "red 1"}, {}, referee="off")
    table.play(1, "play row 1 new")
    before, view = hand_of(table, 1), table.view
    assert table.play(2, "dutch") == ["You call “Dutch!”, but every card is where it should be."]
    assert (hand_of(table, 1), table.view) == (before, view)
    assert table.match.log[-1] == (1, "dutch")


def test_anybody_may_call_dutch_at_any_time() -> None:
    table = blitz({"row": "red 1"}, {}, {}, {}, seats=4, referee="off")
    assert all("dutch" in table.legal(seat) for seat in (1, 2, 3, 4))


def test_while_a_misplaced_card_lies_there_the_table_is_not_blocked() -> None:
    # With its only red 1 laid on a wrong pile, nobody can play on; the call puts it right, and then all is blocked.
    deals = (
        {"row": "blue 7, red 1", "bottom": "blue 1, green 1, yellow 1, red 2"},
        {"bottom": "red 1 2, blue 1, green 1, yellow 1"},
    )
    table = blitz(*deals, {"row": "red 1"}, {}, referee="off")
    table.play(1, "play row 1 new", "play row 2 pile 1")
    assert (table.match.round, table.view.hands_moved) == (1, 0)
    told = table.play(2, "dutch")
    assert "Still nobody can play: the round is over." in told
    assert table.match.scores == (1 - 2 * 9, -20)


# For experts


EXPERT = {"reserve": "blue 7, green 6", "row": "green 8, red 8, yellow 9, blue 6", "hand": "red 10 9, yellow 5"}


def test_expert_a_boy_goes_on_a_girl_one_higher_and_a_girl_on_a_boy() -> None:
    table = blitz(EXPERT, {"row": "red 1"}, expert=True)
    assert table.refusal(1, "stack blitz row 2").code == "no-match"
    assert "a boy (red, blue) goes on a girl" in table.refusal(1, "stack blitz row 2").reason
    assert table.refusal(1, "stack blitz row 3").code == "not-one-lower"
    assert table.play(1, "stack blitz row 1") == ["You stack the blue 7 from the Blitz pile on place 1 of your row."]
    table.play(1, "stack blitz row 1", "turn", "stack hand row 4")
    assert table.view.row[0][0] == ["green 8", "blue 7", "green 6"]
    assert table.view.row[0][3] == ["blue 6", "yellow 5"]


def test_expert_two_girls_or_two_boys_never_lie_on_each_other() -> None:
    table = blitz({"reserve": "green 7", "row": "yellow 8, red 8"}, {"row": "red 1"}, expert=True)
    assert table.refusal(1, "stack blitz row 1").code == "no-match"
    table.play(1, "stack blitz row 2")
    assert table.view.row[0][1] == ["red 8", "green 7"]


def test_expert_row_cards_never_move_within_the_row() -> None:
    table = blitz({"row": "green 8, blue 7, red 1"}, {}, expert=True)
    assert table.refusal(1, "stack row 2 row 1").code == "within-the-row"


def test_expert_without_a_referee_any_hand_or_blitz_card_is_stacked_anywhere() -> None:
    table = blitz(EXPERT, {"row": "red 1"}, expert=True, referee="off")
    table.play(1, "turn")
    stacks = {f"stack {source} row {place}" for source in ("blitz", "hand") for place in range(1, 6)}
    assert stacks == {text for text in table.legal(1) if text.startswith("stack")}
    assert table.refusal(1, "stack row 1 row 2").code == "within-the-row"


def test_dutch_takes_misplaced_cards_off_the_rows_as_well() -> None:
    table = blitz({**EXPERT, "row": "green 8, yellow 1"}, {}, expert=True, referee="off")
    table.play(1, "turn", "stack hand row 1", "stack blitz row 1", "play row 2 new")
    assert table.view.row[0][0] == ["green 8", "yellow 5", "blue 7"]
    told = table.play(2, "dutch")
    assert told[1:] == ["The yellow 5 goes back to the hand of seat 1."]
    assert table.view.row[0][0] == ["green 8", "blue 7"], "the blue 7 follows on the green 8 after all"


def test_a_card_lifted_from_a_row_goes_to_the_middle_where_it_is_right() -> None:
    table = blitz({"reserve": "red 2", "row": "red 1, blue 9"}, {}, expert=True, referee="off")
    table.play(1, "stack blitz row 2", "play row 1 new")
    assert table.play(1, "dutch")[1] == "Your red 2 goes to pile 1."
    assert table.piles() == ["red 2"]
    assert table.view.laid == [2, 0]
