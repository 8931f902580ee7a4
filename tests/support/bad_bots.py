"""Bots that behave badly, for worker processes to import."""

import os
import time
from collections.abc import Sequence
from functools import cache
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


CRASH = 13
"""The seed at which a bot crashes that else thinks."""


def crashes_once(game: str, level: str, view: dict[str, Any], legal: Sequence[str], seed: int) -> str:
    if seed == CRASH:
        os._exit(3)
    load()
    return legal[-1]


@cache
def load() -> None:
    """What takes a while in every new process."""
    time.sleep(0.5)


def takes_a_tenth(game: str, level: str, view: dict[str, Any], legal: Sequence[str], seed: int) -> str:
    time.sleep(0.1)
    return legal[-1]
