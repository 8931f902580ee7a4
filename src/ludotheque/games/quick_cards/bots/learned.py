"""Tastes that were learned, for each game, variant and number of seats: `training.quick_cards.learning` finds them."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.quick_cards.bots.measured import Measured, nearest
from ludotheque.games.quick_cards.bots.taste import TASTE, Taste
from ludotheque.options import OptionValue

FILE = Path(__file__).with_name("tastes.npz")
STACKING, PLAIN = "stacking", "plain"


PARTS = ("worth", "mixed", "ground", "heeded")
"""What is kept of a taste, one after the other."""


@cache
def tastes() -> Measured[Taste]:
    """All that were learned."""
    found: Measured[Taste] = {}
    for name, values in sorted(stored().items(), key=lambda each: int(each[0].split()[-1])):
        game, kind, seats = name.split()
        made: Taste = np.zeros(1, TASTE)[0]
        made.learned, at = True, 0
        for part in PARTS:
            made[part].flat = values[at : at + made[part].size]
            at += made[part].size
        found.setdefault((game, kind == STACKING), {})[int(seats)] = made
    return found


def learned(game: str, seats: int, options: Mapping[str, OptionValue]) -> Taste:
    """The taste that was learned for such matches."""
    return nearest(tastes(), game, seats, options)


def stored() -> dict[str, NDArray[np.float16]]:
    """The numbers in the file."""
    if not FILE.exists():
        return {}
    with np.load(FILE, allow_pickle=False) as opened:
        return {name: opened[name] for name in opened.files}


def name_of(game: str, stacking: bool, seats: int) -> str:
    """The name of a taste in the file."""
    return f"{game} {STACKING if stacking else PLAIN} {seats}"


def keep(found: Mapping[str, Taste]) -> None:
    """Keep tastes by their names, in place of those of the same name."""
    numbers = {name: np.concatenate([each[part].ravel() for part in PARTS]) for name, each in found.items()}
    all_of_them = stored() | {name: each.astype(np.float16) for name, each in numbers.items()}
    with FILE.open("wb") as opened:
        np.savez_compressed(opened, **dict(sorted(all_of_them.items())))  # type: ignore[arg-type]
