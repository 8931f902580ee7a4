"""The games of a batch on an NVIDIA GPU, a thread for each. Needs the extra ``cuda``."""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np
from numba import cuda
from numpy.typing import NDArray

from ludotheque.bots.tempo import Tempo
from ludotheque.contract import Game, Terms
from ludotheque.environment import stepping
from ludotheque.environment.encoding import WORD, Encoding, Kernels
from ludotheque.environment.errors import BadActions
from ludotheque.environment.kernels import FULLY, Rows, check_gpu, for_each, launched, threads_for
from ludotheque.environment.masks import SIXTEEN, by_warps, finder, unpacker
from ludotheque.environment.processor import Processor, array_of, at, bad_where, no_such_action, read_on_host
from ludotheque.environment.stepping import HOLD, Compiled, Games, parts_of_step
from ludotheque.kernel import Ints, Rounds, rule, rule_for

advance: Any = None
look: Any = None
write_planes: Any = None
write_apart: Any = None
begin_step: Any = None
end_step: Any = None
find_together: Any = None

FEW_THREADS = 64
"""Blocks of fewer threads leave a GPU idle."""
CUDA_DEVICE = 2
"""How DLPack calls a GPU of NVIDIA."""


def advance_one(
    i: int, rounds: Rounds, games: Games, beginning: Rounds, clock: Rounds, actions: Ints, step: int, longest: int,
    at_once: bool, scratch: Any,
) -> None:  # fmt: skip
    """Play a step in one game."""
    advance(rounds, games, beginning, clock, scratch, actions, step, longest, at_once, i, i + 1)


def advance_together(
    i: int, count: int, lane: int, lanes: int, rounds: Rounds, games: Games, beginning: Rounds, clock: Rounds,
    actions: Ints, step: int, longest: int, at_once: bool, scratch: Any,
) -> None:  # fmt: skip
    """Play a step in one game, where the threads of a warp find out together whether seats can act."""
    remains = HOLD
    if i < count:
        remains = begin_step(rounds[lane], games, scratch, int(actions[i]), i)
    find_together(rounds, games.clocks, i, lane, lanes, remains == 0)
    if remains != HOLD:
        end_step(rounds, lane, games, beginning, clock, scratch, step, longest, at_once, i, remains)


def look_one(
    i: int, rounds: Rounds, planes: Any, words: Any, games: Games, viewers: Ints, masks: Any, scratch: Any
) -> None:
    """Write what a seat of one game sees and may do."""
    look(rounds, games, scratch, viewers, planes, words, words, masks, i, i + 1)


@rule
def copy_words(to: Rounds, at: int, come: Rounds) -> None:
    """Copy a record, four bytes at a time: by itself Numba lets a GPU copy byte after byte."""
    there, words = to[at : at + 1].view(np.uint32), come[:1].view(np.uint32)
    for word in range(len(words)):
        there[word] = words[word]


def see_one(i: int, rounds: Rounds, planes: Any, games: Games, viewers: Ints, words: Any) -> None:
    """Write what a seat of one game sees, and add what it may do to a mask that has been written in parts."""
    seat = max(0, int(viewers[i]))
    write_planes(rounds[0], games.clocks[i], seat, planes[0])
    if seat == games.to_act[i]:
        write_apart(rounds[0], games.clocks[i], seat, words[i])


def read(count: int, actions: Ints, most: int, chosen: Ints, first: Ints) -> None:
    """Take over the actions of a step, and find the first that the table does not have."""
    i = cuda.grid(1)
    if i < count:
        action = actions[i]
        if action < 0 or action >= most:
            cuda.atomic.min(first, 0, i)
        else:
            chosen[i] = action


def hold(count: int, where: Any, chosen: Ints) -> None:
    """Leave games as they are that are not to move."""
    i = cuda.grid(1)
    if i < count and not where[i]:
        chosen[i] = HOLD


def note(count: int, chosen: Ints, refused: Any, lengths: Ints) -> None:
    """Note that nothing was played where an action was refused, or the game was only dealt."""
    i = cuda.grid(1)
    if i < count and (refused[i] != 0 or lengths[i] == 0):
        chosen[i] = HOLD


def checker(check: Any) -> Any:
    """A kernel that finds the first game whose action the rules do not allow."""

    def kernel(count: int, games: Games, actions: Ints, first: Ints) -> None:
        i = cuda.grid(1)
        if i < count and check(games, actions, i, i + 1) >= 0:
            cuda.atomic.min(first, 0, i)

    return kernel


class Array:
    """An array on the GPU. PyTorch, JAX, CuPy and Numba take it without a copy."""

    def __init__(self, array: Any) -> None:
        self._array = array
        self.shape: tuple[int, ...] = tuple(array.shape)
        self.dtype: np.dtype[Any] = array.dtype
        self.strides: tuple[int, ...] = tuple(array.strides)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        of_all: dict[str, Any] = self._array.__cuda_array_interface__
        return {**of_all, "shape": self.shape, "strides": self.strides}

    def __dlpack__(self, **wishes: Any) -> object:
        cuda.default_stream().synchronize()  # whoever asks may go on in another stream
        return self._view().__dlpack__(**wishes)

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA_DEVICE, cuda.get_current_device().id

    def __len__(self) -> int:
        return self.shape[0]

    def __repr__(self) -> str:
        return f"<{self.dtype} {self.shape} on the GPU>"

    def copy_to_host(self) -> NDArray[Any]:
        """A copy as an array of NumPy."""
        return np.array(self._array.copy_to_host()).reshape(self.shape)

    def _view(self) -> Any:
        memory = import_module("cuda.core.utils").StridedMemoryView
        return memory.from_cuda_array_interface(self, stream_ptr=-1)

    def columns(self, first: int, last: int, shape: tuple[int, ...]) -> "Array":
        """Some columns of every row, in a shape of their own."""
        part = Array(self._array[:, first:last])
        steps = self.dtype.itemsize * np.cumprod((1, *reversed(shape)))[:-1][::-1]
        part.shape, part.strides = (len(self), *shape), (self.strides[0], *steps.tolist())
        return part


@cache
def _items(compiled: Compiled, kernels: Kernels) -> tuple[Any, ...]:
    """What one thread does to step, to look, to see, and to check an action: compiled once for a game."""
    module, rules = compiled.advance.__module__, {**kernels._asdict(), **compiled._asdict(), "copy_record": copy_words}
    step: Any = advance_one
    if kernels.in_parts:
        step, rules = advance_together, {**rules, **kernels.in_parts._asdict(), "act": kernels.in_parts.act_first}
        rules["find_together"] = finder(kernels.in_parts)
    rules = parts_of_step(kernels, rules)
    rules["advance"] = rule_for(stepping.advance, rules, module)
    items = (rule_for(template, rules, module) for template in (step, look_one, see_one))
    return (*items, checker(compiled.check))


class Gpu(Processor):
    """Where games live and are played: on a GPU."""

    def __init__(
        self,
        game: Game,
        encoding: Encoding[Any],
        compiled: Compiled,
        terms: Terms,
        tempos: Sequence[Tempo],
        batch: int,
    ) -> None:
        check_gpu()
        super().__init__(game, encoding, compiled, terms, tempos, batch)
        self.round_type, self.clock_type = encoding.types_on_gpu(game, terms)
        self.rows_of_words = batch
        self._chosen = self.zeros((batch,), np.dtype(np.int32))
        self._first = self.put(np.array([batch], np.int64))
        self._no_masks = self.zeros((0, 1), np.dtype(np.uint64))
        buffers, together = self._buffers(encoding)
        one, other, seen, checked = _items(compiled, encoding.kernels)
        records = Rows.of_records(self.round_type, written=True)
        planes = Rows(sum(plane.size for plane in encoding.planes(terms)), np.dtype(np.uint8))
        read_only = records._replace(written=False)
        words = -(-len(encoding.actions) // WORD)
        self._advance = for_each(
            one,
            8,
            buffers,
            together,
            (records,),
            by_warps=bool(encoding.kernels.in_parts),
            registers=encoding.registers,
        )
        self._mark = by_warps(in_parts, words, self.round_type) if (in_parts := encoding.kernels.in_parts) else None
        if self._mark:
            self._look = for_each(seen, 5, rows=(read_only, planes), unrolled=FULLY)
        else:
            looked: tuple[Rows, ...] = (read_only, planes, Rows(words, np.dtype(np.uint64)))
            if threads_for(looked) < FEW_THREADS:
                looked = looked[:2]  # a long mask is written where it lies
            self._look = for_each(other, 6, buffers, together, looked)
        self._check = launched(checked)
        self._read, self._hold, self._note = map(launched, (read, hold, note))
        self._unpack = unpacker(len(encoding.actions))

    def _buffers(self, encoding: Encoding[Any]) -> tuple[list[Any], type | None]:
        """What the rules need while they run: what is the same for all games is on the GPU, the rest every thread has
        for itself."""
        scratch = self.scratch[0]
        if not isinstance(scratch, tuple):
            return [scratch], None
        names = scratch._fields  # type: ignore[attr-defined]
        return [
            self.put(part) if name in encoding.shared else part for name, part in zip(names, scratch, strict=True)
        ], type(scratch)

    # Arrays

    def zeros(self, shape: tuple[int, ...], dtype: "np.dtype[Any]") -> Any:
        """A new array."""
        array = cuda.device_array(shape, dtype)
        if array.size:
            import_module("numba.cuda.cudadrv.driver").device_memset(array, 0, array.nbytes)
        return array

    def put(self, array: NDArray[Any]) -> Any:
        """An array of the processor as one of this device."""
        return cuda.to_device(array)

    def write(self, array: Any, value: Any) -> None:
        """Fill an array with one value, or copy another array, of whichever device."""
        if hasattr(value, "copy_to_host") and array.dtype.names:
            array, value = array.view(np.uint8), value.view(np.uint8)
        if array.size:
            there = hasattr(value, "copy_to_host")
            array.copy_to_device(value if there else np.full(array.shape, value, array.dtype))

    def shown(self, array: Any) -> Any:
        """An array as those who learn get it."""
        return Array(array)

    def columns(self, array: Any, first: int, last: int, shape: tuple[int, ...]) -> Any:
        """Some columns of every row, in a shape of their own."""
        return Array(array).columns(first, last, shape)

    # Games

    def read(self, actions: Any, where: Any, table: Sequence[str]) -> Any:
        """The actions of a step, checked, in an array of their own; `HOLD` for games that ``where`` leaves out."""
        if hasattr(actions, "__cuda_array_interface__"):
            given = _taken(actions)
            if given.dtype.kind not in "iu":
                raise BadActions("bad-type", facts={"value": str(given.dtype)})
            if given.shape != (self.batch,):
                raise BadActions("bad-shape", facts={"value": str(tuple(given.shape)), "batch": self.batch})
            wrong = self._found(self._read, given, len(table), self._chosen)
            if wrong >= 0:
                raise no_such_action(table, wrong, int(at(given, wrong)))
        else:
            self.write(self._chosen, read_on_host(actions, None, table, self.batch))
        if where is not None:
            asked = _taken(where) if hasattr(where, "__cuda_array_interface__") else array_of(where)
            if asked.dtype != np.bool_ or asked.shape != (self.batch,):
                raise bad_where(asked, self.batch)
            self._hold(self.batch, asked if hasattr(asked, "copy_to_host") else self.put(asked), self._chosen)
        return self._chosen

    def check(self, games: Games, chosen: Any) -> int:
        """The first game whose action the rules do not allow, or -1."""
        return self._found(self._check, games, chosen)

    def _found(self, kernel: Any, *arguments: Any) -> int:
        kernel(self.batch, *arguments, self._first)
        first = int(self._first.copy_to_host()[0])
        if first == self.batch:
            return -1
        self.write(self._first, self.batch)
        return first

    def advance(
        self, games: Games, beginning: Any, clock: Any, chosen: Any, step: int, longest: int, at_once: bool
    ) -> None:
        """Play a step in all games."""
        self._advance(self.batch, games.rounds, games, beginning, clock, chosen, step, longest, at_once)

    def look(self, games: Games, viewers: Any, planes: Any, words: Any, masks: Any) -> None:
        """Write what a seat of each game sees and may do."""
        if self._mark:
            self._mark(self.batch, games.rounds, games.clocks, games.to_act, viewers, words)
            self._look(self.batch, games.rounds, planes, games, viewers, words)
        else:
            self._look(self.batch, games.rounds, planes, words, games, viewers, self._no_masks)
        if masks.size:
            eights = masks.reshape(masks.size).view(np.uint64)
            self._unpack(-(-self.batch * masks.shape[1] // SIXTEEN), words, eights)

    def noted(self, chosen: Any, games: Games) -> Any:
        """What was played with a step: `HOLD` where an action was refused, or the game was only dealt."""
        noted = cuda.device_array(chosen.shape, chosen.dtype)
        noted.copy_to_device(chosen)
        self._note(self.batch, noted, games.refused, games.lengths)
        return noted


def _taken(array: Any) -> Any:
    """An array of somebody else on this GPU."""
    if hasattr(array, "__dlpack_device__"):
        kind, number = array.__dlpack_device__()
        if (int(kind), int(number)) != (CUDA_DEVICE, cuda.get_current_device().id):
            raise BadActions("other-gpu", facts={"value": int(number), "ours": cuda.get_current_device().id})
    return cuda.as_cuda_array(array)
