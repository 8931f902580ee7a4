"""The findings of a simulation, in tables and words."""

from pathlib import Path

from rich.table import Table

from ludotheque import leaflet, printing, shelf, words
from ludotheque.simulate import Findings, Spread

HERE = Path(__file__).parent


def report(findings: Findings, language: str) -> None:
    """Print what many rounds told."""
    say = words.saying(language, findings.game, HERE)

    def spread(figures: Spread) -> tuple[str, str, str]:
        least_and_most = say("least-and-most", least=figures.least, most=figures.most)
        return say("tenths", value=figures.mean), say("tenths", value=figures.median), least_and_most

    lengths = Table("", *[say(f"heading-{name}") for name in ("mean", "median", "range")])
    lengths.add_row(say("actions-a-round"), *spread(findings.length))
    headings = ("score-mean", "score-median", "score-range", "wins", "interval")
    seats = Table("", *[say(f"heading-{name}") for name in headings])
    for seat, fared in enumerate(findings.by_seat):
        wins = say("share", value=fared.win_share)
        interval = say("interval", least=fared.win_share_from, most=fared.win_share_to)
        seats.add_row(words.seat_name(seat, language), *spread(fared.score), wins, interval)
    for table in (lengths, seats):
        for column in table.columns[1:]:
            column.justify = "right"

    console = printing.console()
    title = leaflet.title(findings.game, language)
    console.print(say("played", game=title, rounds=findings.rounds, seats=findings.seats))
    for option in shelf.game(findings.game).options:
        console.print(say("with-option", name=option.name, value=option.write(findings.options[option.name])))
    console.print(say("rounds-alone"))
    console.print(lengths, seats)
    console.print(say("shared", count=findings.shared_wins))
    console.print(say("speed", actions=findings.actions_per_second, rounds=findings.rounds_per_second))
    console.print(say("repeat", seed=findings.seed))
