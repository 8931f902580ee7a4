"""The weights that were learned by self-play, as kept in ``weights.json``: for each number of seats, how to evaluate a
position in each phase, and what each piece is worth in the draft."""

import json
from pathlib import Path
from typing import NamedTuple

import numpy as np

from ludotheque.bots.errors import BrokenBot
from ludotheque.games.polyssimo.bots.evaluation import FEATURES, PHASES
from ludotheque.games.polyssimo.bots.move_ordering import ORDER_FEATURES
from ludotheque.games.polyssimo.pieces import NAMES
from ludotheque.kernel import Floats

FILE = Path(__file__).with_name("weights.json")
SEATS = range(2, 5)


class Weights(NamedTuple):
    """What was learned for one number of seats."""

    placement: Floats
    """For each phase and feature of a position."""
    ordering: Floats
    """For each phase and feature of a placement: what orders the moves."""
    draft: Floats
    """For each piece."""
    order: Floats
    """For each seat what it is worth to sit there."""


def load(file: Path | None = None) -> dict[int, Weights]:
    """The weights for each number of seats; raises `BrokenBot` where the file is missing or makes no sense."""
    file = file or FILE
    try:
        table = json.loads(file.read_text("utf-8"))
        return {seats: _checked(table[str(seats)], seats) for seats in SEATS}
    except FileNotFoundError:
        raise BrokenBot("missing-weights", facts={"file": file.name}) from None
    except (OSError, ValueError, KeyError, TypeError) as error:
        why = f"{type(error).__name__}: {error}"
        raise BrokenBot("broken-weights", facts={"file": file.name, "why": why}) from None


def save(weights: dict[int, Weights], file: Path = FILE) -> None:
    """Write the weights, a phase to a line."""
    parts = []
    for seats, (placement, ordering, draft, order) in weights.items():
        phases, guesses = (",\n".join(f"   {_row(phase)}" for phase in each) for each in (placement, ordering))
        pieces = ", ".join(f'"{name}": {worth:.3f}' for name, worth in zip(NAMES, draft, strict=True))
        parts.append(
            f' "{seats}": {{\n  "draft": {{{pieces}}},\n  "order": {_row(order)},\n  "placement": [\n{phases}\n  ],\n'
            f'  "ordering": [\n{guesses}\n  ]\n }}'
        )
    file.write_text("{\n" + ",\n".join(parts) + "\n}\n", "utf-8")


def _row(numbers: Floats) -> str:
    return json.dumps([round(float(number), 3) + 0.0 for number in numbers])


def _checked(entry: dict[str, object], seats: int) -> Weights:
    draft = entry["draft"]
    if not isinstance(draft, dict) or set(draft) != set(NAMES):
        raise ValueError("the draft does not name every piece once")
    return Weights(
        _numbers(entry["placement"], (PHASES, FEATURES)),
        _numbers(entry["ordering"], (PHASES, ORDER_FEATURES)),
        _numbers([draft[name] for name in NAMES], (len(NAMES),)),
        _numbers(entry["order"], (seats,)),
    )


def _numbers(rows: object, shape: tuple[int, ...]) -> Floats:
    numbers = np.array(rows, np.float64)
    if numbers.shape != shape or not np.isfinite(numbers).all():
        raise ValueError(f"numbers of shape {numbers.shape} where {shape} were expected")
    return numbers
