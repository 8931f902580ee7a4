"""An event loop whose time is made up: it jumps to the next timer, so hours pass in a moment and always alike."""

import asyncio
import functools
import selectors
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

Answer = TypeVar("Answer")


class Stuck(Exception):
    """Everybody waits for something that will never come."""


class _NoNetwork(selectors.BaseSelector):
    """Waits for nothing but time."""

    def __init__(self) -> None:
        self.now = 0.0
        self._registered: dict[Any, selectors.SelectorKey] = {}

    def register(self, fileobj: Any, events: int, data: Any = None) -> selectors.SelectorKey:
        key = self._registered[fileobj] = selectors.SelectorKey(fileobj, 0, events, data)
        return key

    def unregister(self, fileobj: Any) -> selectors.SelectorKey:
        return self._registered.pop(fileobj)

    def get_map(self) -> Any:
        return self._registered

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is None:
            raise Stuck
        self.now += max(0.0, timeout)
        return []


class FakeTimeLoop(asyncio.SelectorEventLoop):
    """Runs tasks in the order in which they become ready, with a clock of its own."""

    def __init__(self) -> None:
        self._network = _NoNetwork()
        super().__init__(self._network)

    def time(self) -> float:
        return self._network.now


def run(main: Coroutine[Any, Any, Answer]) -> Answer:
    """Run to the end, as `asyncio.run` does, in made-up time."""
    with asyncio.Runner(loop_factory=FakeTimeLoop) as runner:
        return runner.run(main)


def in_made_up_time(test: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    """Run a test in made-up time."""

    @functools.wraps(test)
    def made_up() -> None:
        run(test())

    return made_up
