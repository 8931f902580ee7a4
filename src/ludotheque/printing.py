"""What commands print tables with: a console of a readable width, and a progress bar."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TextIO, cast

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ludotheque import screen

WIDTH = 100
"""The width of the tables where there is no screen to fit them to."""


HELD = "\ue000"
"""What stands for an unbreakable space while Rich lays out a text: it would break a line there."""


class Held:
    """A stream in which unbreakable spaces are themselves again; all else of it is as it was."""

    def __init__(self, stream: Any) -> None:
        self._stream = stream

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)

    def write(self, text: str) -> Any:
        """Write a text that is laid out."""
        return self._stream.write(text.replace(HELD, "\u00a0"))


class UnbrokenConsole(Console):
    """The standard output, on which no line is broken at an unbreakable space."""

    def render_str(self, text: str, **how: Any) -> Text:
        """Lay out a text."""
        return super().render_str(text.replace("\u00a0", HELD), **how)


class PlainConsole(Console):
    """The standard output for ears and fingers: a table is told, a line for each of its rows."""

    def print(self, *objects: Any, **how: Any) -> None:
        """Print texts as they are, and tables in lines."""
        for each in objects:
            for line in table_lines(each) if isinstance(each, Table) else [each]:
                super().print(line, **{**how, "soft_wrap": True})  # lines are broken at the border


def table_lines(table: Table) -> list[str]:
    """A table in lines: what a row is about, then each of its cells with the heading above it."""
    lines = []
    for row in zip(*(column.cells for column in table.columns), strict=True):
        first, *rest = (
            f"{column.header} {cell}".strip() for column, cell in zip(table.columns, row, strict=True) if cell
        )
        lines.append(f"{first}: {'; '.join(rest)}")
    return lines


def console() -> Console:
    """The standard output, to which texts are printed as they are."""
    used = screen.used()
    width = used.columns or (None if sys.stdout.isatty() else WIDTH)
    if used.plain:
        return PlainConsole(width=width, highlight=False, markup=False)
    return UnbrokenConsole(file=cast("TextIO", Held(sys.stdout)), width=width, highlight=False, markup=False)


def as_json(findings: object) -> str:
    """Findings for a program."""
    return msgspec.json.format(msgspec.json.encode(findings), indent=2).decode()


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar, shown where somebody is looking and gone when the work is done.

    The function that it gives is called with the number of things done so far.
    """
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    looking = Console(stderr=True)
    hidden = screen.used().plain or not looking.is_terminal
    with Progress(*columns, console=looking, transient=True, disable=hidden) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)
