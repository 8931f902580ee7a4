"""The rules of Lucky Numbers, turns, placing and the end, in matches whose clovers are given by hand."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludotheque
from ludotheque.contract import ResultSeen
from ludotheque.games.lucky_numbers.garden import cells_that_take, put
from ludotheque.games.lucky_numbers.notation import CELL_NAMES
from ludotheque.games.lucky_numbers.state import clover, new_round
from ludotheque.match import Match
from ludotheque.words import sentence
from rules.lucky_numbers import (
    almost_full,
    begin,
    every_clover_but,
    follow,
    garden,
    grow,
    kinds,
    opened,
    refused,
    waste,
)

# A turn


def test_seat_one_begins_and_the_seats_follow_each_other() -> None:
    match = begin([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16], 3)
    for seat in (0, 1, 2, 0):
        assert match.actors() == (seat,)
        for other in {0, 1, 2} - {seat}:
            assert match.legal(other) == []
            assert refused(match, other + 1, "draw").facts["turn"] == seat + 1
        waste(match, 1)


@pytest.mark.parametrize("setup", ["choice", "sorted", "michael"])
def test_another_seat_begins_and_draws_first_where_that_is_agreed(setup: str) -> None:
    match = ludotheque.game("lucky-numbers").match(3, setup=setup, first=2, seed="first")
    drawn = [event.seat for event in match.opening]
    assert drawn[0] == match.view().first == match.view().turn == 2
    if setup == "choice":
        assert drawn == [2, 2, 2, 2, 0, 0, 0, 0, 1, 1, 1, 1]
    assert "first: 3\n" in match.record()


def test_a_drawn_clover_is_revealed_to_all_and_then_placed() -> None:
    match = opened(10)
    assert kinds(follow(match, "1 draw")) == ["draws"]
    assert {seat: match.view(seat).held for seat in (None, 0, 1)} == {None: 10, 0: 10, 1: 10}
    assert match.view().face_down == 31
    assert match.actors() == (0,)
    events = follow(match, "1 place c2")
    assert kinds(events) == ["places"]
    assert sentence(events[0], "en", "lucky-numbers", reader=0) == "You place 10 blue on c2."
    assert garden(match, 1)["c2"] == 10
    assert match.view().held is None
    assert match.actors() == (1,)


def test_a_drawn_clover_may_be_left_face_up_in_the_middle_though_it_fits() -> None:
    match = opened(10)
    follow(match, "1 draw")
    assert len(match.legal(0)) > 1
    assert kinds(follow(match, "1 leave")) == ["leaves"]
    assert match.view().face_up == [10]
    assert match.actors() == (1,)


def test_after_drawing_there_is_no_way_but_to_place_or_to_leave() -> None:
    match = opened(10, 11)
    follow(match, "1 draw", "1 leave", "2 draw")
    for text in ("draw", "take 10 c2"):
        assert refused(match, 2, text).code == "place-or-leave"


def test_before_drawing_there_is_nothing_to_place_or_to_leave() -> None:
    match = opened(10)
    for text in ("place c2", "leave"):
        assert refused(match, 1, text).code == "nothing-held"


def test_instead_of_drawing_a_seat_takes_a_clover_from_the_middle_and_places_it() -> None:
    match = opened(10)
    follow(match, "1 draw", "1 leave")
    events = follow(match, "2 take 10 c2")
    assert kinds(events) == ["takes"]
    assert sentence(events[0], "en", "lucky-numbers") == "Seat 2 takes 10 blue from the middle to c2."
    assert garden(match, 2)["c2"] == 10
    assert match.view().face_up == []
    assert match.view().face_down == 31
    assert match.actors() == (0,)


def test_taking_is_open_only_for_a_clover_that_lies_face_up_and_only_where_it_fits() -> None:
    match = opened(10)
    assert match.legal(0) == ["draw"]
    assert refused(match, 1, "take 10 c2").code == "not-face-up"
    follow(match, "1 draw", "1 leave")
    # On 4 9 14 19: not where 14 or 19 comes before, not where 9 comes after.
    fitting = set(CELL_NAMES) - {"b1", "a2", "d3", "c4"}
    assert set(match.legal(1)) == {"draw", *(f"take 10 {cell}" for cell in fitting)}
    for cell in ("b1", "a2", "d3", "c4"):
        assert refused(match, 2, f"take 10 {cell}").code == "does-not-fit"


def test_of_equal_numbers_face_up_the_colour_that_comes_first_is_taken() -> None:
    match = opened("10 violet", "10 blue")
    follow(match, "1 draw", "1 leave", "2 draw", "2 leave")
    assert match.view().face_up_colours == ["blue", "violet"]
    assert match.legal(0).count("take 10 c2") == 1
    follow(match, "1 take 10 c2")
    assert match.view().garden_colours[0][CELL_NAMES.index("c2")] == "blue"
    assert match.view().face_up_colours == ["violet"]


# Placing

EXAMPLE = """
     2   .  13   .
     4   5   .   8
     .   .  17   .
    11  19   .  20
"""


@pytest.fixture
def example() -> Match:
    match = grow(EXAMPLE, others=[1, 6, 16, 18], left=[1, 2, 3, 3, 4], then=["11 violet"])
    follow(match, "1 draw")
    return match


def test_a_clover_goes_on_an_empty_cell_or_in_exchange_wherever_lines_ascend(example: Match) -> None:
    assert set(example.legal(0)) == {
        "place b3",  # empty: between 5 and 19, and before 17
        "place c1",  # for the 13
        "place d2",  # for the 8
        "place a4",  # for the 11 itself
        "leave",
    }


@pytest.mark.parametrize(
    ("cell", "before", "after"),
    [
        ("c2", 13, 8),  # 11 is above the 8 that comes after, and below the 13 over it
        ("b1", 2, 5),  # 11 is above the 5 under it
        ("a3", 4, 11),  # there is an 11 in the column already
        ("d1", 13, 8),  # 11 is below the 13 before it
        ("d3", 17, 20),  # 11 is below the 17 before it
        ("c4", 19, 20),  # 11 is below the 19 before it
        ("b2", 4, 8),  # nor in exchange: 8 comes after
        ("d4", 19, 21),
        ("a1", 0, 4),
    ],
)
def test_a_refused_placement_names_the_rule_and_the_bounds(example: Match, cell: str, before: int, after: int) -> None:
    error = refused(example, 1, f"place {cell}")
    assert error.code == "does-not-fit"
    assert (error.facts["before"], error.facts["after"]) == (before, after)
    assert f"11 does not fit on {cell}: rows and columns must ascend" in error.reason
    assert f"Le 11 ne va pas en {cell}\u00a0: rangées et colonnes doivent être croissantes" in error.say("fr")


def test_an_exchanged_clover_goes_face_up_to_the_middle(example: Match) -> None:
    before = example.view().face_up
    events = follow(example, "1 place c1")
    assert kinds(events) == ["places-in-exchange"]
    assert sentence(events[0], "en", "lucky-numbers") == "Seat 1 places 11 violet on c1; 13 blue goes to the middle."
    assert garden(example, 1)["c1"] == 11
    assert example.view().face_up == sorted([*before, 13])


def test_a_number_may_be_exchanged_for_the_same_number(example: Match) -> None:
    follow(example, "1 place a4")
    assert example.view().garden_colours[0][CELL_NAMES.index("a4")] == "violet"
    assert 11 in example.view().face_up
    assert example.actors() == (1,)


def test_a_clover_may_be_taken_from_the_middle_in_exchange() -> None:
    match = opened(10)
    follow(match, "1 draw", "1 leave")
    events = follow(match, "2 take 10 b2")
    assert kinds(events) == ["takes-in-exchange"]
    assert garden(match, 2) == {"a1": 4, "b2": 10, "c3": 14, "d4": 19}
    assert match.view().face_up == [9]


def test_rows_and_columns_ascend_strictly_with_gaps_ignored() -> None:
    match = grow("3 . . . . 8 . . . . 13 . . . . 18", others=[4, 9, 14, 19], left=[], then=[3, 1, 4, 1, 18, 2, 17])
    follow(match, "1 draw")
    assert "place d1" not in match.legal(0), "equal numbers do not ascend, with nothing between them either"
    follow(match, "1 leave", "2 draw", "2 leave", "1 draw")
    assert {"place b1", "place c1", "place d1", "place a2", "place a4"} <= set(match.legal(0))
    follow(match, "1 place d1", "2 draw", "2 leave", "1 draw")
    assert "place d3" not in match.legal(0), "18 stands below"
    follow(match, "1 leave", "2 draw", "2 leave", "1 draw")
    assert {"place d2", "place d3", "place b4", "place c4"} <= set(match.legal(0))


def test_the_diagonal_has_no_part_in_the_order_and_no_meaning_after_the_setup() -> None:
    match = begin([18, 13, 8, 3, 4, 9, 14, 19, 20, 1, 2], setup="choice")
    follow(match, "1 arrange 18 13 8 3", "2 arrange 4 9 14 19", "1 draw")
    assert {"place b2", "place c3", "place d4"} <= set(match.legal(0)), "golden edges or not, clovers are exchanged"
    follow(match, "1 place d4")
    assert garden(match, 1) == {"a1": 18, "b2": 13, "c3": 8, "d4": 20}


@given(st.lists(st.tuples(st.integers(0, 15), st.integers(1, 20)), min_size=1, max_size=40), st.integers(1, 20))
def test_in_a_garden_with_a_clover_every_number_fits_somewhere(puts: list[tuple[int, int]], number: int) -> None:
    """So a drawn clover can always be placed and a clover face up always taken, be it in exchange."""
    state = new_round(2, 0, 1, False)
    for cell, other in puts:
        if cells_that_take(state, 0, other) >> cell & 1:
            put(state, 0, cell, clover(other, 0))
    assert cells_that_take(state, 0, number)


# The end


def test_filling_the_last_empty_cell_wins_at_once_and_alone() -> None:
    match = almost_full()
    events = follow(match, "1 place c4")
    assert kinds(events) == ["places", "garden-full", "match-over"]
    assert match.view().gardens[0] == list(range(1, 17))
    assert match.result
    assert match.result.winners == (0,)
    assert match.result.scores == (2, -12)
    assert match.actors() == ()
    assert match.legal(0) == []
    assert refused(match, 2, "draw").code == "over"
    assert (match.view().phase, match.view().full) == ("over", 0)


def test_an_exchange_in_an_almost_full_garden_does_not_end_the_game() -> None:
    match = almost_full()
    follow(match, "1 place d4")
    assert match.result is None
    assert match.actors() == (1,)


def test_whoever_reveals_the_last_clover_finishes_the_turn_and_the_game_ends() -> None:
    dealt = [1, 6, 11, 16, 2, 7, 12, 17]
    match = begin([*dealt, *every_clover_but([*dealt, 5]), 5])
    waste(match, 31)
    assert match.result is None
    events = follow(match, "2 draw")
    assert kinds(events) == ["draws", "last-clover"]
    assert match.result is None
    assert match.actors() == (1,)
    assert match.view().face_down == 0
    events = follow(match, "2 place b1")
    assert kinds(events) == ["places", "pile-used-up", "match-over"]
    assert match.result
    assert match.result.winners == (1,)
    assert match.result.scores == (-12, 2)


def test_the_fewest_empty_cells_win_and_ties_share() -> None:
    dealt = [1, 6, 11, 16, 2, 7, 12, 17, 3, 8, 13, 18]
    match = begin([*dealt, 4, 5, *every_clover_but([*dealt, 4, 5], 3)], 3)
    follow(match, "1 draw", "1 leave", "2 draw", "2 place b1", "3 take 4 a2")
    while match.actors():
        waste(match, 1)
    assert [len(garden(match, seat)) for seat in (1, 2, 3)] == [4, 5, 5]
    assert match.result
    assert match.result.winners == (1, 2)
    assert match.result.scores == (-12, 2, 2)
    assert match.view().result == ResultSeen([1, 2], [-12, 2, 2])


def test_a_shared_win_is_told_to_those_who_share_it() -> None:
    dealt = [1, 6, 11, 16, 2, 7, 12, 17]
    match = begin(dealt + every_clover_but(dealt))
    waste(match, 31)
    over = follow(match, "2 draw", "2 leave")[-1]
    assert over.facts == {"winners": [0, 1], "scores": [2, 2]}
    assert sentence(over, "en", "lucky-numbers") == (
        "Seat 1 and seat 2 share the win. Final scores: seat 1: 2, seat 2: 2."
    )
    assert sentence(over, "fr", "lucky-numbers", reader=1).startswith("Vous partagez la victoire")
