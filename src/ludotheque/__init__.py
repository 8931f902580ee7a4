"""Ludothèque: four tabletop games whose rules are written once, played by people, by bots, and by the million."""

import importlib
from types import ModuleType
from typing import TYPE_CHECKING, Any

from ludotheque.errors import (
    BadTerms,
    BrokenRecord,
    ImpossibleOutcome,
    LudothequeError,
    OtherMatch,
    Refused,
    UnknownGame,
)
from ludotheque.fair import Scripted
from ludotheque.proof import Proof, prove, verify
from ludotheque.record import replay
from ludotheque.shelf import game, names

if TYPE_CHECKING:
    from ludotheque import games as games
    from ludotheque.environment import Environment

__all__ = [
    "BadTerms",
    "BrokenRecord",
    "ImpossibleOutcome",
    "LudothequeError",
    "OtherMatch",
    "Proof",
    "Refused",
    "Scripted",
    "UnknownGame",
    "env",
    "game",
    "games",
    "names",
    "prove",
    "replay",
    "verify",
]


def env(
    game: str, seats: int | None = None, *, batch: int = 1, seed: int | str = 0, device: str = "cpu", **options: Any
) -> "Environment":
    """Many games at once, for programs that learn to play: see `ludotheque.environment.Environment`."""
    from ludotheque.environment import Environment

    return Environment(game, seats, batch=batch, seed=seed, device=device, **options)


def __getattr__(name: str) -> ModuleType:
    # The games need NumPy and Numba, so they are loaded on first use.
    if name == "games":
        return importlib.import_module("ludotheque.games")
    raise AttributeError(f"module 'ludotheque' has no attribute {name!r}")
