"""Random play of Polyssimo Challenge by the million: every action chosen at random among the legal ones."""

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.polyssimo.board import BLOCK, SQUARES
from ludotheque.games.polyssimo.rules import fits, hand, lay, may_pick, pick, way_from, where_it_fits
from ludotheque.games.polyssimo.state import DRAFT, OVER
from ludotheque.games.polyssimo.ways import BLOCKS_OF, NUMBERS, PIECE_OF, WAYS
from ludotheque.kernel import Chance, Rounds, State, below, how_many, member, rule

GUESSES = 30
"""How often a placement is guessed before all of them are counted; 20 to 40 make random play fastest."""


@rule
def any_piece(state: State, seat: int, chance: Chance) -> int:
    """A piece that a seat may pick, each as likely as the next."""
    pieces = may_pick(state, seat)
    return member(pieces, below(chance, how_many(pieces)))


@rule
def any_placement(state: State, seat: int, chance: Chance) -> int:
    """A placement that is open to a seat, each as likely as the next: guessed, while the board has room for guesses."""
    pieces = hand(state, seat)
    for _ in range(GUESSES):
        placement = below(chance, NUMBERS)
        if pieces >> int(PIECE_OF[placement // SQUARES]) & 1 and fits(state, placement):
            return placement
    return counted_placement(state, seat, chance)


@rule
def counted_placement(state: State, seat: int, chance: Chance) -> int:
    """A placement that is open to a seat, each as likely as the next, from a count of them all; -1 if there is none.

    One pass does: a group that joins the count is chosen as often as its share of the count so far.
    """
    count, chosen, chosen_at = 0, 0, -1
    pieces = hand(state, seat)
    way = way_from(0, pieces)
    while way < WAYS:
        for block in range(int(BLOCKS_OF[way])):
            squares = where_it_fits(state, way, block)
            if squares:
                here = how_many(squares)
                count += here
                if below(chance, count) < here:
                    chosen, chosen_at = squares, way * SQUARES + block * BLOCK
        way = way_from(way + 1, pieces)
    if count == 0:
        return -1
    return chosen_at + member(chosen, below(chance, how_many(chosen)))


@rule(inlined=True)
def go_on(state: State, chance: Chance) -> int:
    """Let the seat on turn pick or lay any piece. Returns the number of actions."""
    seat = int(state.turn)
    if state.phase == DRAFT:
        pick(state, seat, any_piece(state, seat, chance))
    else:
        lay(state, seat, any_placement(state, seat, chance))
    return 1


@rule(inlined=True)
def is_over(state: State) -> bool:
    """Whether a round is over."""
    return bool(state.phase == OVER)


@rule
def play_on(state: State, chance: Chance) -> int:
    """Play a round to its end. Returns the number of actions."""
    actions = 0
    while not is_over(state):
        actions += go_on(state, chance)
    return actions


@rule
def play_out(states: Rounds, chance: Chance, lengths: NDArray[np.int32]) -> None:
    """Play every round of an array to its end."""
    for i in range(len(states)):
        lengths[i] = play_on(states[i], chance)
