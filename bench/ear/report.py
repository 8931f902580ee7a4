"""What was found by ear, as tables."""

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

from rich import box
from rich.table import Table

from bench import printing
from bench.ear.fairness import SEATS, Share
from bench.printing import empty_table
from ludotheque import words
from ludotheque.table.errors import HERE as TABLE_WORDS

BEGIN = "<!-- What follows is written by: python -m bench ear fair --readme -->"
END = "<!-- Here ends what python -m bench ear fair has written. -->"


def show(shares: Sequence[Share]) -> None:
    """Print the tables."""
    printing.show(partial(_tables, shares), [_closing(shares)])


def write_into(readme: Path, shares: Sequence[Share]) -> None:
    """Put the tables into a README, in place of those between its marks."""
    before, begin, rest = readme.read_text("utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{readme} has no lines {BEGIN!r} and {END!r} for the tables to stand between")
    tables = printing.as_markdown(partial(_tables, shares), [_closing(shares)])
    readme.write_text(f"{before}{begin}\n\n{tables}\n\n{end}{after}", "utf-8")


def _tables(shares: Sequence[Share], style: box.Box) -> Iterator[tuple[str, Table]]:
    pars = [f"{seats} seats (par {1 / seats:.1%})" for seats in SEATS]
    table = empty_table(style, ("the listener takes", "pace of play"), pars)
    found = {(share.setting.listener, share.setting.rhythm, share.setting.seats): share for share in shares}
    for listener, rhythm in dict.fromkeys((one.setting.listener, one.setting.rhythm) for one in shares):
        cells = [_share(found.get((listener, rhythm, seats))) for seats in SEATS]
        pace = words.phrase("setting-rhythm", "en", attribute=rhythm, over=TABLE_WORDS)
        table.add_row(listener, pace, *cells)
    yield "Share of rounds won by one listener among people who see", table


def _share(share: Share | None) -> str:
    if share is None:
        return ""
    low, high = share.interval
    return f"{share.won:.1%} ({low:.1%} – {high:.1%})"


def _closing(shares: Sequence[Share]) -> str:
    rounds = min(share.rounds for share in shares)
    return f"{rounds:,} rounds in every setting; in brackets the interval of 95 % confidence."
