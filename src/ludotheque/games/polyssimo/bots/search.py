"""The best bot for Polyssimo Challenge: it drafts by what each piece proved to be worth, searches the placements, and
plays the end exactly once it can be solved."""

from collections.abc import Sequence
from random import Random

import numpy as np

from ludotheque.games.polyssimo.actions import Action, action_of
from ludotheque.games.polyssimo.bots.drafting import chances_of_picks
from ludotheque.games.polyssimo.bots.ending import WON, new_ending, solve
from ludotheque.games.polyssimo.bots.tree_search import Tree, grow, new_tree
from ludotheque.games.polyssimo.bots.weights import Weights, load
from ludotheque.games.polyssimo.state import DRAFT
from ludotheque.games.polyssimo.view import View, imagine
from ludotheque.kernel import Floats, State
from ludotheque.kit import Bot

WIDTH, ROOT_WIDTH = 48, 1000
"""The number of placements that are evaluated at a node of the tree, and at its root."""
EXPLORE, WARMTH = 1.0, 0.05
"""How readily the search leaves what is best so far, and how much better at first sight counts."""


def maker(playouts: int = 1000, end: int = 20_000, blur: float = 0.0) -> Bot[View, Action]:
    """A bot that visits ``playouts`` leaves for each decision and looks at ``end`` positions to solve an end.

    ``blur`` is by how much it misjudges its chances at worst: what makes the weaker levels human.
    """
    weights = load()

    def choose(view: View, actions: Sequence[Action], seed: int) -> Action:  # noqa: ARG001 (what is open follows from the view)
        state = imagine(view)
        return action_of(state, decide(state, weights[view.seats], playouts, end, blur, Random(seed)))

    return choose


def decide(state: State, weights: Weights, playouts: int, end: int, blur: float, chance: Random) -> int:
    """The number of the piece to pick or of the placement to lay."""
    if state.phase == DRAFT:
        return _best(chances_of_picks(state, weights), blur, chance)
    winning = winning_placement(state, end, weights) if end else None
    if winning is not None:
        return winning
    tree = searched(state, weights, playouts)
    chances = chances_found(tree)
    if playouts and not blur:
        return int(tree.placement[max(range(len(chances)), key=lambda edge: (tree.taken[edge], chances[edge]))])
    return _best(dict(zip(tree.placement[: len(chances)].tolist(), chances.tolist(), strict=True)), blur, chance)


def winning_placement(state: State, most: int, weights: Weights) -> int | None:
    """A placement with which the seat on turn wins for certain, if one is found within ``most`` positions."""
    end, found = new_ending(weights.ordering), np.zeros(2, np.int64)
    end.states[0] = state
    outcome = solve(end, int(state.turn), most, found, False)
    return int(found[0]) if outcome == WON and found[0] >= 0 else None


def searched(state: State, weights: Weights, playouts: int, root_width: int = ROOT_WIDTH) -> Tree:
    """The tree of a search that visited ``playouts`` leaves."""
    tree = new_tree(playouts + 1, WIDTH, root_width, weights.ordering)
    tree.states[0] = state
    grow(tree, weights.placement, WIDTH, root_width, playouts, EXPLORE, WARMTH)
    return tree


def chances_found(tree: Tree) -> Floats:
    """For each edge of the root the chance of the seat on turn, first sight and all visits together."""
    count, seat = int(tree.edges[0]), int(tree.seat[0])
    return (tree.static[:count] + tree.worth[:count, seat]) / (1 + tree.taken[:count])


def _best(chances: dict[int, float], blur: float, chance: Random) -> int:
    return max(chances, key=lambda number: (chances[number] + blur * chance.random(), chance.random()))
