"""Rounds in which the coach's ideas are followed: what it said of them, and what came of that.

Once in each round a seat does what the coach thinks best, or a lesser idea; all else is done as a level does it.
"""

from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludotheque.bots.levels import Level
from ludotheque.games.polyssimo.actions import PICK, act, open_numbers
from ludotheque.games.polyssimo.bots.search import decide
from ludotheque.games.polyssimo.bots.weights import Weights
from ludotheque.games.polyssimo.coach.worth import Kind, how_early, thoughts
from ludotheque.games.polyssimo.pieces import PIECES
from ludotheque.games.polyssimo.rules import lay, winners
from ludotheque.games.polyssimo.state import DRAFT, OVER, new_round
from ludotheque.kernel import State, copied, how_many

ASKED = 0.12
"""At which part of the decisions after that one the coach is asked, too."""
LESSER = 4
"""Every second time the coach is followed in one of so many ideas that come after its best."""
RANDOM_PICKS = 3
"""The picks of each seat that chance makes at most, and one at least, so that hardly two rounds are the same."""

KINDS: tuple[Kind, ...] = ("pick", "sight", "search")
NOTE = np.dtype(
    [("said", "f8"), ("won", "f8"), ("left", "f8"), ("kind", "i8"), ("round", "i8"), ("seat", "i8"), ("idea", "i8")]
)
"""What the coach said of an action, what is left to be laid as far as that tells, of which kind it was, and what
came of it; ``idea`` is which one it was (-1: the player's own)."""
Notes = NDArray[np.void]


class Followed(NamedTuple):
    """Who plays."""

    level: Level
    weights: dict[int, Weights]

    def decide(self, state: State, chance: Random) -> int:
        """What the level does."""
        settings = self.level.settings
        blur = settings.get("blur", 0.0)
        return decide(state, self.weights[int(state.seats)], settings["playouts"], settings["end"], blur, chance)


def carry_out(state: State, number: int) -> None:
    """Pick a piece or lay one."""
    if state.phase == DRAFT:
        act(state, int(state.turn), PICK, number)
    else:
        lay(state, int(state.turn), number)


def play_on(player: Followed, state: State, chance: Random) -> int:
    """Play a round to its end. Returns the set of winners."""
    while state.phase != OVER:
        carry_out(state, player.decide(state, chance))
    return int(winners(state))


class Position(NamedTuple):
    """A position in which the coach was followed, once it was."""

    state: State
    note: Notes


def play(player: Followed, seats: int, number: int) -> tuple[Notes, Position | None]:
    """What the coach said in a round, and what came of it."""
    chance, positions = Random(f"followed {number}"), list[State]()
    state = new_round(seats, (0,) * seats, number % seats)
    for _ in range(chance.randint(1, RANDOM_PICKS) * seats):
        act(state, int(state.turn), PICK, chance.choice(open_numbers(state, int(state.turn))))
    notes, decisions, at = list[tuple[float, ...]](), 0, chance.randint(0, 2 * PIECES - 5)
    while state.phase != OVER:
        followed = decisions == at
        decisions += 1
        chosen = player.decide(state, chance)
        told = None
        if followed or (decisions > at and chance.random() < ASKED):
            found, place = thoughts(state), -1
            if followed:
                place = min(len(found) - 1, chance.choice((0, chance.randint(1, LESSER))))
                chosen = sorted(found, key=lambda each: -found[each].chance)[place]
            thought = found.get(chosen)
            if thought and thought.kind != "proof":
                kind = KINDS.index(thought.kind)
                told = (thought.chance, 0.0, how_early(state), kind, number, int(state.turn), place)
                notes.append(told)
        carry_out(state, chosen)
        if followed and told and state.phase != OVER:
            positions.append(copied(state))
    noted, won = np.array(notes, NOTE), int(winners(state))
    noted["won"] = (won >> noted["seat"] & 1) / how_many(won)
    return noted, Position(positions[0], noted[:1]) if positions else None
