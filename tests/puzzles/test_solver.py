"""The solver finds shortest solutions, and there are none shorter."""

import json
import os
import subprocess
import sys
from collections.abc import Iterable
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.puzzles import Puzzle, Swap, count, minimum, solutions, solve
from ludotheque.puzzles.solver import orders, useful_swaps
from puzzles import naive_puzzles as naive
from puzzles.naive_puzzles import Board, boards, near_order

PRINTED = json.loads(Path(__file__).with_name("published-solutions.json").read_text("utf-8"))["solutions"]

BACKWARDS = tuple(range(16, 0, -1))

Solution = tuple[Swap, ...]


def replayed(board: Board, swaps: Iterable[Swap]) -> Puzzle:
    puzzle = Puzzle(board)
    for a, b in swaps:
        puzzle = puzzle.swap(a, b)
    return puzzle


@pytest.mark.parametrize("printed", PRINTED, ids=lambda printed: str(printed["puzzle"]))
def test_printed_solutions_end_in_order_and_the_solver_needs_no_more_moves(printed: dict[str, Any]) -> None:
    for start in printed["starts"]:
        assert replayed(tuple(start), printed["moves"]).solved
        found = solve(start)
        assert replayed(tuple(start), found).solved
        assert len(found) <= len(printed["moves"])


@given(boards)
def test_a_solution_of_any_board_ends_in_order_and_every_step_of_it_is_needed(board: Board) -> None:
    puzzle = Puzzle(board)
    swaps = solve(board)
    for left in range(len(swaps), 0, -1):
        assert not puzzle.solved
        assert minimum(puzzle.numbers) == left
        puzzle = puzzle.swap(*swaps[len(swaps) - left])
    assert puzzle.solved
    assert minimum(puzzle.numbers) == 0


@pytest.mark.parametrize("swaps", range(4))
def test_the_minimum_is_that_of_a_breadth_first_search(swaps: int) -> None:
    for seed in range(6):
        board = near_order(swaps, seed)
        assert minimum(board) == naive.breadth_first(board, 3)


@pytest.mark.parametrize("swaps", range(4, 10))
def test_the_minimum_is_that_of_a_plain_search_through_all_orders(swaps: int) -> None:
    for seed in range(5):
        board = near_order(swaps, seed)
        assert minimum(board) == naive.deepening(board)


def test_there_are_24024_ways_to_lie_in_order_and_the_solver_knows_them_all() -> None:
    ways = naive.ways_to_lie_in_order()
    assert len(ways) == 24024
    for way in ways:
        board = [0] * 16
        for number, cell in enumerate(way, start=1):
            board[cell] = number
        assert solve(board) == ()


@given(boards, st.integers(0, 15), st.integers(0, 3))
def test_a_swap_changes_the_minimum_by_exactly_one_or_leaves_another_order_as_near(
    board: Board, cell: int, side: int
) -> None:
    puzzle = Puzzle(board)
    after = puzzle.swap(board[cell], puzzle.partners(board[cell])[side])
    assert abs(minimum(after.numbers) - minimum(board)) <= 1


@given(boards)
def test_only_the_order_of_the_numbers_matters_and_mirrors_change_nothing(board: Board) -> None:
    least = minimum(board)
    flipped = tuple(board[cell % 4 * 4 + cell // 4] for cell in range(16))
    turned = tuple(21 - number for number in reversed(board))
    squeezed = tuple(sorted(board).index(number) + 1 for number in board)
    assert {minimum(flipped), minimum(turned), minimum(squeezed)} == {least}


@pytest.mark.parametrize("seed", range(4))
def test_all_shortest_solutions_are_found_once_each_and_counted_in_every_order(seed: int) -> None:
    board = near_order(3, seed)
    found = solutions(board)
    least = minimum(board)
    in_any_order: set[Solution] = set()
    for one in found:
        assert len(one) == least
        mine = {order for order in permutations(one) if _works(board, order)}
        same_clovers = {order for order in mine if _is_reordered(board, one, order)}
        assert len(same_clovers) == orders(board, one)
        assert not in_any_order & same_clovers
        in_any_order |= same_clovers
    assert in_any_order == set(_brute_force(Puzzle(board), least))
    assert count(board).solutions == len(found)
    assert count(board).sequences == len(in_any_order)


def _works(board: Board, swaps: Solution) -> bool:
    try:
        return replayed(board, swaps).solved
    except Exception:
        return False


def _is_reordered(board: Board, one: Solution, other: Solution) -> bool:
    """Whether one solution becomes the other by exchanging neighbouring swaps of four different clovers' cells."""
    seen, edge = {one}, [one]
    while edge:
        swaps = edge.pop()
        for at in range(len(swaps) - 1):
            (a, b), (c, d) = swaps[at], swaps[at + 1]
            turned = (*swaps[:at], (c, d), (a, b), *swaps[at + 2 :])
            if not {a, b} & {c, d} and turned not in seen:
                seen.add(turned)
                edge.append(turned)
    return other in seen


def _brute_force(puzzle: Puzzle, moves: int) -> list[Solution]:
    if moves == 0:
        return [()] if puzzle.solved else []
    pairs = sorted({(a, b) for a in puzzle.numbers for b in puzzle.partners(a) if a < b})
    return [((a, b), *rest) for a, b in pairs for rest in _brute_force(puzzle.swap(a, b), moves - 1)]


def test_a_limit_cuts_the_list_of_solutions_short() -> None:
    board = near_order(9, 1)
    assert len(solutions(board)) > 2
    assert solutions(board, limit=2) == solutions(board)[:2]


def test_useful_swaps_are_those_that_shortest_solutions_begin_with() -> None:
    for seed in range(2):
        board = near_order(3, seed)
        assert useful_swaps(Puzzle(board)) == {way[0] for way in _brute_force(Puzzle(board), minimum(board)) if way}


def test_interpreted_and_compiled_the_solver_says_the_same() -> None:
    ask = f"from ludotheque.puzzles import solve; print(solve({BACKWARDS}))"
    environment = {**os.environ, "LUDOTHEQUE_INTERPRET": "1"}
    said = subprocess.run(
        [sys.executable, "-W", "error::RuntimeWarning", "-c", ask],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert said.stdout.strip() == str(solve(BACKWARDS))
