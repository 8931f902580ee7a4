"""What a view shows as the arrays of `ludotheque.env`, for bots that were learned and for what is kept of their games.

They are those of a round that looks like the view: an observation shows nothing else, so any such round will do.
"""

from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludotheque import shelf
from ludotheque.contract import Action, View
from ludotheque.kernel import State


class Observed(NamedTuple):
    """What a seat sees and may do, for a single game."""

    state: State
    """The round that was imagined."""
    seat: int
    encoding: Any
    planes: NDArray[np.uint8]
    mask: NDArray[np.bool_]

    def action(self, number: int) -> Action | None:
        """The action that a number stands for."""
        action: Action | None = self.encoding.action(self.state, self.seat, number)
        return action

    def number(self, action: Action | None) -> int | None:
        """The number of an action, or of waiting."""
        waits: int | None = self.encoding.waits
        number: int | None = waits if action is None else self.encoding.index(self.state, self.seat, action)
        return number


def observe(view: View, seed: int = 0) -> Observed | None:
    """The observation and the mask of the seat whose view it is; None where a game has no encoding."""
    from ludotheque.bots.levels import level

    encoding, game, tempo = shelf.kit(view.game).encoding(), shelf.game(view.game), level(view.game).tempo
    if encoding is None:
        return None
    assert view.seat is not None, "a spectator may do nothing"
    terms = game.terms(view.seats, view.options, view.rules)
    encoding.check(terms)
    scratch = encoding.scratch(terms, [tempo] * terms.seats if tempo else [])
    state, clock = game.imagine(view, Random(seed)), np.zeros(1, encoding.clock_type)[0]
    planes = np.zeros(sum(plane.size for plane in encoding.planes(terms)), np.uint8)
    words = np.zeros(-(-len(encoding.actions) // 64), np.uint64)
    encoding.kernels.write_planes(state, clock, view.seat, planes)
    encoding.kernels.write_mask(state, clock, view.seat, words, scratch)
    bits = np.unpackbits(words.view(np.uint8), bitorder="little")[: len(encoding.actions)]
    return Observed(state, view.seat, encoding, planes, bits.astype(np.bool_))
