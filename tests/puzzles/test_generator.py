"""New puzzles keep what the generator promises; the day has one puzzle for everybody."""

from datetime import date, timedelta
from itertools import pairwise

import pytest

from ludotheque.puzzles import BadWish, Puzzle, minimum, solutions
from ludotheque.puzzles.board import is_across
from ludotheque.puzzles.daily import FIRST, MOVES_BY_WEEKDAY, daily, number_of, read_day, share_text
from ludotheque.puzzles.finding import find
from ludotheque.puzzles.generator import LONGEST, make, make_all
from ludotheque.puzzles.grading import essence, grade, shape
from ludotheque.puzzles.solver import cells_of
from ludotheque.words import LANGUAGES
from puzzles import naive_puzzles as naive
from puzzles.naive_puzzles import near_order


@pytest.mark.parametrize("moves", range(1, LONGEST + 1))
def test_a_puzzle_takes_exactly_as_many_moves_as_were_asked_for(moves: int) -> None:
    one = make(moves, "a seed")
    assert one.puzzle.maximum == minimum(one.puzzle.numbers) == len(one.solution) == moves


@pytest.mark.parametrize("moves", [1, 2, 3])
def test_short_puzzles_take_no_fewer_moves_by_a_breadth_first_search_either(moves: int) -> None:
    for one in make_all((moves,) * 3, "a seed"):
        assert naive.breadth_first(one.puzzle.numbers, moves) == moves


def test_the_same_seed_gives_the_same_puzzles_and_another_seed_others() -> None:
    lengths = (2, 3, 3, 5)
    first, again, other = make_all(lengths, "one"), make_all(lengths, "one"), make_all(lengths, "two")
    assert first == again
    assert not {one.puzzle for one in first} & {one.puzzle for one in other}


def test_puzzles_grow_harder_and_none_is_another_in_disguise() -> None:
    made = make_all((1,) * 3 + (3,) * 5 + (4,) * 4, "growing")
    assert [one.puzzle.maximum for one in made] == [1] * 3 + [3] * 5 + [4] * 4
    by_hardness = sorted(made, key=lambda one: (one.puzzle.maximum, one.points))
    assert [one.points for one in made] == [one.points for one in by_hardness]
    assert len({essence(one.puzzle.numbers) for one in made}) == len({shape(one) for one in made}) == len(made)


def test_more_puzzles_than_there_are_places_for_swaps_can_still_be_made() -> None:
    made = make_all((1,) * 5, "many")
    assert len({essence(one.puzzle.numbers) for one in made}) == 5


def test_how_many_are_done_is_told() -> None:
    told: list[int] = []
    make_all((2, 2, 3), "told", told.append)
    assert told == sorted(told)
    assert told[-1] == 3


def test_puzzles_are_the_same_in_disguise_when_mirrored_or_with_other_numbers_in_the_same_order() -> None:
    board = near_order(6, 3)
    over = tuple(board[cell % 4 * 4 + cell // 4] for cell in range(16))
    behind = tuple(21 - number for number in reversed(board))
    others = tuple(sorted(board).index(number) + 3 for number in board)
    assert essence(over) == essence(behind) == essence(others) == essence(board)
    assert essence(naive.swapped(board, 0, 1)) != essence(board)


def test_a_grade_counts_solutions_what_reaches_across_and_what_misleads() -> None:
    one = make(6, "graded")
    board = one.puzzle.numbers
    every = solutions(board)
    assert one == grade(board)
    assert one.solutions == len(every)
    assert one.across == min(sum(is_across(*cells) for cells in cells_of(board, way)) for way in every)
    misleading, now = 0, board
    for a, b in one.solution:
        for pair in naive.PAIRS:
            after = naive.swapped(now, *pair)
            misleading += wrong(after) < wrong(now) and minimum(after) >= minimum(now)
        now = Puzzle(now).swap(a, b).numbers
    assert one.misleading == misleading


def wrong(board: naive.Board) -> int:
    rows = [board[row * 4 : row * 4 + 4] for row in range(4)]
    return sum(a > b for line in [*rows, *zip(*rows, strict=True)] for a, b in pairwise(line))


@pytest.mark.parametrize("moves", [0, 11, True, "6"])
def test_a_length_that_puzzles_are_not_made_for_gets_an_error_that_says_so(moves: object) -> None:
    with pytest.raises(BadWish, match="1 to 10"):
        make(moves, "a seed")  # type: ignore[arg-type]


@pytest.mark.parametrize("lengths", [(), (3,) * 1001], ids=["none", "too many"])
def test_no_puzzle_at_all_or_too_many_get_an_error_that_says_how_many_can_be_made(lengths: tuple[int, ...]) -> None:
    with pytest.raises(BadWish, match=f"1 to 1,000 puzzles, not {len(lengths):,}"):
        make_all(lengths, "a seed")


def test_a_week_of_daily_puzzles_grows_from_monday_to_sunday_and_never_repeats() -> None:
    monday = date(2026, 6, 29)
    week = [daily(monday + timedelta(days)) for days in range(7)]
    assert [one.puzzle.maximum for one in week] == list(MOVES_BY_WEEKDAY)
    assert len({essence(one.puzzle.numbers) for one in week}) == 7


def test_a_day_has_the_same_puzzle_for_everybody() -> None:
    # If this changes, those who play on an older server have another puzzle on the same day.
    assert daily(date(2026, 7, 1)).puzzle.id == "1QS1M-4WTQ-CTVKH"
    assert (number_of(FIRST), number_of(date(2026, 7, 1))) == (1, 182)


def test_days_before_the_first_and_texts_that_are_no_day_get_errors_that_say_so() -> None:
    with pytest.raises(BadWish, match="2025-12-31"):
        daily(date(2025, 12, 31))
    with pytest.raises(BadWish, match="2026-13-01 is not a day"):
        read_day("2026-13-01")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_to_share_tells_how_it_went_and_no_number_of_the_board(language: str) -> None:
    text = share_text(language, title="X", moves=6, maximum=7, seconds=125, hints=1, link="https://example.org/p")
    assert "🍀" * 6 + "· 6/7" in text
    assert "2:05" in text
    assert text.splitlines()[-1] == "https://example.org/p"
    assert "🍀" not in share_text(language, title="X", moves=3, maximum=7, gave_up=True)


def test_a_puzzle_is_found_by_id_numbers_place_in_the_booklet_or_day() -> None:
    today = date(2026, 7, 1)
    puzzle = daily(today).puzzle
    assert find((), today).puzzle == find(("daily",), today).puzzle == find(("2026-07-01",), today).puzzle == puzzle
    assert find((puzzle.id,), today).puzzle == puzzle
    assert find(tuple(puzzle.id.split("-")), today).puzzle == puzzle
    assert find(tuple(map(str, puzzle.numbers)), today).puzzle == puzzle
    assert find((", ".join(map(str, puzzle.numbers)),), today).puzzle == puzzle
    assert find(("40",), today).puzzle.maximum == 8
    with pytest.raises(BadWish, match="1 to 40"):
        find(("41",), today)
