"""The commands about the record of a match: whether it is true, how it went, and why."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ludotheque.cli.manners import politely
from ludotheque.flags import Figures, Language

Record = Annotated[Path, Parameter(help="The record file.")]


@politely
def verify(file: Record, *, commitment: str | None = None, table: str | None = None, lang: Language = "en") -> None:
    """Check the record of a finished match, and say what it proves and what it doesn't.

    Parameters
    ----------
    commitment
        The commitment you noted before the match: 64 hexadecimal digits.
    table
        The link to the table or to the replay, to compare with what its server published.
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
    """Tell the match of a record in words, move by move.

    Parameters
    ----------
    seat
        Tell it as the player in this seat saw it. Default: as a spectator.
    """
    from ludotheque.terminal.keep import fetch
    from ludotheque.terminal.retell import retell

    for line in retell(fetch(file), lang, None if seat is None else seat - 1):
        print(line)


@politely
def analyse(file: Record, *, chart: Path | None = None, json: Figures = False, lang: Language = "en") -> None:
    """Review the record of a match: the chances of winning at every turn, the turning points, luck and choices.

    Parameters
    ----------
    chart
        Draw the chances in this file, .png or .svg. Needs ludotheque[charts].
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
