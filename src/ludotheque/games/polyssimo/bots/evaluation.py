"""Evaluation of a position: each seat's chance to win, from the openings that the pieces in its hand still have."""

from math import exp
from typing import NamedTuple

import numpy as np

from ludotheque.games.polyssimo.board import BLOCKS
from ludotheque.games.polyssimo.bots.openings import count_private_openings, squares_in, survey
from ludotheque.games.polyssimo.pieces import PIECES
from ludotheque.games.polyssimo.rules import hand, winners
from ludotheque.games.polyssimo.state import MOST_SEATS, OVER
from ludotheque.games.polyssimo.ways import SIZE_OF
from ludotheque.kernel import Floats, Ints, State, how_many, rule

KNOTS = (0, 1, 2, 3, 5, 8, 13, 20, 32, 50, 80, 130, 200, 320)
"""Pieces are told apart by their openings; one with 40 counts half as one with 32 and half as one with 50, or so."""
CLASSES = len(KNOTS)
PRIVATE_CLASSES = 3
"""… and by how many of those are private, so that nobody else can spoil them: none, one, or more."""
SHAPED = 2 * CLASSES * PRIVATE_CLASSES
"""Features that count the pieces in a hand, of five squares or six, of each class."""
AREA, OWN_AREA, ON_TURN = SHAPED, SHAPED + 1, SHAPED + 2
"""Features: the squares a seat can reach, those that only it can, and whether it is on turn."""
FEATURES = SHAPED + 3
PHASES = 20
"""A position belongs to the phase of as many pieces as lie on the board; the last holds all fuller boards."""

MOST_OPENINGS = 1024
_EXACT = np.interp(np.log1p(np.arange(MOST_OPENINGS)), np.log1p(KNOTS), np.arange(CLASSES))
CLASS_OF = np.minimum(_EXACT.astype(int), CLASSES - 2)
"""For each number of openings the knot below it."""
BEYOND = _EXACT - CLASS_OF
"""How far it is from there to the next knot."""
for _table in (CLASS_OF, BEYOND):
    _table.flags.writeable = False


class Scratch(NamedTuple):
    """Scratch buffers of the evaluation, made once and used again and again."""

    openings: Ints
    """For each seat and piece."""
    private_openings: Ints
    """For each seat and piece."""
    area: Ints
    """For each seat the squares that it can reach."""
    others: Ints
    """The squares that the other seats can reach."""
    features: Floats
    """For each seat."""


def new_scratch() -> Scratch:
    """Empty scratch buffers."""
    pieces, areas = (MOST_SEATS, PIECES), (MOST_SEATS, BLOCKS + 1)
    zeros = np.zeros
    return Scratch(
        zeros(pieces, int), zeros(pieces, int), zeros(areas, int), zeros(BLOCKS + 1, int), zeros((MOST_SEATS, FEATURES))
    )


@rule
def phase_of(state: State) -> int:
    """The phase of the placement that a position belongs to."""
    return min(how_many(int(state.on_board)), PHASES - 1)


@rule
def find_features(state: State, scratch: Scratch) -> None:
    """Count openings, private openings, areas and features of every seat."""
    seats = int(state.seats)
    for seat in range(seats):
        survey(state, seat, scratch.openings[seat], scratch.area[seat])
    for seat in range(seats):
        for word in range(BLOCKS):
            scratch.others[word] = 0
            for other in range(seats):
                if other != seat:
                    scratch.others[word] |= scratch.area[other, word]
        alone = count_private_openings(state, seat, scratch.others, scratch.private_openings[seat])
        row = scratch.features[seat]
        for feature in range(FEATURES):
            row[feature] = 0.0
        pieces = hand(state, seat)
        for piece in range(PIECES):
            if pieces >> piece & 1:
                openings = int(scratch.openings[seat, piece])
                kind = (int(SIZE_OF[piece]) - 5) * CLASSES + int(CLASS_OF[openings])
                private = min(int(scratch.private_openings[seat, piece]), PRIVATE_CLASSES - 1)
                row[kind * PRIVATE_CLASSES + private] += 1.0 - BEYOND[openings]
                row[(kind + 1) * PRIVATE_CLASSES + private] += BEYOND[openings]
        row[AREA] = squares_in(scratch.area[seat]) / 10.0
        if alone:
            for word in range(BLOCKS):
                scratch.others[word] = scratch.area[seat, word] & ~scratch.others[word]
            row[OWN_AREA] = squares_in(scratch.others) / 10.0
        row[ON_TURN] = 1.0 if seat == int(state.turn) else 0.0


@rule
def evaluate(state: State, scratch: Scratch, weights: Floats, chances: Floats) -> None:
    """The chance of each seat to win, as the weights say; a round that is over is certain."""
    seats = int(state.seats)
    if state.phase == OVER:
        won = winners(state)
        for seat in range(seats):
            chances[seat] = float(won >> seat & 1) / how_many(won)
        return
    find_features(state, scratch)
    row = weights[phase_of(state)]
    highest = -1e9
    for seat in range(seats):
        chances[seat] = 0.0
        for feature in range(FEATURES):
            chances[seat] += row[feature] * scratch.features[seat, feature]
        highest = max(highest, chances[seat])
    total = 0.0
    for seat in range(seats):
        chances[seat] = exp(chances[seat] - highest)
        total += chances[seat]
    for seat in range(seats):
        chances[seat] /= total
