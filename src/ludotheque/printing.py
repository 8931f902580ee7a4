"""What commands print tables with: a console of a readable width, and a progress bar."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

WIDTH = 100
"""The width of the tables where there is no screen to fit them to."""


def console() -> Console:
    """The standard output, to which texts are printed as they are."""
    return Console(width=None if sys.stdout.isatty() else WIDTH, highlight=False, markup=False)


def as_json(findings: object) -> str:
    """Findings for a program."""
    return msgspec.json.format(msgspec.json.encode(findings), indent=2).decode()


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar, shown where somebody is looking and gone when the work is done.

    The function that it gives is called with the number of things done so far.
    """
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    screen = Console(stderr=True)
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)
