"""Tastes that were learned, for each game, variant and number of seats: `training.quick_cards.learning` finds them."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import numpy as np

from ludotheque.games.quick_cards.bots.measured import Measured, nearest
from ludotheque.games.quick_cards.bots.taste import TASTE, Taste
from ludotheque.options import OptionValue

FILE = Path(__file__).with_name("tastes.npz")


@cache
def tastes() -> Measured[Taste]:
    """All that were learned."""
    found: Measured[Taste] = {}
    with np.load(FILE, allow_pickle=False) as stored:
        for name in stored.files:
            game, kind, seats = name.split()
            made: Taste = np.zeros(1, TASTE)[0]
            made.learned, at = True, 0
            for part in PARTS:
                values = made[part]
                values.flat = stored[name][at : at + values.size]
                at += values.size
            found.setdefault((game, kind == "stacking"), {})[int(seats)] = made
    return found


PARTS = ("worth", "mixed", "ground", "heeded")
"""What is kept of a taste, one after the other."""


def name_of(game: str, stacking: bool, seats: int) -> str:
    """The name of a taste in the file."""
    return f"{game} {'stacking' if stacking else 'plain'} {seats}"


def pack(file: Path, found: Mapping[str, Taste]) -> None:
    """Keep tastes, by their names."""
    packed = {name: np.concatenate([each[part].ravel() for part in PARTS]) for name, each in found.items()}
    with file.open("wb") as opened:
        np.savez_compressed(opened, **{name: values.astype(np.float16) for name, values in packed.items()})


def learned(game: str, seats: int, options: Mapping[str, OptionValue]) -> Taste:
    """The taste that was learned for such matches."""
    return nearest(tastes(), game, seats, options)
