"""The search: a tree of the placements that look best, grown where it promises most, leaves evaluated by the weights.

Each seat chooses what is best for itself (max-n), so the same search serves two, three and four seats.
"""

from math import sqrt
from typing import NamedTuple

import numpy as np

from ludotheque.games.polyssimo.bots.evaluation import Scratch, evaluate, new_scratch
from ludotheque.games.polyssimo.bots.move_ordering import MoveOrdering, new_move_ordering, order_moves
from ludotheque.games.polyssimo.pieces import PIECES
from ludotheque.games.polyssimo.rules import lay
from ludotheque.games.polyssimo.state import MOST_SEATS, OVER, ROUND
from ludotheque.kernel import Floats, Ints, Rounds, rule

NONE = -1


class Tree(NamedTuple):
    """A search: positions as nodes, placements as edges from one to the next; buffers for both are made beforehand."""

    states: Rounds
    """The position searched, the one being looked at, and one tried out."""
    seat: Ints
    """For each node the seat on turn."""
    first: Ints
    """For each node its first edge."""
    edges: Ints
    """For each node the number of its edges; a round that is over has none."""
    visits: Ints
    """For each node how often the search came by."""
    placement: Ints
    """For each edge the placement."""
    static: Floats
    """For each edge the chance of the seat on turn, at first sight."""
    prior: Floats
    """For each edge how promising it is at first sight; those of a node sum to 1."""
    taken: Ints
    """For each edge how often the search took it."""
    worth: Floats
    """For each edge and seat the sum of the chances found beyond it."""
    child: Ints
    """For each edge the node it leads to, or `NONE`."""
    path: Ints
    """The edges from the root to the node being looked at."""
    chances: Floats
    """For each seat, after the placement that is tried out."""
    best: Floats
    """For each seat, after the best placement of the seat on turn: what the node is worth."""
    used: Ints
    """The number of nodes, and of edges."""
    scratch: Scratch
    ordering: MoveOrdering


def new_tree(nodes: int, width: int, root_width: int, ordering: Floats) -> Tree:
    """Buffers for ``nodes`` nodes; in each ``width`` placements are evaluated, at the root ``root_width``."""
    edges = nodes * width + root_width
    return Tree(
        states=np.zeros(3, ROUND),
        seat=np.zeros(nodes, np.int64),
        first=np.zeros(nodes, np.int64),
        edges=np.zeros(nodes, np.int64),
        visits=np.zeros(nodes, np.int64),
        placement=np.zeros(edges, np.int64),
        static=np.zeros(edges),
        prior=np.zeros(edges),
        taken=np.zeros(edges, np.int64),
        worth=np.zeros((edges, MOST_SEATS)),
        child=np.zeros(edges, np.int64),
        path=np.zeros(PIECES, np.int64),
        chances=np.zeros(MOST_SEATS),
        best=np.zeros(MOST_SEATS),
        used=np.zeros(2, np.int64),
        scratch=new_scratch(),
        ordering=new_move_ordering(ordering),
    )


@rule
def grow(
    tree: Tree, weights: Floats, width: int, root_width: int, playouts: int, explore: float, warmth: float
) -> None:
    """Search the position in ``states[0]`` with ``playouts`` visits to leaves."""
    tree.used[0], tree.used[1] = 0, 0
    tree.states[1] = tree.states[0]
    _expand(tree, weights, root_width, warmth)
    here = tree.states[1]
    for _ in range(playouts):
        tree.states[1] = tree.states[0]
        node, depth = 0, 0
        while True:
            edge = _most_promising(tree, node, explore)
            tree.path[depth] = edge
            depth += 1
            lay(here, int(here.turn), tree.placement[edge])
            if here.phase == OVER:
                evaluate(here, tree.scratch, weights, tree.best)
                break
            if tree.child[edge] == NONE:
                tree.child[edge] = tree.used[0]
                _expand(tree, weights, width, warmth)
                break
            node = int(tree.child[edge])
        node = 0
        for i in range(depth):
            edge = int(tree.path[i])
            tree.visits[node] += 1
            tree.taken[edge] += 1
            for seat in range(int(here.seats)):
                tree.worth[edge, seat] += tree.best[seat]
            node = int(tree.child[edge])


@rule
def _expand(tree: Tree, weights: Floats, width: int, warmth: float) -> None:
    """Make a node of the position in ``states[1]`` and evaluate what each placement leads to; its worth is the best."""
    node, first = int(tree.used[0]), int(tree.used[1])
    here, after = tree.states[1], tree.states[2]
    seat = int(here.turn)
    count = order_moves(here, tree.ordering, width)
    best = -1.0
    for i in range(count):
        tree.states[2] = tree.states[1]
        lay(after, seat, tree.ordering.best[i])
        evaluate(after, tree.scratch, weights, tree.chances)
        edge = first + i
        tree.placement[edge] = tree.ordering.best[i]
        tree.static[edge] = tree.chances[seat]
        tree.taken[edge], tree.child[edge] = 0, NONE
        for other in range(int(here.seats)):
            tree.worth[edge, other] = 0.0
        if tree.chances[seat] > best:
            best = tree.chances[seat]
            for other in range(int(here.seats)):
                tree.best[other] = tree.chances[other]
    total = 0.0
    for edge in range(first, first + count):
        tree.prior[edge] = np.exp((tree.static[edge] - best) / warmth)
        total += tree.prior[edge]
    for edge in range(first, first + count):
        tree.prior[edge] /= total
    tree.seat[node], tree.first[node], tree.edges[node], tree.visits[node] = seat, first, count, 0
    tree.used[0], tree.used[1] = node + 1, first + count


@rule
def _most_promising(tree: Tree, node: int, explore: float) -> int:
    """The edge to take next: good so far, or promising at first sight and seldom taken."""
    first, seat = int(tree.first[node]), int(tree.seat[node])
    best, best_promise = first, -1.0
    much = explore * sqrt(tree.visits[node] + 1.0)
    for edge in range(first, first + int(tree.edges[node])):
        promise = so_far(tree, edge, seat) + much * tree.prior[edge] / (1.0 + tree.taken[edge])
        if promise > best_promise:
            best, best_promise = edge, promise
    return best


@rule
def so_far(tree: Tree, edge: int, seat: int) -> float:
    """The chance of the seat on turn beyond an edge, first sight and all visits together."""
    return (tree.static[edge] + tree.worth[edge, seat]) / (1.0 + tree.taken[edge])  # type: ignore[no-any-return]
