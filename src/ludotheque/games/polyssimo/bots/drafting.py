"""The draft: what each pick is worth, if afterwards everybody picks what is worth most to them."""

import numpy as np

from ludotheque.games.polyssimo.bots.weights import Weights
from ludotheque.games.polyssimo.pieces import PIECES
from ludotheque.games.polyssimo.rules import may_pick, pick
from ludotheque.games.polyssimo.state import DRAFT
from ludotheque.games.polyssimo.view import members
from ludotheque.kernel import Floats, State, copied, rule


def chances_of_picks(state: State, weights: Weights) -> dict[int, float]:
    """For each piece that the seat on turn may pick its chance to win the round."""
    seat, seats = int(state.turn), int(state.seats)
    chances = {}
    for piece in members(int(may_pick(state, seat))):
        after = copied(state)
        pick(after, seat, piece)
        draft_on(after, weights.draft)
        worths = weights.order + [float(sum(weights.draft[members(int(taken))])) for taken in after.taken[:seats]]
        shares = np.exp(worths - worths.max())
        chances[piece] = float(shares[seat] / shares.sum())
    return chances


@rule
def draft_on(state: State, worth: Floats) -> None:
    """Let every seat pick, to the end of the draft, what is worth most of all that it may pick."""
    while state.phase == DRAFT:
        pieces = may_pick(state, int(state.turn))
        best = -1
        for piece in range(PIECES):
            if pieces >> piece & 1 and (best < 0 or worth[piece] > worth[best]):
                best = piece
        pick(state, int(state.turn), best)
