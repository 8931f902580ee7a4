"""The weights of the learned bots: a file with a network for each number of seats."""

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from ludotheque.bots.errors import BrokenBot
from ludotheque.games.lucky_numbers.actions import NAME
from ludotheque.games.lucky_numbers.bots.features import FEATURES, Weights
from ludotheque.games.lucky_numbers.bots.net import TABLE, Net

HERE = Path(__file__).parent
SEATS = range(2, 6)


@cache
def nets() -> dict[int, Net]:
    """The networks that come with the package, by the number of seats."""
    return read(HERE / "final.npz")


def read(file: Path, seats: Iterable[int] = SEATS) -> dict[int, Net]:
    """The networks in a file for these numbers of seats; raises `BrokenBot` if they are missing or cannot be used."""
    try:
        with file.open("rb") as opened, np.load(opened, allow_pickle=False) as stored:
            found = {count: Net(*(_weights(stored, count, part) for part in Net._fields)) for count in seats}
    except FileNotFoundError:
        raise BrokenBot("missing-weights", game=NAME, facts={"file": file.name}) from None
    except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
        raise BrokenBot("broken-weights", game=NAME, facts={"file": file.name, "why": str(error)}) from error
    for count, net in found.items():
        if why := _fault(net, count):
            raise BrokenBot("broken-weights", game=NAME, facts={"file": file.name, "why": why})
    return found


def seats_in(file: Path) -> list[int]:
    """The numbers of seats for which a file has a network; none if it is missing."""
    if not file.exists():
        return []
    with np.load(file, allow_pickle=False) as stored:
        return [seats for seats in SEATS if _key(seats, "mix") in stored]


def write(file: Path, found: dict[int, Net]) -> None:
    """Keep networks in a file, each weight in two bytes, the lower ones of all before the upper ones, which compresses
    better; and a part that is the same for all seats once."""
    parts = {}
    for part in Net._fields:
        of_seats = {seats: getattr(net, part).astype(np.float16) for seats, net in found.items()}
        first, *others = of_seats.values()
        if others and all(np.array_equal(first, other) for other in others):
            parts[part] = first
        else:
            parts.update({_key(seats, part): weights for seats, weights in of_seats.items()})
    apart: dict[str, Any] = {
        name: np.ascontiguousarray(np.moveaxis(weights[..., None].view(np.uint8), -1, 0))
        for name, weights in parts.items()
    }
    np.savez_compressed(file, **apart)


def _key(seats: int, part: str) -> str:
    return f"{part}-{seats}"


def _weights(stored: Mapping[str, NDArray[np.uint8]], seats: int, part: str) -> Weights:
    own = _key(seats, part)
    halves = np.moveaxis(stored[own if own in stored else part], 0, -1)
    return np.ascontiguousarray(halves).view(np.float16)[..., 0].astype(np.float32)


def _fault(net: Net, seats: int) -> str | None:
    """What is wrong with a network, if anything."""
    if [weights.ndim for weights in net] != [2, 2, 2, 1]:
        return "a table has the wrong shape"
    own, other, second = net.own.shape[1], net.other.shape[1], net.mix.shape[1]
    rows = (FEATURES, FEATURES, own + other * (seats - 1) + TABLE, second + 1)
    if tuple(map(len, net)) != rows:
        return f"{tuple(map(len, net))} rows instead of {rows}"
    if not all(np.isfinite(weights).all() for weights in net):
        return "a weight is no number"
    return None
