"""Somebody who has just learnt the rules: any piece will do to begin with, and large ones are laid first, anywhere."""

from collections.abc import Sequence
from random import Random

from ludotheque.games.polyssimo.actions import Action
from ludotheque.games.polyssimo.pieces import SIZE
from ludotheque.games.polyssimo.view import View


def choose(view: View, actions: Sequence[Action], seed: int) -> Action:
    """Pick any piece; lay one of the largest that fit."""
    chance = Random(seed)
    if view.phase == "draft":
        return chance.choice(actions)
    pieces = list(dict.fromkeys(action.piece for action in actions))
    largest = max(SIZE[piece] for piece in pieces)
    piece = chance.choice([piece for piece in pieces if SIZE[piece] == largest])
    return chance.choice([action for action in actions if action.piece == piece])
