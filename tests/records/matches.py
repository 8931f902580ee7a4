"""Matches of Lucky Numbers whose records are tested."""

from typing import Any

import ludotheque
from ludotheque.match import Match

SEED = "four leaves"
WORDS = ("étoile", "", "a b: c")
COLOURS = ("blue", "violet", "red", "gold", "green")


def play_on(match: Match, actions: int = 10_000) -> Match:
    """Play by filling empty cells where that can be, and else by drawing and leaving."""
    for _ in range(actions):
        if not match.actors():
            break
        seat = match.actors()[0]
        empty = [text for text in match.legal(seat) if text[:5] in ("place", "take ") and _fills(match, seat, text)]
        match.play(seat, empty[-1] if empty else match.legal(seat)[0 if match.view().phase == "arranging" else -1])
    return match


def _fills(match: Match, seat: int, text: str) -> bool:
    column, row = text[-2], text[-1]
    return bool(match.view().gardens[seat][(int(row) - 1) * 4 + "abcd".index(column)] == 0)


def new_match(**more: Any) -> Match:
    return ludotheque.game("lucky-numbers").match(**{"seats": 3, "seed": SEED, "words": WORDS, "bruno": True, **more})
