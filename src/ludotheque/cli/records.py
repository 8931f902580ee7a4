"""The commands about the record of a match: whether it is true, how it went, and why."""

from pathlib import Path

from ludotheque.cli.manners import politely
from ludotheque.errors import OtherMatch
from ludotheque.flags import Flag


@politely
def verify(
    file: Path, *, commitment: str | None = None, table: str | None = None, json: Flag = False, lang: str = "en"
) -> None:
    import asyncio

    from ludotheque import proof
    from ludotheque.cli.for_programs import print_json, proven_figures
    from ludotheque.terminal.keep import fetch
    from ludotheque.terminal.printed.proof import proven_lines

    proven = proof.prove(fetch(file), commitment=commitment)
    if table and not proven.commitment:
        raise OtherMatch("of-environment")
    if table:
        from ludotheque.client.published import published

        proven = proof.compare(proven, asyncio.run(published(table, proven.commitment, lang)))
    if json:
        print_json(proven_figures(proven, lang))
    else:
        print("\n".join(proven_lines(proven, table or "", lang)))


@politely
def replay(file: Path, *, seat: int | None = None, json: Flag = False, lang: str = "en") -> None:
    from ludotheque.cli.for_programs import print_json, told_figures
    from ludotheque.terminal.keep import fetch
    from ludotheque.terminal.printed.retelling import retell

    text, reader = fetch(file), None if seat is None else seat - 1
    if json:
        print_json(told_figures(text, lang, reader))
        return
    for line in retell(text, lang, reader):
        print(line)


@politely
def analyse(file: Path, *, chart: Path | None = None, json: Flag = False, lang: str = "en") -> None:
    from ludotheque import picture, printing, record, screen
    from ludotheque.bots import coach
    from ludotheque.terminal.keep import fetch
    from ludotheque.terminal.printed import hindsight

    if chart:
        picture.check(chart)
    analysis = coach.analyse(record.replay(fetch(file)))
    screen.print_for_a_program(printing.as_json(analysis)) if json else hindsight.report(analysis, lang)
    if chart:
        hindsight.draw(chart, analysis, lang)
