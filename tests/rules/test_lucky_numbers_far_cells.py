"""Lucky Numbers where examples seldom come: far cells, equal clovers, later seats. Mutation testing asked for these."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.games.lucky_numbers import actions
from ludotheque.games.lucky_numbers.garden import bounds, cells_that_take, put
from ludotheque.games.lucky_numbers.notation import CELL_NAMES
from ludotheque.games.lucky_numbers.rules import face_down_clover
from ludotheque.games.lucky_numbers.state import HOLDING, OVER, clover, new_round
from ludotheque.kernel import State
from rules.lucky_numbers import begin, follow, garden, grow, kinds, opened, refused, waste


def comes_before(one: int, other: int) -> bool:
    """Whether a cell lies left of another in its row or over it in its column."""
    (row, column), (other_row, other_column) = divmod(one, 4), divmod(other, 4)
    return (row == other_row and column < other_column) or (column == other_column and row < other_row)


def agrees_with_the_numbers(state: State, numbers: dict[int, int]) -> None:
    """Every cell takes what lies between the numbers before it and those after it, and nothing else."""
    for cell in range(16):
        low = max([number for there, number in numbers.items() if comes_before(there, cell)], default=0)
        high = min([number for there, number in numbers.items() if comes_before(cell, there)], default=21)
        assert bounds(state, 1, cell) == (low, high)
        fitting = [number for number in range(1, 21) if cells_that_take(state, 1, number) >> cell & 1]
        assert fitting == list(range(low + 1, high))


@pytest.mark.parametrize("exchanged", [0, 1, 20])
@pytest.mark.parametrize("there", range(16), ids=CELL_NAMES)
def test_a_clover_bounds_every_cell_of_its_row_and_column_and_no_other(there: int, exchanged: int) -> None:
    state = new_round(2, 0, 1, False)
    for number in filter(None, [exchanged, 10]):
        put(state, 1, there, clover(number, 0))
    agrees_with_the_numbers(state, {there: 10})


@given(st.lists(st.tuples(st.integers(0, 15), st.integers(1, 20)), min_size=10, max_size=40))
def test_clovers_bound_a_cell_together(puts: list[tuple[int, int]]) -> None:
    state, numbers = new_round(2, 0, 1, False), {}
    for cell, number in puts:
        if cells_that_take(state, 1, number) >> cell & 1:
            put(state, 1, cell, clover(number, 0))
            numbers[cell] = number
    agrees_with_the_numbers(state, numbers)


def test_the_clovers_of_a_full_garden_bound_each_other() -> None:
    state = new_round(2, 0, 1, False)
    for cell in range(16):
        put(state, 1, cell, clover(cell + 3, 0))
    agrees_with_the_numbers(state, {cell: cell + 3 for cell in range(16)})


def cells_for(number: int, diagonal: list[int]) -> list[str]:
    """The cells of a garden with nothing but its diagonal where a number fits."""
    numbers = dict(zip(range(0, 16, 5), diagonal, strict=True))
    return [
        CELL_NAMES[cell]
        for cell in range(16)
        if all(other < number for there, other in numbers.items() if comes_before(there, cell))
        and all(other > number for there, other in numbers.items() if comes_before(cell, there))
    ]


@pytest.mark.parametrize("number", range(1, 21))
def test_a_drawn_clover_is_offered_wherever_it_fits(number: int) -> None:
    match = opened(number)
    follow(match, "1 draw")
    assert match.legal(0) == [*(f"place {cell}" for cell in cells_for(number, [3, 8, 13, 18])), "leave"]


def test_an_odd_number_of_places_is_offered_whole() -> None:
    match = grow("3 5 . . . 8 . . . . 13 . . . . 18", [4, 9, 14, 19], left=[20], then=[4])
    follow(match, "1 draw")
    assert match.legal(0) == [*(f"place {cell}" for cell in ("a1", "b1", "a2", "a3", "c3", "a4", "d4")), "leave"]


def test_of_several_numbers_face_up_each_is_offered_wherever_it_fits() -> None:
    match = opened(10, 11, 2, 17, 20)
    waste(match, 5)
    takes = [f"take {number} {cell}" for number in (2, 10, 11, 17, 20) for cell in cells_for(number, [4, 9, 14, 19])]
    assert sorted(match.legal(1)) == sorted([*takes, "draw"])


def test_the_pile_is_counted_by_colour_and_then_by_number() -> None:
    state = new_round(3, 0, 1, False)
    state.face_down[1] = 1 << 4 | 1 << 17
    expected = [*((n, 0) for n in range(1, 21)), (4, 1), (17, 1), *((n, 2) for n in range(1, 21))]
    assert [face_down_clover(state, position) for position in range(42)] == [clover(*both) for both in expected]


def test_the_top_row_does_not_touch_the_bottom_row() -> None:
    match = grow("1 . . . . 10 . . 8 . 11 . . . . 9", [4, 5, 6, 7], left=[8], then=[9], bruno=True)
    assert kinds(follow(match, "1 draw", "1 place c1")) == ["places"]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_whichever_seat_fills_its_garden_wins_alone(seat: int) -> None:
    state = new_round(3, 0, 1, False)
    for cell in range(15):
        put(state, seat, cell, clover(cell + 1, 0))
    state.turn, state.phase, state.held = seat, HOLDING, clover(16, 0)
    actions.act(state, seat, actions.PLACE, 0, 15)
    assert (state.phase, state.winners) == (OVER, 1 << seat)


def test_four_twenties_are_arranged_like_any_clovers() -> None:
    twenties = [f"20 {colour}" for colour in ("blue", "violet", "red", "gold")]
    match = begin([*twenties, *range(1, 13)], 4, "choice")
    assert match.actors() == (0, 1, 2, 3)
    follow(match, "2 arrange 1 2 3 4", "3 arrange 5 6 7 8", "4 arrange 9 10 11 12")
    assert match.actors() == (0,)
    follow(match, "1 arrange 20 20 20 20")
    assert garden(match, 1) == {"a1": 20, "b2": 20, "c3": 20, "d4": 20}


@pytest.mark.parametrize("text", ["arrange 15 5 7 7", "arrange 15 5 7 1", "arrange 5 7 15 5"])
def test_of_two_equal_clovers_both_are_arranged(text: str) -> None:
    match = begin([5, 15, 7, "15 violet", 1, 2, 3, 4], setup="choice")
    assert refused(match, 1, text).code == "not-your-clovers"


def test_in_michaels_setup_play_begins_when_the_seat_before_the_first_has_its_four() -> None:
    dealt = [1, 2, 3, 4, 5, 6, 7, 8]
    rest = [number for number in range(1, 21) for _ in range(2)]
    for number in dealt:
        rest.remove(number)
    match = begin([*dealt, *rest] * 2, setup="michael", tournament=True)
    for first in (0, 1):
        for cell in ("a1", "b2", "c3", "d4"):
            for seat in (first, 1 - first):
                assert match.view().phase == "setting"
                match.play(seat, f"set {cell}")
        assert match.legal(first) == ["draw"]
        waste(match, 32)
