"""The draft: what each pick is worth, if afterwards everybody picks what is worth most to them."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.polyssimo.bots.weights import Weights
from ludotheque.games.polyssimo.pieces import PIECES
from ludotheque.games.polyssimo.rules import may_pick, pick
from ludotheque.games.polyssimo.state import DRAFT, ROUND
from ludotheque.kernel import State, rule


def chances_of_picks(state: State, weights: Weights) -> dict[int, float]:
    """For each piece that the seat on turn may pick its chance to win the round."""
    seat, seats = int(state.turn), int(state.seats)
    states = np.zeros(1, ROUND)
    chances = {}
    pieces = int(may_pick(state, seat))
    for piece in range(PIECES):
        if pieces >> piece & 1:
            states[0] = state
            pick(states[0], seat, piece)
            draft_on(states, weights.draft)
            worths = weights.order + [_worth(int(taken), weights.draft) for taken in states[0].taken[:seats]]
            shares = np.exp(worths - worths.max())
            chances[piece] = float(shares[seat] / shares.sum())
    return chances


@rule
def draft_on(states: Any, worth: Any) -> None:
    """Let every seat pick, to the end of the draft, what is worth most of all that it may pick."""
    state = states[0]
    while state.phase == DRAFT:
        pieces = may_pick(state, int(state.turn))
        best = -1
        for piece in range(PIECES):
            if pieces >> piece & 1 and (best < 0 or worth[piece] > worth[best]):
                best = piece
        pick(state, int(state.turn), best)


def _worth(taken: int, worth: NDArray[np.float64]) -> float:
    return float(sum(worth[piece] for piece in range(PIECES) if taken >> piece & 1))
