"""Bruno's variant of Lucky Numbers and the tournament."""

from typing import Any

import pytest

from ludotheque.contract import Event
from ludotheque.games.lucky_numbers import actions
from ludotheque.games.lucky_numbers.garden import cells_of, pair_of, pairs_of, put
from ludotheque.games.lucky_numbers.notation import CELL_NAMES
from ludotheque.games.lucky_numbers.state import CHOOSING, HOLDING, OVER, clover, new_round
from ludotheque.games.lucky_numbers.view import Paid, imagine
from ludotheque.match import Match
from ludotheque.words import sentence
from rules.lucky_numbers import (
    FULL,
    almost_full,
    begin,
    every_clover_but,
    follow,
    garden,
    grow,
    kinds,
    refused,
    waste,
)

# Bruno's variant


def test_a_pair_on_touching_cells_gives_another_turn_on_an_empty_cell() -> None:
    match = grow("5 7 . . . 9 . . . . 13 . . . . 17", [1, 2, 3, 4], left=[20], then=[7, 20], bruno=True)
    events = follow(match, "1 draw", "1 place a2")
    assert kinds(events) == ["places", "plays-again"]
    assert sentence(events[-1], "en", "lucky-numbers", reader=0).endswith("you play again.")
    assert match.actors() == (0,)
    assert "draw" in match.legal(0)
    assert "take 20 b2" in match.legal(0)


def test_without_brunos_variant_a_pair_gives_nothing() -> None:
    match = grow("5 7 . . . 9 . . . . 13 . . . . 17", [1, 2, 3, 4], left=[20], then=[7, 20])
    assert kinds(follow(match, "1 draw", "1 place a2")) == ["places"]
    assert match.actors() == (1,)


def test_a_pair_made_by_exchange_gives_another_turn() -> None:
    match = grow("5 . . . . 9 . . . . 13 . . . . 17", [1, 2, 3, 4], left=[], then=[5, 20], bruno=True)
    events = follow(match, "1 draw", "1 place b2")  # falling diagonal: a1 and b2
    assert kinds(events) == ["places-in-exchange", "plays-again"]
    assert match.view().face_up == [9]
    assert match.actors() == (0,)


@pytest.mark.parametrize("cell", ["b2", "d2", "b4", "d4"])
def test_both_directions_of_the_diagonal_count(cell: str) -> None:
    match = begin([1, 2, 10, 20, 3, 4, 5, 6, 10], setup="choice", bruno=True)
    follow(match, "1 arrange 1 2 10 20", "2 arrange 3 4 5 6", "1 draw")
    again = follow(match, f"1 place {cell}")[-1]
    assert again == Event("plays-again", 0, {"cells": [cell, "c3"]})


@pytest.mark.parametrize("cell", ["a1", "d1", "a4"])
def test_equal_numbers_that_do_not_touch_at_a_corner_are_no_pair(cell: str) -> None:
    match = begin([1, 2, 10, 20, 3, 4, 5, 6, 10], setup="choice", bruno=True)
    follow(match, "1 arrange 1 2 10 20", "2 arrange 3 4 5 6", "1 draw")
    assert "plays-again" not in kinds(follow(match, f"1 place {cell}"))
    assert match.actors() == (1,)


@pytest.mark.parametrize(
    ("picture", "cell"),
    [
        ("1 . . 9 . 2 . . . . 15 . . . . 20", "a3"),
        ("1 . . . . 2 . 9 . . 15 . . . . 20", "a4"),
        ("1 . 8 . . 10 . . . . 11 . . . . 9", "a2"),
    ],
)
def test_the_garden_does_not_wrap_round(picture: str, cell: str) -> None:
    match = grow(picture, [4, 5, 6, 7], left=[8], then=[9], bruno=True)
    assert kinds(follow(match, "1 draw", f"1 place {cell}")) == ["places"]


def test_a_pair_that_stood_before_is_not_made_by_exchanging_a_number_for_itself() -> None:
    dealt = [7, 7, 13, 17, 1, 2, 3, 4, 1, 2, 3, 4]
    match = begin([*dealt, "7 red"], 3, bruno=True)
    assert garden(match, 1) == {"a1": 7, "b2": 7, "c3": 13, "d4": 17}
    assert kinds(follow(match, "1 draw", "1 place b2")) == ["places-in-exchange"]
    assert match.view().garden_colours[0][CELL_NAMES.index("b2")] == "red"
    assert match.actors() == (1,)


def test_a_pair_beside_one_that_stood_before_gives_another_turn() -> None:
    match = begin([7, 7, 13, 17, 1, 2, 3, 4, 1, 2, 3, 4, "7 red"], 3, bruno=True)
    again = follow(match, "1 draw", "1 place c3")[-1]
    assert (again.kind, again.facts) == ("plays-again", {"cells": ["c3", "b2"]})


def test_clovers_laid_in_the_setup_give_no_other_turn() -> None:
    match = begin([7, 1, 7, 2], setup="michael", bruno=True)
    follow(match, "1 set a1", "2 set a1")
    assert kinds(follow(match, "1 set b2")) == ["sets", "draws-for-diagonal"]
    assert match.actors() == (1,)


def test_another_turn_may_give_another_turn_and_so_on() -> None:
    match = grow("2 4 . . . 6 8 . . . 10 . . . . 20", [1, 3, 5, 7], left=[4, 8], then=[10, 19], bruno=True)
    assert kinds(follow(match, "1 take 4 a2"))[-1] == "plays-again"
    assert kinds(follow(match, "1 take 8 b3"))[-1] == "plays-again"
    assert kinds(follow(match, "1 draw", "1 place d4"))[-1] == "plays-again"
    assert kinds(follow(match, "1 take 20 d4")) == ["takes-in-exchange"]
    assert match.actors() == (1,)


def to_and_fro(**more: Any) -> Match:
    """On b2, seat 1 can lay a 7 that makes a pair with c1 and a 9 that makes one with a3; both lie in the middle."""
    return grow("1 . 7 . . 8 . . 9 . 19 . . . . 20", [2, 3, 4, 5], left=[7, 9], bruno=True, **more)


def test_a_pair_gives_another_turn_once_in_a_turn() -> None:
    match = to_and_fro(then=[])
    assert kinds(follow(match, "1 take 7 b2")) == ["takes-in-exchange", "plays-again"]
    assert kinds(follow(match, "1 take 9 b2")) == ["takes-in-exchange", "plays-again"]
    exchange, paid = follow(match, "1 take 7 b2")
    assert exchange.kind == "takes-in-exchange"
    assert paid == Event("paid-already", 0, {"cells": ["b2", "c1"]})
    assert sentence(paid, "en", "lucky-numbers", reader=0).startswith("You already got an extra turn for this pair")
    assert match.actors() == (1,)


def test_in_the_next_turn_a_pair_gives_another_turn_again() -> None:
    match = to_and_fro(then=[10])
    follow(match, "1 take 7 b2", "1 take 9 b2", "1 take 7 b2")
    waste(match, 1)
    assert kinds(follow(match, "1 take 9 b2")) == ["takes-in-exchange", "plays-again"]


def test_leaving_a_clover_lets_pairs_pay_again_too() -> None:
    match = to_and_fro(then=[10, 11])
    follow(match, "1 take 7 b2")
    waste(match, 2)
    assert match.view().paid == []
    follow(match, "1 take 9 b2")
    assert kinds(follow(match, "1 take 7 b2")) == ["takes-in-exchange", "plays-again"]


def test_everybody_sees_what_has_paid_in_this_turn() -> None:
    match = to_and_fro(then=[])
    follow(match, "1 take 7 b2")
    assert match.view().paid == [Paid(7, [2, 5])]
    follow(match, "1 take 9 b2")
    assert match.view().paid == [Paid(7, [2, 5]), Paid(9, [5, 8])]
    assert imagine(match.view(1)).tobytes() == match.state.tobytes()
    follow(match, "1 take 7 b2")
    assert match.view().paid == []
    assert not match.state.paid.any()


def test_another_number_on_the_same_cells_gives_another_turn() -> None:
    match = begin([1, 8, 19, 20, 2, 3, 4, 5, 2, 3, 4, 5, 7, 7, 9, 9, 9, 10], 3, bruno=True)
    for cell in ("c1", "a3"):
        follow(match, "1 draw", f"1 place {cell}")
        waste(match, 2)
    assert follow(match, "1 take 7 b2")[-1] == Event("plays-again", 0, {"cells": ["b2", "c1"]})
    assert follow(match, "1 take 9 b2")[-1] == Event("plays-again", 0, {"cells": ["b2", "a3"]})
    assert follow(match, "1 take 9 c1")[-1] == Event("plays-again", 0, {"cells": ["c1", "b2"]})


@pytest.mark.parametrize(
    ("paid", "again"), [([], True), ([(2, 5)], True), ([(5, 8)], True), ([(2, 5), (5, 8)], False)], ids=str
)
def test_of_several_pairs_at_once_one_that_has_not_paid_is_enough(paid: list[tuple[int, int]], again: bool) -> None:
    state = new_round(3, 0, 1, True)
    for cell, number in ((0, 1), (2, 7), (8, 7)):
        put(state, 0, cell, clover(number, cell % 2))
    for one, other in paid:
        state.paid[7] |= pairs_of(1 << one | 1 << other)
    state.phase, state.face_up[2] = CHOOSING, 1 << 7
    actions.act(state, 0, actions.TAKE, 7, 5)
    assert (state.turn == 0) == again
    assert cells_of(int(state.paid[7])) == ([(2, 5), (5, 8)] if again else [])


def test_a_pair_is_its_two_cells() -> None:
    every = cells_of(pairs_of(0xFFFF))
    assert len(every) == 18
    for upper, lower in every:
        assert pair_of(upper, lower) == pairs_of(1 << upper | 1 << lower)
        assert cells_of(pair_of(upper, lower)) == [(upper, lower)]


def test_by_rules_1_nothing_limits_a_chain_of_exchanges() -> None:
    match = to_and_fro(then=[], rules=1)
    for _ in range(20):
        assert kinds(follow(match, "1 take 7 b2")) == ["takes-in-exchange", "plays-again"]
        assert kinds(follow(match, "1 take 9 b2")) == ["takes-in-exchange", "plays-again"]
        assert imagine(match.view(1)).tobytes() == match.state.tobytes()


def test_several_pairs_at_once_give_one_turn() -> None:
    match = begin([1, 8, 19, 20, 2, 3, 4, 5, 2, 3, 4, 5, 7, 10, 10, 7, 11, 11, 7, 12], 3, bruno=True)
    for cell in ("c1", "a3"):
        assert kinds(follow(match, "1 draw", f"1 place {cell}")) == ["places"]
        waste(match, 2)
    assert kinds(follow(match, "1 draw", "1 place b2")) == ["places-in-exchange", "plays-again"]
    waste(match, 1)
    assert match.actors() == (1,)


def test_leaving_a_drawn_clover_ends_another_turn() -> None:
    match = grow("5 7 . . . 9 . . . . 13 . . . . 17", [1, 2, 3, 4], left=[20], then=[7, 20], bruno=True)
    follow(match, "1 draw", "1 place a2", "1 draw", "1 leave")
    assert match.actors() == (1,)


def last_pair(*, last: int = 5) -> Match:
    """Seat 2 has drawn the last clover, with 5 9 13 17 on its diagonal and nearly everything else in the middle."""
    dealt = [1, 6, 11, 16, 5, 9, 13, 17]
    match = begin([*dealt, *every_clover_but([*dealt, last]), last], bruno=True)
    waste(match, 31)
    follow(match, "2 draw")
    return match


def test_once_the_pile_is_empty_another_turn_can_only_take_from_the_middle() -> None:
    match = last_pair()
    assert kinds(follow(match, "2 place b2")) == ["places-in-exchange", "plays-again"]
    assert match.actors() == (1,)
    assert all(text.startswith("take ") for text in match.legal(1))
    assert refused(match, 2, "draw").code == "pile-empty"
    assert kinds(follow(match, "2 take 16 d3")) == ["takes", "pile-used-up", "match-over"]
    assert match.result
    assert match.result.winners == (1,)
    assert match.result.scores == (-12, 2)


def test_turns_give_turns_with_an_empty_pile_too() -> None:
    match = last_pair()
    follow(match, "2 place b2")
    assert kinds(follow(match, "2 take 13 d4")) == ["takes-in-exchange", "plays-again"]
    assert kinds(follow(match, "2 take 14 d4")) == ["takes-in-exchange", "pile-used-up", "match-over"]
    assert match.result
    assert match.result.winners == (0, 1)


def test_no_pair_with_the_last_clover_ends_the_game() -> None:
    match = last_pair(last=10)
    assert kinds(follow(match, "2 place c2")) == ["places", "pile-used-up", "match-over"]


def test_another_turn_is_over_if_the_pile_is_empty_and_nothing_face_up_fits() -> None:
    """With whole sets something always lies in the middle by then, so this takes a round made by hand."""
    state = new_round(2, 0, 1, True)
    state.face_down[:] = 0
    state.phase, state.held = HOLDING, clover(5, 1)
    put(state, 0, 0, clover(5, 0))
    with_something = state.copy()
    with_something.face_up[0] = 1 << 9
    for round_, phase in ((state, OVER), (with_something, CHOOSING)):
        actions.act(round_, 0, actions.PLACE, 0, 5)
        assert round_.phase == phase
    assert state.winners == 0b01


def test_filling_the_garden_ends_the_game_before_a_pair_gives_another_turn() -> None:
    own = [15 if number == 12 else number for number in FULL]
    match = almost_full(own, bruno=True)
    assert (garden(match, 1)["d3"], match.view().held) == (15, 15)
    assert kinds(follow(match, "1 place c4")) == ["places", "garden-full", "match-over"]
    assert match.result
    assert match.result.winners == (0,)


# The tournament


def wasted(dealt: list[int], first_drawn: int, seats: int = 2) -> list[int]:
    """The clovers of a game in which the first clover drawn may be placed and all others are left."""
    return [*dealt, first_drawn, *every_clover_but([*dealt, first_drawn], seats)]


def test_a_tournament_has_as_many_games_as_seats_and_the_first_seat_moves_on() -> None:
    dealt = [1, 6, 11, 16, 2, 7, 12, 17, 3, 8, 13, 18]
    match = begin(wasted(dealt, 5, 3) * 3, 3, tournament=True)
    for first in (0, 1, 2):
        view = match.view()
        assert (view.round, view.first, view.turn, match.actors()) == (first + 1, first, first, (first,))
        assert garden(match, first + 1) == {"a1": 1, "b2": 6, "c3": 11, "d4": 16}
        assert view.scores == [2 * first] * 3
        waste(match, 48)
    assert match.round == 3
    assert match.result
    assert match.result.scores == (6, 6, 6)
    assert match.result.winners == (0, 1, 2)


def test_in_a_tournament_each_seat_begins_once_from_the_agreed_one_on() -> None:
    match = begin(wasted([1, 6, 11, 16, 2, 7, 12, 17, 3, 8, 13, 18], 5, 3) * 3, 3, tournament=True, first=1)
    for first in (1, 2, 0):
        assert (match.view().first, match.actors()) == (first, (first,))
        waste(match, 48)
    assert match.result


def test_after_each_game_winners_score_two_and_the_others_lose_a_point_for_each_empty_cell() -> None:
    game = wasted([1, 6, 11, 16, 2, 7, 12, 17], 5)
    match = begin(game * 2, tournament=True)
    follow(match, "1 draw", "1 place b1")
    waste(match, 30)
    events = follow(match, "2 draw", "2 leave")
    assert kinds(events)[:4] == ["leaves", "pile-used-up", "round-over", "round-begins"]
    assert events[2].facts == {"round": 1, "scores": [2, -12]}
    assert match.scores == (2, -12)
    assert match.result is None
    assert match.view().gardens[0].count(0) == 12
    waste(match, 31)
    events = follow(match, "1 draw", "1 leave")
    assert kinds(events) == ["leaves", "pile-used-up", "round-over", "match-over"]
    assert match.result
    assert match.result.scores == (4, -10)
    assert match.result.winners == (0,)


def test_most_points_win_the_tournament_and_ties_share() -> None:
    game = wasted([1, 6, 11, 16, 2, 7, 12, 17], 5)
    match = begin(game * 2, tournament=True)
    follow(match, "1 draw", "1 place b1")
    waste(match, 31)
    follow(match, "2 draw", "2 place b1")
    waste(match, 31)
    assert match.result
    assert match.result.scores == (-10, -10)
    assert match.result.winners == (0, 1)


def test_a_single_game_is_no_tournament() -> None:
    match = begin(wasted([1, 6, 11, 16, 2, 7, 12, 17], 5))
    waste(match, 32)
    assert match.result
    assert match.round == 1
