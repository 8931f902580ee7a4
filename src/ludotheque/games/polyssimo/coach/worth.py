"""What the strongest bot thinks of every open action, and how often that comes true among those who play."""

from functools import cache
from pathlib import Path
from typing import Literal, NamedTuple

import numpy as np

from ludotheque.bots.coach.coach import NOT_PROVEN
from ludotheque.bots.coach.trusting import read
from ludotheque.games.polyssimo.bots.drafting import chances_of_picks
from ludotheque.games.polyssimo.bots.ending import LOST, UNKNOWN, WON, new_ending, solve
from ludotheque.games.polyssimo.bots.search import chances_found, searched
from ludotheque.games.polyssimo.bots.weights import Weights, load
from ludotheque.games.polyssimo.pieces import PIECES
from ludotheque.games.polyssimo.state import DRAFT
from ludotheque.games.polyssimo.ways import PLACEMENTS
from ludotheque.kernel import State

PLAYOUTS, END = 250, 20_000
"""The number of leaves that the search visits, and of positions that are looked at to solve an end."""
HOPELESS = 0.1
"""Where the best wins less, it is worth a look whether all is lost."""
FILE = Path(__file__).with_name("trust.csv")
LEVELS = ("regular", "master")
"""The levels whose rounds were measured, weakest first: a round of champions takes more than a second."""
Kind = Literal["pick", "sight", "search", "proof"]
"""How an action was judged: a pick, a placement at first sight, one that the search took, or proven."""


class Thought(NamedTuple):
    """What the bot thinks of an action."""

    chance: float
    kind: Kind


class Trust(NamedTuple):
    """How thoughts come true, in log odds (`bots.coach.trusting`). Found by ``training/polyssimo/calibrate.py``."""

    slope: float
    shift: float
    slope_early: float
    """What is added to a placement while all is to be laid, and less and less until the end."""
    shift_early: float
    spread: float
    """How far off a chance may be (95 %) where chances are even."""


@cache
def table() -> dict[tuple[str, int, str], Trust]:
    """What was measured, by level, seats and how an action was judged."""
    return read(FILE, Trust)


@cache
def weights() -> dict[int, Weights]:
    """The weights of the strongest bot."""
    return load()


def how_early(state: State) -> float:
    """How early it is among the placements, from 1 to 0: the square of the part of the pieces that are to be laid.

    For picks it is always 0, as their chances come true alike from the first to the last.
    """
    return 0.0 if state.phase == DRAFT else (1 - int(state.on_board).bit_count() / PIECES) ** 2


def thoughts(state: State) -> dict[int, Thought]:
    """What the bot thinks of every open action, by its number, the best first."""
    learned = weights()[int(state.seats)]
    if state.phase == DRAFT:
        return {piece: Thought(chance, "pick") for piece, chance in chances_of_picks(state, learned).items()}
    tree = searched(state, learned, PLAYOUTS, root_width=len(PLACEMENTS))
    count = int(tree.edges[0])
    found = zip(chances_found(tree).tolist(), tree.placement[:count].tolist(), tree.taken[:count].tolist(), strict=True)
    thought = {
        placement: Thought(min(1 - NOT_PROVEN, max(NOT_PROVEN, chance)), "search" if taken else "sight")
        for chance, placement, taken in sorted(found, reverse=True)
    }
    proven = _proven(state, learned, thought)
    return proven | {placement: each for placement, each in thought.items() if placement not in proven}


def _proven(state: State, learned: Weights, thought: dict[int, Thought]) -> dict[int, Thought]:
    """What is certain: a placement that wins, or between two seats that all of them lose, the best first."""
    end, found = new_ending(learned.ordering), np.zeros(2, np.int64)
    end.states[0] = state
    outcome = solve(end, int(state.turn), END, found, False)
    if outcome == WON and found[0] >= 0:
        return {int(found[0]): Thought(1.0, "proof")}
    if state.seats > 2:  # what one against all loses, it may still win, unless not even their help would do
        hopeless = max(thought.values()).chance < HOPELESS
        outcome = solve(end, int(state.turn), END, found, True) if hopeless else UNKNOWN
    return dict.fromkeys(thought, Thought(0.0, "proof")) if outcome == LOST else {}
