"""Puzzles from the printed booklet: boards that fit, the solutions as printed, and shortest ones beside them."""

import json
from datetime import date
from pathlib import Path

import pytest

from ludotheque.puzzles import BadWish, Printed, Puzzle, Sitting, printed_puzzle, printed_puzzles
from ludotheque.puzzles.finding import find
from puzzles import naive_puzzles as naive

PUBLISHED = {
    one["puzzle"]: one
    for one in json.loads(Path(__file__).with_name("published-solutions.json").read_text("utf-8"))["solutions"]
}
SHORTER = {24: 2, 31: 1, 33: 1, 34: 1}
"""How many moves the printed solution could do without on our boards."""
TODAY = date(2026, 7, 1)

every_puzzle = pytest.mark.parametrize("one", printed_puzzles(), ids=lambda one: str(one.number))


def test_they_are_numbered_and_allow_as_many_moves_as_printed() -> None:
    assert [one.number for one in printed_puzzles()] == list(range(23, 35)) == list(PUBLISHED)
    assert [one.puzzle.maximum for one in printed_puzzles()] == [6] * 6 + [7] * 6


@every_puzzle
def test_the_printed_solution_is_legal_on_the_board_and_ends_in_order_within_the_maximum(one: Printed) -> None:
    assert [list(swap) for swap in one.solution] == PUBLISHED[one.number]["moves"]
    assert list(one.puzzle.numbers) in PUBLISHED[one.number]["starts"]
    board = one.puzzle.numbers
    assert len(set(board)) == 16
    assert set(board) <= set(range(1, 21))
    for a, b in one.solution:
        here, there = board.index(a), board.index(b)
        assert there in naive.neighbours(here)
        board = naive.swapped(board, here, there)
    assert naive.ascending(board)
    assert len(one.solution) <= (one.puzzle.maximum or 0)


@every_puzzle
def test_a_shortest_solution_is_no_longer_than_the_printed_one(one: Printed) -> None:
    sitting = Sitting(one.puzzle)
    for swap in one.shortest:
        sitting = sitting.swap(*swap)
    assert sitting.solved
    assert one.saved == len(one.solution) - len(one.shortest) == SHORTER.get(one.number, 0)


def test_they_are_found_by_booklet_and_number_in_both_languages_and_by_their_id() -> None:
    one = printed_puzzle(31)
    for typed in (("booklet", "31"), ("booklet-31",), ("livret", "31"), ("Livret-31",), ("Heft-31",), (one.puzzle.id,)):
        meant = find(typed, TODAY)
        assert (meant.puzzle, meant.printed, meant.kind) == (one.puzzle, one, "printed")
    assert find(("31",), TODAY).printed is None
    assert find((Puzzle(one.puzzle.numbers, 6).id,), TODAY).printed is None  # as hard as can be is another puzzle


@pytest.mark.parametrize("number", [22, 35, -1, "x", ""])
def test_a_number_that_has_not_survived_gets_an_error_that_says_which_have(number: int | str) -> None:
    with pytest.raises(BadWish, match="booklet 23 to booklet 34"):
        printed_puzzle(number)
    with pytest.raises(BadWish, match="booklet 23 to booklet 34"):
        find(("booklet", str(number)), TODAY)
