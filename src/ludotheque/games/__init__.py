"""The four games of the house, each in a folder of its own."""

import importlib
from types import ModuleType

_OURS = ("dutch_blitz", "ligretto", "lucky_numbers", "polyssimo")


def __getattr__(name: str) -> ModuleType:
    if name in _OURS:
        return importlib.import_module(f"ludotheque.games.{name}")
    raise AttributeError(f"module 'ludotheque.games' has no attribute {name!r}")
