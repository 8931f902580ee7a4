"""Rules on every item of a batch: in a loop on a processor, or all at once on a GPU."""

from collections.abc import Callable
from typing import Any

import numpy as np
import torch

from ludotheque.games.lucky_numbers.bots.features import LENGTH, MOST
from ludotheque.games.lucky_numbers.state import CELLS, ROUND
from ludotheque.kernel import rule
from training.lucky_numbers import batches

SCRATCH = {"foresee": 5, "recall": 4}
"""How many buffers of its own each item needs, the last arguments of its rule."""


class Launcher:
    """Runs the rules of `batches` on rounds and tensors of one device."""

    def __init__(self, device: str) -> None:
        self.device = device
        self._made: dict[str, Callable[..., None]] = {}

    def rounds(self, rounds: np.ndarray) -> Any:
        """Rounds where the rules can reach them."""
        if self.device == "cpu":
            return rounds
        from numba import cuda

        return cuda.to_device(rounds)

    def run(self, name: str, count: int, *arguments: Any) -> None:
        """Run a rule of `batches` for each of so many items."""
        if not count:
            return
        if name not in self._made:
            self._made[name] = (_loop if self.device == "cpu" else _kernel)(name, len(arguments))
        self._made[name](count, *(self._given(argument) for argument in arguments))

    def _given(self, argument: Any) -> Any:
        if not isinstance(argument, torch.Tensor):
            return argument
        if self.device == "cpu":
            return argument.numpy()
        from numba import cuda

        return cuda.as_cuda_array(argument)


def _buffers(name: str, of_numbers: type[np.signedinteger[Any]]) -> list[np.ndarray]:
    """The buffers of a rule, with room for numbers of a kind."""
    every = [
        np.zeros(1, ROUND),
        np.zeros((3, LENGTH), of_numbers),
        np.zeros((8, CELLS), of_numbers),
        np.zeros(MOST, of_numbers),
        np.zeros(MOST, np.float32),
    ]
    return every[5 - SCRATCH.get(name, 0) :]


def _loop(name: str, arguments: int) -> Callable[..., None]:
    """A rule in a loop."""
    names = ", ".join(f"a{number}" for number in range(arguments))
    own = ", ".join(f"b{number}" for number in range(SCRATCH.get(name, 0)))
    given = ", ".join(part for part in (names, own) if part)
    text = f"def loop(count, {given}):\n    for i in range(count):\n        item(i, {given})\n"
    space: dict[str, Any] = {"item": getattr(batches, name)}
    exec(text, space)
    loop, buffers = rule(space["loop"]), _buffers(name, np.int64)

    def run(count: int, *given: Any) -> None:
        loop(count, *given, *buffers)

    return run


def _kernel(name: str, arguments: int) -> Callable[..., None]:
    """A rule as a CUDA kernel, a thread for each item."""
    from ludotheque.environment.kernels import for_each

    return for_each(getattr(batches, name), arguments, _buffers(name, np.int16))
