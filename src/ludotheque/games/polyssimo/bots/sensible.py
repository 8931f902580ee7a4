"""Somebody who has just learnt the rules: any piece will do to begin with, and large ones are laid first, anywhere."""

from collections.abc import Sequence
from random import Random

from ludotheque.bots import View
from ludotheque.games.polyssimo.bots.easy_first import piece_of


def choose(view: View, legal: Sequence[str], seed: int) -> str:
    """Pick any piece; lay one of the largest that fit."""
    chance = Random(seed)
    if view["phase"] == "draft":
        return chance.choice(legal)
    sizes = {piece_of(action): len(action.split()) for action in legal}  # a word for each square
    largest = max(sizes.values())
    piece = chance.choice([piece for piece, size in sizes.items() if size == largest])
    return chance.choice([action for action in legal if piece_of(action) == piece])
