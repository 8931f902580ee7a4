"""Where the lines come from that a person types: a terminal, a pipe, or a terminal that must not be waited for."""

import contextlib
import queue
import sys
import threading
from collections.abc import Callable, Iterator
from typing import TextIO

from ludotheque.terminal.dots import out_of_braille

PROMPT = "> "


def show(line: str) -> None:
    """Print a line at once."""
    print(line, flush=True)


def typed_lines() -> Iterator[str]:
    """The lines typed at a terminal, each after a prompt."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401 (being there is enough: lines can be edited and called back)
    while True:
        try:
            yield out_of_braille(input(PROMPT))
        except EOFError:
            print()  # what follows is not to stand behind the prompt
            return


def piped_lines(stream: TextIO, out: Callable[[str], None]) -> Iterator[str]:
    """The lines of a pipe or a file, shown where they would have been typed."""
    for line in stream:
        out(PROMPT + line.rstrip("\n"))
        yield out_of_braille(line)


def lines_given(out: Callable[[str], None] = show) -> Iterator[str]:
    """The lines that a person types, or those of a pipe."""
    at_terminal = sys.stdin is not None and sys.stdin.isatty()
    return typed_lines() if at_terminal else piped_lines(sys.stdin, out)


class Typing:
    """Lines typed at a terminal while the game goes on: a thread waits for them, so that nobody else has to."""

    def __init__(self) -> None:
        self._lines: queue.Queue[str | None] = queue.Queue()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        # Read below Python's buffer: a thread that holds its lock when the program ends would end it with an error.
        source = sys.stdin.buffer.raw  # type: ignore[union-attr]
        begun = b""
        while typed := source.read(1024):
            *whole, begun = (begun + typed).split(b"\n")
            for line in whole:
                self._lines.put(line.decode(sys.stdin.encoding, "replace"))
        if begun:
            self._lines.put(begun.decode(sys.stdin.encoding, "replace"))
        self._lines.put(None)

    def next(self, seconds: float) -> str | None:
        """The next line, or None if none is typed within ``seconds``; raises EOFError when no more can come."""
        try:
            line = self._lines.get(timeout=max(seconds, 0.001))
        except queue.Empty:
            return None
        if line is None:
            raise EOFError
        return out_of_braille(line)
