"""Bots that behave badly, for worker processes to import."""

import os
import time
from collections.abc import Sequence

from ludotheque.contract import Action, View


def crashes(game: str, level: str, view: View, actions: Sequence[Action], seed: int) -> Action:
    os._exit(3)


def sleeps(game: str, level: str, view: View, actions: Sequence[Action], seed: int) -> Action:
    time.sleep(3600)
    return actions[0]


def raises(game: str, level: str, view: View, actions: Sequence[Action], seed: int) -> Action:
    raise RuntimeError("I do not understand this game")


def cheats(game: str, level: str, view: View, actions: Sequence[Action], seed: int) -> Action:
    return Action()


def tells_what_it_sees(game: str, level: str, view: View, actions: Sequence[Action], seed: int) -> Action:
    assert view.game == game
    assert view.seat is not None
    return actions[seed % len(actions)]


CRASH = 13
"""The seed at which a bot crashes that else thinks."""


def crashes_once(game: str, level: str, view: View, actions: Sequence[Action], seed: int) -> Action:
    if seed == CRASH:
        os._exit(3)
    return actions[-1]


def dawdles(game: str, level: str, view: View, actions: Sequence[Action], seed: int) -> Action:
    time.sleep(0.001)
    return actions[0]
