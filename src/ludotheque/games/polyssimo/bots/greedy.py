"""A bot for Polyssimo Challenge: it lays its largest piece where it leaves most for itself."""

from collections.abc import Sequence

import numpy as np

from ludotheque.games.polyssimo.actions import LAYINGS, Action, list_actions
from ludotheque.games.polyssimo.board import BLOCKS, SQUARES
from ludotheque.games.polyssimo.bots.openings import survey
from ludotheque.games.polyssimo.bots.simple import easiest
from ludotheque.games.polyssimo.pieces import PIECES
from ludotheque.games.polyssimo.rules import lay
from ludotheque.games.polyssimo.state import ROUND
from ludotheque.games.polyssimo.view import View, imagine
from ludotheque.games.polyssimo.ways import PIECE_OF, PLACEMENTS, SIZE_OF
from ludotheque.kernel import Chance, Ints, Rounds, below, new_chance, rule


def choose(view: View, actions: Sequence[Action], seed: int) -> Action:
    """Pick the easiest piece; lay a largest one so that one's own pieces keep as many openings as possible."""
    if view.phase == "draft":
        return easiest(actions)
    states, listed = np.zeros(2, ROUND), np.zeros(len(PLACEMENTS), np.int64)
    states[0] = imagine(view)
    openings, area = np.zeros(PIECES, np.int64), np.zeros(BLOCKS + 1, np.int64)
    return LAYINGS[int(roomiest(states, listed, openings, area, new_chance(seed)))]


@rule
def roomiest(states: Rounds, listed: Ints, openings: Ints, area: Ints, chance: Chance) -> int:
    """The placement of a largest piece that leaves most openings to the seat on turn in ``states[0]``."""
    seat = int(states[0].turn)
    count = list_actions(states[0], seat, listed)
    largest = 0
    for i in range(count):
        largest = max(largest, int(SIZE_OF[PIECE_OF[listed[i] // SQUARES]]))
    best, most, equal = -1, -1, 0
    for i in range(count):
        if int(SIZE_OF[PIECE_OF[listed[i] // SQUARES]]) == largest:
            states[1] = states[0]
            lay(states[1], seat, listed[i])
            survey(states[1], seat, openings, area)
            left = int(openings.sum())
            equal = equal + 1 if left == most else 1
            if left > most or (left == most and below(chance, equal) == 0):
                best, most = int(listed[i]), left
    return best
