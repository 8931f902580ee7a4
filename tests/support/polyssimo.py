"""Matches of Polyssimo Challenge to test with."""

import random
from collections.abc import Callable
from typing import Any, TypeAlias

from ludotheque import match
from ludotheque.contract import MatchFacts
from ludotheque.games.polyssimo import GAME, Action, View
from ludotheque.kernel import State

Match: TypeAlias = match.Match[View, Action]

EMPTY = ["." * 12] * 11

# A whole game of two, in which the second seat must pass while the first goes on.
_PICKS = "F W F2 F1 T D0 F3 N I F5 F4 C0 X W0 V Y F0 C1 Z0 Z X0 U L P"
PICKS = _PICKS.split()
LAYINGS = """
    2 lay W0 c5 d5 a6 b6 c6 a7
    1 lay L i3 i4 i5 h6 i6
    2 lay F1 f5 d6 e6 f6 g6 g7
    1 lay F3 h8 i8 j8 j9 k9 j10
    2 lay C0 k2 l2 l3 l4 k5 l5
    1 lay F4 d9 e9 b10 c10 d10 d11
    2 lay N c1 d1 d2 e2 f2
    1 lay F b2 a3 b3 c3 c4
    2 lay U k6 l6 l7 k8 l8
    1 lay T f1 g1 h1 g2 g3
    2 lay Y g9 f10 g10 h10 i10
    1 lay I b8 c8 d8 e8 f8
    2 lay W e3 f3 f4 g4 g5
    1 lay Z0 h2 i2 j2 j3 j4 k4
    2 lay P l9 k10 l10 k11 l11
    1 lay F0 a8 a9 b9 a10 a11 b11
    1 lay V j5 j6 h7 i7 j7
"""


def a_match(seats: int = 2, **options: Any) -> Match:
    return GAME.match(seats, seed="polyssimo", **options)


def drafted(seats: int = 2) -> Match:
    """A match in which all pieces are picked."""
    match = a_match(seats)
    for turn, piece in enumerate(PICKS):
        match.play(turn % seats, f"pick {piece}")
    return match


def told(until: int) -> Match:
    """The game above, up to a number of layings."""
    match = drafted()
    for line in LAYINGS.strip().splitlines()[:until]:
        seat, text = line.strip().split(" ", 1)
        match.play(int(seat) - 1, text)
    return match


def played_at_random(seats: int, seed: int, stop: Callable[[Match], bool] = lambda match: False) -> Match:
    match, chance = a_match(seats), random.Random(seed)
    while match.actors() and not stop(match):
        seat = match.actors()[0]
        match.play(seat, chance.choice(match.legal(seat)))
    return match


def seen(state: State) -> View:
    """A round as everybody sees it, apart from any match."""
    seats = int(state.seats)
    options: dict[str, Any] = {"handicap": state.minimum[:seats].tolist()}
    rules, actors = GAME.rules_version, [*GAME.actors(state)]
    return GAME.view(state, MatchFacts(GAME.name, seats, None, options, rules, 1, [0] * seats, actors, None))
