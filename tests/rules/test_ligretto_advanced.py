"""Ligretto for advanced players: cards are stacked on the row."""

from ludotheque.contract import Result
from rules.cards import NO_ONES, RUN, RUN_DOWN, ligretto


def test_advanced_cards_go_on_a_row_card_one_higher_of_another_colour() -> None:
    table = ligretto(
        {"reserve": "blue 7, red 6", "row": "red 8, blue 8, blue 9, red 7", "hand": "green 9 8 7"}, {}, advanced=True
    )
    assert table.refusal(1, "stack ligretto row 2").code == "no-match"
    assert table.refusal(1, "stack ligretto row 3").code == "not-one-lower"
    assert table.refusal(1, "stack ligretto row 4").code == "not-one-lower"
    assert table.play(1, "stack ligretto row 1") == ["You stack the blue 7 from the Ligretto on place 1 of your row."]
    assert table.view.row[0][0] == ["red 8", "blue 7"]
    table.play(1, "stack ligretto row 1", "turn", "stack hand row 2")
    assert table.view.row[0][:2] == [["red 8", "blue 7", "red 6"], ["blue 8", "green 7"]]
    assert table.view.reserve[0].size == 8


def test_advanced_only_the_top_of_a_place_is_playable_and_no_hole_is_filled_while_cards_lie_there() -> None:
    table = ligretto({"reserve": "blue 1, yellow 9", "row": "red 2, red 1"}, {}, advanced=True)
    table.play(1, "stack ligretto row 1")
    assert table.refusal(1, "play row 1 red 2 new").code == "changed"
    told = table.play(1, "play row 1 new")
    assert len(told) == 1
    assert table.view.row[0][0] == ["red 2"]
    assert table.view.reserve[0].top == "yellow 9"


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
