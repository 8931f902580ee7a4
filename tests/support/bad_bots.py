"""Bots that behave badly, for worker processes to import."""

import os
import time
from collections.abc import Sequence
from typing import Any


def crashes(game: str, level: str, view: dict[str, Any], legal: Sequence[str], seed: int) -> str:
    os._exit(3)


def sleeps(game: str, level: str, view: dict[str, Any], legal: Sequence[str], seed: int) -> str:
    time.sleep(3600)
    return legal[0]


def raises(game: str, level: str, view: dict[str, Any], legal: Sequence[str], seed: int) -> str:
    raise RuntimeError("I do not understand this game")


def cheats(game: str, level: str, view: dict[str, Any], legal: Sequence[str], seed: int) -> str:
    return "take everything"


def tells_what_it_sees(game: str, level: str, view: dict[str, Any], legal: Sequence[str], seed: int) -> str:
    assert set(view) >= {"game", "seat", "round"}
    return legal[seed % len(legal)]
