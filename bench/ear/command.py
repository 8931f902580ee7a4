"""``python -m bench ear``: how fair a calm pace is to somebody who plays by ear."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console

from bench.ear import fairness, report

README = Path(__file__).parents[1] / "README.md"

app = App(name="ear", version_flags=[])


@app.command
def fair(*, rounds: int = 1000, readme: Annotated[bool, Parameter(negative="")] = False) -> None:
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
    report.show(shares)
    if readme:
        report.write_into(README, shares)
