"""The games of a batch on the processor, a part of them for each of its cores."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from ludotheque.bots.tempo import Tempo
from ludotheque.contract import Game, Terms
from ludotheque.environment.encoding import Encoding
from ludotheque.environment.errors import BadActions
from ludotheque.environment.stepping import HOLD, Compiled, Games
from ludotheque.errors import shown
from ludotheque.options import whole

Shown = TypeVar("Shown")


class Processor:
    """Where games live and are played: here, in NumPy's arrays."""

    def __init__(
        self,
        game: Game,
        encoding: Encoding[Any],
        compiled: Compiled,
        terms: Terms,
        tempos: Sequence[Tempo],
        batch: int,
        cores: int = 1,
    ) -> None:
        self.batch, self.compiled = batch, compiled
        self.round_type, self.clock_type = game.state_type, encoding.clock_type
        self.cores = min(cores, batch)
        self._parts = list(pairwise(np.linspace(0, batch, self.cores + 1).astype(int).tolist()))
        self.scratch = [encoding.scratch(terms, tempos) for _ in self._parts]
        """Buffers for each core."""
        self._pool = ThreadPoolExecutor(self.cores) if self.cores > 1 else None
        self.rows_of_words = 1 if self.cores == 1 else batch  # no two threads share one
        """In how many rows of words the masks are made that are asked for as one value for each action."""

    # Arrays

    def zeros(self, shape: tuple[int, ...], dtype: "np.dtype[Any]") -> Any:
        """A new array."""
        return np.zeros(shape, dtype)

    def put(self, array: NDArray[Any]) -> Any:
        """An array of the processor as one of this device."""
        return array

    def write(self, array: Any, value: Any) -> None:
        """Fill an array with one value, or copy another array, of whichever device."""
        array[...] = on_host(value)

    def shown(self, array: Shown) -> Shown:
        """An array as those who learn get it."""
        return array

    def columns(self, array: Any, first: int, last: int, shape: tuple[int, ...]) -> Any:
        """Some columns of every row, in a shape of their own."""
        return array[:, first:last].reshape(len(array), *shape)

    # Games

    def read(self, actions: Any, where: Any, table: Sequence[str]) -> Any:
        """The actions of a step, checked, in an array of their own; `HOLD` for games that ``where`` leaves out."""
        return read_on_host(actions, where, table, self.batch)

    def check(self, games: Games, chosen: Any) -> int:
        """The first game whose action the rules do not allow, or -1."""
        return int(self.compiled.check(games, chosen, 0, self.batch))

    def advance(
        self, games: Games, beginning: Any, clock: Any, chosen: Any, step: int, longest: int, at_once: bool
    ) -> None:
        """Play a step in all games."""
        self._share_out(
            self.compiled.advance,
            lambda scratch, part: (
                (games.rounds[part], games, beginning, clock, scratch, chosen, step, longest, at_once)
            ),
        )

    def look(self, games: Games, viewers: Any, planes: Any, words: Any, masks: Any) -> None:
        """Write what a seat of each game sees and may do."""
        members, eights = words.view(np.uint8), masks.view(np.uint64)
        self._share_out(
            self.compiled.look,
            lambda scratch, part: (games.rounds[part], games, scratch, viewers, planes[part], words, members, eights),
        )

    def noted(self, chosen: Any, games: Games) -> Any:
        """What was played with a step: `HOLD` where an action was refused, or the game was only dealt."""
        chosen[(games.refused != 0) | (games.lengths == 0)] = HOLD
        return chosen

    def _share_out(self, kernel: Callable[..., object], arguments: Callable[[Any, slice], tuple[Any, ...]]) -> None:
        """Run a kernel on the whole batch, a part for each thread."""
        if self._pool is None:
            kernel(*arguments(self.scratch[0], slice(0, self.batch)), 0, self.batch)
            return
        running = [
            self._pool.submit(kernel, *arguments(scratch, slice(first, last)), first, last)
            for scratch, (first, last) in zip(self.scratch, self._parts, strict=True)
        ]
        for part in running:
            part.result()


def on_host(array: Any) -> Any:
    """An array of any device, or a value, in the memory of the processor."""
    return array.copy_to_host() if hasattr(array, "copy_to_host") else array


def at(array: Any, index: int) -> Any:
    """What an array of any device has at a place."""
    return on_host(array[index : index + 1])[0]


def read_on_host(actions: Any, where: Any, table: Sequence[str], batch: int) -> NDArray[np.int32]:
    """Actions that lie in the memory of the processor."""
    if hasattr(actions, "__cuda_array_interface__") or hasattr(where, "__cuda_array_interface__"):
        raise BadActions("on-the-gpu")
    chosen = array_of(actions)
    if chosen.dtype.kind not in "iu":
        raise BadActions("bad-type", facts={"value": str(chosen.dtype)})
    if chosen.shape != (batch,):
        raise BadActions("bad-shape", facts={"value": str(chosen.shape), "batch": batch})
    if chosen.min() < 0 or chosen.max() >= len(table):
        index = int(np.flatnonzero((chosen < 0) | (chosen >= len(table)))[0])
        raise no_such_action(table, index, int(chosen[index]))
    read = chosen.astype(np.int32)  # a copy: the caller's array may change while it is kept
    if where is not None:
        asked = array_of(where)
        if asked.dtype != np.bool_ or asked.shape != (batch,):
            raise bad_where(asked, batch)
        read[~asked] = HOLD
    return read


def array_of(given: Any) -> NDArray[Any]:
    """What was given as an array; rows of different lengths are objects in it."""
    try:
        return np.asarray(given)
    except ValueError:
        return np.asarray(given, object)


def bad_where(asked: Any, batch: int) -> BadActions:
    """What is said of an array that does not tell which games are to move."""
    return BadActions("bad-where", facts={"value": f"{asked.dtype} {tuple(asked.shape)}", "batch": batch})


def no_such_action(table: Sequence[str], index: int, number: object) -> BadActions:
    """What is said of a number that stands for no action."""
    facts = {"index": index, "value": shown(number), "most": len(table) - 1}
    known = 0 <= whole(number) < len(table)
    return BadActions("gap" if known else "out-of-range", facts=facts)
