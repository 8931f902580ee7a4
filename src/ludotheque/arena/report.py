"""The findings of a contest, in tables and words."""

from collections.abc import Callable

from rich.table import Table

from ludotheque import leaflet, printing, shelf, words
from ludotheque.arena.errors import HERE
from ludotheque.arena.findings import Findings, Share


def report(findings: Findings, language: str) -> None:
    """Print what a contest told."""
    say = words.saying(language, findings.game, HERE)

    def shares(wins: Share | None) -> tuple[str, str]:
        if wins is None:
            return say("none"), say("none")
        return say("share", value=wins.share), say("interval", least=wins.least, most=wins.most)

    console = printing.console()
    title = leaflet.title(findings.game, language)
    if findings.matches < findings.planned:
        console.print(say("interrupted", matches=findings.matches, planned=findings.planned))
    if not findings.matches:
        return
    console.print(say("held", game=title, matches=findings.matches, seats=findings.seats))
    for option in shelf.game(findings.game).options:
        console.print(say("with-option", name=option.name, value=option.write(findings.options[option.name])))

    standings = _table(say, "bot", "matches", "wins", "interval", "elo", "mean", "p99")
    for each in sorted(findings.standings, key=lambda each: -each.elo):
        elo = say("elo", value=each.elo, margin=each.elo_margin)
        times = [say("none") if ms is None else say("milliseconds", value=ms) for ms in (each.mean_ms, each.p99_ms)]
        standings.add_row(each.name, say("whole", value=each.matches), *shares(each.wins), elo, *times)
    encounters = _table(say, "first", "second", "matches", "wins", "interval")
    for met in findings.encounters:
        others = say("several", count=findings.seats - 1, name=met.second)
        encounters.add_row(met.first, others, say("whole", value=met.wins.matches), *shares(met.wins))
    encounters.columns[1].justify = "left"
    console.print(standings, encounters)
    console.print(say("par", seats=findings.seats, value=1 / findings.seats))
    console.print(say("shared", count=findings.shared_wins))
    if findings.unended:
        console.print(say("unended", count=findings.unended))
    console.print(say("repeat", seed=findings.seed))


def _table(say: Callable[..., str], first: str, *others: str) -> Table:
    table = Table(say(f"heading-{first}"))
    for name in others:
        table.add_column(say(f"heading-{name}"), justify="right")
    return table
