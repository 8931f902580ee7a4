"""The same question to OR-tools CP-SAT: a board for every moment, and one swap between two of them."""

from collections.abc import Sequence
from typing import Any

from bench.puzzles.plain import NEXT, PAIRS, partners


def minimum(numbers: Sequence[int]) -> int:
    """The least number of swaps: the first number for which there is a solution, all smaller ones being disproved."""
    moves = 0
    while not solvable(numbers, moves):
        moves += 1
    return moves


def solvable(numbers: Sequence[int], moves: int) -> bool:
    """Whether so many swaps put a board in order."""
    from ortools.sat.python import cp_model

    ranks = sorted(numbers)
    model = cp_model.CpModel()
    lies: list[list[list[Any]]] = [
        [[model.new_bool_var("") for _ in range(16)] for _ in range(16)] for _ in range(moves + 1)
    ]
    for cell, number in enumerate(numbers):
        for rank in range(16):
            model.add(lies[0][cell][rank] == int(ranks.index(number) == rank))
    for now in range(moves):
        before, after = lies[now], lies[now + 1]
        swap = {pair: model.new_bool_var("") for pair in PAIRS}
        model.add_exactly_one(swap.values())
        for (a, b), chosen in swap.items():
            for rank in range(16):
                model.add(after[a][rank] == before[b][rank]).only_enforce_if(chosen)
                model.add(after[b][rank] == before[a][rank]).only_enforce_if(chosen)
        for cell in range(16):
            moved = [swap[min(cell, other), max(cell, other)] for other in partners(cell)]
            for rank in range(16):
                model.add(after[cell][rank] == before[cell][rank]).only_enforce_if([one.negated() for one in moved])
        for cell in range(16):
            model.add_exactly_one(after[cell])
            model.add_exactly_one(after[other][cell] for other in range(16))
    height: list[Any] = [sum(rank * lies[moves][cell][rank] for rank in range(16)) for cell in range(16)]
    for a, b in NEXT:
        model.add(height[a] < height[b])
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    status = solver.solve(model)
    assert status in (cp_model.OPTIMAL, cp_model.FEASIBLE, cp_model.INFEASIBLE)
    return bool(status != cp_model.INFEASIBLE)
