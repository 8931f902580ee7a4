"""Tables of findings: drawn in a terminal, in Markdown for a file."""

from collections.abc import Callable, Iterable, Sequence
from io import StringIO
from typing import TypeAlias, cast

from rich import box
from rich.console import Console
from rich.table import Table

from bench.goals import Goal

Tables: TypeAlias = Callable[[box.Box], Iterable[tuple[str, Table]]]
"""Gives titles and tables, drawn in a style."""

NOT_MEASURED = "not measured"


def show(tables: Tables, closing: Sequence[str]) -> None:
    """Print tables and closing lines."""
    console = Console()
    if not console.is_terminal:
        print(as_markdown(tables, closing))
        return
    for title, table in tables(box.HEAVY_HEAD):
        console.print(f"\n{title}", style="bold")
        console.print(table)
    for line in closing:
        console.print(f"\n{line}")


def as_markdown(tables: Tables, closing: Sequence[str]) -> str:
    """Tables and closing lines in Markdown."""
    page = Console(file=StringIO(), width=300)
    for title, table in tables(box.MARKDOWN):
        page.print(f"### {title}", table)
    for line in closing:
        page.print(f"{line}\n", soft_wrap=True)
    return "\n".join(line.rstrip() for line in cast("StringIO", page.file).getvalue().splitlines())


def empty_table(style: box.Box, words: Sequence[str], numbers: Sequence[str]) -> Table:
    """A table without rows: columns of words, then columns of numbers."""
    table = Table(box=style)
    for name in words:
        table.add_column(name)
    for name in numbers:
        table.add_column(name, justify="right")
    return table


def goal_table(goals: Iterable[Goal], style: box.Box) -> Table:
    """Goals beside what was found."""
    table = empty_table(style, ("what",), ("found", "goal", ""))
    for goal in goals:
        found = "" if goal.found is None else f"{goal.found:{goal.form}}{goal.unit}"
        bound = f"{'≥' if goal.at_least else '≤'} {goal.bound:,g}{goal.unit}"
        verdict = {True: "[green]reached", False: "[red]missed", None: f"[yellow]{NOT_MEASURED}"}[goal.reached]
        table.add_row(goal.what, found, bound, verdict)
    return table
