"""What was measured of matches of Ligretto and Dutch Blitz, by game, whether cards may be stacked, and seats."""

import csv
from collections.abc import Mapping
from itertools import islice
from pathlib import Path
from typing import TypeAlias, TypeVar

import numpy as np

from ludotheque.kernel import Floats
from ludotheque.options import OptionValue

T = TypeVar("T")
Measured: TypeAlias = dict[tuple[str, bool], dict[int, T]]


def read(file: Path) -> Measured[Floats]:
    """The numbers in a file, which has a line for each game, variant and number of seats."""
    found: Measured[Floats] = {}
    with file.open(encoding="utf-8", newline="") as lines:
        for game, stacking, seats, *numbers in islice(csv.reader(lines), 1, None):
            found.setdefault((game, stacking == "yes"), {})[int(seats)] = np.array(numbers, np.float64)
    return found


def nearest(measured: Measured[T], game: str, seats: int, options: Mapping[str, OptionValue]) -> T:
    """What was measured of such matches; of seat counts that were not measured, of the nearest that was."""
    known = measured[game, bool(options.get("advanced") or options.get("expert"))]
    return known[min(known, key=lambda count: abs(count - seats))]
