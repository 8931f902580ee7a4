"""``python -m bench ear``: how fair a calm pace is to somebody who plays by ear."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console

from bench.ear import fairness, report
from ludotheque.table.settings import RESTS

README = Path(__file__).parents[1] / "README.md"
TESTS = Path(__file__).parents[2] / "tests"

app = App(name="ear", version_flags=[])


@app.command
def fair(*, rounds: int = 10_000, readme: Annotated[bool, Parameter(negative="")] = False) -> None:
    """Let a bot with the delays of somebody who listens play against others with those of people who see.

    Parameters
    ----------
    rounds
        How many rounds in every setting.
    readme
        Put the table into bench/README.md, too.
    """
    with Console(stderr=True).status("…") as status:
        shares = list(fairness.measure(rounds, status.update))
    report.FAIR.show(shares)
    if readme:
        report.FAIR.write_into(README, shares)


@app.command
def listen(*, rounds: int = 300, readme: Annotated[bool, Parameter(negative="")] = False) -> None:
    """Let somebody play who knows only what the page says and sounds, at real tables in made-up time.

    Parameters
    ----------
    rounds
        How many rounds in every setting.
    readme
        Put the table into bench/README.md, too.
    """
    sys.path.append(str(TESTS))  # a house in made-up time is theirs
    from bench.ear import listening
    from bench.ear.page import NoEars

    try:
        with Console(stderr=True).status("…") as status:
            played = list(listening.measure(rounds, (4, 12), ("free", *RESTS), status.update))
    except NoEars as trouble:
        sys.exit(str(trouble))
    report.LISTENED.show(played)
    if readme:
        report.LISTENED.write_into(README, played)
