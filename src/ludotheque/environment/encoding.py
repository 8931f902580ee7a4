"""The encoding of a game: its actions as numbers and its views as arrays, for programs that learn to play.

Each game brings its own, as a part of its kit. Its rules stay where they are: an encoding only says which number stands
for which action, and what of the table goes where in an array.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, ClassVar, Generic, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludotheque.bots.tempo import Tempo
from ludotheque.contract import A, Game, MatchFacts, Terms, View
from ludotheque.kernel import Chance, Ints, Record, Rounds, State, record_type, rule
from ludotheque.options import plain

NOBODY = -1
"""In place of the seat to act: the round is over."""
WORD = 64
"""The number of actions in a word of a mask."""
HALF = WORD // 2

NO_CLOCK = record_type([("unused", "i8")])
"""The clock of a game that is played in turns."""

Planes = NDArray[np.uint8]
Mask = NDArray[np.uint64]
"""A set of actions as bits, the lowest action in the lowest bit of the first word."""


class Plane(NamedTuple):
    """A part of an observation."""

    name: str
    shape: tuple[int, ...]
    most: int
    """Its highest value; the lowest is 0."""
    meaning: str

    @property
    def size(self) -> int:
        """The number of its values."""
        return int(np.prod(self.shape))


class Kernels(NamedTuple):
    """What the environment calls for every game of a batch, all of them rules.

    ``clock`` is a record of the encoding's ``clock_type``, and ``scratch`` what its `scratch` returns.
    """

    proceed: Callable[[State, Record, Chance, Any], int]
    """Let chance and time act until a seat must decide. Returns the seat, or `NOBODY` when the round is over."""
    why_not: Callable[[State, Record, int, int], int]
    """Why a seat may not choose an action now, as an index of ``refusals``; 0 if it may."""
    act: Callable[[State, Record, int, int, Any], None]
    """Carry out an action that is allowed."""
    write_planes: Callable[[State, Record, int, Planes], None]
    """Write what a seat sees, itself first."""
    write_mask: Callable[[State, Record, int, Mask, Any], None]
    """Add the actions that are open to a seat to an empty mask."""
    write_scores: Callable[[State, Ints], None]
    """Write what each seat scores for a round."""
    winners: Callable[[State, Ints], int]
    """The set of seats that have won a round with these scores, as bits."""
    in_parts: "InParts | None" = None
    """How threads of a GPU write a long mask together."""


class InParts(NamedTuple):
    """A long mask in parts, for each of which a thread of a GPU works out what is open.

    Parts lie one after the other, and each is 128 to 132 actions long. So of the five halves of words that it may
    touch, it shares only the first and the last, with those beside it.
    """

    parts: int
    group_of: Callable[[int], int]
    """The group that a part belongs to."""
    first_part: Callable[[int], int]
    """The first part of a set of groups."""
    open_groups: Callable[[State, Record, int], int]
    """The set of groups in which something may be open to a seat, as bits."""
    part_of_mask: Callable[[State, int], tuple[int, np.uint64, np.uint64, np.uint64]]
    """Which half of a word of the mask a part begins in, and what is open in it, from the beginning of that half on."""
    write_apart: Callable[[State, Record, int, Mask], None]
    """Add what is open to a seat outside of all parts."""
    act_first: Callable[[State, Record, int, int, Any], None]
    """Carry out an action as `Kernels.act` does, but do not find out whether anything is open to the next seat."""
    asked: Callable[[State], int]
    """The seat of which that must still be found out, or `NOBODY`."""
    is_open: Callable[[State, int], bool]
    """Whether anything is open in a part."""
    pass_on: Callable[[State], None]
    """Nothing is open to the seat that was asked."""


class Encoding(ABC, Generic[A]):
    """A game's rounds as numbers."""

    kernels: ClassVar[Kernels]
    refusals: ClassVar[tuple[str, ...]]
    """The codes of its refusals; the first stands for none."""
    actions: tuple[str, ...]
    """The table of actions: what each number stands for, the same for every seat and every variant. A number that
    stands for nothing has an empty text."""
    waits: ClassVar[int | None] = None
    """The number that stands for waiting, where all play at once."""
    clock_type: ClassVar["np.dtype[np.void]"] = NO_CLOCK
    """The dtype of what is kept for each round beside its state: in real time, who is about to do what."""
    registers: ClassVar[int] = 0
    """The most registers that a thread of a GPU has while it plays a step; 0: as many as it takes."""
    shared: ClassVar[frozenset[str]] = frozenset()
    """The parts of what `scratch` returns that the rules only read, so that all rounds can share them."""

    def check(self, terms: Terms) -> None:
        """Raise `BadEnvironment` for terms that cannot be encoded."""

    def types_on_gpu(self, game: Game, terms: Terms) -> tuple["np.dtype[np.void]", "np.dtype[np.void]"]:
        """The dtypes of a round and its clock on a GPU: they may lack room that these terms do not need, and tables."""
        return game.state_type, self.clock_type

    def prepare(self, rounds: Rounds, clocks: Rounds) -> None:
        """Note in clocks of a GPU what rounds of the processor have, and those of a GPU lack."""

    def complete(self, rounds: Rounds, clocks: Rounds) -> None:
        """Work out what rounds that come from a GPU lack, where need be from their clocks there."""

    @abstractmethod
    def planes(self, terms: Terms) -> Sequence[Plane]:
        """The parts of an observation, in order."""

    @abstractmethod
    def action(self, state: State, seat: int, index: int) -> A | None:
        """The action that a number stands for, for this seat in this round; None, if it is to wait."""

    @abstractmethod
    def index(self, state: State, seat: int, action: A) -> int | None:
        """The number of an action; of several, the first. None, if the table has no such action."""

    def imagine(self, game: Game, view: View, scratch: Any, chance: Random) -> tuple[State, Record]:
        """A round that could be behind the view of the seat to act, and its clock.

        What others do at the same time, and the seat does not know, is drawn anew, too.
        """
        clock: Record = np.zeros(1, self.clock_type)[0]
        return game.imagine(view, chance), clock

    def scratch(self, terms: Terms, tempos: Sequence[Tempo]) -> Any:
        """Buffers that the kernels need while they run, and whatever is the same for all rounds of a batch."""
        return np.zeros(1, np.int64)

    def carried_out(self, scratch: Any, seat: int, index: int) -> list[tuple[int, int]]:
        """The actions that a step of a single game has brought to the table, in order: (seat, index) of each."""
        return [(seat, index)]


def view_of(game: Game, terms: Terms, state: State, seat: int) -> Any:
    """What a seat sees of a round, as people and bots see it."""
    actors = list(game.actors(state))
    facts = MatchFacts(
        game.name, terms.seats, seat, plain(terms.options), terms.rules, 1, [0] * terms.seats, actors, None
    )
    return game.view(state, facts)


def codes_of(why: Any) -> tuple[str, ...]:
    """The codes of refusals, from the enum of a game's reasons."""
    return tuple(each.name.lower().replace("_", "-") for each in why)


@rule
def mark(mask: Mask, action: int) -> None:
    """Add an action to a mask."""
    mask[action // WORD] |= np.uint64(1) << np.uint64(action % WORD)


@rule
def mark_set(mask: Mask, action: int, members: int) -> None:
    """Add a set of up to 63 actions to a mask, counted from an action on."""
    word, shift = action // WORD, action % WORD
    mask[word] |= np.uint64(members) << np.uint64(shift)
    if shift and members >> WORD - shift:
        mask[word + 1] |= np.uint64(members >> WORD - shift)


@rule
def seat_after(seat: int, further: int, seats: int) -> int:
    """The seat that sits so much further round the table."""
    other = seat + further
    return other - seats if other >= seats else other
