"""The rules of Ligretto, by example: a test for each sentence of them, from the cards to the hand."""

from itertools import product

import pytest

import ludotheque
from ludotheque import BadTerms, ImpossibleOutcome, Scripted
from ludotheque.games.quick_cards.cards import Card
from ludotheque.games.quick_cards.state import rows_of
from ludotheque.games.quick_cards.view import Hand, Pile, Reserve
from rules.cards import COLOURS, RUN, RUN_DOWN, cards, deck, ligretto

# The cards


def test_every_seat_has_each_number_in_each_colour_once() -> None:
    assert sorted(ludotheque.game("ligretto").match(seed="a").log[0].text.split(", ")) == sorted(
        f"{colour} {number}" for colour, number in product(COLOURS, range(1, 11))
    )


def test_the_backs_tell_twelve_seats_apart() -> None:
    decks = ludotheque.game("ligretto").match(12, seed="a").view().decks
    assert len(set(decks)) == 12
    assert decks[:5] == ["marble 1", "pyramid 1", "die 1", "crystal 1", "marble 2"]


def test_everybody_may_choose_a_deck_and_keeps_it_through_the_match() -> None:
    game = ludotheque.game("ligretto")
    match = game.match(2, seed="a", decks=["crystal 3", "marble 1"])
    assert match.view().decks == ["crystal 3", "marble 1"]
    assert "decks: crystal 3, marble 1\n" in match.record()
    assert ludotheque.replay(match.record(), seed="a").view().decks == match.view().decks
    for wrong in (["die 1", "die 1"], ["die 1"], ["die 1", "die 4"], "die 1, die 1"):
        with pytest.raises(BadTerms, match="decks"):
            game.match(2, decks=wrong)


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
    assert view.reserve == [Reserve(Card(order[9]), 10)] * seats
    assert view.row == [[[card] for card in order[10 : 10 + row]]] * seats
    assert view.hand == [Hand(None, 0, 30 - row)] * seats


def test_of_the_ten_only_the_last_one_dealt_is_seen() -> None:
    table = ligretto({"reserve": "red 4, blue 5"}, {})
    seen = str(table.match.view(0))
    assert table.view.reserve[0].top == "red 4"
    assert "blue 5" not in seen
    assert table.script.outcomes[0][8:10] == ["blue 5", "red 4"]


@pytest.mark.parametrize(
    ("outcome", "code", "said"),
    [
        ("red 4", "not-forty", "has 40 cards"),
        ([], "not-forty", "has 0"),
        (["red 4"] * 40, "card-twice", "red 4 is in the deal twice"),
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
        assert table.view.opens == ["red 1", "blue 1", "green 1", "yellow 1"]
        table.play(seat, "play row 1 new", "play row 2 new", "play row 3 new", "play row 1 new")
    assert table.piles() == ["red 1", "blue 1", "green 1", "yellow 1"] * 12
    assert table.view.opens == [], "every 1 is out"


def test_a_pile_goes_up_by_one_in_its_colour_whoever_laid_the_card_below() -> None:
    table = ligretto({"row": "red 1 3 4, blue 2"}, {"row": "red 2, blue 1"})
    table.play(1, "play row 1 new")
    assert table.refusal(1, "play row 2 pile 1").code == "too-high"
    assert table.refusal(1, "play row 4 pile 1").code == "other-colour"
    table.play(2, "play row 1 pile 1")
    table.play(1, "play row 2 pile 1", "play row 3 pile 1")
    assert table.view.piles == [Pile(Card("red 4"), 4, 0, wants=Card("red 5"), complete=False)]
    assert table.view.laid == [3, 1]


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
    left = [int((cards != 0).sum()) for cards in (state.reserve[0], rows_of(state)[0], state.stock[0])]
    assert left == [8, 5, 24]


# The hole


def test_a_hole_in_the_row_is_filled_at_once_from_the_ligretto() -> None:
    table = ligretto({"row": "blue 9, red 1", "reserve": "green 4, yellow 7"}, {})
    told = table.play(1, "play row 2 new")
    assert told[1] == "The green 4 fills the gap at place 2 in your row; 9 cards are left in your Ligretto."
    assert table.view.row[0][:2] == [["blue 9"], ["green 4"]]
    assert table.view.reserve[0] == Reserve(Card("yellow 7"), 9)


def test_a_card_played_from_the_ligretto_is_not_replaced() -> None:
    table = ligretto({"reserve": "red 1, yellow 7"}, {})
    row = table.view.row[0]
    table.play(1, "play ligretto new")
    assert table.view.reserve[0] == Reserve(Card("yellow 7"), 9)
    assert table.view.row[0] == row


# The hand


def test_three_cards_are_turned_at_a_time_and_only_the_top_one_is_playable() -> None:
    table = ligretto({"hand": "red 1, blue 1, red 9, green 1"}, {})
    assert table.play(1, "turn") == ["You turn 3 cards from your hand: red 9."]
    assert table.view.hand[0] == Hand(Card("red 9"), 3, 22)
    assert table.legal(1) == {"turn"}
    assert table.refusal(1, "play hand new").code == "not-a-one"


def test_cards_may_be_turned_whenever_one_likes() -> None:
    table = ligretto({"row": "red 1", "hand": "blue 9 8 1"}, {})
    table.play(1, "turn")
    assert {"play row 1 new", "play hand new", "turn"} == table.legal(1)
    table.play(1, "turn")
    assert table.view.hand[0].open == 6


def test_when_the_open_top_is_played_the_one_below_it_is_playable() -> None:
    table = ligretto({"hand": "red 3 2 1"}, {})
    table.play(1, "turn", "play hand new", "play hand pile 1", "play hand pile 1")
    assert table.piles() == ["red 3"]
    assert table.view.hand[0] == Hand(None, 0, 22)
    assert table.refusal(1, "play hand pile 1").code == "not-turned"


def test_fewer_than_three_are_turned_when_no_more_are_left() -> None:
    table = ligretto({}, {"row": "red 1"})
    for _ in range(8):
        table.play(1, "turn")
    assert (table.view.hand[0].open, table.view.hand[0].hidden) == (24, 1)
    assert table.play(1, "turn")[0].startswith("You turn one card from your hand")
    assert table.view.hand[0].hidden == 0


def test_a_used_up_hand_is_turned_over_and_never_shuffled() -> None:
    order = deck("ligretto", 2)
    hand = order[15:]
    table = ligretto({}, {"row": "red 1"})
    seen = []
    for _ in range(9):
        table.play(1, "turn")
        seen.append(table.view.hand[0].top)
    assert seen == [*hand[2::3], hand[24]]
    told = table.play(1, "turn")
    assert told == [f"You pick up the open cards and turn 3 of them: {hand[2]}."]
    assert table.view.hand[0] == Hand(Card(hand[2]), 3, 22)
    for _ in range(8):
        table.play(1, "turn")
    assert table.view.hand[0].top == hand[24]


def test_played_hand_cards_shift_what_comes_up_the_next_time_round() -> None:
    order = deck("ligretto", 2, hand="blue 9 8, red 1")
    hand = order[15:]
    table = ligretto({"hand": "blue 9 8, red 1"}, {"row": "blue 1"})
    table.play(1, "turn", "play hand new", *["turn"] * 8)
    assert table.view.hand[0] == Hand(Card(hand[24]), 24, 0)
    table.play(1, "turn")
    assert table.view.hand[0].top == hand[3]


def test_with_no_hand_left_there_is_nothing_to_turn() -> None:
    hand = "red 3 2 1, red 6 5 4, red 9 8 7, blue 3 2 1, blue 6 5 4, blue 9 8 7, green 3 2 1, green 6 5 4, yellow 1"
    table = ligretto({"hand": hand}, {"row": "green 7"})
    for colour in range(3):
        table.play(1, "turn", "play hand new", *[f"play hand pile {colour + 1}"] * 2)
        for _ in range(2 - (colour == 2)):
            table.play(1, "turn", *[f"play hand pile {colour + 1}"] * 3)
    table.play(1, "turn", "play hand new")
    assert table.view.hand[0] == Hand(None, 0, 0)
    assert table.refusal(1, "turn").code == "nothing-to-turn"
    assert table.refusal(1, "play hand new").code == "no-hand"
    assert not {"turn", "play hand new"} & table.legal(1)


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
