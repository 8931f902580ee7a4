"""The games of the house, each in a folder of its own."""

import importlib
from types import ModuleType


def __getattr__(name: str) -> ModuleType:
    # A game brings NumPy and Numba with it, so it is loaded when somebody first asks for it.
    try:
        return importlib.import_module(f"{__name__}.{name}")
    except ModuleNotFoundError as error:
        if error.name != f"{__name__}.{name}":
            raise
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}") from None
