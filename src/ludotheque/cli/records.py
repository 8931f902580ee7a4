"""The commands about the record of a match: whether it is true, how it went, and why."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ludotheque.cli.manners import politely
from ludotheque.flags import Figures, Language

Record = Annotated[Path, Parameter(help="The record.")]


@politely
def verify(file: Record, *, commitment: str | None = None, table: str | None = None, lang: Language = "en") -> None:
    """Check the record of a match that is over, and say what it proves and what it does not.

    Parameters
    ----------
    commitment
        The commitment that you noted before the match: 64 hexadecimal digits.
    table
        The link to the table, or to the replay of the match; its server is asked what it published.
    """
    import asyncio

    from ludotheque import proof
    from ludotheque.terminal.keep import fetch
    from ludotheque.terminal.proven import proven_lines

    proven = proof.prove(fetch(file), commitment=commitment)
    if table:
        from ludotheque.client.published import published

        proven = proof.compare(proven, asyncio.run(published(table, proven.commitment, lang)))
    for line in proven_lines(proven, table or "", lang):
        print(line)


@politely
def replay(file: Record, *, seat: int | None = None, lang: Language = "en") -> None:
    """Tell a record in words, move by move.

    Parameters
    ----------
    seat
        Tell it to whoever had this seat.
    """
    from ludotheque.terminal.keep import fetch
    from ludotheque.terminal.retell import retell

    for line in retell(fetch(file), lang, None if seat is None else seat - 1):
        print(line)


@politely
def analyse(file: Record, *, chart: Path | None = None, json: Figures = False, lang: Language = "en") -> None:
    """Look back on the record of a match: the chances to win at every turn, where they turned, luck and choice apart.

    Parameters
    ----------
    chart
        Draw the curve of the chances into this file, .png or .svg; needs the extra charts.
    """
    from ludotheque import picture, printing, record, screen
    from ludotheque.bots import coach
    from ludotheque.terminal import hindsight
    from ludotheque.terminal.keep import fetch

    if chart:
        picture.check(chart)
    analysis = coach.analyse(record.replay(fetch(file)))
    screen.print_for_a_program(printing.as_json(analysis)) if json else hindsight.report(analysis, lang)
    if chart:
        hindsight.draw(chart, analysis, lang)
