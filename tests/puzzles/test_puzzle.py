"""A puzzle is a value: what can be swapped, what is in order, what cannot be; and sittings at it."""

from random import Random
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from ludotheque.puzzles import BadId, ImpossibleBoard, ImpossibleSwap, Puzzle, Sitting, minimum
from ludotheque.puzzles.board import NEIGHBOURS, is_across
from ludotheque.puzzles.ids import ALPHABET, MAXIMA
from puzzles import naive_puzzles as naive
from puzzles.naive_puzzles import Board, boards

SORTED = tuple(range(1, 17))
START = (20, 2, 7, 9, 3, 8, 13, 18, 6, 10, 14, 19, 12, 15, 16, 1)


def test_partners_touch_or_face_each_other_across_the_edge() -> None:
    puzzle = Puzzle(START)
    assert puzzle.partners(20) == (12, 3, 9, 2)
    assert puzzle.partners(10) == (8, 15, 6, 14)
    for cell in range(16):
        assert {partner for partner, _ in NEIGHBOURS[cell].values()} == set(naive.neighbours(cell))
    assert is_across(0, 12)
    assert is_across(3, 0)
    assert not is_across(0, 1)


@given(boards)
def test_a_board_is_solved_when_every_row_and_column_ascends(board: Board) -> None:
    assert Puzzle(board).solved == naive.ascending(board)
    assert Puzzle(SORTED).solved


@given(boards, st.integers(0, 15), st.integers(0, 15))
def test_a_swap_moves_two_partners_and_nothing_else_and_two_others_are_refused(board: Board, a: int, b: int) -> None:
    puzzle = Puzzle(board)
    if b in naive.neighbours(a):
        assert puzzle.swap(board[a], board[b]).numbers == naive.swapped(board, a, b)
        assert puzzle.swap(board[b], board[a]) == puzzle.swap(board[a], board[b])
    else:
        with pytest.raises(ImpossibleSwap) as refused:
            puzzle.swap(board[a], board[b])
        assert refused.value.code == ("with-itself" if a == b else "not-partners")
    assert puzzle.numbers == board


@pytest.mark.parametrize(
    ("numbers", "code", "said"),
    [
        (SORTED[:15], "bad-count", "15"),
        ((*SORTED, 17), "bad-count", "17"),
        ((*SORTED[:15], 1), "twice", "1"),
        ((*SORTED[:14], 3, 5), "twice", "3 and 5"),
        ((*SORTED[:15], 21), "bad-number", "21"),
        ((*SORTED[:15], 0), "bad-number", "0"),
        ((*SORTED[:15], 1.5), "bad-number", "1.5"),
        ((*SORTED[:15], True), "bad-number", "True"),
        ("1 2 3", "no-numbers", "1 2 3"),
        (7, "no-numbers", "7"),
    ],
)
def test_a_board_that_cannot_be_gets_an_error_that_says_so(numbers: Any, code: str, said: str) -> None:
    for ask in (Puzzle, minimum):
        with pytest.raises(ImpossibleBoard) as error:
            ask(numbers)
        assert error.value.code == code
        assert said in error.value.say("en")
        assert error.value.say("fr") != error.value.say("en")


def test_a_number_that_is_not_there_cannot_be_swapped() -> None:
    with pytest.raises(ImpossibleSwap, match="no 17"):
        Puzzle(SORTED).swap(17, 1)
    with pytest.raises(ImpossibleSwap, match="no 17"):
        Puzzle(SORTED).partners(17)


@given(boards, st.integers(0, MAXIMA - 1))
def test_an_id_alone_rebuilds_the_puzzle_however_it_is_typed(board: Board, maximum: int) -> None:
    puzzle = Puzzle(board, maximum)
    assert Puzzle.of(puzzle.id) == puzzle
    assert Puzzle.of(f"  {puzzle.id.lower().replace('-', ' ').replace('1', 'l')} ") == puzzle


@given(boards, st.integers(0, 13), st.sampled_from(ALPHABET))
def test_one_wrong_character_in_an_id_is_noticed(board: Board, place: int, letter: str) -> None:
    typed = list(Puzzle(board, 8).id.replace("-", ""))
    assume(typed[place] != letter)
    typed[place] = letter
    with pytest.raises(BadId) as error:
        Puzzle.of("".join(typed))
    assert error.value.code == "mistyped"


@given(boards, st.integers(0, 12))
def test_two_neighbours_that_changed_places_in_an_id_are_noticed(board: Board, place: int) -> None:
    typed = list(Puzzle(board, 8).id.replace("-", ""))
    assume(typed[place] != typed[place + 1])
    typed[place], typed[place + 1] = typed[place + 1], typed[place]
    with pytest.raises(BadId):
        Puzzle.of("".join(typed))


@pytest.mark.parametrize(
    ("text", "code"), [("", "bad-length"), ("1RZ55-Z5KR", "bad-length"), ("1RZ55-Z5KR-TK8T0", "bad-letter")]
)
def test_a_text_that_is_no_id_gets_an_error_that_says_so(text: str, code: str) -> None:
    with pytest.raises(BadId) as error:
        Puzzle.of(text)
    assert error.value.code == code
    assert error.value.say("fr") != error.value.say("en")


def test_the_maximum_counts_down_and_ends() -> None:
    puzzle = Puzzle(START, 1).swap(20, 9)
    assert puzzle.maximum == 0
    with pytest.raises(ImpossibleSwap, match="No moves left"):
        puzzle.swap(2, 7)
    with pytest.raises(ImpossibleBoard):
        Puzzle(START, -1)


def test_without_a_maximum_the_id_holds_the_minimum() -> None:
    assert Puzzle.of(Puzzle(START).id).maximum == minimum(START)


def test_what_is_taken_back_can_be_done_again_until_something_else_is_done() -> None:
    start = Sitting(Puzzle(START, 7))
    two = start.swap(10, 14).swap(12, 15)
    assert two.undo().puzzle == start.swap(10, 14).puzzle
    assert two.undo().redo() == two
    assert two.undo().undo().redo().redo() == two
    assert two.restart().puzzle == start.puzzle
    assert two.restart().redo().redo().puzzle == two.puzzle
    assert two.undo().swap(6, 14).undone == ()
    with pytest.raises(ImpossibleSwap, match="undo"):
        start.undo()
    with pytest.raises(ImpossibleSwap, match="redo"):
        two.redo()


def test_following_the_hints_solves_a_puzzle_in_the_least_number_of_moves() -> None:
    sitting = Sitting(Puzzle(START, minimum(START)))
    while not sitting.solved:
        sitting, hint = sitting.hint()
        assert hint.in_time
        assert hint.needed == hint.left
        sitting = sitting.swap(*hint.swap)
    assert sitting.hints == len(sitting.done) == minimum(START)
    with pytest.raises(ImpossibleSwap, match="already"):
        sitting.hint()


def test_a_hint_says_when_it_is_too_late() -> None:
    sitting = Sitting(Puzzle(START, minimum(START)))
    chance = Random(1)
    while (now := sitting.puzzle).minimum <= (now.maximum or 0):
        a = chance.choice(now.numbers)
        sitting = sitting.swap(a, chance.choice(now.partners(a)))
    assert not sitting.hint()[1].in_time


def test_giving_up_starts_over_and_shows_a_solution() -> None:
    sitting, solution = Sitting(Puzzle(START, 9)).swap(10, 14).give_up()
    assert sitting.gave_up
    assert sitting.puzzle == Puzzle(START, 9)
    for a, b in solution:
        sitting = sitting.swap(a, b)
    assert sitting.solved
