"""The rules of Lucky Numbers, material and setup, in matches whose clovers are given by hand."""

import pytest

import ludotheque
from ludotheque.games.lucky_numbers.notation import CELL_NAMES, COLOURS
from ludotheque.games.lucky_numbers.state import clover, colour_of, number_of
from ludotheque.words import sentence
from rules.lucky_numbers import (
    DIAGONAL,
    begin,
    follow,
    garden,
    kinds,
    refused,
)

# The material


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_seat_has_a_garden_of_16_cells_and_one_set_of_20_clovers_is_in_play_for_each(seats: int) -> None:
    match = ludotheque.game("lucky-numbers").match(seats, seed="material", setup="michael")
    view = match.view()
    assert view.gardens == [[0] * 16] * seats
    assert view.face_down + 1 == 20 * seats  # one is in the first seat's hand
    pile = [n for colour in match.state.face_down.tolist() for n in range(32) if colour >> n & 1]
    assert sorted([*pile, view.held]) == sorted(list(range(1, 21)) * seats)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_sets_in_play_are_those_of_the_first_colours(seats: int) -> None:
    for colour in COLOURS[:seats]:
        assert begin([f"20 {colour}"], seats, "michael").view().held_colour == colour
    for colour in COLOURS[seats:]:
        with pytest.raises(ludotheque.ImpossibleOutcome) as error:
            begin([f"20 {colour}"], seats, "michael")
        assert error.value.code == "clover-gone"


def test_a_clover_keeps_number_and_colour_in_one_byte_and_rules_read_the_number_alone() -> None:
    clovers = {int(clover(number, colour)) for number in range(1, 21) for colour in range(5)}
    assert len(clovers) == 100
    assert all(0 < byte < 256 and 1 <= number_of(byte) <= 20 and 0 <= colour_of(byte) <= 4 for byte in clovers)
    plain, colourful = (
        begin([3, 8, 13, 18, 4, 9, 14, first, second])
        for first, second in [("19 blue", "6 blue"), ("19 violet", "6 violet")]
    )
    for match in (plain, colourful):
        follow(match, "1 draw")
    assert plain.legal(0) == colourful.legal(0)


def test_colours_are_as_many_marks_as_they_have_colours_before_them() -> None:
    assert COLOURS == ("blue", "violet", "red", "gold", "green")
    assert [colour_of(clover(7, marks)) for marks in range(5)] == [0, 1, 2, 3, 4]


def test_a_colour_is_shown_spoken_and_logged() -> None:
    match = begin([3, 8, 13, 18, 4, 9, 14, 19, "15 violet"])
    events = follow(match, "1 draw")
    assert (match.view().held, match.view().held_colour) == (15, "violet")
    assert sentence(events[0], "en", "lucky-numbers") == "Seat 1 draws 15 violet."
    assert sentence(events[0], "fr", "lucky-numbers", reader=0) == "Vous piochez le 15 violet."
    assert match.log[-1] == (None, "15 violet")
    follow(match, "1 place d3")
    assert match.view().garden_colours[0][CELL_NAMES.index("d3")] == "violet"
    assert "chance: 15 violet\nseat 1: place d3\n" in match.record()


def test_colours_stand_beside_the_numbers_in_the_same_shapes() -> None:
    match = begin(["3 blue", "3 violet", 13, 18, 4, 9, 14, 19, "20 blue", "20 violet", 6], setup="choice")
    view = match.view()
    assert view.to_arrange[0] == [3, 3, 13, 18]
    assert view.to_arrange_colours[0] == ["blue", "violet", "blue", "blue"]
    follow(match, "1 arrange 3 3 13 18", "2 arrange 4 9 14 19", "1 draw", "1 leave", "2 draw", "2 leave")
    view = match.view()
    assert view.garden_colours[0] == [
        "blue" if cell in (0, 10, 15) else "violet" if cell == 5 else None for cell in range(16)
    ]
    assert (view.face_up, view.face_up_colours) == ([20, 20], ["blue", "violet"])


# The setup


def test_in_the_choice_setup_every_seat_draws_four_and_lays_them_in_any_order() -> None:
    match = begin([5, 15, 7, 15, 1, 2, 3, 4], setup="choice")
    assert match.view().to_arrange == [[5, 15, 7, 15], [1, 2, 3, 4]]
    assert len(match.legal(0)) == 12  # 4!, two of them alike
    assert len(match.legal(1)) == 24
    follow(match, "1 arrange 15 7 5 15", "2 arrange 4 3 2 1")
    assert garden(match, 1) == {"a1": 15, "b2": 7, "c3": 5, "d4": 15}
    assert garden(match, 2) == {"a1": 4, "b2": 3, "c3": 2, "d4": 1}


def test_clovers_come_seat_by_seat_from_the_first_seat_on() -> None:
    match = begin(list(range(1, 13)), 3, setup="choice")
    assert match.view().to_arrange == [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]
    assert kinds(match.opening) == ["draws-for-diagonal"] * 12
    assert [event.seat for event in match.opening] == [0] * 4 + [1] * 4 + [2] * 4


def test_of_equal_numbers_the_one_drawn_first_is_laid_first() -> None:
    match = begin(["15 violet", 5, "15 blue", 7, 1, 2, 3, 4], setup="choice")
    follow(match, "1 arrange 15 15 5 7")
    assert [match.view().garden_colours[0][cell] for cell in (0, 5)] == ["violet", "blue"]


def test_seats_arrange_at_the_same_time_in_whatever_order_they_are_ready() -> None:
    match = begin([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 3, setup="choice")
    assert match.actors() == (0, 1, 2)
    follow(match, "3 arrange 9 10 11 12")
    assert match.actors() == (0, 1)
    assert match.legal(2) == []
    assert refused(match, 3, "arrange 9 10 11 12").code == "setup-done"
    assert refused(match, 1, "draw").code == "setup-first"
    follow(match, "1 arrange 1 2 3 4", "2 arrange 5 6 7 8")
    assert match.actors() == (0,)


def test_while_seats_arrange_everything_is_open() -> None:
    match = begin([1, 2, 3, 4, 5, 6, 7, 8], setup="choice")
    follow(match, "1 arrange 4 3 2 1")
    for seat in (None, 0, 1):
        assert match.view(seat).to_arrange == [[], [5, 6, 7, 8]]
        assert match.view(seat).gardens[0] == [4, 0, 0, 0, 0, 3, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1]


@pytest.mark.parametrize("text", ["arrange 1 2 3 5", "arrange 1 1 2 3", "arrange 1 2 3 0", "arrange 1 2 3 3"])
def test_only_the_four_clovers_drawn_can_be_arranged_each_once(text: str) -> None:
    match = begin([4, 2, 3, 1, 5, 6, 7, 8], setup="choice")
    error = refused(match, 1, text)
    assert error.code == "not-your-clovers"
    assert "1, 2, 3 and 4" in error.reason


def test_in_the_sorted_setup_the_software_lays_them_ascending() -> None:
    match = begin([15, 7, "15 violet", 5, 20, 2, 11, 3])
    assert garden(match, 1) == {"a1": 5, "b2": 7, "c3": 15, "d4": 15}
    assert garden(match, 2) == {"a1": 2, "b2": 3, "c3": 11, "d4": 20}
    assert match.actors() == (0,)
    assert kinds(match.opening) == (["draws-for-diagonal"] * 4 + ["arranges"]) * 2
    assert refused(match, 1, "arrange 5 7 15 15").code == "setup-done"
    assert refused(match, 1, "set b2").code == "setup-done"


def test_in_michaels_setup_clovers_are_drawn_one_at_a_time_four_times_round_the_table() -> None:
    match = begin(list(range(1, 13)), 3, "michael")
    for number in range(1, 13):
        seat = (number - 1) % 3
        assert match.actors() == (seat,)
        assert match.view().held == number
        match.play(seat, f"set {DIAGONAL[(number - 1) // 3]}")
    assert garden(match, 1) == {"a1": 1, "b2": 4, "c3": 7, "d4": 10}
    assert garden(match, 2) == {"a1": 2, "b2": 5, "c3": 8, "d4": 11}
    assert garden(match, 3) == {"a1": 3, "b2": 6, "c3": 9, "d4": 12}
    assert match.actors() == (0,)
    assert match.legal(0) == ["draw"]


def test_in_michaels_setup_a_clover_goes_on_a_free_diagonal_cell_at_once_and_stays() -> None:
    match = begin([19, 2, 1, 3], setup="michael")
    assert match.legal(0) == ["set a1", "set b2", "set c3", "set d4"]
    assert refused(match, 1, "set b1").code == "not-on-diagonal"
    for text in ("draw", "leave", "place a1", "take 2 a1"):
        assert refused(match, 1, text).code == "setup-first"
    assert refused(match, 2, "set a1").code == "not-your-turn"
    follow(match, "1 set b2", "2 set a1")
    assert match.legal(0) == ["set a1", "set c3", "set d4"]
    assert refused(match, 1, "set b2").code == "cell-taken"
    follow(match, "1 set d4")  # 1 under 19: no order is forced
    assert garden(match, 1) == {"b2": 19, "d4": 1}


def test_there_is_nothing_to_arrange_in_michaels_setup() -> None:
    match = begin([19, 2, 1, 3], setup="michael")
    assert refused(match, 1, "arrange 19 2 1 3").code == "setup-first"
    assert refused(match, 2, "arrange 19 2 1 3").code == "not-your-turn"
