"""Ludothèque: four tabletop games whose rules are written once, played by people, by bots, and by the million."""

import importlib
from types import ModuleType
from typing import TYPE_CHECKING

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
    "game",
    "games",
    "names",
    "prove",
    "replay",
    "verify",
]


def __getattr__(name: str) -> ModuleType:
    # The games need NumPy and Numba, so they are loaded on first use.
    if name == "games":
        return importlib.import_module("ludotheque.games")
    raise AttributeError(f"module 'ludotheque' has no attribute {name!r}")
